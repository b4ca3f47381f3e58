"""Undo by vote: the other players see what would be undone and revealed, and must agree in time."""

import asyncio
import logging
from collections.abc import Collection
from enum import StrEnum

from bot.errors import GameError, NoWayBack, ProposalClosed
from bot.games.contract import Seat
from bot.logs import about, concern
from bot.records.undo_preview import UndoPreview
from bot.storage.store import log_failure
from bot.tables.absence import NOBODY
from bot.tables.due import lapses_at
from bot.tables.keeper import Keeper
from bot.tables.motions import LAPSED, Motion, TakingBack, undoing
from bot.tables.pending import Pending
from bot.tables.replays import Replays
from bot.tables.rewind import Rewind
from bot.tables.service import locked, playing
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.versions import mark_undo
from bot.tables.votes import Votes
from bot.tasks import cancel_all

log = logging.getLogger(__name__)


class Outcome(StrEnum):
    """The state of a proposal."""

    OPEN = "open"
    DONE = "done"
    REFUSED = "refused"
    LAPSED = "lapsed"
    """Not all players agreed in time."""
    OVERTAKEN = "overtaken"
    """A player has continued the game, which closes the proposal."""


def next_undo(table: Table, seat: Seat) -> TakingBack | None:
    """Return the undo of a seat's last action if it needs a vote, or None."""
    actions = table.now.marks[seat].actions if seat in table.now.marks else ()
    if table.now.status is not Status.RUNNING or not actions or table.can_go_back(seat):
        return None
    return TakingBack(seat, actions[-1], table.now.turns)


def possible_undo(table: Table, seat: Seat) -> TakingBack | None:
    """Return the undo that a seat may ask for; None if the other players were already asked."""
    undo = next_undo(table, seat)
    motion = undoing(undo) if undo else None
    return None if motion in table.now.consents or motion in table.now.refusals else undo


def undo_vote_end(table: Table, seat: Seat) -> int | None:
    """Return the deadline of a seat's open proposal, or None."""
    undo = next_undo(table, seat)
    return lapses_at(table.now.consents, undoing(undo)) if undo else None


