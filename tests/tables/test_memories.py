"""What the saved results say about a finished game."""

from msgspec.structs import replace

from bot.statistics.memories import MemoryKind
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.people import Visibility
from tests.tables.tables import ADA, BEN, play_on, started


async def test_the_winner_of_a_first_game_is_remembered_unless_hidden(manager: Manager, store: Store) -> None:
    """The memory of a first win is not shown if the winner is hidden everywhere."""
    table = await started(manager, ADA, BEN)
    assert await manager.memories.find(table) == ()
    await play_on(manager, table, 10_000)
    winners = [row.seat for row in await store.scores_at(table.id) if row.place == 1]
    found = await manager.memories.find(table)
    assert [(one.kind, one.seat) for one in found] == [(MemoryKind.FIRST_WIN, seat) for seat in winners]
    for user in (ADA, BEN):
        await manager.people.change(user, lambda old: replace(old, visibility=Visibility.NOWHERE))
    assert await manager.memories.find(table) == ()


async def test_later_games_do_not_change_what_a_game_meant(manager: Manager) -> None:
    """A message that is sent again shows the same memories."""
    first = await started(manager, ADA, BEN)
    await play_on(manager, first, 10_000)
    before = await manager.memories.find(first)
    second = await started(manager, ADA, BEN, channel=6)
    await play_on(manager, second, 10_000)
    assert await manager.memories.find(first) == before != ()
