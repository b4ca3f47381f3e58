"""Where the bot's requests come in: token, faults, rate limits, body, answer, and only then the news."""

import asyncio
import logging
import time
from collections import deque

from aiohttp import web

from bot.sandbox.bodies import MULTIPART, read_form, read_json
from bot.sandbox.errors import Refusal
from bot.sandbox.faults.switches import Switches
from bot.sandbox.interactions.desk import Desk
from bot.sandbox.rest.buckets import RateLimits, Refused, refused
from bot.sandbox.rest.calls import Call, Reply, Route
from bot.sandbox.rest.routes import TABLE
from bot.sandbox.spec import SpecCheck
from bot.sandbox.state.world import News, World
from bot.sandbox.tokens import looks_real
from bot.sandbox.wire import JSON_TYPE, Json, dumps

log = logging.getLogger(__name__)
SETTLE_SECONDS = 0.005  # what a client needs to read an answer that has been written to its socket


class Door:
    """Answers requests under /api/v10."""

    def __init__(
        self, world: World, desk: Desk, limits: RateLimits, switches: Switches, spec: SpecCheck | None
    ) -> None:
        self.world, self.desk, self.limits, self.switches, self.spec = world, desk, limits, switches, spec
        self.log: deque[Json] = deque(maxlen=500)
        self.count = 0

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        started = time.perf_counter()
        parts = request.path.split("/")[3:]
        found = TABLE.find(request.method, parts)
        if found is None:
            log.warning("no such route: %s %s", request.method, request.path)
            return self._noted(request, started, _answer(404, {"message": "404: Not Found", "code": 0}))
        if not found[0].open and not _has_token(request):
            return self._noted(request, started, _answer(401, {"message": "401: Unauthorized", "code": 0}))
        if self.switches.on:
            early = await self._strike(request, parts)
            if early is not None:
                return self._noted(request, started, early)
        return await self._serve(request, parts, found, started)

    async def _serve(
        self, request: web.Request, parts: list[str], found: tuple[Route, dict[str, str]], started: float
    ) -> web.StreamResponse:
        route, params = found
        headers, limited = self._limit(route, params)
        if limited:
            return self._noted(request, started, _limited(limited))
        status, body = await self._work(request, route, params)
        news = self.world.take_news()
        response = _answer(status, body, headers)
        if self.switches.on:
            await self._hold_back(request, parts, news)
        if not _is_cut(request):
            await response.prepare(request)
            await response.write_eof()
        if news:
            asyncio.get_running_loop().call_later(SETTLE_SECONDS, self.world.publish, news)
        return self._noted(request, started, response)

    def _limit(self, route: Route, params: dict[str, str]) -> tuple[dict[str, str], Refused | None]:
        if route.template.startswith("/interactions"):
            return {}, None  # interaction callbacks are not counted
        return self.limits.take(route.line, route.resource(params), counts_globally=not route.open)

    async def _work(self, request: web.Request, route: Route, params: dict[str, str]) -> tuple[int, Reply]:
        try:
            route.check_params(params)
            call = Call(self.world, self.desk, params, request.query)
            if request.body_exists or route.shape:
                await self._read(request, route, call)
            reply = route.handler(call)
        except Refusal as refusal:
            log.info("refused: %s %s: %s %s", request.method, request.path, refusal.message, refusal.errors or "")
            return refusal.status, refusal.body()
        return (204, None) if reply is None else (route.status, reply)

    async def _read(self, request: web.Request, route: Route, call: Call) -> None:
        if request.content_type == MULTIPART:
            body, call.files = await read_form(request)
        else:
            body = await read_json(request)
        if self.spec:
            self.spec.check(route, request.content_type, body)
        route.check_body(body)
        if isinstance(body, list):
            call.items = body
        elif isinstance(body, dict):
            call.body = body

    # -- faults --------------------------------------------------------------------------------------------------

    async def _strike(self, request: web.Request, parts: list[str]) -> web.StreamResponse | None:
        """Faults that come before the work; a response if one takes its place."""
        slow = self.switches.meet("slow", request.method, parts)
        if slow:
            await asyncio.sleep(float(slow.keys["seconds"]))
        if self.switches.meet("cut", request.method, parts):
            return _cut(request)
        status = self.switches.meet("status", request.method, parts)
        if status:
            return _answer(int(status.keys["status"]), {"message": "The sandbox was told to fail", "code": 0})
        limit = self.switches.meet("rate_limit", request.method, parts)
        if limit:
            seconds, is_global = float(limit.keys.get("retry_after", 0.3)), bool(limit.keys.get("global"))
            return _limited(refused(seconds, is_global=is_global, via=bool(limit.keys.get("via", True))))
        return None

    async def _hold_back(self, request: web.Request, parts: list[str], news: list[News]) -> None:
        """Faults that come after the work and before the answer."""
        if self.switches.meet("race", request.method, parts):
            self.world.publish(news)
            news.clear()
        lag = self.switches.meet("lag", request.method, parts)
        if lag:
            await asyncio.sleep(float(lag.keys["seconds"]))
        if self.switches.meet("lose", request.method, parts):
            _cut(request)

    def _noted(self, request: web.Request, started: float, response: web.StreamResponse) -> web.StreamResponse:
        self.count += 1
        seconds = time.perf_counter() - started
        self.log.append(
            {
                "n": self.count,
                "time": self.world.clock.now(),
                "method": request.method,
                "path": request.path,
                "status": response.status,
                "seconds": seconds,
            }
        )
        return response


def _has_token(request: web.Request) -> bool:
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if looks_real(token):
        log.error("a token that looks real was sent to the sandbox and is refused; use any other text as token")
        return False
    return scheme == "Bot" and bool(token)


def _answer(status: int, body: object, headers: dict[str, str] | None = None) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    return web.Response(status=status, body=dumps(body).encode(), content_type=JSON_TYPE, headers=headers)


def _limited(limited: Refused) -> web.Response:
    return _answer(429, limited.body, limited.headers)


def _cut(request: web.Request) -> web.Response:
    if request.transport:
        request.transport.abort()
    return web.Response(status=500)


def _is_cut(request: web.Request) -> bool:
    return request.transport is None or request.transport.is_closing()
