"""Shortcuts: one click applies all answers of a chain or none, once, and only while its first question is open."""

import asyncio

import pytest

from bot.errors import ClosedPrompt, NotSeated, UnknownAnswer, WrongNumber, WrongSeat
from bot.games.chains import find_shortcuts, write_chain
from bot.games.contract import Chain, Prompt, encode
from bot.storage.store import Store
from bot.tables.manager import Manager
from bot.tables.table import Table
from tests.causes import by_click
from tests.every_game import games_that, offers_shortcuts
from tests.tables.tables import (
    ADA,
    BEN,
    FOREIGNER,
    asked,
    check_replay,
    check_stored,
    decide,
    open_prompt,
    refused,
    started,
)

pytestmark = games_that(offers_shortcuts)


def offered(table: Table, prompt: Prompt) -> list[Chain]:
    """The chains offered for a prompt."""
    view = table.rules.view(table.now.state, prompt.seat)
    return [one.chain for one in find_shortcuts(table.rules, table.game.guide, view, prompt)]


async def at_a_long_shortcut(manager: Manager) -> tuple[Table, int, Chain]:
    """A table where a player is offered a chain of at least two answers. Returns table, user and chain."""
    table = await started(manager, ADA, BEN)
    while True:
        prompt = table.prompts()[0]
        chain = max(offered(table, prompt), key=len, default=())
        if len(chain) > 1:
            return table, table.now.seats[prompt.seat].user or 0, chain
        await decide(manager, table, asked(table)[0])


async def test_one_click_answers_a_whole_chain(manager: Manager, store: Store) -> None:
    """The answers are saved together, each as a separate turn, as if submitted one by one."""
    table, user, chain = await at_a_long_shortcut(manager)
    turns, state = table.now.turns, table.now.state
    for prompt, answer in chain:
        state = table.rules.choose(state, prompt, answer)[-1].state

    await manager.play.answer_chain(by_click(1, 77), user, chain[0][0].id, write_chain(chain))

    assert encode(table.now.state) == encode(state)
    assert table.now.turns == turns + len(chain)
    await check_stored(store, table)
    await check_replay(manager, table)


async def test_a_double_click_applies_a_chain_once(manager: Manager, store: Store) -> None:
    """Covers two clicks at once, the same click twice, and a click in another process."""
    table, user, chain = await at_a_long_shortcut(manager)
    turns, prompt, written = table.now.turns, chain[0][0].id, write_chain(chain)
    clicks = [manager.play.answer_chain(by_click(1, number), user, prompt, written) for number in (77, 77, 78)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(result, Table) for result in results) == 1
    await check_stored(store, table)
    again = Manager(store)
    await again.attention.close()  # it would call players without an open panel
    with pytest.raises((ClosedPrompt, WrongSeat)):
        await again.play.answer_chain(by_click(1, 79), user, prompt, written)
    known = await again.table(1)
    assert known.now.turns == table.now.turns == turns + len(chain)
    await check_stored(store, known)


async def test_an_invalid_chain_changes_nothing(manager: Manager) -> None:
    """Covers a user without a seat, a closed question, an unknown code, a chain too long, a wrong checksum."""
    table, user, chain = await at_a_long_shortcut(manager)
    prompt, written, play = chain[0][0].id, write_chain(chain), manager.play
    letters, check = written[:-4], written[-4:]
    await refused(manager, table, NotSeated, play.answer_chain(by_click(1, 1), FOREIGNER, prompt, written))
    await refused(manager, table, ClosedPrompt, play.answer_chain(by_click(1, 2), user, "r9.t9.brewers.act", written))
    await refused(manager, table, UnknownAnswer, play.answer_chain(by_click(1, 3), user, prompt, f"y{check}"))
    await refused(
        manager, table, UnknownAnswer, play.answer_chain(by_click(1, 4), user, prompt, f"{letters}.a.a.a.a.a{check}")
    )
    await refused(manager, table, WrongNumber, play.answer_chain(by_click(1, 5), user, prompt, f"ab{check}"))
    wrong = f"{(int(check) + 1) % 10000:04}"
    await refused(manager, table, UnknownAnswer, play.answer_chain(by_click(1, 6), user, prompt, letters + wrong))
    await check_replay(manager, table)


async def test_a_shortcut_is_refused_after_its_first_question_is_answered(manager: Manager) -> None:
    table, user, chain = await at_a_long_shortcut(manager)
    first = chain[0][0]
    await manager.play.answer(by_click(1, 1), user, first.id, chain[0][1])
    await refused(
        manager, table, ClosedPrompt, manager.play.answer_chain(by_click(1, 2), user, first.id, write_chain(chain))
    )


async def test_the_rest_of_a_chain_can_be_played_later(manager: Manager) -> None:
    """Shortcuts can begin at any of the chain's questions."""
    table, user, chain = await at_a_long_shortcut(manager)
    await manager.play.answer(by_click(1, 1), user, chain[0][0].id, chain[0][1])
    prompt = open_prompt(table, user)
    rest = chain[1:]
    assert rest[0][0].id == prompt.id
    await manager.play.answer_chain(by_click(1, 2), user, prompt.id, write_chain(rest))
    assert table.prompt_for(prompt.seat) is None or table.prompt_for(prompt.seat) != prompt
    await check_replay(manager, table)
