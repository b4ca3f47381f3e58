"""Requests to Discord as they are seen from here: how many, how long, and what they waited for.

The library lets aiohttp's own tracing look on; how long it held a request back is what it took without the wire.
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
"""Whose limit it was, by Discord's words: the bot's own on a route, its own on all, everybody's on something."""
_on_the_wire: ContextVar[list[float] | None] = ContextVar("on_the_wire", default=None)
"""Seconds of each attempt of the request that this task makes."""


@contextmanager
def requests_watched(http: Any) -> Iterator[None]:
    """Looks on at every request that the library makes, from the login of its client on."""
    webhooks: Any = async_context.get()  # by which clicks are answered
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
    """Times requests as a whole: what they took without the wire, they waited."""

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
