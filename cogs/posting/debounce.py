"""Debouncing of news that calls no player, so that a channel gets one message instead of several.

News held back is already in the outbox: it goes out with the next call, after a maximum time, or at shutdown.
"""

from collections.abc import Callable, Sequence

from bot.tables.posts import Post, merge
from bot.tasks import Alarms

MOST_HELD = 30
"""Maximum number of lines held back, to keep messages short."""


class Debounce:
    """Debounces news with one timer per table."""

    def __init__(self, wake: Callable[[int], None], longest_hold: float) -> None:
        self._wake, self._longest_hold = wake, longest_hold
        self._alarms = Alarms(self.release)
        self._due: set[int] = set()

    def is_due(self, table_id: int) -> bool:
        """True if a table's news has waited long enough."""
        return table_id in self._due

    def holds_back(self, table_id: int, posts: Sequence[Post]) -> bool:
        """True if these posts should wait; a call or too many lines end the wait."""
        can_wait = bool(posts) and not any(post.is_urgent for post in posts) and _count_lines(posts) <= MOST_HELD
        if table_id in self._due or not can_wait:
            self._due.discard(table_id)
            self._alarms.stop(table_id)
            return False
        if table_id not in self._alarms:
            self._alarms.set(table_id, self._longest_hold)
        return True

    def release(self, table_id: int) -> None:
        """Post a table's news now."""
        self._alarms.stop(table_id)
        self._due.add(table_id)
        self._wake(table_id)

    def release_all(self) -> bool:
        """Post the held news of all tables. Returns True if there was any."""
        held = list(self._alarms)
        for table_id in held:
            self.release(table_id)
        return bool(held)


def _count_lines(posts: Sequence[Post]) -> int:
    return sum(part.news for part in merge(posts).parts)
