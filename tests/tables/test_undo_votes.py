"""Undo by agreement: once, in time, and with new random results; the record keeps the undone moves."""

import asyncio
from pathlib import Path

import pytest

from bot.errors import NotSeated, NoWayBack, ProposalClosed
from bot.games.contract import encode
from bot.records.record import Undo
from bot.storage.sqlite.store import SqliteStore
from bot.tables.manager import Manager
from bot.tables.motions import LIFE, ConsentKind, TakingBack, undoing
from bot.tables.posts import PostKind
from bot.tables.table import Table
from bot.tables.undo_votes import Outcome, possible_undo
from tests.causes import by_click
from tests.clock import Clock
from tests.every_game import games_that, may_pass, played_by
from tests.patience import PATIENCE, until
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
    check_replay,
    check_stored,
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


async def answer(manager: Manager, table: Table, user: int, at: int = 0) -> None:
    """Answer with one of the options."""
    prompt = open_prompt(table, user)
    await manager.play.answer(table.id, user, prompt.id, (prompt.options[at],))


async def planned(manager: Manager, *users: int) -> Table:
    """A game where all players have planned for the first guild and the first player is to act."""
    table = await started(manager, *users)
    for user in users:
        await answer(manager, table, user)
    return table


def acting(table: Table) -> int:
    """The user who is to act."""
    [seat] = table.awaited()
    return table.now.seats[seat].user or 0


async def acted(manager: Manager) -> tuple[Table, int, list[int]]:
    """A game in which the first of three players passed at the guild. Returns table, that user and the others."""
    table = await planned(manager, ADA, BEN, CLEO)
    user = acting(table)
    await answer(manager, table, user, -1)
    return table, user, [other for other in (ADA, BEN, CLEO) if other != user]


async def asked(manager: Manager) -> tuple[Table, int, list[int], TakingBack]:
    """A game in which the player who acted last has asked to undo that action."""
    table, user, others = await acted(manager)
    wish = wish_of(table, user)
    await manager.undo_votes.ask(table.id, user, wish)
    return table, user, others, wish


@played_by(3)
async def test_an_undo_that_all_players_agree_to_is_done_and_recorded(manager: Manager) -> None:
    """All views are restored; the number of turns only grows, no random number is reused, and the database matches."""
    table = await planned(manager, ADA, BEN, CLEO)
    user, before, turns, used = acting(table), views(table), table.now.turns, table.now.state.chance.used
    await answer(manager, table, user, -1)
    wish = wish_of(table, user)
    assert (wish.kept, wish.turns) == (turns, turns + 1)
    await manager.undo_votes.ask(table.id, user, wish)
    first, last = [other for other in (ADA, BEN, CLEO) if other != user]
    await manager.undo_votes.agree(table.id, first, wish)
    assert await manager.undo_votes.outcome(table, wish) is Outcome.OPEN
    await manager.undo_votes.agree(table.id, last, wish)
    assert views(table) == before
    assert acting(table) == user
    assert table.now.turns == turns + 2
    assert table.now.state.chance.used > used
    assert (await manager.record(table.id)).moves[-1] == Undo(wish.seat, turns)
    assert await manager.undo_votes.outcome(table, wish) is Outcome.DONE
    await check_replay(manager, table)
    await check_stored(manager.store, table)
    await play_on(manager, table, 60)
    await check_replay(manager, table)


async def test_an_undo_is_announced_and_the_undone_news_is_not(manager: Manager) -> None:
    """The announcement is in the news and in the channel; the player who must decide again is called once."""
    table, user, others, wish = await asked(manager)
    await go_away(manager, table)
    posts = len(await posts_of(manager, table))
    for other in others:
        await manager.undo_votes.agree(table.id, other, wish)
    for one in (user, *others):
        told = [line.key for line in table.news_for(table.seat_of(one))]
        assert told[-1] == "table-taken_back"
        assert "did_nothing" not in told
    assert all(line.key != "did_nothing" for line in table.now.untold.lines)
    [post] = (await posts_of(manager, table))[posts:]
    assert post.kind is PostKind.NEWS
    assert post.called == (wish.seat,)
    assert [line.key for part in post.parts for line in part.lines][-1] == "table-taken_back"
    assert any(part.picture == "board" for part in post.parts)
    again = Manager(manager.store)
    assert (await again.table(table.id)).news_for(wish.seat) == table.news_for(wish.seat)
    await again.close()


