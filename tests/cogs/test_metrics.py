"""Metrics of a bot in a separate process, fetched over HTTP after real clicks."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientConnectionError

from bot.config import Endpoint
from bot.metrics.instruments import CONTENT_TYPE
from bot.metrics.metrics import ALL, LIMIT_WAIT_SECONDS
from bot.service.client import Guildhall
from bot.service.discord_requests import requests_watched
from bot.service.metrics_page import metrics_served, write_page
from bot.storage.store import StoreAway
from tests.every_game import games_that, is_hosted
from tests.faulty_store import replace_calls
from tests.lab.chaos.process import BotProcess
from tests.lab.chaos.strikes import arena
from tests.metrics.exposition import Page, read_page, total, value
from tests.patience import PATIENCE, until, until_found
from tests.player import Player, Town

SEND = "POST /channels/*/messages"
SERVED = re.compile(r"metrics_served url=(\S+)")


class Watched:
    """A bot with a metrics page."""

    def __init__(self, town: Town, folder: Path, address: str) -> None:
        self.town, self.log = town, folder / "bot.log"
        self.process = BotProcess(town, folder, LOG_LEVEL="INFO", METRICS=address, SYMBOLS="off", GREETS="never")

    async def read_log(self) -> str:
        """The whole log as text."""
        return await asyncio.to_thread(self.log.read_text)

    async def until_said(self, wanted: "re.Pattern[str]") -> str:
        """Poll until the log matches this pattern. Returns the match's first group."""

        async def search() -> re.Match[str] | None:
            return wanted.search(await self.read_log())

        return (await until_found(search))[1]

    async def scrape(self) -> Page:
        """Fetch and parse the current page."""
        async with self.town.web.get(await self.until_said(SERVED)) as response:
            assert response.status == 200
            assert response.headers["Content-Type"] == CONTENT_TYPE
            return read_page(await response.text())

    async def scrape_until(self, is_so: Callable[[Page], bool]) -> Page:
        """Fetch the page until it satisfies this condition: a click is counted just after its answer."""

        async def find() -> Page | None:
            page = await self.scrape()
            return page if is_so(page) else None

        return await until_found(find)


@asynccontextmanager
async def watched(
    folder: Path, spec: Path | None, address: str = "127.0.0.1:0"
) -> AsyncIterator[tuple[Watched, list[Player]]]:
    """A running bot with a metrics page, and users."""
    async with arena(folder, spec) as (town, people):
        bot = Watched(town, folder, address)
        await bot.process.start()
        for person in people:
            person.is_patient = True
        try:
            yield bot, people
        finally:
            await bot.process.clear_away()


def outcomes(page: Page, kind: str) -> dict[str, float]:
    """Number of clicks of a kind by outcome."""
    known = ("done", "refused", "slowed", "away", "lost", "failed")
    counts = {outcome: value(page, "guildhall_clicks_total", kind=kind, outcome=outcome) for outcome in known}
    return {outcome: count for outcome, count in counts.items() if count}


@pytest.mark.one_game
@games_that(is_hosted)
async def test_clicks_posts_pictures_and_requests_are_counted(tmp_path: Path, spec: Path | None, game: str) -> None:
    """Each kind and outcome has a separate counter."""
    async with watched(tmp_path, spec) as (bot, people):
        for person in people:
            person.game = game
        ada, ben, cleo = people[:3]
        lobby = (await ada.command("new", players=2)).message
        await ben.click(lobby, "l:1:join")
        await cleo.click(lobby, "l:1:start")  # this user is not the host
        await bot.town.fault("rate_limit", route=SEND, retry_after=0.2)
        await ada.click(lobby, "l:1:start")
        await cleo.command("me")  # this user has no seat
        page = await bot.scrape_until(
            lambda page: (
                total(page, "guildhall_clicks_total") == 5
                and value(page, "guildhall_posts_total", outcome="sent") > 0
                and value(page, "guildhall_posts_waiting") == 0
                and value(page, "guildhall_gateway_latency_seconds", shard="0") > 0
                and value(page, "guildhall_loop_lag_seconds", "_count") > 0
            )
        )
    assert {*page} == {one.name for one in ALL}
    assert outcomes(page, "/new") == {"done": 1}
    assert outcomes(page, "lobby") == {"done": 2, "refused": 1}
    assert outcomes(page, "/me") == {"refused": 1}
    assert [value(page, "guildhall_click_seconds", "_count", kind=kind) for kind in ("/new", "lobby")] == [1, 3]
    assert value(page, "guildhall_picture_seconds", "_count", source="new") >= 1
    assert value(page, "guildhall_tables_open", status="running") == 1
    assert [value(page, "guildhall_tables_changed_total", status=one) for one in ("lobby", "running")] == [1, 1]
    assert value(page, "guildhall_tables_in_memory") == 1
    check_discord(page)
    check_machine(page)


def check_discord(page: Page) -> None:
    """Check the requests: every click was answered, one post was rate-limited, and the bot is connected."""
    assert value(page, "guildhall_discord_requests_total", method="POST", status="429") == 1
    assert total(page, "guildhall_discord_rate_limited_total") == 1
    assert total(page, "guildhall_discord_requests_total", method="POST") >= 6
    requests = total(page, "guildhall_discord_requests_total")
    assert value(page, "guildhall_discord_request_seconds", "_count") == requests
    assert value(page, "guildhall_discord_wait_seconds", "_sum") >= 0.19  # the wait requested by the 429
    assert value(page, "guildhall_shard_up", shard="0") == value(page, "guildhall_servers") == 1


