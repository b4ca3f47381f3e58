"""A complete game that fits a view: unknown secrets are replaced by possible ones.

The unseen cards in hands and deck, the order of the shields, and the coming tower tiles are drawn uniformly from all
deals that fit the view. A player who is choosing in secret may be choosing anything that the rest of the view allows,
with equal probability: a card looked at, a shield, or a card from the hand. In a card play begun in secret, each
further answer is half as likely as the one before.

A player could remember more, for example a shield that was put under the stack. A view does not contain such memories,
so they are not used.
"""

from collections import Counter
from collections.abc import Iterable

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.ulm.rules.asks import ASKS
from bot.games.ulm.rules.board import CARD, KINDS
from bot.games.ulm.rules.cards import EXTRA, PLAY, has_free_play
from bot.games.ulm.rules.effects import PURCHASE
from bot.games.ulm.rules.language import LOOK, SHIELD
from bot.games.ulm.rules.pieces import PRIVILEGES, Pieces
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.state import CHOOSING, HIDDEN, State
from bot.games.ulm.rules.turn import take_answer

LOOKED_AT = 2
"""Number of cards or shields that another player looks at in a guessed question."""


def guess_state(pieces: Pieces, view: State, viewer: Seat | None, chance: Chance) -> State:
    """Fill in what the viewer does not know."""
    state, seed, chance = view.copy(), chance.fork("the seed"), chance.fork("the rest")
    state.chance = seed
    chance = _deal_cards(pieces, state, viewer, chance)
    owned = [shield for player in state.players for shield in player.shields]
    state.shields, chance = _fill(state.shields, _rest(range(len(pieces.shields)), owned), chance)
    state.towers, chance = _fill(state.towers, _rest(range(len(pieces.towers)), state.built), chance)
    return _draw_question(pieces, state, chance) if state.ask == CHOOSING else state


def _rest(things: Iterable[int], known: Iterable[int]) -> list[int]:
    """Return the things that the view does not show anywhere."""
    return sorted((Counter(things) - Counter(known)).elements())


def _fill(stack: tuple[int, ...], things: list[int], chance: Chance) -> tuple[tuple[int, ...], Chance]:
    """Fill the hidden places in a stack with unseen things."""
    shown = tuple([thing for thing in stack if thing != HIDDEN])
    mixed, chance = chance.shuffle(_rest(things, shown), "a stack")
    return shown + mixed[: len(stack) - len(shown)], chance


def _deal_cards(pieces: Pieces, state: State, viewer: Seat | None, chance: Chance) -> Chance:
    """Deal all unseen cards to hands and deck."""
    seen = [*state.discards, *(card for card in state.deck if card != HIDDEN)]
    seen += [card for player in state.players for card in player.laid]
    seen += state.players[viewer].hand if viewer is not None else ()
    unseen, chance = chance.shuffle(_rest(pieces.all_cards, seen), "cards")
    for seat, player in enumerate(state.players):
        if seat != viewer:
            number = len(player.hand)
            player.hand, unseen = tuple(sorted(unseen[:number])), unseen[number:]
    state.deck = (*[card for card in state.deck if card != HIDDEN], *unseen)
    return chance


def _draw_question(pieces: Pieces, state: State, chance: Chance) -> State:
    """Draw a secret question that may be open."""
    play = Play(pieces, state)
    choices = [PLAY] if not state.todo and has_free_play(play) else []
    choices += [EXTRA] if not state.todo and state.players[state.acting].hand and CARD in state.actions else []
    choices += ["keep"] if len(state.deck) >= LOOKED_AT else []
    choices += ["shield"] if len(state.shields) >= LOOKED_AT else []
    at, chance = chance.below(len(choices), "a question")
    if choices[at] in ("keep", "shield"):
        word = (LOOK, LOOKED_AT, PURCHASE) if choices[at] == "keep" else (SHIELD, LOOKED_AT, PRIVILEGES)
        state.todo, state.ask = (word, *state.todo), choices[at]
        return state
    return _draw_chain(play, choices[at], chance)


def _draw_chain(play: Play, how: str, chance: Chance) -> State:
    """Draw an unfinished card play; it has changed nothing yet."""
    state = play.state
    state.ask = state.base
    take_answer(play, None, (PLAY if how == PLAY else KINDS[CARD],))
    if state.ask == KINDS[CARD]:
        take_answer(play, None, (EXTRA,))
    while True:
        goes_on, chance = chance.below(2, "goes on")
        if not goes_on:
            return state
        options = ASKS[state.ask](play).options
        at, chance = chance.below(len(options), "an answer")
        play = Play(play.pieces, state.copy())
        take_answer(play, None, (options[at],))
        if not play.state.chain:  # all players would have seen the card played
            return state
        state = play.state
