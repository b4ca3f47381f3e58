"""Taking back by agreement: once, in time, with all since, and with other luck; the record keeps it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.errors import NotSeated, NoWayBack, ProposalClosed
from bot.games.contract import encode
from bot.records.record import Undo
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.motions import LIFE, ConsentKind, TakingBack, undoing
from bot.tables.posts import PostKind
from bot.tables.table import Table
from bot.tables.undoing import Outcome, possible_wish
from tests.causes import by_click
from tests.clock import Clock
from tests.every_game import games_that, may_pass, played_by
from tests.patience import PATIENCE
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
    check_replay,
    contents,
    go_away,
    open_prompt,
    play_on,
    posts_of,
    refused,
    settled,
    started,
    stored,
    views,
    wish_of,
)

pytestmark = games_that(may_pass)
DAY = LIFE[ConsentKind.UNDO]


@pytest.fixture
def clock() -> Clock:
    """The manager's clock."""
    return Clock()


@pytest.fixture
async def manager(store: Store, clock: Clock) -> AsyncIterator[Manager]:
    """All tables, with a clock that is put forward."""
    made = Manager(store, clock)
    yield made
    await made.close()


async def answer(manager: Manager, table: Table, user: int, at: int = 0) -> None:
    """One of the options."""
    prompt = open_prompt(table, user)
    await manager.play.answer(table.id, user, prompt.id, (prompt.options[at],))


async def planned(manager: Manager, *users: int) -> Table:
    """A game in which all have planned for the first guild, and the first of them is to act."""
    table = await started(manager, *users)
    for user in users:
        await answer(manager, table, user)
    return table


def acting(table: Table) -> int:
    """Who is to act."""
    [seat] = table.awaited()
    return table.seats[seat].user or 0


async def acted(manager: Manager) -> tuple[Table, int, list[int]]:
    """Such a game after the first of three has done nothing at the guild; who that was, and the others."""
    table = await planned(manager, ADA, BEN, CLEO)
    user = acting(table)
    await answer(manager, table, user, -1)
    return table, user, [other for other in (ADA, BEN, CLEO) if other != user]


async def asked(manager: Manager) -> tuple[Table, int, list[int], TakingBack]:
    """Such a game in which whoever has acted asks to take it back."""
    table, user, others = await acted(manager)
    wish = wish_of(table, user)
    await manager.undo.ask(table.id, user, wish)
    return table, user, others, wish


@played_by(3)
async def test_what_all_agree_to_is_taken_back_and_the_record_keeps_it(manager: Manager) -> None:
    """Everybody sees what they saw before; turns only grow, chance goes on, and the stored game is the same."""
    table = await planned(manager, ADA, BEN, CLEO)
    user, before, turns, used = acting(table), views(table), table.turns, table.state.chance.used
    await answer(manager, table, user, -1)
    wish = wish_of(table, user)
    assert (wish.kept, wish.turns) == (turns, turns + 1)
    await manager.undo.ask(table.id, user, wish)
    first, last = [other for other in (ADA, BEN, CLEO) if other != user]
    await manager.undo.agree(table.id, first, wish)
    assert await manager.undo.outcome(table, wish) is Outcome.OPEN
    await manager.undo.agree(table.id, last, wish)
    assert views(table) == before
    assert acting(table) == user
    assert table.turns == turns + 2
    assert table.state.chance.used > used
    assert (await manager.record(table.id)).moves[-1] == Undo(wish.seat, turns)
    assert await manager.undo.outcome(table, wish) is Outcome.DONE
    await check_replay(manager, table)
    assert contents(table) == await stored(manager.store)
    await play_on(manager, table, 60)
    await check_replay(manager, table)


async def test_it_is_told_and_nothing_that_was_undone_is(manager: Manager) -> None:
    """Since one's last move and in the channel; whoever has to decide once more is called once."""
    table, user, others, wish = await asked(manager)
    await go_away(manager, table)
    posts = len(await posts_of(manager, table))
    for other in others:
        await manager.undo.agree(table.id, other, wish)
    for one in (user, *others):
        told = [line.key for line in table.news_for(table.seat_of(one))]
        assert told[-1] == "table-taken_back"
        assert "did_nothing" not in told
    assert all(line.key != "did_nothing" for line in table.untold.lines)
    [post] = (await posts_of(manager, table))[posts:]
    assert post.kind is PostKind.NEWS
    assert post.called == (wish.seat,)
    assert [line.key for part in post.parts for line in part.lines][-1] == "table-taken_back"
    assert any(part.picture == "board" for part in post.parts)
    again = Manager(manager.store)
    assert (await again.table(table.id)).news_for(wish.seat) == table.news_for(wish.seat)
    await again.close()


