"""One person who asks for too much is asked for a moment; the others notice nothing."""

import pytest

from bot.service.client import Guildhall
from bot.tables.allowance import Allowance
from bot.words.words import words_in
from tests.cogs.playing import answer, asked, private, start_game
from tests.driver import Json, Outcome, Person, Refused, text_of

MANY = 40


async def flood(person: Person, command: str, number: int) -> list[Json]:
    """So many commands in one go; what each was answered with."""
    begun = [await person.slash(command, wait=False) for _ in range(number)]
    outcomes: list[Outcome] = [await person.settled(one.id) for one in begun]
    assert {one.status for one in outcomes} == {"done"}
    return [private(person, one)[-1] for one in outcomes]


async def test_a_flood_of_boards_is_met_with_one_moment_in_the_askers_language(
    bot: Guildhall, people: list[Person]
) -> None:
    """The first dozen are painted, the rest told how long to wait; nothing fails."""
    ada, ben, eve = people[:3]
    await start_game(bot, [ada, ben])
    await eve.do("profile", locale="it")
    answers = await flood(eve, f"{eve.game} board", MANY)
    painted = [one for one in answers if one["attachments"]]
    told = {text_of(one) for one in answers if not one["attachments"]}
    assert 12 <= len(painted) < MANY
    assert told <= {words_in("it").say("error-one_moment", seconds=number) for number in range(1, 5)}
    [first, *_] = await asked(bot, [ada, ben])
    assert (await answer(first)).status == "done"
    assert bot.tally.failed == 0


async def test_a_flood_of_any_command_or_click_is_met_with_one_moment(bot: Guildhall, people: list[Person]) -> None:
    """Even of those that cost little; others go on."""
    ada, ben, eve = people[:3]
    call = await start_game(bot, [ada, ben])
    bot.allowances.requests = Allowance(5, 0.5)
    answers = await flood(eve, f"{eve.game} status", 8)
    moment = words_in("en").say("error-one_moment", seconds=2)
    assert [moment in text_of(one) for one in answers] == [False] * 5 + [True] * 3
    clicked = await eve.click(call, "v:1")
    assert moment == text_of(private(eve, clicked)[-1])
    [first, *_] = await asked(bot, [ada, ben])
    assert (await answer(first)).status == "done"


async def test_a_flooder_who_types_is_offered_nothing_for_a_moment(
    bot: Guildhall, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing can be said, nothing is."""
    await start_game(bot, people[:2])
    bot.allowances.requests = Allowance(1, 0.001)
    assert await people[2].autocomplete(f"{people[2].game} rules", "topic", topic="")
    monkeypatch.setattr("bot.sandbox.interactions.tracker.ANSWER_SECONDS", 2.0)
    with pytest.raises(Refused):
        await people[2].autocomplete(f"{people[2].game} rules", "topic", topic="")
