"""Seals: where one can be placed, and what that brings."""

from bot.games.contract import Seat
from bot.games.ulm.rules.gains import gain_points
from bot.games.ulm.rules.pieces import SEALS
from bot.games.ulm.rules.play import Play


def free_quarters(play: Play, seat: Seat) -> list[int]:
    """The quarters at the barge with a free place, the upper one first; none without a seal to place."""
    player, places = play.state.players[seat], play.state.places
    if not player.supply:
        return []
    return [quarter for quarter in play.pieces.quarters_at[player.barge] if places[quarter]]


def seal_cost(play: Play, is_first: bool) -> int:
    """Coins for a Seal action, never less than none."""
    changes = play.changes
    return max(0, play.pieces.prices.seal + changes.seal_cost + (changes.first_seal_cost if is_first else 0))


def place_seal(play: Play, seat: Seat, quarter: int, cost: int) -> None:
    """A seal on a free place, points for it where a change says so, then the quarter's privilege."""
    state, player = play.state, play.state.players[seat]
    player.coins -= cost
    player.supply -= 1
    player.seals[quarter] += 1
    state.places[quarter] -= 1
    play.say("sealed", seat, quarter, cost)
    gain_points(play, seat, play.changes.seal_points, SEALS)
    state.todo = play.pieces.effects.privileges[quarter] + state.todo
