"""The Danube: a barge moves along free spaces; it jumps over occupied spaces, which do not count as steps."""

from bot.games.contract import Seat
from bot.games.ulm.rules.gains import gain_points
from bot.games.ulm.rules.language import BONUS
from bot.games.ulm.rules.pieces import RIVER
from bot.games.ulm.rules.play import Play
from bot.games.ulm.rules.state import State


def count_free(play: Play, seat: Seat) -> int:
    """Return the number of free spaces ahead of a barge."""
    players = play.state.players
    here = players[seat].barge
    free = len(play.pieces.river) - 1 - here
    for player in players:
        if player.barge > here:
            free -= 1
    return free


def spaces_ahead(state: State, seat: Seat, steps: int) -> list[int]:
    """Return the spaces that these steps enter; the caller has checked that enough are free."""
    at, taken = state.players[seat].barge, [player.barge for player in state.players]
    entered = []
    for _ in range(steps):
        at += 1
        while at in taken:
            at += 1
        entered.append(at)
    return entered


def sail(play: Play, seat: Seat, steps: int) -> None:
    """Move the barge, then queue the bonuses in the order of the spaces."""
    if not steps:
        return
    state, river = play.state, play.pieces.river
    player = state.players[seat]
    entered = spaces_ahead(state, seat, steps)
    jumped = entered[-1] - player.barge - steps
    player.barge = entered[-1]
    play.say("moved", seat, river[entered[-1]], jumped)
    if per_step := play.changes.step_points:
        gain_points(play, seat, per_step * sum([river[space] > 0 for space in entered]), RIVER)
    bonuses = play.pieces.effects.bonuses
    if gained := tuple([(BONUS, space, RIVER) for space in entered if bonuses[space]]):
        state.todo = gained + state.todo
