"""The number of shards that the gateway recommends, and the number of sessions that may be started."""

from bot.sandbox.wire import Clock, Json

DAY_SECONDS = 86_400.0
MOST_STARTS = 1000
MOST_SERVERS = 2500  # per shard


class SessionStarts:
    """Counts the sessions that were started, for Discord's session start limit."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.shards = self.max_concurrency = 1
        self.most_servers = MOST_SERVERS
        self.refused = 0
        self.seconds_apart = 0.0  # minimum time, set by a fault, between two sessions with the same rate limit key
        self._number, self._first = 0, 0.0
        self._last: dict[int, float] = {}  # by rate limit key

    def start(self, shard: int) -> bool:
        """Count a session of a shard; False if the last session with the same rate limit key began too recently."""
        now, key = self._clock.now(), shard % self.max_concurrency
        if now - self._last.get(key, 0.0) < self.seconds_apart:
            self.refused += 1
            return False
        self._reset_after_a_day()
        self._last[key] = now
        self._first = self._first if self._number else now
        self._number += 1
        return True

    def limit_object(self) -> Json:
        """Return Discord's session start limit object."""
        self._reset_after_a_day()
        left = DAY_SECONDS - (self._clock.now() - self._first) if self._number else 0.0
        return {
            "total": MOST_STARTS,
            "remaining": max(0, MOST_STARTS - self._number),
            "reset_after": int(left * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def _reset_after_a_day(self) -> None:
        if self._clock.now() - self._first >= DAY_SECONDS:
            self._number = 0
