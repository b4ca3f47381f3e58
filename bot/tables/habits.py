"""The hours of the day at which a user clicks and seems to sleep."""

from msgspec import Struct

from bot.tables.pace import DAY, HOUR, Rest

HOURS = 24
ENOUGH_HOURS, ENOUGH_DAYS = 24, 5
"""Minimum numbers of hours and of days with clicks before habits count as known."""
SOME_HOUR = 9
"""UTC hour for users with unknown habits."""
SHORTEST, LONGEST = 6, 10
"""Shortest and longest night in hours."""
MOST = 200
"""Sum of the counts at which all counts are halved, so that old habits fade."""


class Habits(Struct, frozen=True, array_like=True):
    """For each UTC hour of the day, the number of days on which the user clicked in that hour; old days fade."""

    counts: tuple[int, ...] = (0,) * HOURS
    last_hour: int = 0
    """The last hour recorded, in hours since 1970."""
    days: int = 0
    """Number of different days with clicks."""

    def note(self, now: int) -> "Habits":
        """Return the habits updated by a click now; a second click in the same hour changes nothing."""
        hour = now // HOUR
        if hour <= self.last_hour:
            return self
        fading = 2 if sum(self.counts) >= MOST else 1
        counts = [count // fading for count in self.counts]
        counts[hour % HOURS] += 1
        is_new_day = hour // HOURS != self.last_hour // HOURS
        return Habits(tuple(counts), hour, self.days + is_new_day)

    def usual_hour(self) -> int:
        """Return the UTC hour in which the user clicks most, or a default without enough data."""
        return self.counts.index(max(self.counts)) if self.days >= ENOUGH_DAYS else SOME_HOUR

    def find_rest(self) -> Rest | None:
        """Return the hours in which the user never clicks; None without enough data, or without such hours."""
        if sum(self.counts) < ENOUGH_HOURS or self.days < ENOUGH_DAYS:
            return None
        gaps = [(self._gap_from(hour), hour) for hour in range(HOURS)]
        length, begin = max(gaps, key=lambda gap: (gap[0], -gap[1]))
        if length < SHORTEST:
            return None
        cut = max(0, length - LONGEST)
        return Rest((begin + cut // 2) % HOURS * HOUR % DAY, (length - cut) * HOUR)

    def _gap_from(self, hour: int) -> int:
        """Return the number of consecutive hours without clicks, starting at an hour."""
        quiet = [not self.counts[(hour + later) % HOURS] for later in range(HOURS)]
        return quiet.index(False) if False in quiet else HOURS
