"""Thinking in processes of its own: never on the event loop, never longer than it may."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
from msgspec.structs import replace

from bot.games.advice import Advice
from bot.games.contract import Answer
from bot.games.search import OutOfTime
from bot.metrics.metrics import THINKING_SECONDS
from bot.tables import thinker
from bot.tables.thinker import (
    LENGTH,
    STANDS_BACK,
    Advising,
    Foreseeing,
    Replaying,
    Reply,
    Request,
    Thought,
    Weighing,
    frame,
)

THINK_TIMEOUT = 15.0
"""Seconds that a computer may think about one answer."""
START_TIMEOUT = 60.0
"""Seconds that a process has for its start, on however busy a machine."""
STOP_TIMEOUT = 1.0
"""Seconds that it has to end by itself."""
WORKERS = min(4, max(2, os.cpu_count() or 1))
"""Processes at most: one slow computer does not keep the others waiting."""
SEARCHERS = min(4, max(1, (os.cpu_count() or 1) - 1))
"""Processes at most in which computers search: a processor is left for whoever clicks."""
AMPLE = 0.25
"""The part of the time that is used at most where there is time for twice as much."""
GRACE = 2.0
"""Seconds after the limit of a hint before its process is ended: it stops by itself between two simulated games."""
MOST_HALVINGS = 4
"""How often the budget of a search is halved at most."""
PURPOSES: dict[type[Request], str] = {
    Thought: "answer",
    Weighing: "judgement",
    Advising: "judgement",
    Foreseeing: "chances",
    Replaying: "replay",
}
"""What is thought for, as it is counted."""


LATE = frozenset({TimeoutError.__name__, OutOfTime.__name__})
"""What a computer that was too slow says."""


class NoAnswer(Exception):
    """A computer was too slow, or failed, or its process ended; says which."""

    @property
    def is_late(self) -> bool:
        """True if it was only too slow."""
        return str(self) in LATE


class Worker:
    """One process that thinks, asked one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin  # noqa: S101  # both are asked for below
        assert process.stdout  # noqa: S101
        self._process, self._questions, self._answers = process, process.stdin, process.stdout

    @classmethod
    async def start(cls, stands_back: int) -> "Worker":
        """Raises `OSError`, `EOFError` and `TimeoutError`."""
        path = os.pathsep.join(place or str(os.curdir) for place in sys.path)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", thinker.__name__, str(stands_back)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,  # Ctrl+C is for the bot alone
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START_TIMEOUT):
                await worker._hear()
        except BaseException:
            await worker.stop()
            raise
        return worker

    async def ask(self, request: Request) -> Reply:
        """What it has thought of. Raises `OSError` and `EOFError` where the process is gone."""
        self._questions.write(frame(msgspec.msgpack.encode(request)))
        await self._questions.drain()
        return msgspec.msgpack.decode(await self._hear(), type=Reply)

    async def _hear(self) -> bytes:
        length = await self._answers.readexactly(LENGTH)
        return await self._answers.readexactly(int.from_bytes(length, "big"))

    async def stop(self) -> None:
        """Ends the process, whatever it is doing."""
        self._questions.close()
        try:
            async with asyncio.timeout(STOP_TIMEOUT):
                await self._process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()


