"""Titles that players give each other after a game."""

import pytest

from bot.errors import NotOver, NotSeated, ThanksClosed, TooFewForThanks, UnknownThanks
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.table import Table
from bot.tables.thanks import OPEN_FOR, Title, can_thank
from tests.clock import Clock
from tests.every_game import played_by
from tests.tables.tables import ADA, BEN, CLEO, FOREIGNER, play_on, started

pytestmark = played_by(3)


async def finished(manager: Manager, *users: int) -> Table:
    """A finished game of these users."""
    table = await started(manager, *users)
    await play_on(manager, table, 10_000)
    return table


async def test_titles_count_two_days_after_the_game_all_at_once(manager: Manager, clock: Clock) -> None:
    """Until then, a new title is not visible, so the time at which it appears does not reveal the giver."""
    table = await finished(manager, ADA, BEN, CLEO)
    await manager.thanks.give(table, ADA, CLEO, "worthy")
    clock.forward(OPEN_FOR - 1)
    await manager.thanks.give(table, BEN, CLEO, "worthy")
    assert await manager.thanks.titles_of(CLEO) == {}
    clock.forward(1)
    assert await manager.thanks.titles_of(CLEO) == {Title.WORTHY: 2}
    with pytest.raises(ThanksClosed):
        await manager.thanks.give(table, ADA, CLEO, "patient")
    assert not await manager.thanks.titles_of(ADA)


async def test_each_player_has_one_title_per_game_and_may_change_it(manager: Manager, clock: Clock) -> None:
    table = await finished(manager, ADA, BEN, CLEO)
    await manager.thanks.give(table, ADA, CLEO, "worthy")
    await manager.thanks.give(table, ADA, BEN, "patient")
    assert await manager.thanks.given(table, ADA) == (BEN, Title.PATIENT)
    assert await manager.thanks.given(table, BEN) is None
    clock.forward(OPEN_FOR)
    assert await manager.thanks.titles_of(CLEO) == {}
    assert await manager.thanks.titles_of(BEN) == {Title.PATIENT: 1}


@pytest.mark.parametrize(("receiver", "title"), [(ADA, "worthy"), (FOREIGNER, "worthy"), (BEN, "best"), (0, "worthy")])
async def test_only_fellow_players_get_one_of_the_titles(
    manager: Manager, store: Store, receiver: int, title: str
) -> None:
    """Refused are titles for oneself, for a stranger or for a computer, and invented titles."""
    table = await finished(manager, ADA, BEN, CLEO)
    with pytest.raises(UnknownThanks):
        await manager.thanks.give(table, ADA, receiver, title)
    assert await store.thanks_at(table.id) == {}


async def test_only_players_of_a_finished_game_give_titles(manager: Manager) -> None:
    table = await started(manager, ADA, BEN, CLEO)
    assert not can_thank(table)
    with pytest.raises(NotOver):
        await manager.thanks.give(table, ADA, BEN, "worthy")
    await play_on(manager, table, 10_000)
    assert can_thank(table)
    with pytest.raises(NotSeated):
        await manager.thanks.give(table, FOREIGNER, BEN, "worthy")


@played_by(2)
async def test_two_people_cannot_thank_each_other_anonymously(manager: Manager) -> None:
    table = await finished(manager, ADA, BEN)
    assert not can_thank(table)
    with pytest.raises(TooFewForThanks):
        await manager.thanks.give(table, ADA, BEN, "worthy")
