"""One person or one server that asks for too much is asked for a moment; the others notice nothing."""

from pathlib import Path

import pytest

from bot.config import Config
from bot.metrics.metrics import CLICKS
from bot.sandbox import Sandbox
from bot.service import run
from bot.service.client import Guildhall
from bot.tables.allowance import Allowance, SharedAllowance
from bot.words.words import words_in
from tests.cogs.playing import answer, asked, forge, private, reply_to, start_game
from tests.cogs.test_direct import direct
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
    bot.allowances.requests = SharedAllowance(Allowance(5, 0.5))
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
    bot.allowances.requests = SharedAllowance(Allowance(1, 0.001))
    assert await people[2].autocomplete(f"{people[2].game} rules", "topic", topic="")
    monkeypatch.setattr("bot.sandbox.interactions.tracker.ANSWER_SECONDS", 2.0)
    with pytest.raises(Refused):
        await people[2].autocomplete(f"{people[2].game} rules", "topic", topic="")


# -- servers -----------------------------------------------------------------------------------------------------------


def server_may(at_once: int) -> SharedAllowance:
    """So much for each server as long as a test takes, and plenty for each person."""
    return SharedAllowance(Allowance(100, 100.0), Allowance(at_once, 0.001))


def slowed() -> float:
    """How many clicks and commands the figures say were refused for a moment."""
    return sum(one.value for one in CLICKS.samples() if ("outcome", "slowed") in one.labels)


async def test_a_server_that_asks_for_too_much_is_told_so_and_the_others_go_on(
    bot: Guildhall, people: list[Person]
) -> None:
    """Whoever of them asks, by command or click, in their language; elsewhere and in direct messages all is as ever."""
    ada, ben, eve = people[:3]
    call = await start_game(bot, [ada, ben])
    other = await ada.create_server("Elsewhere")
    await eve.slash("settings", dm=True)
    await eve.until(lambda: bool(direct(eve, bot)))
    await eve.do("profile", locale="ru")
    bot.allowances.requests = server_may(4)
    await flood(ada, f"{ada.game} status", 2)
    await flood(ben, f"{ben.game} status", 2)
    [refused] = await flood(eve, f"{eve.game} status", 1)
    assert text_of(refused) == words_in("ru").say("error-busy_server")
    before = slowed()
    clicked = await ben.click(call, "m:1")
    assert text_of(private(ben, clicked)[-1]) == words_in("en").say("error-busy_server")
    assert slowed() == before + 1
    busy = {words_in(language).say("error-busy_server") for language in ("en", "ru")}
    eve.channel = direct(eve, bot)[0]["channel_id"]
    assert text_of((await eve.slash("settings")).message) not in busy
    ada.go_to(other["id"])
    assert text_of((await ada.slash("settings")).message) not in busy
    assert bot.tally.failed == 0


async def test_a_server_that_asks_for_too_many_pictures_is_told_so(bot: Guildhall, people: list[Person]) -> None:
    """What needs none is done as ever; a card that can do without its picture does."""
    ada, ben, eve = people[:3]
    await start_game(bot, [ada, ben])
    bot.allowances.pictures = server_may(3)
    answers = [(await flood(one, f"{one.game} board", 1))[0] for one in (ada, ben, eve, ada, eve)]
    assert [bool(one["attachments"]) for one in answers] == [True] * 3 + [False] * 2
    assert {text_of(one) for one in answers[3:]} == {words_in("en").say("error-busy_server")}
    forged = await forge(bot, ada, "missed:1")
    assert words_in("en").say("error-busy_server") not in await reply_to(ada, await ada.click(forged, "missed:1"))
    [first, *_] = await asked(bot, [ada, ben])
    assert (await answer(first)).status == "done"
    assert bot.tally.failed == 0


async def test_whoever_types_in_a_busy_server_is_offered_nothing_for_a_moment(
    bot: Guildhall, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing can be said, nothing is."""
    await start_game(bot, people[:2])
    bot.allowances.requests = server_may(1)
    assert await people[1].autocomplete(f"{people[1].game} rules", "topic", topic="")
    monkeypatch.setattr("bot.sandbox.interactions.tracker.ANSWER_SECONDS", 2.0)
    with pytest.raises(Refused):
        await people[2].autocomplete(f"{people[2].game} rules", "topic", topic="")


@pytest.mark.parametrize("limits_servers", [True, False])
async def test_the_host_decides_whether_servers_have_limits(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limits_servers: bool
) -> None:
    """A bot that serves one server alone needs none."""
    found: list[bool] = []

    async def look(bot: Guildhall, _token: str) -> None:
        found.extend(one.server is not None for one in (bot.allowances.requests, bot.allowances.pictures))

    monkeypatch.setattr(run, "_until_stopped", look)
    await run.run_bot(Config("", tmp_path / "db.sqlite3", "INFO", sandbox.url, limits_servers=limits_servers))
    assert found == [limits_servers] * 2
