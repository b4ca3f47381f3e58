"""Seals: where a player can place them, and what they do."""

from bot.games.contract import Seat
from bot.games.ulm.rules.gains import gain_points
from bot.games.ulm.rules.pieces import SEALS
from bot.games.ulm.rules.play import Play


def free_quarters(play: Play, seat: Seat) -> list[int]:
    """Return the quarters at the barge that have a free place, upper one first; empty if the player has no seal."""
    player, places = play.state.players[seat], play.state.places
    if not player.supply:
        return []
    return [quarter for quarter in play.pieces.quarters_at[player.barge] if places[quarter]]


def seal_cost(play: Play, is_first: bool) -> int:
    """Return the cost of a Seal action in coins; never below 0."""
    changes = play.changes
    return max(0, play.pieces.prices.seal + changes.seal_cost + (changes.first_seal_cost if is_first else 0))


def place_seal(play: Play, seat: Seat, quarter: int, cost: int) -> None:
    """Place a seal, score the points that changes add for it, then resolve the quarter's privilege."""
    state, player = play.state, play.state.players[seat]
    player.coins -= cost
    player.supply -= 1
    player.seals[quarter] += 1
    state.places[quarter] -= 1
    play.say("sealed", seat, quarter, cost)
    gain_points(play, seat, play.changes.seal_points, SEALS)
    state.todo = play.pieces.effects.privileges[quarter] + state.todo