class UndoVotes(Votes):
    """Asks for votes and carries out accepted proposals."""

    def __init__(self, keeper: Keeper, replays: Replays) -> None:
        super().__init__(keeper)
        self._replays = replays
        self._taking_back: dict[int, asyncio.Task[None]] = {}
        """By table: the task that carries out an undo, accepted because the last voter who had not agreed has left."""
        self._is_closed = False

    async def look(self, table_id: int, user: int) -> tuple[TakingBack, UndoPreview]:
        """Return what a user would undo. Raises `NotRunning`, `NotSeated`, `NoWayBack` and `RulesChanged`."""
        table = await self.keeper.table(table_id)
        table.check_running()
        seat = table.seat_of(user)
        undo = possible_undo(table, seat)
        if undo is None:
            raise NoWayBack(seat=seat)
        return undo, await self.find(table, undo)

    async def find(self, table: Table, undo: TakingBack) -> UndoPreview:
        """Return what the proposal would have undone when it was made. Raises `NoWayBack` and `RulesChanged`."""
        return await self._replays.undoing(table, undo.turns, undo.seat, undo.kept)

    def is_open(self, table: Table, undo: TakingBack) -> bool:
        """True if the other players can still agree."""
        agreed = self.agreed(table, undoing(undo)) if table.now.status is Status.RUNNING else set()
        return bool(agreed) and table.now.seats[undo.seat].user in agreed

    async def outcome(self, table: Table, undo: TakingBack) -> Outcome:
        """Return the state of a proposal, open or closed."""
        motion = undoing(undo)
        if self.is_open(table, undo):
            return Outcome.OPEN
        if motion in table.now.refusals:
            return Outcome.LAPSED if table.now.refusals[motion] == LAPSED else Outcome.REFUSED
        since = (await self.store.turns(table.id))[undo.turns : undo.turns + 1]
        if since == (mark_undo(undo.seat, undo.kept),):
            return Outcome.DONE
        return Outcome.OVERTAKEN if since or table.now.status is not Status.RUNNING else Outcome.LAPSED

    @playing
    async def ask(self, table: Table, user: int, undo: TakingBack, gone: Collection[int] = NOBODY) -> None:
        """Ask the other players; undo at once if the undo concerns no other player.

        Raises `ProposalClosed`, `NoWayBack` and `RulesChanged`.
        """
        if possible_undo(table, table.seat_of(user)) != undo:
            raise ProposalClosed()
        found, motion, table.gone = await self.find(table, undo), undoing(undo), frozenset(gone)
        if found.concerns_nobody or self._is_last(table, motion, user, gone):
            await self._take_back(table, found, (undo.seat,))
        else:
            await self._say_yes(table, user, motion)

    @playing
    async def agree(self, table: Table, user: int, undo: TakingBack, gone: Collection[int] = NOBODY) -> None:
        """Record a yes; if the vote is carried, undo the turns. Raises `ProposalClosed`."""
        motion = undoing(undo)
        self._check_open(table, undo)
        table.gone = frozenset(gone)
        if self._is_last(table, motion, user, gone):
            await self._take_back(table, await self.find(table, undo), ())
        else:
            await self._say_yes(table, user, motion)

    @playing
    async def refuse(self, table: Table, user: int, undo: TakingBack) -> None:
        """Record a no. Raises `ProposalClosed`."""
        self._check_open(table, undo)
        await self._say_no(table, user, undoing(undo))

    async def _say_yes(self, table: Table, user: int, motion: Motion) -> None:
        pending = Pending(table)
        self._agree(pending, user, motion)
        await self.keeper.commit(table, pending)

    def _check_open(self, table: Table, undo: TakingBack) -> None:
        if not self.is_open(table, undo):
            raise ProposalClosed()

    def _is_last(self, table: Table, motion: Motion, user: int, gone: Collection[int]) -> bool:
        """True if all other players have agreed."""
        return self.vote(table, motion, gone, user).missing.keys() <= {user}

    async def _take_back(self, table: Table, found: UndoPreview, clicked: tuple[Seat, ...]) -> None:
        """Save the undo together with the last yes."""
        await self.keeper.save(table, Rewind(table, found), clicked)
        log.info("taken_back", extra=about(table=table.id, seat=found.seat, turns=len(found.moves)))

    def wake(self, table: Table) -> None:
        """Carry out a proposal that all remaining players accept; to be called after a table is loaded or changed."""
        if table.id not in self._taking_back and not self._is_closed and self._find_carried(table):
            work = self._run_taking_back(table.id)
            self._taking_back[table.id] = asyncio.create_task(work)

    def _find_carried(self, table: Table) -> TakingBack | None:
        undos = [motion.taking_back for motion in table.now.consents if motion.taking_back]
        carried = (undo for undo in undos if self.vote(table, undoing(undo), table.gone).is_carried)
        return next((undo for undo in carried if self.is_open(table, undo)), None)

    async def _run_taking_back(self, table_id: int) -> None:
        concern(table_id)
        try:
            await self._take_back_carried(table_id)
        except GameError as error:  # outdated rules: the game cannot be played
            log.info("proposal_left", extra=about(table=table_id, error=error))
        except Exception:  # noqa: BLE001
            log_failure(log, "proposal_failed", table=table_id)
        finally:
            del self._taking_back[table_id]

    @locked
    async def _take_back_carried(self, table: Table) -> None:
        if undo := self._find_carried(table):
            await self._take_back(table, await self.find(table, undo), ())

    async def close(self) -> None:
        """Cancel all undos; the next start resumes them."""
        self._is_closed = True
        await cancel_all(self._taking_back.values())
