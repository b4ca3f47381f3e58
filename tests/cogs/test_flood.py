"""A user or server that sends too many requests is asked to wait; others are not affected."""

from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandType, app_commands

from bot.config import Config
from bot.metrics.metrics import CLICKS
from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.service.run import make_bot
from bot.tables.allowance import Allowance, Allowances, Cost
from bot.words.words import words_in
from cogs.clicks import ACTS
from cogs.replies.allowed import DECLARED
from tests.cogs.test_absence import member_requests
from tests.cogs.test_direct import direct
from tests.database import working_beside
from tests.every_game import games_that, speaks_every_language
from tests.lab.bench.situations import CONTROLS, OPTIONS
from tests.player import Json, Outcome, Player, Refused, Town, asked, forge, start_game, text_of
from tests.tables.test_replays import count_replays

MANY = 40


async def flood(person: Player, command: str, number: int) -> list[Json]:
    """Send this many commands at once. Returns the replies."""
    begun = [await person.slash(command, wait=False) for _ in range(number)]
    outcomes: list[Outcome] = [await person.settled(one.id) for one in begun]
    assert {one.status for one in outcomes} == {"done"}
    return [person.private(one)[-1] for one in outcomes]


@games_that(speaks_every_language)
async def test_a_flood_of_boards_is_refused_in_the_users_language(bot: Guildhall, people: list[Player]) -> None:
    """The first dozen boards are painted; the others are refused with the time to wait, and no command fails."""
    ada, ben, eve = people[:3]
    await start_game(bot, [ada, ben])
    await eve.do("profile", locale="it")
    bot.allowances = Allowances(
        limits_servers=False, clock=lambda: 0.0
    )  # keep the test independent of the machine's speed
    answers = await flood(eve, f"{eve.game} board", MANY)
    painted = [one for one in answers if one["attachments"]]
    told = {text_of(one) for one in answers if not one["attachments"]}
    assert 12 <= len(painted) < MANY
    assert told <= {words_in("it").say("error-one_moment", seconds=number) for number in range(1, 5)}
    [first, *_] = await asked(bot, [ada, ben])
    assert (await first.answer()).status == "done"
    assert bot.tally.failed == 0


async def test_repeated_offers_post_few_cards(bot: Guildhall, people: list[Player]) -> None:
    """A new card costs as much as ten clicks: the bot posts it, deletes the old one, and asks Discord about members."""
    ada, ben, eve = people[:3]
    await start_game(bot, [ada, ben])
    bot.allowances.person = Allowance(3 * Cost.CARD.person + 1, 1.0, clock=lambda: 0.0)
    begun = [await ada.slash(f"{ada.game} handover", wait=False, player=eve.id) for _ in range(5)]
    outcomes = [await ada.settled(one.id) for one in begun]
    moment = words_in("en").say("error-one_moment", seconds=Cost.CARD.person - 1)
    answers = [[text_of(message) for message in one.messages] for one in outcomes]  # a newer card deletes an older one
    assert [any(moment in text for text in texts) for texts in answers] == [False] * 3 + [True] * 2
    assert bot.tally.failed == 0


@pytest.mark.timing(member_life=60)
async def test_a_flood_asks_discord_once_about_each_user(bot: Guildhall, people: list[Player], town: Town) -> None:
    """Requests about users count against the rate limit for all requests, including those of other tables."""
    ada, ben, cleo, eve = people[:4]
    await start_game(bot, [ada, ben, cleo])
    begun = [await ada.slash(f"{ada.game} handover", wait=False, player=eve.id) for _ in range(10)]
    assert {(await ada.settled(one.id)).status for one in begun} == {"done"}
    await flood(ada, f"{ada.game} status", 10)
    asked_about = [path.rpartition("/")[2] for path in await member_requests(town)]
    assert sorted(asked_about) == sorted([ben.id, cleo.id, eve.id])