@played_by(3)
async def test_a_plan_that_was_revealed_is_asked_of_all_again(manager: Manager) -> None:
    """Whoever planned last knows the others' plans: all plan anew, and find what they had picked."""
    table = await started(manager, ADA, BEN, CLEO)
    before = views(table)
    for user in (ADA, BEN, CLEO):
        prompt = open_prompt(table, user)
        await manager.play.answer(table.id, user, prompt.id, prompt.options[:2])
    wish = wish_of(table, CLEO)
    assert wish.kept == 0
    await manager.undo.ask(table.id, CLEO, wish)
    for user in (ADA, BEN):
        await manager.undo.agree(table.id, user, wish)
    assert views(table) == before
    assert set(table.awaited()) == {0, 1, 2}
    assert {picks for _, picks in table.drafts.values()} == {prompt.options[:2]}
    assert {table.marks[seat].asked_after for seat in range(3)} == {table.turns}
    assert all(possible_wish(table, seat) is None for seat in range(3))
    await check_replay(manager, table)


async def test_before_all_have_planned_nobody_needs_to_be_asked(manager: Manager) -> None:
    """A sealed plan is its planner's to change."""
    table = await started(manager, ADA, BEN)
    await answer(manager, table, ADA)
    assert possible_wish(table, table.seat_of(ADA)) is None
    await refused(manager, table, NoWayBack, manager.undo.look(table.id, ADA))
    await manager.play.back(table.id, ADA)
    assert possible_wish(table, table.seat_of(ADA)) is None


async def test_any_of_them_can_refuse_and_is_not_asked_twice(manager: Manager) -> None:
    """Nothing changes in the game; later on something else can be asked for."""
    table, user, (first, last), wish = await asked(manager)
    state = encode(table.state)
    await manager.undo.agree(table.id, first, wish)
    await manager.undo.refuse(table.id, last, wish)
    assert encode(table.state) == state
    assert await manager.undo.outcome(table, wish) is Outcome.REFUSED
    assert possible_wish(table, wish.seat) is None
    await refused(manager, table, ProposalClosed, manager.undo.agree(table.id, first, wish))
    await refused(manager, table, ProposalClosed, manager.undo.refuse(table.id, first, wish))
    await refused(manager, table, ProposalClosed, manager.undo.ask(table.id, user, wish))
    await answer(manager, table, acting(table), -1)
    assert wish_of(table, user).turns == wish.turns + 1


async def test_whoever_plays_on_overtakes_it(manager: Manager) -> None:
    """A proposal says what would be undone; it never becomes more."""
    table, _, others, wish = await asked(manager)
    await answer(manager, table, acting(table), -1)
    await refused(manager, table, ProposalClosed, manager.undo.agree(table.id, others[0], wish))
    assert await manager.undo.outcome(table, wish) is Outcome.OVERTAKEN


async def test_it_lapses_in_time(manager: Manager, clock: Clock) -> None:
    """For whoever clicks too late, and by itself."""
    table, _, others, wish = await asked(manager)
    clock.forward(DAY - 1)
    await manager.undo.agree(table.id, others[0], wish)
    while table.uncalled():  # noqa: ASYNC110  # until those are called who have had their panel open since yesterday
        await asyncio.sleep(0.01)
    clock.forward(1)
    await refused(manager, table, ProposalClosed, manager.undo.agree(table.id, others[1], wish))
    assert await manager.undo.outcome(table, wish) is Outcome.LAPSED
    manager.timers._nearest = 0
    await manager.timers.look()
    assert undoing(wish) in table.refusals
    assert await manager.undo.outcome(table, wish) is Outcome.LAPSED
    assert contents(table) == await stored(manager.store)


@pytest.mark.parametrize("vote", ["ask", "agree"])
async def test_strangers_have_no_say(manager: Manager, vote: str) -> None:
    """Nor has anybody in another's name."""
    table, user, others, wish = await asked(manager)
    await refused(manager, table, NotSeated, manager.undo.look(table.id, FOREIGNER))
    await refused(manager, table, NotSeated, getattr(manager.undo, vote)(table.id, FOREIGNER, wish, None))
    await refused(manager, table, NotSeated, manager.undo.refuse(table.id, FOREIGNER, wish))
    await refused(manager, table, ProposalClosed, manager.undo.ask(table.id, others[0], wish))
    await manager.undo.agree(table.id, user, wish)
    assert await manager.undo.outcome(table, wish) is Outcome.OPEN


