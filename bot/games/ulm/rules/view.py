"""Removes what a seat, or the public, must not know: others' hands, order of stacks, questions that reveal either."""

from bot.games.contract import Seat
from bot.games.ulm.rules.asks import SECRET
from bot.games.ulm.rules.state import CHOOSING, HIDDEN, NO_CHANCE, State

LOOKING = frozenset({"keep", "shield"})
"""Questions about the top of a stack, which only their seat sees."""
TOWERS_SEEN = 1
"""Number of tower tiles that are face up in the stack: only the next one."""


def hide_secrets(state: State, viewer: Seat | None) -> State:
    """Return a copy without anything that the viewer must not know."""
    view = state.copy()
    view.chance = NO_CHANCE
    for seat, player in enumerate(view.players):
        if seat != viewer:
            player.hand = (HIDDEN,) * len(player.hand)
    is_own = viewer == state.acting
    view.deck = _hide(state.deck, count_seen(state, "keep") if is_own else 0)
    view.shields = _hide(state.shields, count_seen(state, "shield") if is_own else 0)
    view.towers = _hide(state.towers, TOWERS_SEEN)
    if state.ask in SECRET and not is_own:
        _hide_question(view)
    return view


def count_seen(state: State, ask: str) -> int:
    """Return how many things on top of a stack a player is looking at."""
    return state.todo[0][1] if state.ask == ask else 0


def _hide(stack: tuple[int, ...], seen: int) -> tuple[int, ...]:
    """Hide a stack, except for its size and its first `seen` things."""
    return stack[:seen] + (HIDDEN,) * (len(stack) - seen)


def _hide_question(view: State) -> None:
    """Show that a player is choosing, but not what."""
    if view.ask in LOOKING:
        view.todo = view.todo[1:]
    view.ask, view.chain, view.marks = CHOOSING, (), ()