async def test_a_flood_of_commands_or_clicks_is_refused(bot: Guildhall, people: list[Player]) -> None:
    """Even cheap commands and clicks are refused; other users are not affected."""
    ada, ben, eve = people[:3]
    call = await start_game(bot, [ada, ben])
    bot.allowances.person = Allowance(5, 0.5, clock=lambda: 0.0)
    answers = await flood(eve, f"{eve.game} status", 8)
    moment = words_in("en").say("error-one_moment", seconds=2)
    assert [moment in text_of(one) for one in answers] == [False] * 5 + [True] * 3
    clicked = await eve.click(call, "m:1")
    assert moment == text_of(eve.private(clicked)[-1])
    [first, *_] = await asked(bot, [ada, ben])
    assert (await first.answer()).status == "done"


async def test_a_flooding_user_who_types_gets_no_suggestions_for_a_while(
    bot: Guildhall, people: list[Player], sandbox: Sandbox
) -> None:
    """Autocomplete cannot show an error, so the list is empty."""
    await start_game(bot, people[:2])
    bot.allowances.person = Allowance(1, 0.001)
    assert await people[2].autocomplete(f"{people[2].game} rules", "topic", topic="")
    sandbox.tracker.answer_seconds = 1.0
    with pytest.raises(Refused):
        await people[2].autocomplete(f"{people[2].game} rules", "topic", topic="")


# -- costs -------------------------------------------------------------------------------------------------------------


async def test_every_control_and_command_declares_its_cost(bot: Guildhall) -> None:
    """Costs have no default, so an expensive action (painting, replaying) cannot be overlooked."""
    acts = {act.__qualname__: act for act in ACTS.values()}
    acts |= {one.qualified_name: one.callback for one in commands_of(bot)}
    assert len(acts) > 70
    assert {name for name, act in acts.items() if not hasattr(act, DECLARED)} == set()


async def test_the_bench_can_flood_every_control_and_command(bot: Guildhall) -> None:
    """A new control or command fails here until `tests/lab/bench/situations.py` covers it."""
    assert {one.id() for one in ACTS} == {one.id() for one in CONTROLS}
    slash = [one for one in commands_of(bot) if isinstance(one, app_commands.Command)]
    required = {one.name for one in slash if any(parameter.required for parameter in one.parameters)}
    assert required <= OPTIONS.keys()


def commands_of(bot: Guildhall) -> list[Any]:
    """All commands and context menus, without groups."""
    menus = [*bot.tree.get_commands(type=AppCommandType.user), *bot.tree.get_commands(type=AppCommandType.message)]
    return [*menus, *(one for one in bot.tree.walk_commands() if not isinstance(one, app_commands.Group))]


async def test_an_action_is_refused_before_it_runs_unless_its_whole_cost_is_left(
    bot: Guildhall, people: list[Player]
) -> None:
    """Clicks and replays use the same allowance."""
    ada, ben = people[:2]
    await start_game(bot, [ada, ben])
    forged = await forge(bot, ada, "missed:1", "since:1")
    bot.allowances.person = Allowance(Cost.REPLAY.person, 0.001)
    assert (await ada.click(forged, "1")).status == "done"
    before = count_replays()
    assert "1000" in await ada.reply_to(await ada.click(forged, "0"))
    assert count_replays() == before


