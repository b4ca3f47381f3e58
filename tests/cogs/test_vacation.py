"""Vacations by clicks: the command, what other players see, calls, and coming back."""

import pytest

from bot.service.client import Guildhall
from bot.words.words import words_in
from tests.clock import RunningClock
from tests.cogs.test_absence import DAY
from tests.every_game import asks_all_at_once, games_that, speaks_every_language
from tests.patience import until
from tests.player import Player, all_posted, check_intact, forge, start_game, text_of

EN = words_in("en")
pytestmark = games_that(asks_all_at_once)


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_a_vacation_is_begun_changed_and_ended(bot: Guildhall, people: list[Player], locale: str) -> None:
    """All replies are private; it takes one command and two buttons."""
    assert bot.came_up.is_set()
    ben, words = people[1], words_in(locale)
    await ben.speak(locale)
    assert (await ben.reply_to(await ben.slash("vacation"))).strip() == bot.mentions.link(words).say("vacation-none")
    card = (await ben.slash("vacation", days=7)).message
    assert words.say("vacation-nobody") in text_of(card)
    await ben.click(card, "away:computer")
    assert words.say("vacation-computer") in text_of(ben.fresh(card))
    assert words.say("vacation-computer") in text_of((await ben.slash("vacation")).message)
    await ben.click(ben.fresh(card), "back:now")
    assert text_of(ben.fresh(card)).strip() == words.say("vacation-ended")
    assert (await ben.reply_to(await ben.slash("vacation"))).strip() == bot.mentions.link(words).say("vacation-none")


async def test_others_see_a_vacation_and_it_stops_pings(bot: Guildhall, people: list[Player]) -> None:
    """The newest message and `status` show the vacation."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    await cleo.slash("vacation", days=7)
    until = (await bot.people.settings(int(cleo.id))).vacation.ends
    away = EN.say("waiting-away", name=f"**{cleo.name}**", until=f"<t:{until}:D>")
    await ben.wait_for(away)
    told = await ben.reply_to(await ben.command("status"))
    assert away in told
    assert told.count("on vacation") == 1
    before = len(cleo.pings())
    await ben.command("end")
    await ben.answer()
    await all_posted(bot)
    assert len(cleo.pings()) == before
    await cleo.slash("vacation", days=7, meanwhile="computer")
    told = await ben.reply_to(await ben.command("status"))
    until = (await bot.people.settings(int(cleo.id))).vacation.ends
    assert EN.say("status-away", name=f"**{cleo.name}**", until=f"<t:{until}:D>", who="computer") in told
    assert (await check_intact(bot)).people == {int(ben.id), int(cleo.id)}


async def test_a_player_on_vacation_has_no_deadline(bot: Guildhall, people: list[Player]) -> None:
    """Neither the status nor the player's panel shows a deadline; other players have deadlines."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo], pace="daily")
    table = await bot.manager.table(1)
    seat = table.seat_of(int(cleo.id))
    due = f"<t:{table.deadline_of(seat)}:R>"
    both = await ben.reply_to(await ben.command("status"))
    assert due in await cleo.reply_to(await cleo.command("play"))
    await cleo.slash("vacation", days=7)
    assert (await bot.manager.table(1)).shown_deadline_of(seat) is None
    assert due in both
    assert (await ben.reply_to(await ben.command("status"))).count(due) == 1, "that of the other player"
    assert due not in await cleo.reply_to(await cleo.command("play"))


async def test_a_computer_plays_for_a_player_on_vacation(bot: Guildhall, people: list[Player]) -> None:
    """The player keeps the seat and its panel."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    await cleo.slash("vacation", days=7, meanwhile="computer")
    await ben.answer()
    table = await bot.manager.table(1)
    await until(lambda: table.seat_of(int(cleo.id)) not in table.awaited())
    await all_posted(bot)
    assert (await check_intact(bot)).now.turns >= 2
    assert ben.calls()


async def test_a_click_at_a_table_asks_whether_the_vacation_is_over(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """The question comes at most once an hour, after the answer to the click; a button ends the vacation."""
    ben, cleo = people[1:3]
    call = await start_game(bot, [ben, cleo])
    await cleo.slash("vacation", days=7)
    first = await cleo.click(call, "m:1")
    assert len(cleo.private(first)) == 1
    clock.ahead = 3700
    second = await cleo.click(call, "m:1")
    await cleo.until(lambda: len(cleo.private(second)) == 2)
    question = cleo.private(second)[-1]
    assert "Is it over?" in text_of(question)
    await cleo.click(question, "back:now")
    assert text_of(cleo.fresh(question)).strip() == EN.say("vacation-ended")
    assert (await bot.manager.table(1)).away == {}
    await cleo.panel()


async def test_outdated_vacation_buttons_change_nothing(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """Covers a user whose vacation is over, and a user who never was on vacation."""
    ben = people[1]
    for button in ("away:computer", "back:now", "away:nobody"):
        await ben.click(await forge(bot, ben, button), button)
    assert (await bot.people.settings(int(ben.id))).vacation.ends == 0
    await ben.slash("vacation", days=1)
    clock.ahead = 2 * DAY
    assert (await ben.reply_to(await ben.slash("vacation"))).strip() == bot.mentions.link(EN).say("vacation-none")
