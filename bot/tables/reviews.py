"""Reviews of finished games, computed in the background one at a time, and stored with the game."""

import asyncio
import logging
from hashlib import sha256
from typing import Any, TypeAlias

from msgspec import DecodeError, Struct, msgpack

from bot.catalogue import Game
from bot.errors import NotOver, NotReviewed, NotShared, OneMoment
from bot.games.chance import Chance
from bot.games.contract import Rules, Seat, encode
from bot.host_errors import BrokenRecord
from bot.logs import about
from bot.records.review import Ask, Found, SeatReview, review_seat
from bot.storage.store import log_failure
from bot.tables.keeper import Keeper
from bot.tables.replays import Decisions, Replays
from bot.tables.service import Service
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.worker import STANDS_LAST, ForecastRequest, JudgeRequest
from bot.tables.worker_pool import NoAnswer, WorkerPool
from bot.tasks import TaskSet

log = logging.getLogger(__name__)

TIMEOUT = 300.0
"""Timeout of one request in seconds, generous for a busy machine, since no user waits."""
CHANCES = "chances"
"""Storage name of a game's winning chances."""
CHART_SHARE = 0.1
"""The chart's share of a review's progress."""

Chances: TypeAlias = tuple[tuple[float, ...], ...]
"""Winning chances by seat, for moments from the start to the end of a game."""


class Review(Struct, frozen=True):
    """The review of one seat."""

    chances: Chances
    seat: SeatReview


def seat_name(seat: Seat) -> str:
    """Return the storage name of a seat's review."""
    return f"seat.{seat}"


def shared_name(seat: Seat) -> str:
    """Return the storage name of the note that makes a seat's review public."""
    return f"shared.{seat}"


def weigh_decision(game: Game, ask: Ask) -> JudgeRequest:
    """Build the request to judge a decision; its randomness derives from the view, not from the game's seed."""
    decision, view = ask.decision, encode(ask.decision.view)
    chance = Chance(sha256(view + f"{decision.prompt.id} review {ask.look}".encode()).digest())
    facts = (game.name, game.home.rules, game.figures, view, decision.prompt, chance, ask.effort)
    return JudgeRequest(*facts, wanted=(decision.answer,), chains=ask.chains)


def foresee_moment(game: Game, view: bytes, effort: float) -> ForecastRequest:
    """Build the request for winning chances, from a public view."""
    return ForecastRequest(game.name, game.home.rules, game.figures, view, Chance(sha256(view).digest()), effort)


def final_chances(rules: Rules[Any], state: Any) -> tuple[float, ...]:
    """Return the winning chances at the end: 1 divided among the winners."""
    scores = rules.scores(state)
    winners = sum(score.place == 1 for score in scores)
    return tuple((score.place == 1) / winners for score in scores)


