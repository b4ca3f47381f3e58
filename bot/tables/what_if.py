"""What-if games: private continuations of a finished game against computers, starting at a decision."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from hashlib import sha256
from typing import Any
from weakref import WeakValueDictionary

from msgspec import DecodeError, Struct, msgpack
from msgspec.structs import replace

from bot.errors import ClosedPrompt, NotOver, NotReviewed, NoWayBack, WrongNumber
from bot.games import answers
from bot.games.chains import check_chain, next_question, read_letters, split_chain
from bot.games.contract import Answer, Line, Prompt, Seat, decode, encode
from bot.host_errors import BrokenRecord
from bot.records.record import Move
from bot.storage.rows import SeatRow, TableRow, TurnRow
from bot.tables.computers import Computers
from bot.tables.keeper import Keeper
from bot.tables.posts import pack_lines
from bot.tables.replays import Replays
from bot.tables.service import Service
from bot.tables.status import Status
from bot.tables.table import Table

MOST_KEPT = 64
"""Size of the cache of positions; positions not in the cache are replayed."""

NO_DRAFT: tuple[str, Answer] = ("", ())
"""Means that nothing is picked."""


class WhatIf(Struct, frozen=True):
    """The start of a continuation, and the answers since."""

    seat: Seat
    number: int
    """Number of the record's moves before the start."""
    turns: tuple[TurnRow, ...] = ()
    """Answers of all seats since the start."""
    draft: tuple[str, Answer] = NO_DRAFT
    """The question and its unconfirmed picks."""


class WhatIfPosition(Struct, frozen=True):
    """The current position of a continuation."""

    what_if: WhatIf
    state: Any
    prompt: Prompt | None
    """The user's open question; None if the game is over."""
    lines: tuple[Line, ...]
    """News since the user's last answer."""


def imaginary_table(table: Table, position: WhatIfPosition) -> Table:
    """Build an imaginary table in this position, so that panels can show it; it is never stored."""
    seat, draft, best = position.what_if.seat, position.what_if.draft, table.game.best_computer
    seats = [SeatRow(None, row.name, best) for row in table.now.seats]
    seats[seat] = SeatRow(1, table.now.seats[seat].name)
    row = TableRow(
        id=table.id,
        game=table.game.name,
        rules=table.rules.version,
        server=0,
        channel=0,
        host=1,
        status=Status.RUNNING if table.rules.prompts(position.state) else Status.OVER,
        settings=msgpack.encode(replace(table.now.settings, hints=False)),
        seed=sha256(f"what if {position.what_if.number}".encode()).digest(),
        state=encode(position.state),
        untold=None,
        turns=0,
        card=None,
        changed_at=0,
        seats=tuple(seats),
        drafts={seat: draft},
        told=((0, pack_lines(position.lines)),) if position.lines else (),
    )
    return Table(row, table.game)


