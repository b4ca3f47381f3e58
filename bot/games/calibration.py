"""Calibration of chances: moves the share of won simulations toward a seat's base rate, more so early in the game.

A few worlds prove little, and quick players are overconfident long before the end.
"""

from math import exp, log, sqrt

from msgspec import Struct

OPENING = 0.1
"""Share of a game treated as its beginning: games differ in length, so smaller shares would be noise."""
MOST = 0.995
"""Maximum chance before a game is over; the minimum is 1 minus this."""


class Calibration(Struct, frozen=True):
    """A game's calibration; its numbers are computed by `python -m tests.lab reliability --fit`."""

    pseudo: float = 8.0
    """Number of imaginary worlds to add, in which the seat wins at its base rate."""
    slope: float = 1.0
    """Factor for the log odds relative to the base rate at the end of a game."""
    power: float = 0.5
    """Exponent of the share of the game that is over; the result is multiplied by `slope`."""


class Band(Struct, frozen=True):
    """A chance of winning, with a range of one standard error in each direction."""

    low: float
    likely: float
    high: float


def calibrate(calibration: Calibration, wins: float, worlds: int, seats: int, progress: float) -> Band:
    """Return a seat's chance, given its share of won worlds; before the first decision, return the base rate."""
    base, counted = 1 / seats, worlds + calibration.pseudo
    share = (wins * worlds + base * calibration.pseudo) / counted
    error = sqrt(share * (1 - share) / (counted + 1))
    over = max(0.0, progress - OPENING) / (1 - OPENING)
    trust = calibration.slope * over**calibration.power
    low, likely, high = [_toward(base, one, trust) for one in (share - error, share, share + error)]
    return Band(low, likely, high)


def _toward(base: float, share: float, trust: float) -> float:
    """Shrink a share's log odds toward the base rate."""
    share = min(MOST, max(1 - MOST, share))
    return 1 / (1 + exp(-_odds(base) - trust * (_odds(share) - _odds(base))))


def _odds(share: float) -> float:
    return log(share / (1 - share))
