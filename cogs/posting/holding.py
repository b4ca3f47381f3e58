"""News that calls nobody waits a while for what comes next, so that the channel reads one message instead of several.

What is held back is saved like all else: it goes out with the next call, after a while, or when the bot stops.
"""

from collections.abc import Callable, Sequence

from bot.tables.posts import Post, merge
from bot.tasks import Alarms

LONGEST_HOLD = 120.0
"""Seconds that news waits at most."""
MOST_HELD = 30
"""Lines that wait at most, so that a message stays short."""


class Holding:
    """What is held back, by table."""

    def __init__(self, wake: Callable[[int], None]) -> None:
        self._wake = wake
        self._alarms = Alarms(self.release)
        self._due: set[int] = set()

    def is_due(self, table_id: int) -> bool:
        """Whether a table's news has waited long enough."""
        return table_id in self._due

    def holds_back(self, table_id: int, posts: Sequence[Post]) -> bool:
        """Whether these posts wait; if so, not for ever. A call ends it, or so much to tell that it is enough."""
        can_wait = bool(posts) and not any(post.is_urgent for post in posts) and _count_lines(posts) <= MOST_HELD
        if table_id in self._due or not can_wait:
            self._due.discard(table_id)
            self._alarms.stop(table_id)
            return False
        if table_id not in self._alarms:
            self._alarms.set(table_id, LONGEST_HOLD)
        return True

    def release(self, table_id: int) -> None:
        """Lets a table's news go out now."""
        self._alarms.stop(table_id)
        self._due.add(table_id)
        self._wake(table_id)

    def release_all(self) -> bool:
        """Lets go of everything; whether there was anything."""
        held = list(self._alarms)
        for table_id in held:
            self.release(table_id)
        return bool(held)


def _count_lines(posts: Sequence[Post]) -> int:
    return sum(part.news for part in merge(posts).parts)