class WhatIfs(Service):
    """All continuations; for each game, the last one of each user is stored."""

    def __init__(self, keeper: Keeper, replays: Replays, computers: Computers) -> None:
        super().__init__(keeper)
        self._replays, self._computers = replays, computers
        self._positions: OrderedDict[tuple[int, WhatIf], WhatIfPosition] = OrderedDict()
        """Cached positions, by table and continuation without its picks."""
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def begin(self, table: Table, user: int, seat: Seat, number: int) -> WhatIfPosition:
        """Start at a decision, replacing an earlier continuation. Raises `NotOver` and `NotReviewed`."""
        if seat >= len(table.now.seats):
            raise NotReviewed()
        async with self._lock(table, user):
            return await self._go_on(table, user, await self._follow(table, WhatIf(seat, number)))

    async def find(self, table: Table, user: int) -> WhatIfPosition:
        """Return the user's current position. Raises `NotOver` and `NotReviewed`."""
        body = await self.store.artifact(table.id, _name(user))
        try:
            what_if = msgpack.decode(body, type=WhatIf) if body else None
        except DecodeError:
            what_if = None
        if what_if is None:
            raise NotReviewed()
        return await self._follow(table, what_if)

    async def answer(self, table: Table, user: int, prompt_id: str, picks: Iterable[str]) -> WhatIfPosition:
        """Apply an answer and continue until the user's next question.

        Raises `ClosedPrompt`, `UnknownAnswer` and `WrongNumber`.
        """
        async with self._lock(table, user):
            position = await self.find(table, user)
            answer = answers.check_answer(_asked(position, prompt_id), picks)
            return await self._take(table, user, position, (TurnRow(position.what_if.seat, prompt_id, answer),))

    async def answer_chain(self, table: Table, user: int, prompt_id: str, written: str) -> WhatIfPosition:
        """Apply a chain of answers, either all of them or none. Raises the same errors as `answer`."""
        async with self._lock(table, user):
            position = await self.find(table, user)
            prompt, state, turns = _asked(position, prompt_id), position.state, []
            for letters in split_chain(written):
                answer = answers.check_answer(prompt, read_letters(prompt, letters))
                turns.append(TurnRow(prompt.seat, prompt.id, answer))
                state = answers.answer(table.rules, state, prompt.seat, prompt.id, answer)[-1].state
                prompt = next_question(table.rules.prompts(state), prompt) or prompt
            check_chain(prompt_id, written, [turn.answer for turn in turns])
            return await self._take(table, user, position, tuple(turns))

    async def draft(self, table: Table, user: int, prompt_id: str, picks: Iterable[str]) -> WhatIfPosition:
        """Save picks to be confirmed or changed. Raises `ClosedPrompt`, `UnknownAnswer` and `WrongNumber`."""
        async with self._lock(table, user):
            position = await self.find(table, user)
            picked = answers.check_picks(_asked(position, prompt_id), picks)
            return await self._save(table, user, replace(position, what_if=_drafted(position, (prompt_id, picked))))

    async def draft_written(self, table: Table, user: int, prompt_id: str, written: str) -> WhatIfPosition:
        """Save picks as encoded in a button."""
        prompt = _asked(await self.find(table, user), prompt_id)
        return await self.draft(table, user, prompt_id, read_letters(prompt, split_chain(written)[0]))

    async def confirm(self, table: Table, user: int, prompt_id: str) -> WhatIfPosition:
        """Answer with the saved picks. Raises `WrongNumber` without any."""
        position = await self.find(table, user)
        prompt, (drafted, picks) = _asked(position, prompt_id), position.what_if.draft
        if drafted != prompt_id or not picks:
            raise WrongNumber(prompt=prompt_id, number=0, least=max(1, prompt.least), most=prompt.most)
        return await self.answer(table, user, prompt_id, picks)

    async def back(self, table: Table, user: int) -> WhatIfPosition:
        """Take back the user's last choice and everything since. Raises `NoWayBack`."""
        async with self._lock(table, user):
            what_if = (await self.find(table, user)).what_if
            own = [number for number, turn in enumerate(what_if.turns) if turn.seat == what_if.seat]
            for number in reversed(own):
                before = await self._follow(table, replace(what_if, turns=what_if.turns[:number], draft=NO_DRAFT))
                if before.prompt and answers.forced_answer(before.prompt) is None:
                    return await self._save(table, user, before)
            raise NoWayBack(seat=what_if.seat)

    def _lock(self, table: Table, user: int) -> asyncio.Lock:
        return self._locks.setdefault((table.id, user), asyncio.Lock())

    async def _take(
        self, table: Table, user: int, position: WhatIfPosition, turns: tuple[TurnRow, ...]
    ) -> WhatIfPosition:
        for turn in turns:
            position = _play(table, replace(position, lines=()), turn)
        return await self._go_on(table, user, position)

    async def _go_on(self, table: Table, user: int, position: WhatIfPosition) -> WhatIfPosition:
        """Apply forced answers and computers' answers until the user's next question."""
        while turn := await self._next_turn(table, position):
            position = _play(table, position, turn)
        return await self._save(table, user, position)

    async def _next_turn(self, table: Table, position: WhatIfPosition) -> TurnRow | None:
        """Return the next turn that is forced or a computer's; None if the user must answer, or the game is over."""
        prompts = table.rules.prompts(position.state)
        own = [prompt for prompt in prompts if prompt.seat == position.what_if.seat]
        for prompt in own or prompts:
            forced = answers.forced_answer(prompt)
            if forced is not None:
                return TurnRow(prompt.seat, prompt.id, forced)
            if not own:
                imagined = imaginary_table(table, position)
                imagined.now = replace(imagined.now, turns=len(position.what_if.turns))
                answer = await self._computers.decide(imagined, prompt, table.game.best_computer)
                return TurnRow(prompt.seat, prompt.id, answer)
        return None

    async def _follow(self, table: Table, what_if: WhatIf) -> WhatIfPosition:
        """Return the position after the answers, from the cache or by a replay. Raises `NotOver` and `NotReviewed`."""
        if table.now.status is not Status.OVER:
            raise NotOver()
        kept = self._positions.get((table.id, replace(what_if, draft=NO_DRAFT)))
        return replace(kept or await self._replay(table, what_if), what_if=what_if)

    async def _replay(self, table: Table, what_if: WhatIf) -> WhatIfPosition:
        moves = tuple(Move(turn.seat, turn.prompt, turn.answer) for turn in what_if.turns)
        try:
            found = await self._replays.continuation(table, what_if.seat, what_if.number, moves)
        except BrokenRecord:
            raise NotReviewed() from None
        state = decode(table.rules, found.state)
        asked = next((prompt for prompt in table.rules.prompts(state) if prompt.seat == what_if.seat), None)
        return WhatIfPosition(what_if, state, asked, found.lines)

    def _keep(self, table: Table, position: WhatIfPosition) -> None:
        key = (table.id, replace(position.what_if, draft=NO_DRAFT))
        self._positions[key] = position
        self._positions.move_to_end(key)
        while len(self._positions) > MOST_KEPT:
            self._positions.popitem(last=False)

    async def _save(self, table: Table, user: int, position: WhatIfPosition) -> WhatIfPosition:
        self._keep(table, position)
        await self.store.save_artifact(table.id, _name(user), msgpack.encode(position.what_if))
        return position


def _name(user: int) -> str:
    """Return the storage name of a user's continuation."""
    return f"what if.{user}"


def _asked(position: WhatIfPosition, prompt_id: str) -> Prompt:
    """Return the open question if it has this id. Raises `ClosedPrompt`."""
    if position.prompt is None or position.prompt.id != prompt_id:
        raise ClosedPrompt(prompt=prompt_id)
    return position.prompt


def _play(table: Table, position: WhatIfPosition, turn: TurnRow) -> WhatIfPosition:
    """Return the position after one more answer; picks are dropped."""
    what_if = replace(position.what_if, turns=(*position.what_if.turns, turn), draft=NO_DRAFT)
    steps = answers.answer(table.rules, position.state, turn.seat, turn.prompt, turn.answer)
    lines = tuple(line for step in steps for line in step.lines)
    asked = next((one for one in table.rules.prompts(steps[-1].state) if one.seat == what_if.seat), None)
    return WhatIfPosition(what_if, steps[-1].state, asked, (*position.lines, *lines))


def _drafted(position: WhatIfPosition, draft: tuple[str, Answer]) -> WhatIf:
    return replace(position.what_if, draft=draft)