async def test_replays_never_run_in_the_bots_own_process(
    bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A replay on a thread would hold the GIL and delay all other work."""
    ada, ben = people[:2]
    await start_game(bot, [ada, ben])
    for person in await asked(bot, [ada, ben]):
        await person.answer()

    def fail(*_facts: object) -> None:
        raise AssertionError("a replay in the bot's own process")

    for module in ("lookups", "review", "undo_preview"):
        monkeypatch.setattr(f"bot.records.{module}.replay", fail)
    before = count_replays()
    forged = await forge(bot, ada, "missed:1", "undo:1")
    for number in ("0", "1"):
        assert (await ada.click(forged, number)).status == "done"
    assert count_replays() > before
    assert bot.tally.failed == 0


# -- servers -----------------------------------------------------------------------------------------------------------


def limit_servers(bot: Guildhall, at_once: int) -> None:
    """Limit each server to this many clicks for the rest of the test; the limit per user is too high to matter."""
    bot.allowances.person, bot.allowances.server = Allowance(1000, 100.0), Allowance(at_once, 0.001)


def slowed() -> float:
    """The number of clicks and commands refused by limits, from the metrics."""
    return sum(one.value for one in CLICKS.samples() if ("outcome", "slowed") in one.labels)


@games_that(speaks_every_language)
async def test_a_server_with_too_many_requests_is_refused_and_others_are_not(
    bot: Guildhall, people: list[Player]
) -> None:
    """Any command or click is refused, in the user's language; other servers and direct messages are not affected."""
    ada, ben, eve = people[:3]
    call = await start_game(bot, [ada, ben])
    other = await ada.create_server("Elsewhere")
    await eve.slash("settings", dm=True)
    await eve.until(lambda: bool(direct(eve, bot)))
    await eve.do("profile", locale="ru")
    limit_servers(bot, 4)
    await flood(ada, f"{ada.game} status", 2)
    await flood(ben, f"{ben.game} status", 2)
    [refused] = await flood(eve, f"{eve.game} status", 1)
    assert text_of(refused) == words_in("ru").say("error-busy_server")
    before = slowed()
    clicked = await ben.click(call, "m:1")
    assert text_of(ben.private(clicked)[-1]) == words_in("en").say("error-busy_server")
    assert slowed() == before + 1
    busy = {words_in(language).say("error-busy_server") for language in ("en", "ru")}
    eve.channel = direct(eve, bot)[0]["channel_id"]
    assert text_of((await eve.slash("settings")).message) not in busy
    ada.go_to(other["id"])
    assert text_of((await ada.slash("settings")).message) not in busy
    assert bot.tally.failed == 0


async def test_a_server_with_too_many_pictures_is_refused(bot: Guildhall, people: list[Player]) -> None:
    """Cheaper actions still work."""
    ada, ben, eve = people[:3]
    await start_game(bot, [ada, ben])
    limit_servers(bot, 3 * Cost.PICTURE.server + 1)
    answers = [(await flood(one, f"{one.game} board", 1))[0] for one in (ada, ben, eve, ada, eve)]
    assert [bool(one["attachments"]) for one in answers] == [True] * 3 + [False] * 2
    assert {text_of(one) for one in answers[3:]} == {words_in("en").say("error-busy_server")}
    [status] = await flood(ben, f"{ben.game} status", 1)
    assert text_of(status) != words_in("en").say("error-busy_server")
    assert bot.tally.failed == 0


async def test_a_user_who_types_in_a_busy_server_gets_no_suggestions_for_a_while(
    bot: Guildhall, people: list[Player], sandbox: Sandbox
) -> None:
    """Autocomplete cannot show an error, so the list is empty."""
    await start_game(bot, people[:2])
    limit_servers(bot, 1)
    assert await people[1].autocomplete(f"{people[1].game} rules", "topic", topic="")
    sandbox.tracker.answer_seconds = 1.0
    with pytest.raises(Refused):
        await people[2].autocomplete(f"{people[2].game} rules", "topic", topic="")


@pytest.mark.parametrize("limits_servers", [True, False])
async def test_the_host_decides_whether_servers_have_limits(
    sandbox: Sandbox, tmp_path: Path, limits_servers: bool
) -> None:
    """The bot's operator can turn limits off, because a bot for a single server needs no limits."""
    config = Config("", tmp_path / "db.sqlite3", "INFO", sandbox.url, limits_servers=limits_servers)
    async with working_beside(config.database) as store, make_bot(store, config) as bot:
        assert (bot.allowances.server is not None) == limits_servers
