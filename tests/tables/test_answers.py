"""Answers: who may submit them, that each counts once, and how long they can be changed."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.errors import ClosedPrompt, GameError, NotSeated, NoWayBack, UnknownAnswer, WrongNumber, WrongSeat
from bot.games.chains import write_chain
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.table import Table
from tests.causes import by_click
from tests.every_game import asks_all_at_once, games_that, may_pass, picks_several, played_by
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    FOREIGNER,
    check_replay,
    check_stored,
    lobby,
    open_prompt,
    refused,
    started,
)

pytestmark = games_that(asks_all_at_once)


async def test_invalid_answers_change_nothing(manager: Manager) -> None:
    """Covers a user without a seat, a closed question, unknown options, another player's question."""
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, ADA)
    await refused(
        manager, table, NotSeated, manager.play.answer(by_click(1, 1), FOREIGNER, prompt.id, prompt.options[:1])
    )
    await refused(
        manager, table, ClosedPrompt, manager.play.answer(by_click(1, 2), ADA, "r9.t9.plan", prompt.options[:1])
    )
    await refused(manager, table, UnknownAnswer, manager.play.answer(by_click(1, 3), ADA, prompt.id, ("treasure",)))
    await refused(manager, table, UnknownAnswer, manager.play.draft(1, ADA, prompt.id, ("treasure",)))
    await refused(manager, table, NotSeated, manager.play.draft(1, FOREIGNER, prompt.id, prompt.options[:1]))
    await refused(manager, table, NotSeated, manager.play.confirm(by_click(1, 5), FOREIGNER, prompt.id))
    await refused(manager, table, NoWayBack, manager.play.back(by_click(1, 6), ADA))
    await manager.play.answer(by_click(1, 7), ADA, prompt.id, prompt.options[:1])
    await refused(manager, table, WrongSeat, manager.play.answer(by_click(1, 8), ADA, prompt.id, prompt.options[:1]))
    assert table.now.turns == 1
    await check_replay(manager, table)


async def test_a_repeated_click_is_applied_once(manager: Manager, store: Store) -> None:
    """The click is repeated at once, later, and in another process after a restart."""
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, ADA)
    wishes = [manager.play.answer(by_click(1, 7), ADA, prompt.id, prompt.options[:1]) for _ in range(5)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(result, Table) for result in results) == 1
    await manager.play.back(by_click(1, 8), ADA)
    assert table.now.turns == 2
    await manager.play.answer(by_click(1, 7), ADA, prompt.id, prompt.options[:1])
    again = Manager(store)
    await again.play.answer(by_click(1, 7), ADA, prompt.id, prompt.options[:1])
    for known in (table, await again.table(1)):
        assert known.now.turns == 2
        await check_stored(store, known)


async def test_a_step_back_is_applied_once(manager: Manager) -> None:
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, ADA)
    await manager.play.answer(by_click(1, 1), ADA, prompt.id, prompt.options[:1])
    await manager.play.back(by_click(1, 2), ADA)
    await refused(manager, table, NoWayBack, manager.play.back(by_click(1, 2), ADA))


@played_by(3)
async def test_of_two_hundred_simultaneous_answers_one_per_player_counts(manager: Manager, store: Store) -> None:
    table = await lobby(manager, ADA, BEN, CLEO)
    await manager.lobby.start(1, ADA)
    before = table.now.turns
    wishes = [
        manager.play.answer(
            by_click(1, number), user, open_prompt(table, user).id, open_prompt(table, user).options[:1]
        )
        for number, user in enumerate([ADA, BEN] * 100)
    ]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(result, Table) for result in results) == 2
    assert all(isinstance(result, Table | GameError) for result in results)
    assert table.now.turns == before + 2
    await check_stored(store, table)
    await check_replay(manager, table)


@games_that(picks_several)
async def test_picks_are_kept_until_they_are_confirmed(manager: Manager, store: Store) -> None:
    """Until then, picks can be changed, and another process can confirm them."""
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, ADA)
    await manager.play.pick(by_click(1, 1), ADA, prompt.id, prompt.options[:2])
    await manager.play.pick(by_click(1, 2), ADA, prompt.id, prompt.options[1:3])
    assert table.now.turns == 0
    again = Manager(store)
    await again.play.confirm(by_click(1, 3), ADA, prompt.id)
    assert [turn.answer for turn in await store.turns(1)] == [prompt.options[1:3]]
    assert (await again.table(1)).now.drafts == {0: (prompt.id, prompt.options[1:3])}, "should the answer be reopened"
    await check_stored(store, await again.table(1))


