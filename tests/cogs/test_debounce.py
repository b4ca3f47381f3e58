"""News without a call is held back until the next call, and is never lost."""

import asyncio
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from cogs.posting import debounce as holding
from tests.cogs.conftest import running_bot
from tests.player import EPHEMERAL, Json, Player, all_called, all_posted, asked, controls, decide, go_away, text_of

SILENT = 1 << 12


@pytest.fixture
async def host(bot: Guildhall, people: list[Player]) -> Player:
    """A user who plays against a computer and was called at the start."""
    lobby = (await people[0].command("new", players=2, computers=1)).message
    await people[0].click(lobby, "l:1:start")
    await people[0].until(lambda: bool(people[0].pings()))
    await all_posted(bot)
    return people[0]


async def make_news(bot: Guildhall, host: Player) -> int:
    """Let the user decide until there is news without a call. Returns the number of posts before that."""
    before = len(posts(host))
    while not await bot.store.to_post(1) and len(posts(host)) == before:
        await decide(bot, host)
        await bot.manager.deputies.settle(1, 60)
        assert await asked(bot, [host]), "the game is over"
        await asyncio.sleep(0.3)  # news that is not held back would be posted by now
        await host.do("history", channel=host.channel)
    return before


def posts(person: Player) -> list[Json]:
    """The bot's public posts since the lobby."""
    return [
        one for one in person.messages.values() if not one["flags"] & EPHEMERAL and not one.get("interaction_metadata")
    ]


async def test_news_without_a_call_is_posted_with_the_next_call(bot: Guildhall, host: Player) -> None:
    """The news and the call are one message instead of two; calls are sent at once."""
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
async def test_held_news_is_posted_after_a_while_or_when_it_exceeds_the_limit(
    bot: Guildhall, host: Player, monkeypatch: pytest.MonkeyPatch, limit: tuple[str, float]
) -> None:
    """A post of held news notifies no player."""
    monkeypatch.setattr(holding, *limit)
    before = await make_news(bot, host)
    await host.until(lambda: len(posts(host)) > before)
    told = posts(host)[before]
    assert told["flags"] & SILENT
    assert "<@" not in text_of(told)


async def test_a_bot_that_stops_posts_held_news(bot: Guildhall, host: Player) -> None:
    before = await make_news(bot, host)
    assert len(posts(host)) == before
    await bot.close()
    await host.until(lambda: len(posts(host)) == before + 1)
    assert await bot.store.to_post(1) == ()


async def test_a_killed_bot_posts_held_news_once_after_its_restart(
    sandbox: Sandbox, bot: Guildhall, host: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await make_news(bot, host)
    monkeypatch.setattr(bot.announcer, "finish", asyncio.sleep)  # prevent further posts
    await bot.close()
    assert await bot.store.to_post(1)
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        await host.until(lambda: len(posts(host)) > before)
        await all_posted(again)
        await host.do("history", channel=host.channel)
    assert len(posts(host)) == before + 1