def check_machine(page: Page) -> None:
    """Check the metrics of the database and of the process."""
    assert value(page, "guildhall_database_seconds", "_count", kind="write", outcome="done") >= 4
    assert value(page, "guildhall_database_seconds", "_count", kind="read", outcome="done") >= 4
    assert value(page, "guildhall_database_up") == 1
    assert value(page, "guildhall_database_bytes") > 4096
    assert value(page, "process_resident_memory_bytes") > 10_000_000
    assert value(page, "process_cpu_seconds_total") > 0
    assert value(page, "process_open_fds") > 3


@pytest.mark.one_game
@games_that(is_hosted)
async def test_no_metric_identifies_a_user(tmp_path: Path, spec: Path | None, game: str) -> None:
    """Metrics do not identify servers, channels, tokens or messages, either."""
    async with watched(tmp_path, spec) as (bot, people):
        people[0].game = game
        lobby = (await people[0].command("new", players=2, computers=1)).message
        await people[0].click(lobby, "l:1:start")
        page = await bot.scrape_until(lambda page: value(page, "guildhall_posts_total", outcome="sent") > 0)
        ids = {str(lobby["channel_id"]), *(person.id for person in people), *(person.name for person in people)}
    for name, family in page.items():
        for _, labels in family.values:
            for _, told in labels:
                assert re.fullmatch(r"/?[A-Za-z_ ]{1,30}|\d{1,3}(\.\d+)?|\+Inf", told), (name, told)
                assert told not in ids
        assert len(family.values) < 500


@pytest.mark.one_game
@games_that(is_hosted)
async def test_a_port_in_use_is_logged_and_games_go_on(tmp_path: Path, spec: Path | None, game: str) -> None:
    """Clicks are answered, and the bot exits normally."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        async with watched(tmp_path, spec, address) as (bot, people):
            said = await bot.until_said(re.compile(r"(ERROR \S+: metrics_not_served .*)"))
            assert f"address={address}" in said
            assert "in use" in said
            people[0].game = game
            assert (await people[0].command("help")).status == "done"
            assert await bot.process.stop() == 0


@pytest.mark.one_game
async def test_the_metrics_page_is_served_once_the_port_is_free(
    bot: Guildhall, people: list[Player], town: Town, caplog: pytest.LogCaptureFixture
) -> None:
    """For example, the bot from before an update may still be using the port."""
    assert people
    taken = socket.create_server(("127.0.0.1", 0))
    endpoint = Endpoint("127.0.0.1", taken.getsockname()[1])
    async with metrics_served(bot, endpoint, retry_every=0.05), asyncio.timeout(PATIENCE):
        await until(lambda: "metrics_not_served" in caplog.messages)
        taken.close()
        page = await until_found(lambda: find_page(town, endpoint))
    assert value(page, "guildhall_servers") == 1


async def find_page(town: Town, endpoint: Endpoint) -> Page | None:
    """The page, or None if it is not served."""
    try:
        async with town.web.get(f"http://{endpoint}/metrics") as response:
            return read_page(await response.text())
    except ClientConnectionError:
        return None


@pytest.mark.one_game
async def test_waits_for_rate_limits_are_timed_only_while_watched(bot: Guildhall, people: list[Player]) -> None:
    """After the `with` block, discord.py is unpatched, and neither responses to clicks nor posts are timed."""
    before = LIMIT_WAIT_SECONDS.count()
    with requests_watched(bot.http):
        assert (await people[0].command("help")).status == "done"
        await until(lambda: LIMIT_WAIT_SECONDS.count() > before)  # counted just after the answer
    after = LIMIT_WAIT_SECONDS.count()
    assert (await people[0].command("help")).status == "done"
    await bot.announcer.finish()
    assert LIMIT_WAIT_SECONDS.count() == after


@pytest.mark.one_game
async def test_the_metrics_page_works_without_the_database(bot: Guildhall, people: list[Player]) -> None:
    """Metrics that need the database are left out; their last values are not repeated."""
    assert people
    well = read_page(await write_page(bot))
    assert (value(well, "guildhall_database_up"), len(well["guildhall_tables_open"].values)) == (1, 2)

    async def fail() -> None:
        raise StoreAway

    replace_calls(bot.store, measure=fail)
    page = read_page(await write_page(bot))
    assert page["guildhall_database_up"].values == {("", ()): 0}
    for name in ("guildhall_posts_waiting", "guildhall_database_bytes", "guildhall_tables_open"):
        assert not page[name].values
    assert value(page, "guildhall_servers") == 1


@pytest.mark.one_game
@games_that(is_hosted)
async def test_without_an_address_no_metrics_are_served(tmp_path: Path, spec: Path | None, game: str) -> None:
    """The bot opens no port."""
    async with watched(tmp_path, spec, "") as (bot, people):
        people[0].game = game
        assert (await people[0].command("help")).status == "done"
        assert "metrics" not in await bot.read_log()
