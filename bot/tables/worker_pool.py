"""A pool of worker processes for computers, hints and replays, with time limits."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
from msgspec.structs import replace

from bot.games.advice import Advice
from bot.games.contract import Answer
from bot.games.search import OutOfTime
from bot.metrics.metrics import THINKING_SECONDS
from bot.processes import start_module
from bot.tables import worker as worker_module
from bot.tables.worker import (
    LENGTH,
    STANDS_BACK,
    AdviceRequest,
    AnswerRequest,
    ForecastRequest,
    JudgeRequest,
    ReplayRequest,
    Reply,
    Request,
    frame,
)

THINK_TIMEOUT = 15.0
"""Time limit for one answer in seconds."""
START_TIMEOUT = 60.0
"""Time limit for the start of a process in seconds, generous for a busy machine."""
STOP_TIMEOUT = 1.0
"""Seconds for a process to exit by itself before it is killed."""
WORKERS = min(4, max(2, os.cpu_count() or 1))
"""Maximum number of processes: one slow computer does not block the others."""
SEARCHERS = min(4, max(1, (os.cpu_count() or 1) - 1))
"""Maximum number of searching processes; leaves one core for clicks."""
AMPLE = 0.25
"""If a search takes less than this fraction of the time limit, its budget could have been doubled."""
GRACE = 2.0
"""Seconds after a hint's limit before its process is killed; processes check the time between simulated games."""
MOST_HALVINGS = 4
"""Maximum number of times that a search's budget is halved."""
PURPOSES: dict[type[Request], str] = {
    AnswerRequest: "answer",
    JudgeRequest: "judgement",
    AdviceRequest: "judgement",
    ForecastRequest: "chances",
    ReplayRequest: "replay",
}
"""Labels of requests in the metrics."""


LATE = frozenset({TimeoutError.__name__, OutOfTime.__name__})
"""Errors that mean that a computer was too slow."""


class NoAnswer(Exception):
    """A computer was too slow or failed, or its process died; the message is the name of the error."""

    @property
    def is_late(self) -> bool:
        """True if the computer was only too slow."""
        return str(self) in LATE


class Worker:
    """One worker process, which handles one request at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin  # noqa: S101  # both are pipes
        assert process.stdout  # noqa: S101
        self._process, self._questions, self._answers = process, process.stdin, process.stdout

    @classmethod
    async def start(cls, stands_back: int) -> "Worker":
        """Start a process. Raises `OSError`, `EOFError` and `TimeoutError`."""
        process = await start_module(worker_module.__name__, str(stands_back))
        worker = cls(process)
        try:
            async with asyncio.timeout(START_TIMEOUT):
                await worker._hear()
        except BaseException:
            await worker.stop()
            raise
        return worker

    @property
    def process_id(self) -> int:
        """The id of the operating system's process."""
        return self._process.pid

    async def ask(self, request: Request) -> Reply:
        """Return the reply to a request. Raises `OSError` and `EOFError` if the process is gone."""
        self._questions.write(frame(msgspec.msgpack.encode(request)))
        await self._questions.drain()
        return msgspec.msgpack.decode(await self._hear(), type=Reply)

    async def _hear(self) -> bytes:
        length = await self._answers.readexactly(LENGTH)
        return await self._answers.readexactly(int.from_bytes(length, "big"))

    async def stop(self) -> None:
        """Stop the process, killing it if necessary."""
        self._questions.close()
        try:
            async with asyncio.timeout(STOP_TIMEOUT):
                await self._process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()


class WorkerPool:
    """A pool of workers, started on demand; requests are served in order of arrival."""

    def __init__(self, timeout: float = THINK_TIMEOUT, workers: int = WORKERS, stands_back: int = STANDS_BACK) -> None:
        self.timeout, self._most, self._stands_back = timeout, workers, stands_back
        self.waiting = 0
        """Number of requests that wait for a process."""
        self._strain = 0
        """How often budgets are halved because the machine is busy: timeouts raise it, quick answers lower it."""
        self._free = asyncio.Semaphore(workers)
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []

    @property
    def processes(self) -> list[int]:
        """The ids of the running processes."""
        return [worker.process_id for worker in self._workers]

    async def think(self, thought: AnswerRequest) -> Answer:
        """Return a computer's answer, legal or not. Raises `NoAnswer`."""
        return (await self._reply(thought)).answer

    async def weigh(self, weighing: JudgeRequest) -> Reply:
        """Return judgements of a question's answers, with the CPU time. Raises `NoAnswer`."""
        return await self._reply(weighing)

    async def advise(self, advising: AdviceRequest) -> Advice:
        """Return suggestions within the request's time limit, which includes waiting. Raises `NoAnswer`."""
        reply = await self._reply(advising)
        assert reply.advice  # noqa: S101  # a reply without an error has it
        return reply.advice

    async def foresee(self, foreseeing: ForecastRequest) -> Reply:
        """Return winning chances, with the CPU time. Raises `NoAnswer`."""
        return await self._reply(foreseeing)

    async def replay(self, replaying: ReplayRequest) -> Reply:
        """Return the result of a replay. Raises `NoAnswer`."""
        return await self._reply(replaying)

    async def _reply(self, request: Request) -> Reply:
        begin = time.monotonic()
        async with self._turn(request.seconds if isinstance(request, AdviceRequest) else None):
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
        """Return the request with the budget or time that the current load allows."""
        if isinstance(request, AnswerRequest):
            return replace(request, halvings=self.halvings)
        if isinstance(request, AdviceRequest):
            return replace(request, seconds=(request.seconds - waited) / (1 + self._rows))
        return request

    @property
    def _rows(self) -> int:
        """Number of waiting requests per process, rounded up."""
        return -(-self.waiting // self._most)

    @property
    def halvings(self) -> int:
        """Return how often to halve a new search's budget: for waiting requests, and for a busy machine."""
        return min(MOST_HALVINGS, self._strain + self._rows.bit_length())

    async def _take_worker(self) -> Worker:
        if self._idle:
            return self._idle.pop()
        worker = await Worker.start(self._stands_back)
        self._workers.add(worker)
        return worker

    async def _ask(self, worker: Worker, request: Request) -> Reply:
        """Send a request; after an error the worker is replaced, since its state is unknown."""
        begin = time.monotonic()
        most = max(0.0, request.seconds) + GRACE if isinstance(request, AdviceRequest) else self.timeout
        try:
            async with asyncio.timeout(min(most, self.timeout)):
                reply = await worker.ask(request)
        except (OSError, EOFError, TimeoutError) as error:
            self._strain = min(MOST_HALVINGS, self._strain + isinstance(error, TimeoutError))
            self._workers.discard(worker)
            await worker.stop()
            self._note(request, type(error).__name__, begin)
            raise NoAnswer(type(error).__name__) from None
        self._note(request, reply.error, begin)
        if time.monotonic() - begin < AMPLE * self.timeout:
            self._strain = max(0, self._strain - 1)
        self._idle.append(worker)
        return reply

    def _note(self, request: Request, error: str, begin: float) -> None:
        """Record outcome and duration in the metrics."""
        outcome = "late" if error in LATE else "failed" if error else "done"
        THINKING_SECONDS.observe(time.monotonic() - begin, PURPOSES[type(request)], outcome)

    async def close(self) -> None:
        """Stop all processes; there must be no requests in flight."""
        workers, self._workers, self._idle = self._workers, set(), []
        await asyncio.gather(*(worker.stop() for worker in workers))
