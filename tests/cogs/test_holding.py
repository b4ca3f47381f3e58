"""News that calls nobody waits for what comes next; nothing that is held back is lost."""

import asyncio
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from cogs.posting import holding
from tests.cogs.clicker import controls
from tests.cogs.conftest import running_bot
from tests.cogs.playing import all_called, all_posted, asked, decide, go_away, pings
from tests.driver import EPHEMERAL, Json, Person, text_of

SILENT = 1 << 12


@pytest.fixture
async def host(bot: Guildhall, people: list[Person]) -> Person:
    """Somebody who plays with a computer, and was called when the game began."""
    lobby = (await people[0].command("new", players=2, computers=1)).message
    await people[0].click(lobby, "l:1:start")
    await people[0].until(lambda: bool(pings(people[0])))
    await all_posted(bot)
    return people[0]


async def make_news(bot: Guildhall, host: Person) -> int:
    """The host decides until there is news, and finds the next question in the panel; gives how much was posted before.

    Nobody is called by it.
    """
    before = len(posts(host))
    while not await bot.store.to_post(1) and len(posts(host)) == before:
        await decide(bot, host)
        await bot.manager.deputies.settle(1, 60)
        assert await asked(bot, [host]), "the game is over"
        await asyncio.sleep(0.3)  # what is not held back would be posted by now
        await host.do("history", channel=host.channel)
    return before


def posts(person: Person) -> list[Json]:
    """What the bot has posted to everyone since the lobby."""
    return [
        one for one in person.messages.values() if not one["flags"] & EPHEMERAL and not one.get("interaction_metadata")
    ]


async def test_news_without_a_call_goes_out_with_the_next_call(bot: Guildhall, host: Person) -> None:
    """One message instead of two; whoever must act is told at once."""
    before = await make_news(bot, host)
    assert len(posts(host)) == before
    await go_away(bot, host)
    await all_called(bot, 1)
    await host.until(lambda: len(posts(host)) == before + 1)
    call = posts(host)[-1]
    assert controls(call, "details:")
    assert f"<@{host.id}>" in text_of(call)
    assert not call["flags"] & SILENT
    assert await bot.store.to_post(1) == ()


@pytest.mark.parametrize("limit", [("LONGEST_HOLD", 0.5), ("MOST_HELD", 0)], ids=lambda limit: limit[0])
async def test_news_waits_neither_for_ever_nor_until_it_fills_a_message(
    bot: Guildhall, host: Person, monkeypatch: pytest.MonkeyPatch, limit: tuple[str, float]
) -> None:
    """It goes out by itself after a while, and before nobody likes to read such a wall of text; it rings nowhere."""
    monkeypatch.setattr(holding, *limit)
    before = await make_news(bot, host)
    await host.until(lambda: len(posts(host)) > before)
    told = posts(host)[before]
    assert told["flags"] & SILENT
    assert "<@" not in text_of(told)


async def test_a_bot_that_stops_holds_nothing_back(bot: Guildhall, host: Person) -> None:
    """Whoever reads along need not wait for its return."""
    before = await make_news(bot, host)
    assert len(posts(host)) == before
    await bot.close()
    await host.until(lambda: len(posts(host)) == before + 1)
    assert await bot.store.to_post(1) == ()


async def test_a_killed_bot_posts_what_it_held_back_once_it_is_there_again(
    sandbox: Sandbox, bot: Guildhall, host: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, and once."""
    before = await make_news(bot, host)
    monkeypatch.setattr(bot.announcer, "finish", asyncio.sleep)  # nothing is posted any more
    await bot.close()
    assert await bot.store.to_post(1)
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        await host.until(lambda: len(posts(host)) > before)
        await all_posted(again)
        await host.do("history", channel=host.channel)
    assert len(posts(host)) == before + 1
