"""Memories on the last message of a game."""

import pytest
from msgspec.structs import replace

from bot.service.client import Guildhall
from bot.statistics.memories import Memory, MemoryKind
from bot.tables.posts import Post, PostKind, unpack
from cogs.cards.memories import tell_memories
from cogs.cards.notice import Notice, Shown
from tests.cogs.test_end import play_to_the_end
from tests.every_game import games_that, speaks_every_language
from tests.player import Player, controls, text_of

pytestmark = games_that(speaks_every_language)


@pytest.mark.parametrize("language", ["en", "ru", "it"])
async def test_the_last_message_has_the_memories_of_the_game(
    bot: Guildhall, people: list[Player], language: str
) -> None:
    """The memories are in the table's language and name the winners."""
    end = await play_to_the_end(bot, people[:2], language=language)
    table = await bot.manager.table(1)
    memories = await bot.manager.memories.find(table)
    told = tell_memories(table, memories, table.words)
    winners = [row.name for row in await bot.store.scores_at(1) if row.place == 1]
    assert winners
    assert all(f"**{name}**" in told for name in winners)
    assert told in text_of(end)


async def test_the_memories_are_saved_with_the_message(bot: Guildhall, people: list[Player]) -> None:
    """If the message is sent again, even after a restart, it has the memories saved before the first attempt."""
    end = await play_to_the_end(bot, people[:2])
    found = await bot.manager.memories.find(await bot.manager.table(1))
    batch = int(controls(end, "details:")[0]["custom_id"].rpartition(":")[2])
    assert [unpack(body).memories for body in await bot.store.batch(1, batch)][-1] == found != ()


async def test_every_memory_has_a_sentence_and_a_player_who_left_is_not_named(
    bot: Guildhall, people: list[Player]
) -> None:
    await play_to_the_end(bot, people[:2])
    table = await bot.manager.table(1)
    for kind in MemoryKind:
        memory = Memory(kind, 0, 1 if kind in (MemoryKind.LEADS, MemoryKind.LEVEL, MemoryKind.OVERTAKES) else -1, 3, 2)
        told = tell_memories(table, [memory], table.words)
        assert all(f"**{people[seat].name}**" in told for seat in (memory.seat, memory.other) if seat >= 0)
    gone = (replace(table.now.seats[0], user=None, name=""), table.now.seats[1])
    table.now = replace(table.now, seats=gone)
    post = Post(PostKind.OVER, memories=(Memory(MemoryKind.LEADS, 1, 0, 3, 2), Memory(MemoryKind.STREAK, 1, ours=3)))
    rows = str(Notice(table, post, Shown(), 1, table.words).to_components())
    assert tell_memories(table, post.memories[1:], table.words) in rows
    assert tell_memories(table, post.memories[:1], table.words) == ""