@pytest.mark.parametrize("facts", [(0, 0, 4), (0, 2, 9), (2, 3, 4), (7, 3, 4)])
async def test_forged_wishes_are_refused(manager: Manager, facts: tuple[int, int, int]) -> None:
    """Of turns, seats or numbers that nobody has asked about."""
    table, _, others = await acted(manager)
    await refused(manager, table, ProposalClosed, manager.undo.agree(table.id, others[0], TakingBack(*facts)))


async def test_a_double_click_takes_back_once(manager: Manager) -> None:
    """The same click twice, and two clicks at once."""
    table, _, (first, last), wish = await asked(manager)
    await manager.undo.agree(table.id, first, wish)
    clicks = [
        manager.undo.agree(by_click(table.id, 77), last, wish),
        manager.undo.agree(by_click(table.id, 78), last, wish),
    ]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(one) for one in results if isinstance(one, Exception)] == [ProposalClosed]
    assert table.turns == wish.turns + 1
    await check_replay(manager, table)


async def test_a_vote_goes_on_after_a_restart_and_in_another_process(manager: Manager, file: Path) -> None:
    """Whoever agrees last does so wherever they click."""
    table, _, (first, last), wish = await asked(manager)
    opened = await SqliteStore.open(file)
    other = Manager(opened, clock=lambda: 1001.0)
    twin = await other.table(table.id)
    assert other.undo.is_open(twin, wish)
    await manager.undo.agree(table.id, first, wish)
    await other.undo.agree(table.id, last, wish)
    assert await other.undo.outcome(twin, wish) is Outcome.DONE
    with pytest.raises(ProposalClosed):
        await manager.undo.agree(table.id, last, wish)
    assert contents(table) == contents(twin) == await stored(manager.store)
    await check_replay(manager, table)
    await other.close()
    await opened.close()


async def test_whoever_leaves_is_not_waited_for(manager: Manager) -> None:
    """Where all others have agreed, it is taken back then; who has asked and leaves takes the wish along."""
    table, user, (first, last), wish = await asked(manager)
    await manager.undo.agree(table.id, first, wish)
    await manager.consent.hand_over(table.id, last, "random", lambda _table: "Konrad")
    async with asyncio.timeout(PATIENCE):
        while await manager.undo.outcome(table, wish) is not Outcome.DONE:  # noqa: ASYNC110  # asked of the file
            await asyncio.sleep(0.01)
    await answer(manager, table, user, -1)
    await settled(manager, table)
    wish = wish_of(table, user)
    await manager.undo.ask(table.id, user, wish)
    await manager.consent.hand_over(table.id, user, "random", lambda _table: "Kunigunde")
    assert not manager.undo.is_open(table, wish)


async def test_a_seat_that_changes_hands_has_nothing_to_take_back(manager: Manager) -> None:
    """What a computer did is nobody's wish."""
    table, user, _ = await acted(manager)
    await manager.consent.hand_over(table.id, user, "random", lambda _table: "Konrad")
    await manager.consent.take_seat_back(table.id, user, "Again")
    assert possible_wish(table, table.seat_of(user)) is None


async def test_whoever_has_to_decide_once_more_has_the_whole_time_for_it(manager: Manager, clock: Clock) -> None:
    """And is reminded anew."""
    table, _, others, wish = await asked(manager)
    clock.forward(DAY - 1)
    for other in others:
        await manager.undo.agree(table.id, other, wish)
    mark = table.marks[wish.seat]
    assert mark.asked_at == manager.now()
    assert mark.remind_at == manager.now() + table.pace.reminder
    assert contents(table) == await stored(manager.store)


async def test_no_computer_decides_for_whoever_takes_something_back(manager: Manager) -> None:
    """Though one was to play for them; what else they have ordered stays."""
    table, user, others, wish = await asked(manager)
    await manager.ordering.let_computer(table.id, user, ())
    assert not table.awaited() or wish.seat not in table.awaited()
    for other in others:
        await manager.undo.agree(table.id, other, wish)
    await settled(manager, table)
    assert acting(table) == user
    assert wish.seat not in table.orders
    assert contents(table) == await stored(manager.store)
