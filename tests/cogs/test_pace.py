"""The pace as users see it: in the lobby, calls, panels, reminders and settings."""

import asyncio
import time

import pytest

from bot.catalogue import load_game
from bot.service.client import Guildhall
from bot.tables.pace import DAY, HOUR, PACES, PaceName, Rest, TimeoutPolicy
from bot.words.words import LANGUAGES, words_in
from cogs.features.settings import LONGEST, MOVES, SHIFTS, SHORTEST, USUAL, move
from tests.clock import RunningClock
from tests.every_game import asks_all_at_once, games_that, picks_several
from tests.player import Json, Player, all_posted, controls, start_game, text_of

EN = words_in("en")
DAILY = PACES[PaceName.DAILY]


async def put_clock_forward(bot: Guildhall, clock: RunningClock, seconds: float) -> None:
    """Move the clock forward, and wait until everything due is done and posted."""
    clock.forward(seconds)
    bot.manager.timers.look_soon()
    await bot.manager.timers.look()
    await bot.manager.deputies.settle(1, 60)
    await all_posted(bot)


async def my_panel(person: Player) -> Json:
    """Open the user's panel and return it."""
    return (await person.slash("play")).message


def test_every_pace_states_its_limit() -> None:
    """The limit's number is the same in every language."""
    digits = {PaceName.LIVE: "15", PaceName.DAILY: "1", PaceName.RELAXED: "3", PaceName.NONE: ""}
    units = {PaceName.LIVE: 60, PaceName.DAILY: DAY, PaceName.RELAXED: DAY, PaceName.NONE: DAY}
    for language in LANGUAGES:
        for pace in PaceName:
            named = "".join(letter for letter in words_in(language).say(f"pace-{pace}") if letter.isdigit())
            assert named == digits[pace]
            assert int(named or 0) * units[pace] == PACES[pace].limit


async def test_a_lobby_shows_the_pace_which_is_relaxed_by_default(people: list[Player]) -> None:
    """With a time limit, an absent player cannot stop a game."""
    card = (await people[0].command("new")).message
    assert EN.say("lobby-pace", pace=EN.say("pace-relaxed")) in text_of(card)
    await people[0].click(card, "l:1:cancel")
    other = (await people[0].command("new", pace="live")).message
    assert EN.say("lobby-pace", pace=EN.say("pace-live")) in text_of(other)


@games_that(picks_several)
@pytest.mark.parametrize("late", TimeoutPolicy)
async def test_calls_and_panels_state_the_deadline_and_what_happens_then(
    bot: Guildhall, people: list[Player], late: TimeoutPolicy
) -> None:
    """The panel also says whether picks count; with a picture, it does not mention that a computer decides."""
    ben, cleo = people[1:3]
    await ben.slash("settings", late=late.value)
    call = await start_game(bot, [ben, cleo], pace="daily")
    deadline = (await bot.manager.table(1)).deadline_of(0)
    assert deadline
    assert abs(deadline - time.time() - DAILY.limit) < 60
    assert f"<t:{deadline}:R>" in text_of(call)
    panel = await my_panel(ben)
    is_brief = late is TimeoutPolicy.COMPUTER and bool(load_game(ben.game).painter.decisions)
    assert EN.say(f"deadline-{'brief' if is_brief else late}", at=f"<t:{deadline}:R>") in text_of(panel)
    await ben.click(panel, controls(panel, "d:")[0]["custom_id"])
    assert EN.say("deadline-picked", at=f"<t:{deadline}:R>") in text_of(ben.fresh(panel))


