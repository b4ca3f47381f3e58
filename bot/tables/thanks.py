"""Titles that players give each other after a game, anonymously."""

from collections.abc import Mapping
from enum import StrEnum

from bot.errors import NotOver, NotSeated, ThanksClosed, TooFewForThanks, UnknownThanks
from bot.storage.rows import ScoreRow
from bot.tables.service import Service
from bot.tables.status import Status
from bot.tables.table import Table

OPEN_FOR = 2 * 24 * 3600
"""Seconds after the end of a game during which players can give titles; all of them are counted only afterwards.

Otherwise, a change of the counts would reveal when a title was given, and perhaps by whom.
"""
LEAST_PEOPLE = 3
"""Minimum number of people in a game: among two, the receiver would know the giver."""


class Title(StrEnum):
    """What a player can be thanked for."""

    BETTER = "better"
    WORTHY = "worthy"
    PATIENT = "patient"
    COMEBACK = "comeback"
    TEACHER = "teacher"
    COMPANY = "company"


def can_thank(table: Table) -> bool:
    """True if enough people played to thank each other anonymously."""
    return table.now.status is Status.OVER and len(table.people) >= LEAST_PEOPLE


class Thanks(Service):
    """Gives titles and counts them."""

    async def check(self, table: Table, user: int) -> Mapping[int, int]:
        """Return the fellow players whom a user may thank, by seat.

        Raises `NotOver`, `NotSeated`, `TooFewForThanks` and `ThanksClosed`.
        """
        rows = await self.store.scores_at(table.id) if table.now.status is Status.OVER else ()
        if not rows:
            raise NotOver()
        people = {row.seat: row.user for row in rows if row.user is not None}
        if user not in people.values():
            raise NotSeated()
        if len(people) < LEAST_PEOPLE:
            raise TooFewForThanks()
        if self._is_closed(rows):
            raise ThanksClosed()
        return {seat: fellow for seat, fellow in people.items() if fellow != user}

    def _is_closed(self, rows: tuple[ScoreRow, ...]) -> bool:
        return rows[0].ended_at + OPEN_FOR <= self.keeper.now()

    async def give(self, table: Table, giver: int, receiver: int, title: str) -> None:
        """Save the one title that a player gives in this game. Raises `UnknownThanks` and the errors of `check`."""
        if receiver not in (await self.check(table, giver)).values() or title not in list(Title):
            raise UnknownThanks()
        await self.store.thank(table.id, giver, receiver, title)

    async def given(self, table: Table, giver: int) -> tuple[int, Title] | None:
        """Return the receiver and the title of the thanks that a player gave in this game."""
        found = (await self.store.thanks_at(table.id)).get(giver)
        return (found[0], Title(found[1])) if found and found[1] in list(Title) else None

    async def titles_of(self, user: int) -> dict[Title, int]:
        """Return how often a user was given each title, most frequent first."""
        counts = await self.store.thanks_to(user, self.keeper.now() - OPEN_FOR)
        return {Title(title): count for title, count in counts.items() if title in list(Title)}
