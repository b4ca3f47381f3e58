"""Resuming a stopped game by clicks on a card."""

from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.tables.status import Status
from bot.words.words import words_in
from tests.cogs.conftest import running_bot
from tests.cogs.test_absence import leave_server
from tests.cogs.test_invitations import mentioned
from tests.every_game import games_that, speaks_every_language
from tests.player import Json, Player, Town, all_posted, asked, check_intact, controls, forge, start_game, text_of

EN = words_in("en")


def mentioned_at_first(person: Player, card: Json) -> set[str]:
    """Ids that a card pinged when it was first posted."""
    came = [one["message"] for one in person.events if one["event"] == "message_create"]
    return mentioned(next(one for one in came if one["id"] == card["id"]))


async def stop_game(bot: Guildhall, moderator: Player, people: list[Player]) -> None:
    """Start a game and let a moderator end it."""
    await start_game(bot, people)
    await (await asked(bot, people))[0].answer()
    await moderator.click(*await moderator.about_to_end())
    await all_posted(bot)


async def test_a_stopped_game_is_resumed_by_a_card(bot: Guildhall, people: list[Player]) -> None:
    """All players are asked once; after the last yes, the game continues and awaited players are called."""
    moderator, ben, cleo = people[:3]
    await stop_game(bot, moderator, [ben, cleo])
    turns = (await bot.manager.table(1)).now.turns
    card = (await ben.command("resume")).message
    assert mentioned_at_first(ben, card) == {cleo.id}
    assert EN.say("resume-secrets") in text_of(card)
    await cleo.click(card, "resume:1")
    assert text_of(cleo.fresh(card)).strip() == EN.say("resume-done")
    await all_posted(bot)
    table = await check_intact(bot)
    assert (table.now.status, table.now.turns) == (Status.RUNNING, turns)
    news = await ben.wait_for(EN.say("news-resumed"))
    assert mentioned_at_first(ben, news) == {ben.id, cleo.id}
    assert controls(news, "m:1")
    assert controls(await (await asked(bot, [ben, cleo]))[0].panel(), "v:1")


async def test_computers_play_for_players_who_stay_out_of_a_resumed_game(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """Such players declined or left the server; they can take their seats back."""
    moderator, ben, cleo, dora = people[:4]
    await stop_game(bot, moderator, [ben, cleo, dora])
    await leave_server(town, dora)
    card = (await ben.command("resume")).message
    assert mentioned_at_first(ben, card) == {cleo.id}
    await cleo.click(card, "resume-no:1")
    await all_posted(bot)
    table = await bot.manager.table(1)
    assert (table.now.status, table.people) == (Status.RUNNING, {int(ben.id)})
    assert controls(await cleo.panel(), "return:1")


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_a_refusal_to_resume_states_the_reason(bot: Guildhall, people: list[Player], locale: str) -> None:
    """The reasons: no game, a lobby, a running game, a stranger, an old or forged button."""
    moderator, ben, cleo, foreigner = people[:4]
    words = words_in(locale)
    for person in (ben, foreigner):
        await person.speak(locale)
    assert await ben.reply_to(await ben.command("resume")) == bot.mentions.link(words, people[0].game).say(
        "error-no_table"
    )
    await stop_game(bot, moderator, [ben, cleo])
    assert await foreigner.reply_to(await foreigner.command("resume")) == bot.mentions.link(words, people[0].game).say(
        "error-not_seated"
    )
    for button in ("resume:1", "resume-no:1"):
        forged = await forge(bot, ben, button)
        assert await ben.reply_to(await ben.click(forged, button)) == words.say("error-not_asked")
        assert await foreigner.reply_to(await foreigner.click(forged, button)) == bot.mentions.link(
            words, people[0].game
        ).say("error-not_seated")
    card = (await ben.command("resume")).message
    await cleo.command("new", players=2)
    assert await ben.reply_to(await ben.click(card, "resume:1")) == words.say("error-channel_busy")
    assert await ben.reply_to(await ben.command("resume")) == words.say("error-not_stopped")
    assert (await check_intact(bot)).now.status is Status.ENDED


async def test_a_proposal_to_resume_survives_a_restart(
    sandbox: Sandbox, bot: Guildhall, tmp_path: Path, people: list[Player]
) -> None:
    """The proposal stays on the same card."""
    moderator, ben, cleo = people[:3]
    await stop_game(bot, moderator, [ben, cleo])
    card = (await ben.command("resume")).message
    await bot.close()
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as second:
        await cleo.click(card, "resume:1")
        await all_posted(second)
        assert (await check_intact(second)).now.status is Status.RUNNING
        assert not controls(cleo.fresh(card), "resume")


async def test_the_record_of_a_stopped_game_is_not_available(bot: Guildhall, people: list[Player]) -> None:
    """The record contains the seed, and the game might be resumed."""
    moderator, ben, cleo = people[:3]
    await stop_game(bot, moderator, [ben, cleo])
    table = await bot.manager.table(1)
    told = await ben.reply_to(await ben.command("log"))
    assert told == bot.mentions.link(EN, people[0].game).say("log-stopped", turns=table.now.turns)
    assert table.seed.hex() not in told
