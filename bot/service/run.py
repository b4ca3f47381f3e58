"""Runs the bot: on Discord, or with a local sandbox in a browser."""

import asyncio
import gc
import logging
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.config import Config, Greets
from bot.logs import about
from bot.service.client import Guildhall, Setup
from bot.service.databases import working_alone
from bot.service.discord_address import point_discord_at, token_for
from bot.service.health import watched
from bot.service.metrics_page import metrics_served
from bot.service.process import tune_process
from bot.service.shard_leases import ShardLeases
from bot.storage.cleanup import kept_tidy
from bot.storage.leases import NO_SERVER
from bot.storage.store import Store
from bot.tables.allowance import Allowances
from cogs.hall import PolicyLinks
from cogs.symbols import draw_symbols

log = logging.getLogger(__name__)

STOPS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)]
"""Signals that stop the bot; on Windows, SIGBREAK is Ctrl+Break or a closed window."""


async def run_bot(config: Config) -> None:
    """Run the bot on Discord until it is stopped."""
    token = token_for(config.sandbox_url or None, config.token or None)
    if config.sandbox_url:
        point_discord_at(config.sandbox_url)
    tune_process()
    async with working_alone(config.database, config.shards) as store:
        gc.freeze()  # keep imported objects out of GC: saves 20 ms per collection
        bot = make_bot(store, config)
        async with (
            bot,
            watched(bot, config.database, config.health_every),
            metrics_served(bot, config.metrics),
            kept_tidy(store, lambda: bot.manager.scope.works_for(NO_SERVER)),
        ):
            await _until_stopped(bot, token)


def make_bot(store: Store, config: Config) -> Guildhall:
    """Create the bot that a host has configured."""
    patience = 0.1 if config.sandbox_url else 2.0
    leasing = ShardLeases(store.leases, config.shards) if store.leases and config.shards else None
    links = PolicyLinks(config.privacy_url, config.terms_url)
    symbols = draw_symbols if config.has_symbols else None
    setup = Setup(patience, config.limits, config.greets, symbols, policy_links=links)
    bot = Guildhall(store, setup, leasing)
    bot.allowances = Allowances(config.limits_servers)
    return bot


async def _until_stopped(bot: Guildhall, token: str) -> None:
    """Run until the connection ends or a signal arrives; finish clicks in progress first."""
    stop = asyncio.Event()
    with on_signals(stop.set):
        running, stopping = asyncio.create_task(bot.start(token)), asyncio.create_task(stop.wait())
        done, _ = await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if running in done:
            running.result()
            return
        log.info("stopping")
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


@contextmanager
def on_signals(stop: Callable[[], object]) -> Iterator[None]:
    """Call `stop` in the event loop when the program is interrupted or terminated."""
    loop, former = asyncio.get_running_loop(), {}
    for number in STOPS:
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:  # Windows: the handler runs outside the loop
            former[number] = signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))
    try:
        yield
    finally:
        for number, handler in former.items():
            signal.signal(number, handler)


async def run_sandbox(port: int, people: int, locale: str, folder: Path, opens_browser: bool) -> None:
    """Run the sandbox server, the bot and the page together; games continue after a restart."""
    import webbrowser  # noqa: PLC0415  # a bot on Discord needs neither

    from bot.sandbox import Sandbox  # noqa: PLC0415

    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    async with Sandbox(port=port, people=people, locale=locale, folder=folder) as sandbox:
        log.info("open this in a browser; nothing leaves this machine", extra=about(url=sandbox.url))
        if opens_browser:
            await asyncio.to_thread(webbrowser.open, sandbox.url)
        config = Config("", folder / "guildhall.sqlite3", "INFO", sandbox.url, greets=Greets.EMPTY)
        await run_bot(config)
