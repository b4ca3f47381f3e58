"""Open questions with their options, by key; questions with few variants are created only once."""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations_with_replacement

from bot.games.ulm.rules.actions import can_buy, is_first, most_sides, most_steps
from bot.games.ulm.rules.board import (
    BOARD,
    CARD,
    CLEAR,
    GATES,
    KINDS,
    MONEY,
    NO_TILE,
    RIVER,
    SEAL,
    SIDES,
    line_of,
    open_lines,
)
from bot.games.ulm.rules.cards import EXTRA, LATER, NOW, PLAY, can_use, has_free_play
from bot.games.ulm.rules.pieces import Price
from bot.games.ulm.rules.play import Ask, Play
from bot.games.ulm.rules.river import count_free
from bot.games.ulm.rules.seals import free_quarters, seal_cost
from bot.games.ulm.rules.worth import can_happen

ENTER, SWAP, BUY, END = "enter", "swap", "buy", "end"
_HAS_SWAP, _HAS_PLAY = 1 << 6, 1 << 7
"""Bits above the six for lines."""
_CAN_PLAY = 1 << len(KINDS)
"""The bit above the five for kinds."""


def _push_ask(bits: int) -> Ask:
    gates = [f"{ENTER}.{GATES[gate]}" for gate in range(len(BOARD)) if bits >> line_of(gate) & 1]
    swap, play = [SWAP] if bits & _HAS_SWAP else [], [PLAY] if bits & _HAS_PLAY else []
    return Ask("push", (*gates, *swap, *play))


def _act_ask(bits: int) -> Ask:
    kinds = [name for kind, name in enumerate(KINDS) if bits >> kind & 1]
    return Ask("act", (*kinds, *([PLAY] if bits & _CAN_PLAY else []), END))


_PUSHES = tuple([_push_ask(bits) for bits in range(1 << 8)])
"""Push questions, indexed by a bit set of open lines, possible swap, and possible free play."""
_ACTS = tuple([_act_ask(bits) for bits in range(1 << 6)])
"""Action questions, indexed by a bit set of usable kinds and possible free play."""


def _push(play: Play) -> Ask:
    bits = open_lines(play.state.ring)
    if can_swap(play):
        bits |= _HAS_SWAP
    if has_free_play(play):
        bits |= _HAS_PLAY
    return _PUSHES[bits]


def can_swap(play: Play) -> bool:
    """True if the drawn tile can be exchanged for a tile of a different kind."""
    state = play.state
    if state.is_swapped or play.me.sparrows < play.changes.swap_price:
        return False
    return state.docks.count(state.drawn) < len(state.docks)


def _swap(play: Play) -> Ask:
    docks, drawn = play.state.docks, play.state.drawn
    return Ask("swap", tuple([name for kind, name in enumerate(KINDS) if kind != drawn and kind in docks]))


def _act(play: Play) -> Ask:
    bits = _CAN_PLAY if has_free_play(play) else 0
    for kind in set(play.state.actions):
        if _USABLE[kind](play):
            bits |= 1 << kind
    return _ACTS[bits]


def _can_seal(play: Play) -> bool:
    cost = seal_cost(play, is_first(play.state, SEAL))
    return play.me.coins >= cost and bool(free_quarters(play, play.state.acting))


_USABLE: dict[int, Callable[[Play], bool]] = {
    MONEY: lambda _play: True,
    CLEAR: lambda play: max(play.state.ring) != NO_TILE,
    CARD: lambda play: bool(play.me.hand) or can_buy(play),
    RIVER: lambda play: count_free(play, play.state.acting) > 0,
    SEAL: _can_seal,
}


def usable_actions(play: Play) -> list[int]:
    """Return the kinds of action left in the line that would have an effect."""
    return [kind for kind in sorted(set(play.state.actions)) if _USABLE[kind](play)]


def _side(play: Play) -> Ask:
    ring = play.state.ring
    sides = [name for side, name in enumerate(SIDES) if max(ring[3 * side : 3 * side + 3]) != NO_TILE]
    return Ask("side", tuple(sides), 1, min(most_sides(play), len(sides)))


def _card(play: Play) -> Ask:
    """Ask for the tiles to buy a card with; playing a card from the hand instead is also an option."""
    price = play.changes.card_price if can_buy(play) else 0
    return _card_ask(_have(play), price, bool(play.me.hand))