async def test_picks_of_an_earlier_question_are_never_confirmed(manager: Manager) -> None:
    """The player is asked to pick again."""
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, ADA)
    table.now = replace(table.now, drafts={0: ("r0.t0.plan", prompt.options[:1])})
    with pytest.raises(WrongNumber):
        await manager.play.confirm(by_click(1, 1), ADA, prompt.id)
    assert table.now.turns == 0


@games_that(picks_several)
async def test_an_answer_taken_back_becomes_the_current_picks(manager: Manager, store: Store) -> None:
    """The picks survive a restart and are deleted once the answer is final."""
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, ADA)
    await manager.play.answer(by_click(1, 1), ADA, prompt.id, prompt.options[:2])
    await manager.play.back(by_click(1, 2), ADA)
    assert table.now.drafts == {0: (prompt.id, prompt.options[:2])}
    again = Manager(store)
    await again.play.confirm(by_click(1, 3), ADA, prompt.id)
    assert (await again.table(1)).now.drafts == {0: (prompt.id, prompt.options[:2])}
    await again.play.answer(by_click(1, 4), BEN, open_prompt(table, BEN).id, open_prompt(table, BEN).options[:1])
    assert 1 not in (await again.table(1)).now.drafts
    await check_stored(store, await again.table(1))


@games_that(picks_several)
async def test_picks_by_a_button_may_be_too_few_for_an_answer_but_not_too_many(manager: Manager) -> None:
    """The button's id carries all picks so far; pressing it submits no answer."""
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, ADA)

    def written(picks: tuple[str, ...]) -> str:
        return write_chain(((prompt, picks),))

    await manager.play.draft_written(1, ADA, prompt.id, written(prompt.options[:1]))
    await manager.play.draft_written(1, ADA, prompt.id, written(prompt.options[:1]))
    assert (table.now.drafts, table.now.turns) == ({0: (prompt.id, prompt.options[:1])}, 0)
    await manager.play.draft_written(1, ADA, prompt.id, written(()))
    assert table.now.drafts == {0: (prompt.id, ())}
    wrong = f"a{(int(written(prompt.options[:1])[-4:]) + 1) % 10000:04}"
    await refused(manager, table, UnknownAnswer, manager.play.draft_written(1, ADA, prompt.id, wrong))
    await refused(manager, table, UnknownAnswer, manager.play.draft_written(1, ADA, prompt.id, "y0000"))
    await refused(manager, table, ClosedPrompt, manager.play.draft_written(1, ADA, "r9.t9.plan", written(())))
    await refused(manager, table, NotSeated, manager.play.draft_written(1, FOREIGNER, prompt.id, written(())))


@games_that(may_pass)
async def test_an_empty_pick_is_never_confirmed(manager: Manager) -> None:
    """Passing has a separate button."""
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, ADA)
    await manager.play.draft(1, ADA, prompt.id, ())
    await refused(manager, table, WrongNumber, manager.play.confirm(by_click(1, 4), ADA, prompt.id))


@games_that(picks_several)
async def test_a_confirmation_right_after_a_pick_uses_that_pick(manager: Manager, store: Store) -> None:
    """The confirmation arrives while the pick is still being saved."""
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, ADA)
    await manager.play.pick(by_click(1, 1), ADA, prompt.id, prompt.options[:1])
    await asyncio.gather(
        manager.play.pick(by_click(1, 2), ADA, prompt.id, prompt.options[1:3]),
        manager.play.confirm(by_click(1, 3), ADA, prompt.id),
    )
    assert [turn.answer for turn in await store.turns(1)] == [prompt.options[1:3]]
    await check_stored(store, table)


async def test_an_answer_can_be_changed_until_all_players_have_answered(manager: Manager) -> None:
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, ADA)
    await manager.play.answer(by_click(1, 1), ADA, prompt.id, prompt.options[:1])
    await manager.play.back(by_click(1, 2), ADA)
    await manager.play.answer(by_click(1, 3), ADA, prompt.id, prompt.options[1:2])
    await manager.play.answer(by_click(1, 4), BEN, open_prompt(table, BEN).id, open_prompt(table, BEN).options[:1])
    await refused(manager, table, NoWayBack, manager.play.back(by_click(1, 5), BEN))
    await check_replay(manager, table)