class Thinking:
    """As many processes as are needed, made when they are; whoever waits longest is served next."""

    def __init__(self, timeout: float = THINK_TIMEOUT, workers: int = WORKERS, stands_back: int = STANDS_BACK) -> None:
        self._timeout, self._most, self._stands_back = timeout, workers, stands_back
        self.waiting = 0
        """How many wait for a process."""
        self._strain = 0
        """How often budgets are halved since the machine is busy: time ran out, and has not been ample since."""
        self._free = asyncio.Semaphore(workers)
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []

    async def think(self, thought: Thought) -> Answer:
        """What a computer answers, legal or not. Raises `NoAnswer`."""
        return (await self._reply(thought)).answer

    async def weigh(self, weighing: Weighing) -> Reply:
        """What the answers to a question are worth, and what it took. Raises `NoAnswer`."""
        return await self._reply(weighing)

    async def advise(self, advising: Advising) -> Advice:
        """Return suggestions within the limit of the request, waiting included. Raises `NoAnswer`."""
        reply = await self._reply(advising)
        assert reply.advice  # noqa: S101  # a reply without an error has it
        return reply.advice

    async def foresee(self, foreseeing: Foreseeing) -> Reply:
        """Who will win, and what it took. Raises `NoAnswer`."""
        return await self._reply(foreseeing)

    async def replay(self, replaying: Replaying) -> Reply:
        """What replaying a record has found. Raises `NoAnswer`."""
        return await self._reply(replaying)

    async def _reply(self, request: Request) -> Reply:
        begin = time.monotonic()
        async with self._turn(request.seconds if isinstance(request, Advising) else None):
            try:
                worker = await self._take_worker()
            except (OSError, EOFError, TimeoutError) as error:
                raise NoAnswer(type(error).__name__) from None
            reply = await self._ask(worker, self._limit(request, time.monotonic() - begin))
        if reply.error:
            raise NoAnswer(reply.error)
        return reply

    @asynccontextmanager
    async def _turn(self, most: float | None) -> AsyncIterator[None]:
        """Wait until a process is free. Raises `NoAnswer` if that takes too long."""
        self.waiting += 1
        try:
            async with asyncio.timeout(most):
                await self._free.acquire()
        except TimeoutError:
            raise NoAnswer(TimeoutError.__name__) from None
        finally:
            self.waiting -= 1
        try:
            yield
        finally:
            self._free.release()

    def _limit(self, request: Request, waited: float) -> Request:
        """The request with what it may spend now."""
        if isinstance(request, Thought):
            return replace(request, halvings=self.halvings)
        if isinstance(request, Advising):
            return replace(request, seconds=(request.seconds - waited) / (1 + self._rows))
        return request

    @property
    def _rows(self) -> int:
        """How many requests wait for each process."""
        return -(-self.waiting // self._most)

    @property
    def halvings(self) -> int:
        """How often the budget of what is begun now is halved: by who waits, and by how busy the machine is."""
        return min(MOST_HALVINGS, self._strain + self._rows.bit_length())

    async def _take_worker(self) -> Worker:
        if self._idle:
            return self._idle.pop()
        worker = await Worker.start(self._stands_back)
        self._workers.add(worker)
        return worker

    async def _ask(self, worker: Worker, request: Request) -> Reply:
        """A process that was not asked to the end is of no use any more: the next one gets a new one."""
        begin = time.monotonic()
        most = max(0.0, request.seconds) + GRACE if isinstance(request, Advising) else self._timeout
        try:
            async with asyncio.timeout(min(most, self._timeout)):
                reply = await worker.ask(request)
        except (OSError, EOFError, TimeoutError) as error:
            self._strain = min(MOST_HALVINGS, self._strain + isinstance(error, TimeoutError))
            self._workers.discard(worker)
            await worker.stop()
            self._note(request, type(error).__name__, begin)
            raise NoAnswer(type(error).__name__) from None
        self._note(request, reply.error, begin)
        if time.monotonic() - begin < AMPLE * self._timeout:
            self._strain = max(0, self._strain - 1)
        self._idle.append(worker)
        return reply

    def _note(self, request: Request, error: str, begin: float) -> None:
        """Counts what was thought, and for how long."""
        outcome = "late" if error in LATE else "failed" if error else "done"
        THINKING_SECONDS.observe(time.monotonic() - begin, PURPOSES[type(request)], outcome)

    async def close(self) -> None:
        """Ends all processes; nobody may be thinking any more."""
        workers, self._workers, self._idle = self._workers, set(), []
        await asyncio.gather(*(worker.stop() for worker in workers))
