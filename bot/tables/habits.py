"""At which hours somebody usually clicks, and when they seem to sleep."""

from msgspec import Struct

from bot.tables.pace import DAY, HOUR, Rest

HOURS = 24
ENOUGH_HOURS, ENOUGH_DAYS = 24, 5
"""Hours with clicks in them, on so many days, after which somebody's days are known."""
SOME_HOUR = 9
"""When somebody is written to whose days are not known, by the world's clock."""
SHORTEST, LONGEST = 6, 10
"""Hours of a night."""
MOST = 200
"""Counts above which older days fade."""


class Habits(Struct, frozen=True, array_like=True):
    """By hour of the world's day: in how many hours somebody has clicked."""

    counts: tuple[int, ...] = (0,) * HOURS
    last_hour: int = 0
    """The last hour that was counted, since 1970."""
    days: int = 0
    """On how many days."""

    def note(self, now: int) -> "Habits":
        """With a click now; a second one in the same hour changes nothing."""
        hour = now // HOUR
        if hour <= self.last_hour:
            return self
        fading = 2 if sum(self.counts) >= MOST else 1
        counts = [count // fading for count in self.counts]
        counts[hour % HOURS] += 1
        is_new_day = hour // HOURS != self.last_hour // HOURS
        return Habits(tuple(counts), hour, self.days + is_new_day)

    def usual_hour(self) -> int:
        """The hour of the world's day in which somebody clicks most; some hour where too little is known."""
        return self.counts.index(max(self.counts)) if self.days >= ENOUGH_DAYS else SOME_HOUR

    def find_rest(self) -> Rest | None:
        """The hours in which somebody never clicks; None where too little is known, or they have no such hours."""
        if sum(self.counts) < ENOUGH_HOURS or self.days < ENOUGH_DAYS:
            return None
        gaps = [(self._gap_from(hour), hour) for hour in range(HOURS)]
        length, begin = max(gaps, key=lambda gap: (gap[0], -gap[1]))
        if length < SHORTEST:
            return None
        cut = max(0, length - LONGEST)
        return Rest((begin + cut // 2) % HOURS * HOUR % DAY, (length - cut) * HOUR)

    def _gap_from(self, hour: int) -> int:
        """How many hours without a click follow each other from this one on."""
        quiet = [not self.counts[(hour + later) % HOURS] for later in range(HOURS)]
        return quiet.index(False) if False in quiet else HOURS