def _have(play: Play) -> tuple[int, ...]:
    """Return the player's tiles by kind, at most two of each kind."""
    return tuple([number if number < 2 else 2 for number in play.me.tiles])


@lru_cache(maxsize=2048)
def _card_ask(have: tuple[int, ...], price: int, has_hand: bool) -> Ask:
    bought = [f"{BUY}.{option}" for option in _payments(have, price, is_equal=False)] if price else []
    return Ask("card", (*bought, *([EXTRA] if has_hand else [])))


def _payments(have: tuple[int, ...], number: int, *, is_equal: bool) -> list[str]:
    """Return every way to pay a number of the player's own tiles."""
    sets = combinations_with_replacement(range(len(KINDS)), number)
    paid = [kinds for kinds in sets if all(kinds.count(kind) <= have[kind] for kind in kinds)]
    return [".".join([KINDS[kind] for kind in kinds]) for kinds in paid if not is_equal or len(set(kinds)) == 1]


def _steps(play: Play) -> Ask:
    """Ask for a number of steps: at least one in a River action; 0 is allowed in an effect."""
    state = play.state
    least, most = (1, most_steps(play)) if state.chain else (0, state.todo[0][1])
    return _steps_ask(least, min(most, count_free(play, state.acting)))


@lru_cache(maxsize=256)
def _steps_ask(least: int, most: int) -> Ask:
    return Ask("steps", tuple([str(steps) for steps in range(least, most + 1)]))


def _quarter(play: Play) -> Ask:
    names = play.pieces.quarter_names
    return Ask("quarter", tuple([names[quarter] for quarter in free_quarters(play, play.state.acting)]))


def _hand(play: Play) -> Ask:
    names = play.pieces.card_names
    return Ask("hand", tuple([names[card] for card in sorted(set(play.me.hand))]))


_BOTH_WAYS, _LATER_ONLY = Ask("way", (NOW, LATER)), Ask("way", (LATER,))


def _way(play: Play) -> Ask:
    return _BOTH_WAYS if can_use(play, chosen_card(play)) else _LATER_ONLY


def chosen_card(play: Play) -> int:
    """Return the kind of card that the current chain plays."""
    chain = play.state.chain
    return play.pieces.card_names.index(chain[1 if chain[0] == PLAY else 2])


def _pay(play: Play) -> Ask:
    price = play.pieces.cards[chosen_card(play)].price
    assert price is not None  # noqa: S101  # asked only if the card has a price
    return _pay_ask(_have(play), price)


@lru_cache(maxsize=2048)
def _pay_ask(have: tuple[int, ...], price: Price) -> Ask:
    return Ask("pay", tuple(_payments(have, price.tiles, is_equal=price.equal)))


def _keep(play: Play) -> Ask:
    """Ask which card to keep; cards of the same kind are a single option."""
    state, names = play.state, play.pieces.card_names
    return Ask("keep", tuple([names[card] for card in dict.fromkeys(state.deck[: state.todo[0][1]])]))


def _choose(play: Play) -> Ask:
    choice = play.pieces.effects.choices[play.state.todo[0][1]]
    named = zip(choice.names, choice.words, strict=True)
    return Ask("choose", tuple([name for name, word in named if can_happen(play, word)]))


def _shield(play: Play) -> Ask:
    state, names = play.state, play.pieces.shield_names
    return Ask("shield", tuple([names[shield] for shield in state.shields[: state.todo[0][1]]]))


def _descendant(play: Play) -> Ask:
    names = play.pieces.descendant_names
    return Ask("descendant", tuple([names[number] for number in play.state.descendants]))


ASKS: dict[str, Callable[[Play], Ask]] = {
    "push": _push,
    "swap": _swap,
    "act": _act,
    "side": _side,
    "card": _card,
    "steps": _steps,
    "quarter": _quarter,
    "hand": _hand,
    "way": _way,
    "pay": _pay,
    "keep": _keep,
    "choose": _choose,
    "shield": _shield,
    "descendant": _descendant,
}
"""By the key of a question: a function that creates it."""
ALWAYS_ASKED = frozenset({"push", "way", "keep"})
"""Questions asked even if only one option exists: skipping them would reveal a secret."""
SECRET = frozenset({"keep", "shield", "hand", "way", "pay"})
"""Questions hidden from the other players, who see only that the player is choosing."""
