"""Going on with a stopped game, by clicks: a card for those who played it, and the game as it was."""

from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.status import Status
from bot.words.words import words_in
from tests.cogs.clicker import controls
from tests.cogs.conftest import running_bot
from tests.cogs.playing import (
    about_to_end,
    all_posted,
    answer,
    asked,
    check_intact,
    forge,
    linked,
    panel_of,
    reply_to,
    speak,
    start_game,
)
from tests.cogs.test_absence import leave_server
from tests.cogs.test_inviting import mentioned
from tests.driver import Json, Person, Town, text_of
from tests.every_game import games_that, speaks_every_language

EN = words_in("en")


def mentioned_at_first(person: Person, card: Json) -> set[str]:
    """Whom a card pinged when it came; an edit, which pings nobody, may have followed."""
    came = [one["message"] for one in person.events if one["event"] == "message_create"]
    return mentioned(next(one for one in came if one["id"] == card["id"]))


async def stop_game(bot: Guildhall, moderator: Person, people: list[Person]) -> None:
    """A game of these people that a moderator ends."""
    await start_game(bot, people)
    await answer((await asked(bot, people))[0])
    await moderator.click(*await about_to_end(moderator))
    await all_posted(bot)


async def test_a_stopped_game_goes_on_by_a_card(bot: Guildhall, people: list[Person]) -> None:
    """All who played are asked once; with the last yes it goes on, and whoever must act is called."""
    moderator, ben, cleo = people[:3]
    await stop_game(bot, moderator, [ben, cleo])
    turns = (await bot.manager.table(1)).turns
    card = (await ben.command("resume")).message
    assert mentioned_at_first(ben, card) == {cleo.id}
    assert EN.say("resume-secrets") in text_of(card)
    await cleo.click(card, "resume:1")
    assert text_of(cleo.fresh(card)).strip() == EN.say("resume-done")
    await all_posted(bot)
    table = await check_intact(bot)
    assert (table.status, table.turns) == (Status.RUNNING, turns)
    news = await ben.wait_for(EN.say("news-resumed"))
    assert mentioned_at_first(ben, news) == {ben.id, cleo.id}
    assert controls(news, "m:1")
    assert controls(await panel_of((await asked(bot, [ben, cleo]))[0]), "v:1")


async def test_a_computer_plays_for_whoever_stays_out(bot: Guildhall, people: list[Person], town: Town) -> None:
    """By their own press, or since they have left the server; they can take their seats back."""
    moderator, ben, cleo, dora = people[:4]
    await stop_game(bot, moderator, [ben, cleo, dora])
    await leave_server(town, dora)
    card = (await ben.command("resume")).message
    assert mentioned_at_first(ben, card) == {cleo.id}
    await cleo.click(card, "resume-no:1")
    await all_posted(bot)
    table = await bot.manager.table(1)
    assert (table.status, table.people) == (Status.RUNNING, {int(ben.id)})
    assert controls((await cleo.command("play")).message, "return:1")


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_what_cannot_go_on_says_why(bot: Guildhall, people: list[Person], locale: str) -> None:
    """No game, a lobby, a running game, strangers, stale and forged buttons."""
    moderator, ben, cleo, foreigner = people[:4]
    words = words_in(locale)
    for person in (ben, foreigner):
        await speak(person, locale)
    assert await reply_to(ben, await ben.command("resume")) == linked(bot, words, people[0].game).say("error-no_table")
    await stop_game(bot, moderator, [ben, cleo])
    assert await reply_to(foreigner, await foreigner.command("resume")) == linked(bot, words, people[0].game).say(
        "error-not_seated"
    )
    for button in ("resume:1", "resume-no:1"):
        forged = await forge(bot, ben, button)
        assert await reply_to(ben, await ben.click(forged, button)) == words.say("error-not_asked")
        assert await reply_to(foreigner, await foreigner.click(forged, button)) == linked(
            bot, words, people[0].game
        ).say("error-not_seated")
    card = (await ben.command("resume")).message
    await cleo.command("new", players=2)
    assert await reply_to(ben, await ben.click(card, "resume:1")) == words.say("error-channel_busy")
    assert await reply_to(ben, await ben.command("resume")) == words.say("error-not_stopped")
    assert (await check_intact(bot)).status is Status.ENDED


async def test_the_question_survives_a_restart(
    sandbox: Sandbox, bot: Guildhall, tmp_path: Path, people: list[Person]
) -> None:
    """By the same card."""
    moderator, ben, cleo = people[:3]
    await stop_game(bot, moderator, [ben, cleo])
    card = (await ben.command("resume")).message
    await bot.close()
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as second:
        await cleo.click(card, "resume:1")
        await all_posted(second)
        assert (await check_intact(second)).status is Status.RUNNING
        assert not controls(cleo.fresh(card), "resume")


async def test_the_record_of_a_stopped_game_is_handed_out_to_nobody(bot: Guildhall, people: list[Person]) -> None:
    """It holds the seed, and the game may go on."""
    moderator, ben, cleo = people[:3]
    await stop_game(bot, moderator, [ben, cleo])
    table = await bot.manager.table(1)
    told = await reply_to(ben, await ben.command("log"))
    assert told == linked(bot, EN, people[0].game).say("log-stopped", turns=table.turns)
    assert table.seed.hex() not in told
