"""What a running game's people decide together: to end it, to replace somebody who is absent; and leaving it."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from typing import TypeAlias

from msgspec import Struct

from bot.errors import NoTable, NotAbsent, NotAtTable, NotAwaited, NotGone, NotRunning, NotSeated, OldRules
from bot.games.contract import Seat
from bot.logs import about
from bot.storage.limits import Limits
from bot.storage.rows import OPEN, ConsentRow, SeatRow, TableRow
from bot.storage.store import Store
from bot.tables.absence import Absence, counts_until, find_absent, find_silent, owes_answer
from bot.tables.conflicts import settled_by_store
from bot.tables.posts import Post, pack
from bot.tables.table import END, Table, Turn

log = logging.getLogger(__name__)

Namer: TypeAlias = Callable[[Table], str]
"""Gives a computer player its name once it is its turn to sit down, so that no two are called alike."""
NOBODY: frozenset[int] = frozenset()


class Vote(Struct, frozen=True):
    """How a vote stands."""

    agreed: set[int]
    missing: dict[int, int | None]
    """Who has yet to agree, each with when they count no longer if they stay silent."""
    absent: Absence
    """Who does not count."""

    @property
    def is_carried(self) -> bool:
        """Whether all who count have agreed, and anybody has."""
        return bool(self.agreed) and not self.missing


def card_of(subject: int) -> str:
    """The kind of the card on which all are asked."""
    return "end" if subject == END else f"replace.{subject}"


class Consents(ABC):
    """The part of the manager that counts votes; `gone` are those who have left the server, where that was asked."""

    store: Store
    limits: Limits

    @abstractmethod
    async def table(self, table: int) -> Table:
        """A table, from memory or from the store."""

    @abstractmethod
    def now(self) -> int:
        """Seconds since 1970."""

    @abstractmethod
    async def _save(self, at: Table, turn: Turn, actor: Seat | None, interaction: int | None) -> Table:
        """Commits what a course has led to."""

    def absent(self, at: Table, gone: Collection[int], actor: int | None = None) -> Absence:
        """Those who no longer count."""
        return find_absent(at, self.now(), self.limits, gone, actor)

    def vote(self, at: Table, subject: int, gone: Collection[int] = NOBODY, actor: int | None = None) -> Vote:
        """How the vote stands on the end, or on replacing somebody, who has no say in it."""
        agreed, absent = at.agreed(subject) & at.people - {subject}, self.absent(at, gone, actor)
        missing = at.people - agreed - absent.keys() - {subject}
        return Vote(agreed, {user: counts_until(at, user, self.limits) for user in missing}, absent)

    @settled_by_store
    async def agree_to_end(self, table: int, user: int, gone: Collection[int] = NOBODY) -> Table:
        """One player's wish to end the game; when all who are still there have it, it ends."""
        at = await self.table(table)
        async with at.lock:
            at.gone = frozenset(gone)
            await self._agree(at, user, END)
            return await self._end(at) if self.vote(at, END, gone, user).is_carried else at

    async def _agree(self, at: Table, user: int, subject: int) -> None:
        """One more yes; whoever owed no answer before has the whole time for this one."""
        at.check_running()
        at.seat_of(user)
        others = at.people - at.agreed(subject) - {user, subject}
        asked = tuple(other for other in others if not owes_answer(at, other))
        if asked or user not in at.agreed(subject):
            await self.store.save_signs(at.id, asked, self.now())
            at.heard.update(dict.fromkeys(asked, self.now()))
            await self._save_consent(at, user, True, subject)
            at.consents.setdefault(subject, {})[user] = self.now()
            at.refusals.pop(subject, None)
            at.cards.setdefault(card_of(subject), None)

    async def _save_consent(self, at: Table, user: int, agrees: bool, subject: int) -> None:
        consent = ConsentRow(user, agrees, self.now(), subject, card_of(subject))
        await self.store.save_consent(at.id, at.revision, consent)
        at.revision += 1

    @settled_by_store
    async def play_on(self, table: int, user: int) -> Table:
        """One player's wish not to end the game; whoever had agreed is asked again if it comes up again."""
        return await self._refuse(table, user, END)

    @settled_by_store
    async def keep_waiting(self, table: int, user: int, absentee: int) -> Table:
        """One player's wish not to replace somebody; the same."""
        return await self._refuse(table, user, absentee)

    async def _refuse(self, table: int, user: int, subject: int) -> Table:
        at = await self.table(table)
        async with at.lock:
            at.check_running()
            at.seat_of(user)
            if at.consents.get(subject):
                await self._save_consent(at, user, False, subject)
                del at.consents[subject]
                at.refusals[subject] = user
            return at

    @settled_by_store
    async def agree_to_replace(
        self, table: int, user: int, absentee: int, name: Namer, gone: Collection[int] = NOBODY
    ) -> Table:
        """One player's wish that a computer goes on for somebody absent; when all who are there have it, it does."""
        at = await self.table(table)
        async with at.lock:
            at.check_running()
            at.gone = frozenset(gone)
            self._check_absent(at, user, absentee, gone)
            await self._agree(at, user, absentee)
            if not self.vote(at, absentee, gone, user).is_carried:
                return at
            log.info("absentee_replaced", extra=about(table=at.id, seat=at.seat_of(absentee)))
            await self._seat_computer(at, absentee, at.game.best_computer, name, is_replaced=True)
            return await self._end_if_agreed(at, gone, user)

    def _check_absent(self, at: Table, user: int, absentee: int, gone: Collection[int]) -> None:
        """Refuses while somebody counts, and says until when."""
        at.seat_of(user)
        if absentee not in at.people:
            raise NotAtTable(person=absentee)
        if absentee not in self.absent(at, gone, user):
            if not owes_answer(at, absentee):
                raise NotAwaited(person=absentee)
            when = counts_until(at, absentee, self.limits)
            raise NotGone(person=absentee) if when is None else NotAbsent(person=absentee, when=when)

    @settled_by_store
    async def hand_over(self, table: int, user: int, level: str, name: Namer) -> Table:
        """Somebody leaves a running game; a computer goes on in that seat, unless all others have agreed to end."""
        at = await self.table(table)
        async with at.lock:
            at.check_running()
            await self._seat_computer(at, user, level, name)
            return await self._end_if_agreed(at)

    async def _seat_computer(self, at: Table, user: int, level: str, name: Namer, is_replaced: bool = False) -> None:
        seat = at.seat_of(user)
        if is_replaced:
            at.replaced[user] = at.seats[seat].name
        seats = (*at.seats[:seat], SeatRow(None, name(at), level), *at.seats[seat + 1 :])
        await self._save(at, Turn(at, seats, is_replaced), None, None)

    async def _end_if_agreed(self, at: Table, gone: Collection[int] = NOBODY, actor: int | None = None) -> Table:
        """With fewer people at the table, those who had agreed to end may be all."""
        is_agreed = at.status == "running" and self.vote(at, END, gone, actor).is_carried
        return await self._end(at) if is_agreed else at

    @settled_by_store
    async def end(self, table: int) -> Table:
        """Stops a running game before its end."""
        at = await self.table(table)
        async with at.lock:
            at.check_running()
            return await self._end(at)

    async def _end(self, at: Table) -> Table:
        await self._close(at, "ended", Post("ended"))
        log.info("game_ended", extra=about(table=at.id, turns=at.turns))
        return at

    async def _close(self, at: Table, status: str, *posts: Post) -> None:
        await self.store.set_status(at.id, at.revision, status, self.now(), tuple(pack(post) for post in posts))
        at.revision += 1
        at.status, at.changed_at = status, self.now()
        at.posts_made += len(posts)

    async def clear_away(self, channel: int, user: int, is_moderator: bool) -> None:
        """Ends a table whose rules are gone, so that nobody can play on; anyone who sits there may."""
        row = await self.store.table_in(channel)
        if row is None:
            raise NoTable()
        if row.status not in OPEN:
            raise NotRunning()
        if not is_moderator and user not in [seat.user for seat in row.seats]:
            raise NotSeated()
        await self.store.set_status(row.id, row.revision, "ended", self.now())
        log.info("game_cleared_away", extra=about(table=row.id, rules=row.rules))

    async def close_dead(self, channel: int) -> int | None:
        """Closes a channel's table where all have been silent for too long, or nobody sits; gives its number."""
        row = await self.store.table_in(channel)
        if row is None or row.status not in OPEN or not self._is_dead(row):
            return None
        try:
            at = await self.table(row.id)
        except OldRules:
            await self.store.set_status(row.id, row.revision, "ended", self.now())
            return None
        async with at.lock:
            if at.status not in OPEN or not self._is_dead(at):
                return None
            await self._close(at, "cancelled" if at.status == "lobby" else "ended", Post("abandoned"))
            log.info("table_abandoned", extra=about(table=at.id))
            return at.id

    def _is_dead(self, at: Table | TableRow) -> bool:
        people = {seat.user for seat in at.seats if seat.user}
        return find_silent(at, self.now(), self.limits).keys() >= people
