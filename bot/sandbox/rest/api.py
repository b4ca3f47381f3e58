"""Handles the bot's requests: token, faults, rate limits, body and response; events follow the response."""

import asyncio
import logging
import time
from collections import deque

from aiohttp import web

from bot.sandbox.bodies import MULTIPART, read_form, read_json
from bot.sandbox.errors import Refusal
from bot.sandbox.faults.active import ActiveFaults
from bot.sandbox.faults.garbage import ANSWERS
from bot.sandbox.interactions.tracker import InteractionTracker
from bot.sandbox.rest.buckets import RateLimited, RateLimits, rate_limited
from bot.sandbox.rest.routes import TABLE
from bot.sandbox.rest.routing import Call, Reply, Route
from bot.sandbox.spec import SpecCheck
from bot.sandbox.state.world import Event, World
from bot.sandbox.tokens import looks_real
from bot.sandbox.wire import JSON_TYPE, Json, dumps

log = logging.getLogger(__name__)
SETTLE_SECONDS = 0.005  # the time that a client needs to read an answer after it was written to the socket


class RestApi:
    """Answers requests under /api/v10."""

    def __init__(
        self,
        world: World,
        tracker: InteractionTracker,
        limits: RateLimits,
        active_faults: ActiveFaults,
        spec: SpecCheck | None,
    ) -> None:
        self.world, self.tracker, self.limits, self.active_faults, self.spec = (
            world,
            tracker,
            limits,
            active_faults,
            spec,
        )
        self.log: deque[Json] = deque(maxlen=500)
        self.count = 0

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        started = time.perf_counter()
        parts = request.path.split("/")[3:]
        found = TABLE.find(request.method, parts)
        if found is None:
            log.warning("no such route: %s %s", request.method, request.path)
            return self._log_request(request, started, _answer(404, {"message": "404: Not Found", "code": 0}))
        if not found[0].open and not _has_token(request):
            return self._log_request(request, started, _answer(401, {"message": "401: Unauthorized", "code": 0}))
        if self.active_faults.by_id:
            early = await self._apply_faults_before(request, parts)
            if early is not None:
                return self._log_request(request, started, early)
        return await self._serve(request, parts, found, started)

    async def _serve(
        self, request: web.Request, parts: list[str], found: tuple[Route, dict[str, str]], started: float
    ) -> web.StreamResponse:
        route, params = found
        headers, limited = self._take_rate_limit(route, params)
        if limited:
            return self._log_request(request, started, _rate_limited(limited))
        status, body = await self._run_handler(request, route, params)
        events = self.world.take_events()
        response = _answer(status, body, headers)
        if self.active_faults.by_id:
            await self._apply_faults_after(request, parts, events)
        if not _is_cut(request):
            await response.prepare(request)
            await response.write_eof()
        if events:
            asyncio.get_running_loop().call_later(SETTLE_SECONDS, self.world.publish, events)
        return self._log_request(request, started, response)

    def _take_rate_limit(self, route: Route, params: dict[str, str]) -> tuple[dict[str, str], RateLimited | None]:
        if route.template.startswith("/interactions"):
            return {}, None  # interaction callbacks do not count
        return self.limits.take(route.line, route.resource(params), counts_globally=not route.open)

    async def _run_handler(self, request: web.Request, route: Route, params: dict[str, str]) -> tuple[int, Reply]:
        try:
            route.check_params(params)
            call = Call(self.world, self.tracker, params, request.query)
            if request.body_exists or route.shape:
                await self._read(request, route, call)
            reply = route.handler(call)
        except Refusal as refusal:
            # The path may contain a token, so it is not logged.
            log.info("refused: %s: %s %s", route.line, refusal.message, refusal.errors or "")
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

    async def _apply_faults_before(self, request: web.Request, parts: list[str]) -> web.StreamResponse | None:
        """Apply faults before a request is handled; return the response that replaces it, if any."""
        slow = self.active_faults.use("slow", request.method, parts)
        if slow:
            await asyncio.sleep(float(slow.keys["seconds"]))
        if self.active_faults.use("cut", request.method, parts):
            return _cut(request)
        status = self.active_faults.use("status", request.method, parts)
        if status:
            return _answer(int(status.keys["status"]), {"message": "Failure requested by a fault switch", "code": 0})
        limit = self.active_faults.use("rate_limit", request.method, parts)
        if limit:
            seconds, is_global = float(limit.keys.get("retry_after", 0.3)), bool(limit.keys.get("global"))
            return _rate_limited(rate_limited(seconds, is_global=is_global, via=bool(limit.keys.get("via", True))))
        return None

    async def _apply_faults_after(self, request: web.Request, parts: list[str], events: list[Event]) -> None:
        """Apply faults between handling a request and responding."""
        if self.active_faults.use("race", request.method, parts):
            self.world.publish(events)
            events.clear()
        lag = self.active_faults.use("lag", request.method, parts)
        if lag:
            await asyncio.sleep(float(lag.keys["seconds"]))
        if self.active_faults.use("lose", request.method, parts):
            _cut(request)
        garbage = self.active_faults.use("garbage", request.method, parts)
        if garbage and request.transport:
            request.transport.write(ANSWERS[garbage.keys["answer"]])
            request.transport.close()

    def _log_request(self, request: web.Request, started: float, response: web.StreamResponse) -> web.StreamResponse:
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


def _rate_limited(limited: RateLimited) -> web.Response:
    return _answer(429, limited.body, limited.headers)


def _cut(request: web.Request) -> web.Response:
    if request.transport:
        request.transport.abort()
    return web.Response(status=500)


def _is_cut(request: web.Request) -> bool:
    return request.transport is None or request.transport.is_closing()
