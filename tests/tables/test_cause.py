"""The cause of a change is the click behind it; some work waits until that click is answered."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.errors import ClosedPrompt
from bot.storage.store import Store
from bot.tables.cause import BOT, At, Cause, Click, Moment
from bot.tables.manager import ANSWER_FIRST, Manager
from bot.tables.server_scope import ServerScope
from bot.tables.table import Table
from tests.causes import by_click
from tests.patience import until
from tests.tables.tables import ADA, BEN, open_prompt, started


class Announced(list[tuple[int, Cause]]):
    """The announcements so far, in order."""

    def note(self, table_id: int, cause: Cause) -> None:
        """Record an announcement."""
        self.append((table_id, cause))


def announced_by(manager: Manager) -> Announced:
    """Record what the manager announces."""
    announced = Announced()
    manager.announce = announced.note
    return announced


class WatchedManager(Manager):
    """A manager that records which tables' computers it wakes."""

    def __init__(self, store: Store, scope: ServerScope) -> None:
        super().__init__(store, scope=scope)
        self.roused: list[int] = []

    def rouse(self, table: Table) -> None:
        """Record the table, then wake its computers."""
        self.roused.append(table.id)
        super().rouse(table)


class WatchedScope(ServerScope):
    """Records the tables whose changes are sent to other processes."""

    def __init__(self) -> None:
        self.told: list[int] = []

    def tell_table(self, table_id: int, server: int) -> None:  # noqa: ARG002
        """Record the table."""
        self.told.append(table_id)


@pytest.fixture
def scope() -> WatchedScope:
    """The manager's scope."""
    return WatchedScope()


@pytest.fixture
async def manager(store: Store, scope: WatchedScope) -> AsyncIterator[WatchedManager]:
    """A manager that records the tables whose computers it wakes."""
    made = WatchedManager(store, scope)
    yield made
    await made.close()


@pytest.fixture
def woken(manager: WatchedManager) -> list[int]:
    """Ids of the tables whose computers were woken."""
    return manager.roused


def asked_user(table: Table) -> int:
    """A player with an open question."""
    return table.now.seats[table.awaited()[0]].user or 0


async def answer(manager: Manager, table: Table, place: int | At) -> None:
    """Answer an open question with the first options."""
    user = asked_user(table)
    prompt = open_prompt(table, user)
    await manager.play.answer(place, user, prompt.id, prompt.options[: max(1, prompt.least)])


async def test_a_change_is_announced_with_its_click(manager: Manager) -> None:
    """A change without a click is announced as the bot's own."""
    table = await started(manager, ADA, BEN)
    announced, place = announced_by(manager), by_click(table.id, 7)
    await answer(manager, table, place)
    await answer(manager, table, table.id)
    assert announced == [(table.id, place.cause), (table.id, BOT)]
    assert table.cause is BOT


async def test_a_refused_action_leaves_no_cause_behind(manager: Manager) -> None:
    """The failed click is not the cause of the next change."""
    table = await started(manager, ADA, BEN)
    with pytest.raises(ClosedPrompt):
        await manager.play.answer(by_click(table.id, 7), ADA, "r9.none", ("a",))
    assert table.cause is BOT


async def test_computers_wait_until_the_answer_to_a_click_is_sent(manager: Manager, woken: list[int]) -> None:
    """The computers are woken once, when the answer is sent, without waiting for Discord's reply to it."""
    table, click = await started(manager, ADA, BEN), Click(7, ADA)
    woken.clear()
    await answer(manager, table, At(table.id, click))
    assert not woken
    click.sent.come()
    assert woken == [table.id]
    click.end()
    assert woken == [table.id]
    await asyncio.sleep(ANSWER_FIRST)  # timers fire in order: a second timer for the computers would have fired by now
    assert woken == [table.id]


async def test_computers_do_not_wait_long_for_the_answer_to_a_click(manager: Manager, woken: list[int]) -> None:
    """Discord can take a second to reply."""
    table = await started(manager, ADA, BEN)
    woken.clear()
    await answer(manager, table, At(table.id, Click(7, ADA)))
    await until(lambda: bool(woken))
    assert woken == [table.id]


async def test_computers_are_woken_at_once_after_the_bots_own_changes(manager: Manager, woken: list[int]) -> None:
    table = await started(manager, ADA, BEN)
    woken.clear()
    await answer(manager, table, table.id)
    assert woken == [table.id]


async def test_a_draft_is_sent_to_other_processes_but_not_announced(manager: Manager, scope: WatchedScope) -> None:
    """Another process may have the table in memory."""
    table = await started(manager, ADA, BEN)
    scope.told.clear()
    announced, user = announced_by(manager), asked_user(table)
    prompt = open_prompt(table, user)
    await manager.play.draft(table.id, user, prompt.id, prompt.options[:1])
    assert (scope.told, announced) == ([table.id], [])


async def test_computers_are_woken_by_a_click_that_ends_without_an_answer(manager: Manager, woken: list[int]) -> None:
    table, click = await started(manager, ADA, BEN), Click(7, ADA)
    woken.clear()
    await answer(manager, table, At(table.id, click))
    click.end(is_lost=True)
    assert woken == [table.id]


def test_callbacks_of_an_event_run_once_and_in_order() -> None:
    """A callback added after the event runs at once."""
    moment, order = Moment(), []
    for number in range(2):
        moment.when(lambda number=number: order.append(number))  # type: ignore[misc]
    moment.come()
    moment.when(lambda: order.append(2))
    moment.come()
    assert order == [0, 1, 2]


def test_a_click_that_ends_counts_as_sent() -> None:
    """Callbacks of `sent` run before those of `over`."""
    click, order = Click(7, ADA), []
    click.over.when(lambda: order.append("over"))
    click.sent.when(lambda: order.append("sent"))
    click.end(is_lost=True)
    assert order == ["sent", "over"]
    assert click.is_lost
