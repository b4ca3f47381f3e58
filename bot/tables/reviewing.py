"""Reviews of finished games: found out in the background, one at a time, and kept with the game."""

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
from bot.tables.locking import Service
from bot.tables.replays import Decisions, Replays
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.thinker import STANDS_LAST, Foreseeing, Weighing
from bot.tables.thinking import NoAnswer, Thinking
from bot.tasks import TaskSet

log = logging.getLogger(__name__)

MOMENTS = 16
"""Moments of a game of which it is found out who was going to win."""
FORESIGHT = 0.12
"""What is spent on each of them, in parts of what the searching player spends on a decision."""
TIMEOUT = 300.0
"""Seconds that one look may take, on however busy a machine: nobody waits for it."""
CHANCES = "chances"
"""Names what is kept about who was going to win when."""
CHART_SHARE = 0.1
"""How much of a review's progress that is."""

Chances: TypeAlias = tuple[tuple[float, ...], ...]
"""From the beginning of a game to its end: by seat, how likely it was to win."""


class Review(Struct, frozen=True):
    """All that is known about a seat's game."""

    chances: Chances
    seat: SeatReview


def seat_name(seat: Seat) -> str:
    """Names what is kept about a seat's decisions."""
    return f"seat.{seat}"


def shared_name(seat: Seat) -> str:
    """Names the note that everyone may read a seat's review."""
    return f"shared.{seat}"


def weigh_decision(game: Game, ask: Ask) -> Weighing:
    """What a review wants to know, as a process is asked; the game's seed has no part in it."""
    decision, view = ask.decision, encode(ask.decision.view)
    chance = Chance(sha256(view + f"{decision.prompt.id} review {ask.look}".encode()).digest())
    facts = (game.name, game.home.rules, game.figures, view, decision.prompt, chance, ask.effort)
    return Weighing(*facts, wanted=(decision.answer,), chains=ask.chains)


def foresee_moment(game: Game, view: bytes) -> Foreseeing:
    """Who will win, as far as a public view tells."""
    return Foreseeing(game.name, game.home.rules, game.figures, view, Chance(sha256(view).digest()), FORESIGHT)


def final_chances(rules: Rules[Any], state: Any) -> tuple[float, ...]:
    """Who has won."""
    scores = rules.scores(state)
    winners = sum(score.place == 1 for score in scores)
    return tuple((score.place == 1) / winners for score in scores)


class Reviewing(Service):
    """Whatever is found out about finished games; what was broken off by a restart begins again when asked for."""

    def __init__(self, keeper: Keeper, replays: Replays) -> None:
        super().__init__(keeper)
        self._replays = replays
        self._thinking = Thinking(TIMEOUT, workers=1, stands_back=STANDS_LAST)
        """A process of its own, which nobody else has to wait for; it ends when there is nothing left to review."""
        self._progress: dict[tuple[int, Seat], float] = {}
        self._tasks = TaskSet()
        self._turn = asyncio.Lock()
        """One review at a time."""

    async def find(self, table: Table, seat: Seat) -> Review | None:
        """What is known already. Raises `NotOver`."""
        if table.status is not Status.OVER:
            raise NotOver()
        chances = await self._read(table.id, CHANCES, Chances)
        found = await self._read(table.id, seat_name(seat), SeatReview)
        return Review(chances, found) if chances and found else None

    async def _read(self, table_id: int, name: str, kind: Any) -> Any:
        body = await self.store.keepsake(table_id, name)
        try:
            return msgpack.decode(body, type=kind) if body else None
        except DecodeError:  # of another version: found out again
            return None

    async def share(self, table: Table, seat: Seat) -> None:
        """Lets everyone at the table read a seat's review from now on."""
        await self.store.save_keepsake(table.id, shared_name(seat), b"")

    async def check_reader(self, table: Table, user: int, seat: Seat) -> None:
        """Raises `NotShared` at another player's review that was not shown to everyone.

        Also raises `NotSeated`, `NotOver` and `NotReviewed`.
        """
        own = table.seat_of(user)
        if table.status is not Status.OVER:
            raise NotOver()
        if seat >= len(table.seats):
            raise NotReviewed()
        if seat != own and await self.store.keepsake(table.id, shared_name(seat)) is None:
            raise NotShared()

    def progress(self, table_id: int, seat: Seat) -> float | None:
        """How far a review has come, from 0 to 1; None where none is under way."""
        return self._progress.get((table_id, seat))

    def begin(self, table: Table, seat: Seat) -> None:
        """Begins to find out, unless that is under way; nobody waits for it."""
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
            await self.store.save_keepsake(table.id, CHANCES, msgpack.encode(chances))
        found = await self._review(table, seat)
        await self.store.save_keepsake(table.id, seat_name(seat), msgpack.encode(found))
        log.info("reviewed", extra=about(table=table.id, seat=seat, seconds=round(found.seconds, 1)))

    async def _foresee(self, table: Table, seat: Seat) -> Chances:
        views, found = await self._replays.public_views(table, MOMENTS), []
        for number, view in enumerate(views):
            self._progress[table.id, seat] = CHART_SHARE * number / len(views)
            found.append((await self._thinking.foresee(foresee_moment(table.game, view))).chances)
        return (*found, final_chances(table.rules, table.state))

    async def _review(self, table: Table, seat: Seat) -> SeatReview:
        """Asks one thing after the other, each in a process of its own."""
        game = table.game
        decisions = await self._replays.decisions(table, seat)
        unusual = await self._replays.unusual_decisions(table, seat)
        review = review_seat(tuple(decisions.values()), unusual)
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
        """The decisions of a finished game by number, with what their seat knew. Raises `NotOver` and `NotReviewed`."""
        if table.status is not Status.OVER:
            raise NotOver()
        try:
            return await self._replays.decisions(table, seat)
        except BrokenRecord:
            raise NotReviewed() from None

    async def own_turns(self, table: Table, user: int) -> list[range]:
        """The turns in which somebody sat where they sit at the end: others have decided in the rest."""
        seat = table.seat_of(user)
        sittings = await self.store.sittings(table.id)
        return [
            range(one.first_turn, table.turns if one.end_turn is None else one.end_turn)
            for one in sittings
            if (one.seat, one.user) == (seat, user)
        ]

    async def close(self) -> None:
        """Breaks off what is being found out."""
        await self._tasks.cancel()
        await self._thinking.close()
