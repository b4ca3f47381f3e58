"""Facts of lines."""

from bot.games.contract import Fact, Seat


def seats_fact(*seats: Seat) -> Fact:
    """A player, or several."""
    return seats[0] if len(seats) == 1 else seats
