"""News without a call is held back until the next call, and is never lost."""

from pathlib import Path

import pytest

from bot.games.contract import Line
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.posts import Part, Post, PostKind
from cogs.posting.debounce import MOST_HELD, Debounce
from tests.cogs.conftest import running_bot
from tests.player import (
    EPHEMERAL,
    Json,
    Player,
    all_called,
    all_posted,
    asked,
    controls,
    decide,
    go_away,
    idle,
    text_of,
)

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
        await idle(bot)
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


@pytest.mark.timing(longest_hold=0.5)
async def test_held_news_is_posted_after_a_while(bot: Guildhall, host: Player) -> None:
    """A post of held news notifies no player."""
    before = await make_news(bot, host)
    await host.until(lambda: len(posts(host)) > before)
    told = posts(host)[before]
    assert told["flags"] & SILENT
    assert "<@" not in text_of(told)


async def test_many_lines_of_news_are_not_held() -> None:
    """The limit applies to all posts held back together."""
    debounce = Debounce(lambda _table_id: None, longest_hold=60.0)
    one = Post(PostKind.NEWS, (Part((Line("passed", {"seat": 0}),)),))
    assert debounce.holds_back(1, [one] * MOST_HELD)
    assert not debounce.holds_back(1, [one] * (MOST_HELD + 1))


async def test_a_bot_that_stops_posts_held_news(bot: Guildhall, host: Player) -> None:
    before = await make_news(bot, host)
    assert len(posts(host)) == before
    await bot.close()
    await host.until(lambda: len(posts(host)) == before + 1)
    assert await bot.store.to_post(1) == ()


async def test_a_killed_bot_posts_held_news_once_after_its_restart(
    sandbox: Sandbox, bot: Guildhall, host: Player, tmp_path: Path
) -> None:
    before = await make_news(bot, host)
    await bot.announcer.stop()
    await bot.close()
    assert await bot.store.to_post(1)
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        await host.until(lambda: len(posts(host)) > before)
        await all_posted(again)
        await host.do("history", channel=host.channel)
    assert len(posts(host)) == before + 1
