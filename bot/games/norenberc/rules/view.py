"""What a seat, or everyone, may know: no plans, no others' money, no stack order, no seed, no half-made action."""

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.norenberc.rules.state import OVER, PLANNING, Player, State

_NO_CHANCE = Chance(b"")


def hide_secrets(state: State, viewer: Seat | None) -> State:
    """A copy without what the viewer must not know."""
    view = state.copy()
    view.chance = _NO_CHANCE
    view.stack = (None,) * len(view.stack)
    for seat, player in enumerate(view.players):
        if seat != viewer:
            _hide_player(view, player)
    if viewer != view.acting:
        view.ask, view.action, view.answers = None, "", ()
    return view


def _hide_player(view: State, player: Player) -> None:
    """Cards already called out are open; money is shown when the game is over."""
    if view.phase is not OVER:
        player.money = None
    called_out = -1 if view.phase is PLANNING else view.guild
    player.plan = tuple([guild for guild in player.plan if guild <= called_out])
