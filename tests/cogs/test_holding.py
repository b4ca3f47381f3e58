"""News that calls nobody waits for what comes next; nothing that is held back is lost."""

import asyncio
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from cogs.posting import holding
from tests.cogs.clicker import Clicker
from tests.cogs.conftest import running_bot
from tests.cogs.playing import all_called, all_posted, calls, go_away, plan, start_game
from tests.driver import EPHEMERAL, Json, Person, text_of

CARDS = "-# Cards:"
"""What is told when all have planned."""
SILENT = 1 << 12


async def plan_all(bot: Guildhall, people: list[Person]) -> list[Person]:
    """All plan, whoever acts first last, who sees the next question without being called; gives them in turn order."""
    await start_game(bot, people)
    table = await bot.manager.table(1)
    order = [people[seat] for seat in table.state.order]
    for person in reversed(order):
        await plan(person)
    await all_called(bot, 1)
    await asyncio.sleep(0.3)  # what is not held back would be posted by now
    await people[0].do("history", channel=people[0].channel)
    return order


def posts(person: Person) -> list[Json]:
    """What the bot has posted to everyone since the lobby."""
    return [
        one for one in person.messages.values() if not one["flags"] & EPHEMERAL and not one.get("interaction_metadata")
    ]


async def test_news_without_a_call_goes_out_with_the_next_call(bot: Guildhall, people: list[Person]) -> None:
    """One message instead of two; whoever must act is told at once."""
    first, second = await plan_all(bot, people[:2])
    assert len(posts(first)) == 1
    assert await bot.store.to_post(1)
    await go_away(bot, second)
    await Clicker(first, 3).play_turn("norenberc")
    await all_called(bot, 1)
    await second.until(lambda: len(posts(second)) == 2)
    call = calls(second)[-1]
    assert CARDS in text_of(call)
    assert f"<@{second.id}>" in text_of(call)
    assert not call["flags"] & SILENT


async def test_news_does_not_wait_for_ever(
    bot: Guildhall, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while it goes out by itself, and rings nowhere."""
    monkeypatch.setattr(holding, "LONGEST_HOLD", 0.5)
    first, _ = await plan_all(bot, people[:2])
    told = await first.wait_for(CARDS)
    assert told["flags"] & SILENT
    assert "<@" not in text_of(told)


async def test_so_much_news_that_it_fills_a_message_does_not_wait(
    bot: Guildhall, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody likes to read a wall of text; it rings nowhere."""
    monkeypatch.setattr(holding, "MOST_HELD", 0)
    first, _ = await plan_all(bot, people[:2])
    told = await first.wait_for(CARDS)
    assert told["flags"] & SILENT


async def test_a_bot_that_stops_holds_nothing_back(bot: Guildhall, people: list[Person]) -> None:
    """Whoever reads along need not wait for its return."""
    first, _ = await plan_all(bot, people[:2])
    assert not first.sees(CARDS)
    await bot.close()
    await first.wait_for(CARDS)
    assert await bot.store.to_post(1) == ()


async def test_a_killed_bot_posts_what_it_held_back_once_it_is_there_again(
    sandbox: Sandbox, bot: Guildhall, people: list[Person], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, and once."""
    first, _ = await plan_all(bot, people[:2])
    monkeypatch.setattr(bot.announcer, "finish", asyncio.sleep)  # nothing is posted any more
    await bot.close()
    assert await bot.store.to_post(1)
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        await first.wait_for(CARDS)
        await all_posted(again)
    assert sum(CARDS in text_of(one) for one in posts(first)) == 1
