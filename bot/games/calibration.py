"""From simulated wins to a chance that can be believed: toward a seat's base rate, the more so the earlier it is.

Few worlds say little, and quick players foresee the end of a game too surely long before it comes.
"""

from math import exp, log, sqrt

from msgspec import Struct

OPENING = 0.1
"""The part of a game that counts as its beginning: games differ in length, so that less than this is noise."""
MOST = 0.995
"""A chance at most, and its counterpart at least, before a game is over."""


class Calibration(Struct, frozen=True):
    """How far a game's simulations are trusted; `python -m tests.measure.reliability --fit` finds the numbers."""

    pseudo: float = 8.0
    """Worlds that are added in which the seat wins as often as its base rate says."""
    slope: float = 1.0
    """How much of the log odds above the base rate is kept at the end of a game."""
    power: float = 0.5
    """How fast that grows: with this power of the part of the game that is over."""


class Band(Struct, frozen=True):
    """A chance of winning, with one standard error to both sides."""

    low: float
    likely: float
    high: float


def calibrate(calibration: Calibration, wins: float, worlds: int, seats: int, progress: float) -> Band:
    """The chance of a seat that won this share of so many worlds; its base rate before the first decision."""
    base, counted = 1 / seats, worlds + calibration.pseudo
    share = (wins * worlds + base * calibration.pseudo) / counted
    error = sqrt(share * (1 - share) / (counted + 1))
    over = max(0.0, progress - OPENING) / (1 - OPENING)
    trust = calibration.slope * over**calibration.power
    low, likely, high = [_toward(base, one, trust) for one in (share - error, share, share + error)]
    return Band(low, likely, high)


def _toward(base: float, share: float, trust: float) -> float:
    """A share whose log odds keep only a part of their distance from the base rate."""
    share = min(MOST, max(1 - MOST, share))
    return 1 / (1 + exp(-_odds(base) - trust * (_odds(share) - _odds(base))))


def _odds(share: float) -> float:
    return log(share / (1 - share))
