"""One-press shortcuts for usual turns: a push with the actions that follow it, or the rest of a turn."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from bot.games.contract import Answer, Chain, Line, Prompt, Shortcut
from bot.games.ulm.guide.choices import line_made
from bot.games.ulm.guide.names import name_gain, name_kinds, space_name
from bot.games.ulm.guide.offers import filled_sides, money_gained
from bot.games.ulm.guide.sentences import say_line
from bot.games.ulm.rules.actions import can_buy, is_first
from bot.games.ulm.rules.asks import ENTER, usable_actions
from bot.games.ulm.rules.board import (
    BOARD,
    CARD,
    CLEAR,
    GATE_NUMBERS,
    KIND_NUMBERS,
    MONEY,
    NO_TILE,
    RIVER,
    SEAL,
    SIDES,
    side_gates,
)
from bot.games.ulm.rules.pieces import Pieces
from bot.games.ulm.rules.play import Play, gate_name
from bot.games.ulm.rules.river import count_free
from bot.games.ulm.rules.seals import free_quarters, seal_cost
from bot.games.ulm.rules.state import ACT, OVER, PUSH, State
from bot.games.ulm.rules.turn import take_answer

GATES_TRIED, SIDES_TRIED = 4, 2
"""How many gates are considered for a push, and how many sides for a Clear-away."""
MOST_TURNS = 3
"""Maximum number of turns offered: more would move the grid and the player's things off a phone's screen."""
SAME_BEGINNING = 2
"""Maximum number of offered turns that begin in the same way."""
THINGS_NAMED = 2
"""The number of things that fit into a label."""
COIN, TILE, POINT, SPARROW, STEP, DRAWN_CARD, PLACED_SEAL = 0.8, 0.7, 1.0, 1.1, 1.0, 3.0, 3.5
"""Rough values in points, used to rank turns."""


def begins_shortcuts(prompt: Prompt) -> bool:
    """True when the player pushes, and between actions."""
    return prompt.ask in (PUSH, ACT)


def usual(play: Play, prompt: Prompt) -> tuple[Answer, ...]:
    """Return the usual answers, except for cards and anything that depends on a random draw."""
    find = _USUAL.get(prompt.ask)
    return find(play, prompt) if find else ()


def _push(play: Play, prompt: Prompt) -> tuple[Answer, ...]:
    """Return the gates whose lines are most promising."""
    gates = [option for option in prompt.options if option.startswith(ENTER)]
    worths = {option: _worth_of_line(play, GATE_NUMBERS[option.removeprefix(f"{ENTER}.")]) for option in gates}
    return tuple([(option,) for option in sorted(gates, key=lambda option: -worths[option])[:GATES_TRIED]])


def _worth_of_line(play: Play, number: int) -> float:
    """Return the estimated value of the three actions together."""
    line, me = line_made(play, number), play.me
    coins = me.coins + line.count(MONEY) * money_gained(play)
    tiles = _most_tiles(play, number) if CLEAR in line else 0
    worth = COIN * line.count(MONEY) + TILE * tiles
    worth += STEP * min(line.count(RIVER), count_free(play, play.state.acting))
    if CARD in line and (play.me.hand or sum(me.tiles) + tiles >= play.changes.card_price):
        worth += DRAWN_CARD - TILE * play.changes.card_price
    if SEAL in line and coins >= seal_cost(play, is_first=True) and free_quarters(play, play.state.acting):
        worth += PLACED_SEAL - COIN
    return worth


def _most_tiles(play: Play, number: int) -> int:
    """Return the number of tiles on the fullest side after this push."""
    ring = play.state.ring[:]
    ring[BOARD[number].opposite] = play.state.grid[BOARD[number].cells[-1]]
    return max([sum([ring[gate] != NO_TILE for gate in side_gates(side)]) for side in range(len(SIDES))])


def _act(play: Play, _prompt: Prompt) -> tuple[Answer, ...]:
    """Put actions that only gain something first, then seal and river in either order; buy only with known tiles."""
    usable = usable_actions(play)
    for kind in (MONEY, CLEAR):
        if kind in usable:
            return (_answer(kind),)
    if found := [kind for kind in (SEAL, RIVER) if kind in usable]:
        return tuple([_answer(kind) for kind in found])
    is_known = is_first(play.state, SEAL)
    return (_answer(CARD),) if CARD in usable and can_buy(play) and is_known else ()


def _answer(kind: int) -> Answer:
    return (tuple(KIND_NUMBERS)[kind],)


def _side(play: Play, prompt: Prompt) -> tuple[Answer, ...]:
    """Return the fullest sides."""
    filled = filled_sides(play)
    best = sorted(prompt.options, key=lambda side: -len(filled[SIDES.index(side)]))
    if prompt.most == 1:
        return tuple([(side,) for side in best[:SIDES_TRIED]])
    return (tuple([side for side in prompt.options if side in best[: prompt.most]]),)


def _card(play: Play, prompt: Prompt) -> tuple[Answer, ...]:
    """Pay with the kinds the player has most of; prefer two of a kind, which allow a choice of cards."""
    bought = [option for option in prompt.options if option != "extra"]

    def rank(option: str) -> tuple[bool, int]:
        kinds = [KIND_NUMBERS[name] for name in option.split(".")[1:]]
        return len(set(kinds)) < len(kinds), sum([play.me.tiles[kind] for kind in kinds])

    return ((max(bought, key=rank),),) if bought else ()


def _steps(play: Play, prompt: Prompt) -> tuple[Answer, ...]:
    """Sail as far as a River action allows."""
    return ((prompt.options[-1],),) if play.state.chain else ()


def _quarter(play: Play, prompt: Prompt) -> tuple[Answer, ...]:
    """Return the two quarters at the barge as answers."""
    return tuple([(option,) for option in prompt.options]) if play.state.chain else ()


_USUAL: dict[str, Callable[[Play, Prompt], tuple[Answer, ...]]] = {
    "push": _push,
    "act": _act,
    "side": _side,
    "card": _card,
    "steps": _steps,
    "quarter": _quarter,
}
"""By question: a function that returns its usual answers."""


class Outcome(Struct, frozen=True):
    """The result of a chain, as far as the view knows it."""

    chain: Chain
    things: tuple[str, ...]
    worth: float
    coins: int
    tiles: int
    ask: str
    """The question that follows in the same turn, if any."""
    left: tuple[int, ...]
    """The kinds of action that the player could still use."""

    @property
    def named(self) -> tuple[str, ...]:
        """The gains that the label names."""
        return self.things[:THINGS_NAMED]


def shortcuts(pieces: Pieces, view: State, chains: tuple[Chain, ...]) -> tuple[Shortcut, ...]:
    """Return the best turns; return nothing if each would be a single answer."""
    outcomes = sorted([_foresee(pieces, view, chain) for chain in chains], key=lambda one: -one.worth)
    chosen = _choose(outcomes)
    is_longer = any(len(one.chain) > 1 for one in chosen)
    return tuple([_word(one, chosen) for one in chosen]) if is_longer else ()


def name_chain(pieces: Pieces, view: State, chain: Chain) -> Line | None:
    """Name a turn of several actions, if every answer in it is usual."""
    asks, begun, options = {prompt.ask for prompt, _ in chain}, chain[0], [one for _, answer in chain for one in answer]
    is_usual = asks <= {*_USUAL} and (begun[0].ask == ACT or options[0].startswith(ENTER))
    if len(chain) == 1 or not is_usual or "extra" in options:
        return None
    outcome = _foresee(pieces, view, chain)
    return _word(outcome, [outcome]).label if outcome.named else None


def _choose(outcomes: list[Outcome]) -> list[Outcome]:
    """Pick the best turns with different gains, and only a few that begin in the same way."""
    chosen: list[Outcome] = []
    for one in outcomes:
        begun = [other for other in chosen if other.chain[0] == one.chain[0]]
        if one.named and len(begun) < SAME_BEGINNING and one.named not in [other.named for other in chosen]:
            chosen.append(one)
    return chosen[:MOST_TURNS]


def _foresee(pieces: Pieces, view: State, chain: Chain) -> Outcome:
    """Play a chain on a copy of the view; what the view hides stays hidden."""
    play, seat = Play(pieces, view.copy()), view.acting
    for prompt, answer in chain:
        take_answer(play, prompt, answer)
    state, (before, after) = play.state, (view.players[seat], play.state.players[seat])
    gained = {
        "cards": len(after.hand) - len(before.hand) + (state.ask == "keep"),
        "points": sum(after.points) - sum(before.points),
        "coins": after.coins - before.coins,
        "tiles": sum(after.tiles) - sum(before.tiles),
        "sparrows": after.sparrows - before.sparrows,
    }
    sealed = [name for name, old, new in zip(pieces.quarter_names, before.seals, after.seals, strict=True) if new > old]
    sailed = [f"to_{space_name(pieces.river[after.barge])}"] if after.barge > before.barge else []
    things = (*sealed, *sailed, *[name_gain(word, number) for word, number in gained.items() if number > 0])
    ask = state.ask if (state.acting, state.round) == (seat, view.round) else OVER
    worth = (
        sum(_worths(gained))
        + STEP * (after.barge - before.barge)
        + PLACED_SEAL * sum(after.seals)
        - PLACED_SEAL * sum(before.seals)
    )
    left = tuple(usable_actions(play)) if ask else ()
    return Outcome(chain, things, worth, after.coins, sum(after.tiles), ask, left)


def _worths(gained: dict[str, int]) -> Iterator[float]:
    """Yield the value of each gain in points."""
    weights = {"cards": DRAWN_CARD, "points": POINT, "coins": COIN, "tiles": TILE, "sparrows": SPARROW}
    yield from [weights[word] * number for word, number in gained.items()]


def _word(one: Outcome, shown: list[Outcome]) -> Shortcut:
    """Describe a turn: its gain, the coins and tiles left, and the actions left or the next question."""
    first, [option, *_] = one.chain[0]
    if first.ask == ACT:
        return Shortcut(one.chain, say_line("choice-begin" if one.left else "choice-rest", one.named), _detail(one))
    is_alone = [other.chain[0] for other in shown].count(one.chain[0]) == 1
    gate = gate_name(GATE_NUMBERS[option.removeprefix(f"{ENTER}.")])
    label = say_line("choice-turn" if is_alone else "choice-turn_either", gate, one.named)
    return Shortcut(one.chain, label, _detail(one))


def _detail(one: Outcome) -> Line:
    """List the coins and tiles left, and the next question or the actions left."""
    known = one.coins, one.tiles
    if one.ask == ACT and one.left:
        return say_line("detail-turn_left", *known, name_kinds(one.left))
    return say_line("detail-turn_asks", *known, f"next_{one.ask}") if one.ask else say_line("detail-turn", *known)