@played_by(3)
async def test_undoing_a_revealed_plan_asks_all_players_again(manager: Manager) -> None:
    """The last player to plan knows the other plans, so all plan again; their earlier picks are preselected."""
    table = await started(manager, ADA, BEN, CLEO)
    before = views(table)
    for user in (ADA, BEN, CLEO):
        prompt = open_prompt(table, user)
        await manager.play.answer(table.id, user, prompt.id, prompt.options[:2])
    wish = wish_of(table, CLEO)
    assert wish.kept == 0
    await manager.undo_votes.ask(table.id, CLEO, wish)
    for user in (ADA, BEN):
        await manager.undo_votes.agree(table.id, user, wish)
    assert views(table) == before
    assert set(table.awaited()) == {0, 1, 2}
    assert {picks for _, picks in table.now.drafts.values()} == {prompt.options[:2]}
    assert {table.now.marks[seat].asked_after for seat in range(3)} == {table.now.turns}
    assert all(possible_undo(table, seat) is None for seat in range(3))
    await check_replay(manager, table)


async def test_a_sealed_plan_is_changed_without_a_vote(manager: Manager) -> None:
    table = await started(manager, ADA, BEN)
    await answer(manager, table, ADA)
    assert possible_undo(table, table.seat_of(ADA)) is None
    await refused(manager, table, NoWayBack, manager.undo_votes.look(table.id, ADA))
    await manager.play.back(table.id, ADA)
    assert possible_undo(table, table.seat_of(ADA)) is None


async def test_a_refused_undo_cannot_be_proposed_again(manager: Manager) -> None:
    """The game does not change; a later move can be proposed."""
    table, user, (first, last), wish = await asked(manager)
    state = encode(table.now.state)
    await manager.undo_votes.agree(table.id, first, wish)
    await manager.undo_votes.refuse(table.id, last, wish)
    assert encode(table.now.state) == state
    assert await manager.undo_votes.outcome(table, wish) is Outcome.REFUSED
    assert possible_undo(table, wish.seat) is None
    await refused(manager, table, ProposalClosed, manager.undo_votes.agree(table.id, first, wish))
    await refused(manager, table, ProposalClosed, manager.undo_votes.refuse(table.id, first, wish))
    await refused(manager, table, ProposalClosed, manager.undo_votes.ask(table.id, user, wish))
    await answer(manager, table, acting(table), -1)
    assert wish_of(table, user).turns == wish.turns + 1


async def test_a_new_answer_closes_an_undo_proposal(manager: Manager) -> None:
    """A proposal states what would be undone, and never grows."""
    table, _, others, wish = await asked(manager)
    await answer(manager, table, acting(table), -1)
    await refused(manager, table, ProposalClosed, manager.undo_votes.agree(table.id, others[0], wish))
    assert await manager.undo_votes.outcome(table, wish) is Outcome.OVERTAKEN


async def test_an_undo_proposal_lapses(manager: Manager, clock: Clock) -> None:
    """A timer lets the proposal lapse, and a late click is refused."""
    table, _, others, wish = await asked(manager)
    clock.forward(DAY - 1)
    await manager.undo_votes.agree(table.id, others[0], wish)
    await until(lambda: not table.uncalled())  # players whose panels have expired are called
    clock.forward(1)
    await refused(manager, table, ProposalClosed, manager.undo_votes.agree(table.id, others[1], wish))
    assert await manager.undo_votes.outcome(table, wish) is Outcome.LAPSED
    manager.timers.look_soon()
    await manager.timers.look()
    assert undoing(wish) in table.now.refusals
    assert await manager.undo_votes.outcome(table, wish) is Outcome.LAPSED
    await check_stored(manager.store, table)


@pytest.mark.parametrize("vote", ["ask", "agree"])
async def test_strangers_have_no_vote_on_undo(manager: Manager, vote: str) -> None:
    """Players cannot propose undoing another player's move."""
    table, user, others, wish = await asked(manager)
    await refused(manager, table, NotSeated, manager.undo_votes.look(table.id, FOREIGNER))
    await refused(manager, table, NotSeated, getattr(manager.undo_votes, vote)(table.id, FOREIGNER, wish, None))
    await refused(manager, table, NotSeated, manager.undo_votes.refuse(table.id, FOREIGNER, wish))
    await refused(manager, table, ProposalClosed, manager.undo_votes.ask(table.id, others[0], wish))
    await manager.undo_votes.agree(table.id, user, wish)
    assert await manager.undo_votes.outcome(table, wish) is Outcome.OPEN


