"""Sizes of caches, pauses, and search efforts of the services at tables."""

from msgspec import Struct

from bot.records.review import ReviewEffort


class HintTuning(Struct, frozen=True):
    """Effort and times of hints."""

    efforts: tuple[float, ...] = (0.25, 1.5)
    """Budget of each search for a hint, as a fraction of the searching player's budget for one decision."""
    soon: float = 3.0
    """Seconds after which a hint shows the quick player's advice, if no search has finished."""
    longest: float = 8.0
    """Seconds after which a hint is no longer improved."""


class ReviewTuning(Struct, frozen=True):
    """Effort of reviews."""

    effort: ReviewEffort = ReviewEffort()
    moments: int = 16
    """Number of moments in the chart of winning chances."""
    foresight: float = 0.12
    """Budget for each moment of the chart, as a fraction of the searching player's budget for one decision."""


class Tuning(Struct, frozen=True):
    """What a manager's services use; the defaults are for production."""

    most_tables: int = 256
    """Maximum number of cached tables; other tables are loaded again when needed."""
    most_people: int = 5000
    """Maximum number of cached users' settings; users at a table in memory are cached in addition."""
    timer_interval: float = 2.0
    """Seconds between two checks of the clock, which may have been changed."""
    due_batch: int = 50
    """Number of due tables read from the store at once."""
    first_retry: float = 30.0
    """Seconds until a call or a computer's answer that could not be saved is retried for the first time."""
    thinking_shown: float = 3.0
    """Seconds after which the table shows that a computer is thinking."""
    hints: HintTuning = HintTuning()
    reviews: ReviewTuning = ReviewTuning()


USUAL = Tuning()