class Reviews(Service):
    """Computes reviews; after a restart, unfinished ones start again on request."""

    def __init__(self, keeper: Keeper, replays: Replays) -> None:
        super().__init__(keeper)
        self._replays, self._tuning = replays, keeper.tuning.reviews
        self._thinking = WorkerPool(TIMEOUT, workers=1, stands_back=STANDS_LAST)
        """A separate process, which stops after the last review."""
        self._progress: dict[tuple[int, Seat], float] = {}
        self._tasks = TaskSet()
        self._turn = asyncio.Lock()
        """Serializes reviews."""

    async def find(self, table: Table, seat: Seat) -> Review | None:
        """Return the stored review, or None. Raises `NotOver`."""
        if table.now.status is not Status.OVER:
            raise NotOver()
        chances = await self._read(table.id, CHANCES, Chances)
        found = await self._read(table.id, seat_name(seat), SeatReview)
        return Review(chances, found) if chances and found else None

    async def _read(self, table_id: int, name: str, kind: Any) -> Any:
        body = await self.store.artifact(table_id, name)
        try:
            return msgpack.decode(body, type=kind) if body else None
        except DecodeError:  # saved by a different version: compute again
            return None

    async def share(self, table: Table, seat: Seat) -> None:
        """Make a seat's review readable for everyone at the table."""
        await self.store.save_artifact(table.id, shared_name(seat), b"")

    async def check_reader(self, table: Table, user: int, seat: Seat) -> None:
        """Raises `NotShared` if the review belongs to a different player and is not public.

        Also raises `NotSeated`, `NotOver` and `NotReviewed`.
        """
        own = table.seat_of(user)
        if table.now.status is not Status.OVER:
            raise NotOver()
        if seat >= len(table.now.seats):
            raise NotReviewed()
        if seat != own and await self.store.artifact(table.id, shared_name(seat)) is None:
            raise NotShared()

    def progress(self, table_id: int, seat: Seat) -> float | None:
        """Return the progress of a review in the background, from 0 to 1; None if it is not being computed."""
        return self._progress.get((table_id, seat))

    def begin(self, table: Table, seat: Seat) -> None:
        """Start a review in the background, unless it is already in progress."""
        key = (table.id, seat)
        if key not in self._progress:
            self._progress[key] = 0.0
            self._tasks.start(self._work(table, seat))

    async def _work(self, table: Table, seat: Seat) -> None:
        key = (table.id, seat)
        try:
            async with self._turn:
                await self._find_out(table, seat)
                if len(self._progress) == 1:
                    await self._thinking.close()
        except (NoAnswer, BrokenRecord, OneMoment) as error:
            why = str(error) if isinstance(error, NoAnswer) else type(error).__name__
            log.warning("review_failed", extra=about(table=table.id, seat=seat, why=why))
        except Exception:  # noqa: BLE001
            log_failure(log, "review_failed", table=table.id, seat=seat)
        finally:
            del self._progress[key]

    async def _find_out(self, table: Table, seat: Seat) -> None:
        if await self._read(table.id, CHANCES, Chances) is None:
            chances = await self._foresee(table, seat)
            await self.store.save_artifact(table.id, CHANCES, msgpack.encode(chances))
        found = await self._review(table, seat)
        await self.store.save_artifact(table.id, seat_name(seat), msgpack.encode(found))
        log.info("reviewed", extra=about(table=table.id, seat=seat, seconds=round(found.seconds, 1)))

    async def _foresee(self, table: Table, seat: Seat) -> Chances:
        views, found = await self._replays.public_views(table, self._tuning.moments), []
        for number, view in enumerate(views):
            self._progress[table.id, seat] = CHART_SHARE * number / len(views)
            request = foresee_moment(table.game, view, self._tuning.foresight)
            found.append((await self._thinking.foresee(request)).chances)
        return (*found, final_chances(table.rules, table.now.state))

    async def _review(self, table: Table, seat: Seat) -> SeatReview:
        """Run the review by sending its questions to the worker process, one after the other."""
        game = table.game
        decisions = await self._replays.decisions(table, seat)
        unusual = await self._replays.unusual_decisions(table, seat)
        review = review_seat(tuple(decisions.values()), unusual, self._tuning.effort)
        try:
            ask = next(review)
            while True:
                self._progress[table.id, seat] = CHART_SHARE + (1 - CHART_SHARE) * ask.progress
                reply = await self._thinking.weigh(weigh_decision(game, ask))
                ask = review.send(Found(reply.judgements, reply.seconds))
        except StopIteration as end:
            found: SeatReview = end.value
            return found

    async def decisions(self, table: Table, seat: Seat) -> Decisions:
        """Return a seat's decisions in a finished game, by number. Raises `NotOver` and `NotReviewed`."""
        if table.now.status is not Status.OVER:
            raise NotOver()
        try:
            return await self._replays.decisions(table, seat)
        except BrokenRecord:
            raise NotReviewed() from None

    async def own_turns(self, table: Table, user: int) -> list[range]:
        """Return the turns during which the user held their final seat."""
        seat = table.seat_of(user)
        sittings = await self.store.sittings(table.id)
        return [
            range(one.first_turn, table.now.turns if one.end_turn is None else one.end_turn)
            for one in sittings
            if (one.seat, one.user) == (seat, user)
        ]

    async def close(self) -> None:
        """Cancel all reviews."""
        await self._tasks.cancel()
        await self._thinking.close()
