"""Measures requests to Discord: number, duration, and time spent waiting for rate limits.

aiohttp's tracing measures the time on the wire; the rest is how long discord.py held the request back.
"""

import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from types import SimpleNamespace
from typing import Any

import aiohttp
from discord.webhook.async_ import async_context

from bot.metrics.metrics import LIMIT_WAIT_SECONDS, RATE_LIMITED, REQUEST_SECONDS, REQUESTS

SCOPES = ("user", "global", "shared")
"""Discord's names of rate limits: the bot's on one route, the bot's on all routes, and one shared with other users."""
_on_the_wire: ContextVar[list[float] | None] = ContextVar("on_the_wire", default=None)
"""Seconds on the wire for each attempt of this task's current request."""


@contextmanager
def requests_watched(http: Any) -> Iterator[None]:
    """Measure all requests of a client, from its login on."""
    webhooks: Any = async_context.get()  # the session that answers clicks
    http.http_trace = _trace()
    before = [(way, way.request) for way in (http, webhooks)]
    for way, request in before:
        way.request = _timed(request)
    try:
        yield
    finally:
        http.http_trace = None
        for way, request in before:
            way.request = request


def _trace() -> aiohttp.TraceConfig:
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_begin)
    trace.on_request_end.append(_end)
    trace.on_request_exception.append(_break)
    return trace


async def _begin(_session: aiohttp.ClientSession, request: SimpleNamespace, _facts: object) -> None:
    request.begin = time.perf_counter()


async def _end(_session: aiohttp.ClientSession, request: SimpleNamespace, facts: aiohttp.TraceRequestEndParams) -> None:
    _note(request, facts.method, str(facts.response.status))
    if facts.response.status == 429:
        scope = facts.response.headers.get("X-RateLimit-Scope", "")
        RATE_LIMITED.add(scope if scope in SCOPES else "unknown")


async def _break(
    _session: aiohttp.ClientSession, request: SimpleNamespace, facts: aiohttp.TraceRequestExceptionParams
) -> None:
    _note(request, facts.method, "broken")


def _note(request: SimpleNamespace, method: str, status: str) -> None:
    seconds = time.perf_counter() - request.begin
    REQUESTS.add(method, status)
    REQUEST_SECONDS.observe(seconds)
    if (attempts := _on_the_wire.get()) is not None:
        attempts.append(seconds)


def _timed(request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Time whole requests: the part not spent on the wire was spent waiting."""

    @wraps(request)
    async def request_timed(*args: Any, **facts: Any) -> Any:
        begin, attempts = time.perf_counter(), list[float]()
        token = _on_the_wire.set(attempts)
        try:
            return await request(*args, **facts)
        finally:
            _on_the_wire.reset(token)
            LIMIT_WAIT_SECONDS.observe(time.perf_counter() - begin - sum(attempts))

    return request_timed