@pytest.mark.parametrize("facts", [(0, 0, 4), (0, 2, 9), (2, 3, 4), (7, 3, 4)])
async def test_forged_undo_proposals_are_refused(manager: Manager, facts: tuple[int, int, int]) -> None:
    """The forged buttons name turns, seats or numbers that were not proposed."""
    table, _, others = await acted(manager)
    await refused(manager, table, ProposalClosed, manager.undo_votes.agree(table.id, others[0], TakingBack(*facts)))


async def test_a_double_click_undoes_once(manager: Manager) -> None:
    table, _, (first, last), wish = await asked(manager)
    await manager.undo_votes.agree(table.id, first, wish)
    clicks = [
        manager.undo_votes.agree(by_click(table.id, 77), last, wish),
        manager.undo_votes.agree(by_click(table.id, 78), last, wish),
    ]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(one) for one in results if isinstance(one, Exception)] == [ProposalClosed]
    assert table.now.turns == wish.turns + 1
    await check_replay(manager, table)


async def test_a_vote_on_undo_continues_after_a_restart_and_in_another_process(manager: Manager, file: Path) -> None:
    table, _, (first, last), wish = await asked(manager)
    opened = await SqliteStore.open(file)
    other = Manager(opened, clock=lambda: 1001.0)
    twin = await other.table(table.id)
    assert other.undo_votes.is_open(twin, wish)
    await manager.undo_votes.agree(table.id, first, wish)
    await other.undo_votes.agree(table.id, last, wish)
    assert await other.undo_votes.outcome(twin, wish) is Outcome.DONE
    with pytest.raises(ProposalClosed):
        await manager.undo_votes.agree(table.id, last, wish)
    assert contents(table) == contents(twin) == await stored(manager.store)
    await check_replay(manager, table)
    await other.close()
    await opened.close()


async def test_players_who_leave_have_no_vote_on_undo(manager: Manager) -> None:
    """If all others have agreed, the undo is done at once; if the proposer leaves, the proposal is closed."""
    table, user, (first, last), wish = await asked(manager)
    await manager.undo_votes.agree(table.id, first, wish)
    await manager.consent.hand_over(table.id, last, "random", lambda _table: "Konrad")
    async with asyncio.timeout(PATIENCE):
        while await manager.undo_votes.outcome(table, wish) is not Outcome.DONE:  # noqa: ASYNC110  # reads the store
            await asyncio.sleep(0.01)
    await answer(manager, table, user, -1)
    await settled(manager, table)
    wish = wish_of(table, user)
    await manager.undo_votes.ask(table.id, user, wish)
    await manager.consent.hand_over(table.id, user, "random", lambda _table: "Kunigunde")
    assert not manager.undo_votes.is_open(table, wish)


async def test_moves_made_before_a_seat_changed_hands_cannot_be_undone(manager: Manager) -> None:
    """A player cannot undo a computer's move."""
    table, user, _ = await acted(manager)
    await manager.consent.hand_over(table.id, user, "random", lambda _table: "Konrad")
    await manager.consent.take_seat_back(table.id, user, "Again")
    assert possible_undo(table, table.seat_of(user)) is None


async def test_a_player_who_must_decide_again_has_the_full_time(manager: Manager, clock: Clock) -> None:
    """The player is also reminded again."""
    table, _, others, wish = await asked(manager)
    clock.forward(DAY - 1)
    for other in others:
        await manager.undo_votes.agree(table.id, other, wish)
    mark = table.now.marks[wish.seat]
    assert mark.asked_at == manager.now()
    assert mark.remind_at == manager.now() + table.pace.reminder
    await check_stored(manager.store, table)


async def test_no_computer_decides_for_a_player_who_undoes_a_move(manager: Manager) -> None:
    """The player's standing order for a computer is deleted."""
    table, user, others, wish = await asked(manager)
    await manager.order_changes.let_computer(table.id, user, ())
    assert not table.awaited() or wish.seat not in table.awaited()
    for other in others:
        await manager.undo_votes.agree(table.id, other, wish)
    await settled(manager, table)
    assert acting(table) == user
    assert wish.seat not in table.now.orders
    await check_stored(manager.store, table)
