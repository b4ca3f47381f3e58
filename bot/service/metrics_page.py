"""Serves all metrics to Prometheus, on a host and port that the bot's operator chooses."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from bot.config import Endpoint
from bot.logs import about
from bot.metrics.instruments import CONTENT_TYPE, as_text
from bot.metrics.metrics import (
    ALL,
    DATABASE_BYTES,
    DATABASE_UP,
    GATEWAY_SECONDS,
    LAG_SECONDS,
    POSTS_WAITING,
    SERVERS,
    SHARDS_UP,
    TABLES_IN_MEMORY,
    TABLES_OPEN,
    THINKING_WAITING,
)
from bot.service.discord_requests import requests_watched
from bot.service.health import LONGEST_SILENCE
from bot.service.process import look_at_process
from bot.storage.rows import OPEN
from bot.tasks import cancel_all

if TYPE_CHECKING:
    from aiohttp import web

    from bot.service.client import Guildhall

log = logging.getLogger(__name__)

LAG_EVERY = 0.5
"""Seconds between two measurements of the event loop's lag."""
DATABASE_TIMEOUT = 5.0
"""Seconds that the database gets to answer; Prometheus gives up after ten."""
RETRY_EVERY = 15.0
"""Seconds until an occupied port is tried again."""


@asynccontextmanager
async def metrics_served(
    bot: "Guildhall", endpoint: Endpoint | None, retry_every: float = RETRY_EVERY
) -> AsyncIterator[None]:
    """Serve the page while the bot runs; to be entered before login, so that every request is measured.

    Games do not wait for the page: if the port is in use, binding it is retried.
    """
    if endpoint is None:
        yield
        return
    tasks = [asyncio.create_task(_serve(bot, endpoint, retry_every)), asyncio.create_task(_watch_lag())]
    try:
        with requests_watched(bot.http):
            yield
    finally:
        await cancel_all(tasks)


async def _serve(bot: "Guildhall", endpoint: Endpoint, retry_every: float) -> None:
    from aiohttp import web  # noqa: PLC0415  # most bots do not serve metrics

    async def show(_request: web.Request) -> web.Response:
        text = await write_page(bot)
        return web.Response(body=text.encode(), headers={"Content-Type": CONTENT_TYPE})

    app = web.Application()
    app.router.add_get("/metrics", show)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await _listen(runner, endpoint, retry_every)
        await asyncio.Event().wait()
    finally:
        await runner.cleanup()


async def _listen(runner: "web.AppRunner", endpoint: Endpoint, retry_every: float) -> None:
    """Retry until the port is free; its owner, such as an older process of the bot, may exit."""
    from aiohttp import web  # noqa: PLC0415

    while True:
        try:
            await web.TCPSite(runner, endpoint.host, endpoint.port).start()
        except OSError as error:
            log.error("metrics_not_served", extra=about(address=endpoint, why=error.strerror, again_in_s=retry_every))
            await asyncio.sleep(retry_every)
        else:
            own = Endpoint(*runner.addresses[0][:2])
            log.info("metrics_served", extra=about(url=f"http://{own}/metrics"))
            return


async def write_page(bot: "Guildhall") -> str:
    """Return all current metrics as text."""
    look_at_process()
    _look_at_gateway(bot)
    await _look_at_database(bot)
    TABLES_IN_MEMORY.set(bot.manager.tables_in_memory)
    THINKING_WAITING.set(bot.manager.waiting_to_think)
    return as_text(ALL)


def _look_at_gateway(bot: "Guildhall") -> None:
    latencies = {number: latency for number, latency in bot.latencies if 0 <= latency < LONGEST_SILENCE}
    GATEWAY_SECONDS.show({(str(number),): latency for number, latency in latencies.items()})
    SHARDS_UP.show({(str(number),): not shard.is_closed() for number, shard in bot.shards.items()})
    SERVERS.set(len(bot.guilds))


async def _look_at_database(bot: "Guildhall") -> None:
    """Update the metrics that only the database knows; if that fails, the page reports the database as down."""
    for gauge in (POSTS_WAITING, DATABASE_BYTES):
        gauge.set(None)
    TABLES_OPEN.show({})
    DATABASE_UP.set(0)
    with suppress(Exception):  # errors are already counted where they occur
        async with asyncio.timeout(DATABASE_TIMEOUT):
            measure, tables, _ = await asyncio.gather(
                bot.store.measure(), bot.store.count_open(), bot.store.prove_writable()
            )
        POSTS_WAITING.set(measure.posts_waiting)
        DATABASE_BYTES.set(measure.size)
        TABLES_OPEN.show({(status,): tables.get(status, 0) for status in OPEN})
        DATABASE_UP.set(1)


async def _watch_lag() -> None:
    """Sleep repeatedly, and record the delay of each wakeup."""
    while True:
        due = time.perf_counter() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        LAG_SECONDS.observe(max(0.0, time.perf_counter() - due))