@games_that(asks_all_at_once)
async def test_a_reminder_pings_undecided_players_and_leads_to_the_panel(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """There is one reminder, with the question and what happens at the deadline; the earlier call loses its button."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo], pace="daily")
    await cleo.answer()
    before = [len(one.pings()) for one in (ben, cleo)]
    await put_clock_forward(bot, clock, DAILY.reminder)
    await asyncio.gather(ben.catch_up(), cleo.catch_up())
    reminder = ben.posted()[-1]
    deadline = (await bot.manager.table(1)).deadline_of((await bot.manager.table(1)).seat_of(int(ben.id)))
    assert EN.say("reminder-computer", names=f"**{ben.name}**", at=f"<t:{deadline}:R>") in text_of(reminder)
    assert f"⏰ <@{ben.id}>:" in text_of(reminder)
    assert [len(one.pings()) for one in (ben, cleo)] == [before[0] + 1, before[1]]
    assert controls(ben.fresh(reminder), "m:1")
    assert not controls(ben.fresh(ben.calls()[0]), "m:1") or ben.calls()[0]["id"] == reminder["id"]
    await put_clock_forward(bot, clock, HOUR)
    await ben.catch_up()
    assert len(ben.pings()) == before[0] + 1


@games_that(asks_all_at_once)
async def test_a_missed_decision_is_announced_and_shown_on_the_panel(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo], pace="daily")
    await cleo.answer()
    await put_clock_forward(bot, clock, DAILY.limit)
    await cleo.catch_up()
    told = "\n".join(text_of(one) for one in cleo.posted())
    assert EN.say("news-lapsed", names=f"**{ben.name}**", count=1) in told
    assert EN.say("panel-missed", misses=1) in text_of(await my_panel(ben)) or not controls(await my_panel(ben), "o:")


async def test_the_pace_changes_when_all_agree(bot: Guildhall, people: list[Player]) -> None:
    """The card shows the votes and when they expire; each player can refuse."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    card = (await ben.command("pace", pace="daily")).message
    assert EN.say("pace-proposal", pace=EN.say("pace-daily"), agreed=1, all=2) in text_of(card)
    await cleo.click(card, "keep:1:daily")
    assert EN.say("pace-refused", name=f"**{cleo.name}**") in text_of(ben.fresh(card))
    card = (await ben.command("pace", pace="daily")).message
    await cleo.click(card, "pace:1:daily")
    assert EN.say("pace-agreed", pace=EN.say("pace-daily")) in text_of(ben.fresh(card))
    assert (await bot.manager.table(1)).now.settings.pace is PaceName.DAILY
    again = await ben.command("pace", pace="daily")
    assert EN.say("error-same_pace") in text_of(again.message)


async def test_quiet_hours_can_be_changed_in_the_settings(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """Buttons change them; times are shown in each reader's time zone with its current offset."""
    ben = people[1]
    midnight = bot.manager.now() // DAY * DAY
    clock.ahead = midnight + 12 * HOUR - time.time()
    card = (await ben.slash("settings")).message
    assert EN.say("settings-quiet-none") in text_of(card)
    await ben.click(card, "hush:on")
    assert (await bot.people.settings(int(ben.id))).rest == USUAL
    await ben.click(ben.fresh(card), "hush:begin-earlier")
    assert (await bot.people.settings(int(ben.id))).rest == Rest(22 * HOUR, 9 * HOUR)
    assert f"<t:{midnight + 22 * HOUR}:t> to <t:{midnight + 31 * HOUR}:t>" in text_of(ben.fresh(card))
    assert EN.say("settings-quiet-clock") in text_of(ben.fresh(card))
    await ben.click(ben.fresh(card), "hush:both-later")
    assert (await bot.people.settings(int(ben.id))).rest == Rest(23 * HOUR, 9 * HOUR)
    await ben.click(ben.fresh(card), "hush:off")
    assert (await bot.people.settings(int(ben.id))).rest == Rest()


async def test_a_user_with_known_habits_is_asked_once_about_quiet_hours(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """The question is on the user's panel."""
    ben, cleo = people[1:3]
    monday = int(time.time()) // DAY * DAY + 2 * DAY
    clock.ahead = monday + 12 * HOUR - time.time()
    await start_game(bot, [ben, cleo])
    user = int(ben.id)
    await bot.people.choose_size(user, "wide")
    for day in range(1, 7):
        for hour in range(8, 23, 2):
            await bot.people.note_click(user, monday + day * DAY + hour * HOUR)
    panel = await my_panel(ben)
    assert controls(panel, "quiet:1:")
    await ben.click(panel, "quiet:1:yes")
    assert (await bot.people.settings(user)).rest == Rest(23 * HOUR, 9 * HOUR)
    assert not controls(ben.fresh(panel), "quiet:1:")
    assert not controls(await my_panel(ben), "quiet:1:")


@pytest.mark.parametrize("way", [*MOVES, *SHIFTS])
def test_quiet_hours_stay_within_their_limits(way: str) -> None:
    """Pressing a button many times does not exceed them."""
    rest = USUAL
    for _ in range(30):
        rest = move(rest, way)
        assert SHORTEST <= rest.lasts <= LONGEST
        assert 0 <= rest.begins < DAY
