"""What if: a user continues a finished game from one of its decisions, alone, as often as they like."""

import pytest
from msgspec import msgpack

from bot.errors import ClosedPrompt, NotOver, NotReviewed, NoWayBack, WrongNumber
from bot.games.chains import write_chain
from bot.games.contract import encode
from bot.records.review import list_decisions
from bot.tables.manager import Manager
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.what_if import WhatIf, WhatIfPosition, imaginary_table
from tests.tables.tables import ADA, BEN, asked, contents, open_prompt, play_on, started, stored


async def finished(manager: Manager) -> tuple[Table, list[int]]:
    """A finished two-player game, and the numbers of Ada's decisions."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 10_000)
    assert table.now.status is Status.OVER
    record = table.record(await manager.store.turns(table.id))
    return table, [one.number for one in list_decisions(table.rules, record, 0)]


async def play_out(manager: Manager, table: Table, position: WhatIfPosition) -> WhatIfPosition:
    """Answer with the first options until the end."""
    while prompt := position.prompt:
        picks = prompt.options[: max(1, prompt.least)]
        position = await manager.what_ifs.answer(table, ADA, prompt.id, picks)
    return position


async def test_a_game_is_continued_from_a_decision_to_its_end(manager: Manager) -> None:
    """The new game begins with the same question, and the finished game does not change."""
    table, numbers = await finished(manager)
    before, saved = contents(table), await stored(manager.store, table.id)
    number = numbers[len(numbers) // 2]
    record = table.record(await manager.store.turns(table.id))
    decision = next(one for one in list_decisions(table.rules, record, 0) if one.number == number)
    position = await manager.what_ifs.begin(table, ADA, 0, number)
    assert position.prompt == decision.prompt
    assert table.rules.view(position.state, 0) == decision.view
    position = await play_out(manager, table, position)
    assert not table.rules.prompts(position.state)
    assert contents(table) == before
    assert await stored(manager.store, table.id) == saved
    assert await manager.store.to_post(table.id) == await manager.store.to_post(table.id)
    assert {turn.seat for turn in position.what_if.turns} == {0, 1}


async def test_a_what_if_game_survives_a_restart(manager: Manager) -> None:
    """The what-if game is kept until the user begins another from the same finished game."""
    table, numbers = await finished(manager)
    position = await manager.what_ifs.begin(table, ADA, 0, numbers[0])
    prompt = position.prompt
    assert prompt
    position = await manager.what_ifs.answer(table, ADA, prompt.id, prompt.options[: max(1, prompt.least)])
    again = Manager(manager.store)
    found = await again.what_ifs.find(await again.table(table.id), ADA)
    assert (found.what_if, encode(found.state), found.prompt) == (
        position.what_if,
        encode(position.state),
        position.prompt,
    )
    await again.close()
    await manager.what_ifs.begin(table, ADA, 0, numbers[-1])
    assert (await manager.what_ifs.find(table, ADA)).what_if.number == numbers[-1]
    with pytest.raises(NotReviewed):
        await manager.what_ifs.find(table, BEN)


async def test_an_answer_counts_once_and_can_be_taken_back(manager: Manager) -> None:
    """Answers can be taken back until none is left."""
    table, numbers = await finished(manager)
    first = await manager.what_ifs.begin(table, ADA, 0, numbers[0])
    prompt = first.prompt
    assert prompt
    picks = prompt.options[: max(1, prompt.least)]
    with pytest.raises(NoWayBack):
        await manager.what_ifs.back(table, ADA)
    await manager.what_ifs.answer(table, ADA, prompt.id, picks)
    with pytest.raises(ClosedPrompt):
        await manager.what_ifs.answer(table, ADA, prompt.id, picks)
    back = await manager.what_ifs.back(table, ADA)
    assert (back.prompt, encode(back.state)) == (prompt, encode(first.state))


async def test_picks_are_kept_until_they_are_confirmed(manager: Manager) -> None:
    """Picks work as at a table; a chain of answers is applied at once."""
    table, numbers = await finished(manager)
    prompt = (await manager.what_ifs.begin(table, ADA, 0, numbers[0])).prompt
    assert prompt
    with pytest.raises(WrongNumber):
        await manager.what_ifs.confirm(table, ADA, prompt.id)
    picks = prompt.options[: max(1, prompt.least)]
    written = write_chain(((prompt, picks),))
    position = await manager.what_ifs.draft_written(table, ADA, prompt.id, written)
    assert position.what_if.draft == (prompt.id, picks)
    assert imaginary_table(table, position).now.drafts == {0: (prompt.id, picks)}
    confirmed = await manager.what_ifs.confirm(table, ADA, prompt.id)
    await manager.what_ifs.back(table, ADA)
    chained = await manager.what_ifs.answer_chain(table, ADA, prompt.id, written)
    assert chained == confirmed


async def test_a_what_if_game_needs_a_decision_of_a_finished_game(manager: Manager) -> None:
    table, numbers = await finished(manager)
    for seat, number in ((0, 10_000), (0, table.now.turns), (9, numbers[0])):
        with pytest.raises(NotReviewed):
            await manager.what_ifs.begin(table, ADA, seat, number)
    await manager.store.save_artifact(table.id, f"what if.{ADA}", b"damaged")
    with pytest.raises(NotReviewed):
        await manager.what_ifs.find(table, ADA)
    running = await started(manager, ADA, BEN, channel=6)
    with pytest.raises(NotOver):
        await manager.what_ifs.begin(running, ADA, 0, 0)
    what_if = msgpack.encode(WhatIf(0, 0))
    await manager.store.save_artifact(running.id, f"what if.{ADA}", what_if)
    with pytest.raises(NotOver):
        await manager.what_ifs.answer(running, ADA, open_prompt(running, asked(running)[0]).id, ())
