"""Removes what a seat, or the public, must not know: plans, others' money, stack order, seed, unfinished actions."""

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.norenberc.rules.state import OVER, PLANNING, Player, State

_NO_CHANCE = Chance(b"")


def hide_secrets(state: State, viewer: Seat | None) -> State:
    """Return a copy without anything that the viewer must not know."""
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
    """Show only cards for guilds already called out; show money only after the game."""
    if view.phase is not OVER:
        player.money = None
    called_out = -1 if view.phase is PLANNING else view.guild
    player.plan = tuple([guild for guild in player.plan if guild <= called_out])
