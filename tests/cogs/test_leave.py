"""Leaving a game and coming back, moderators who end it, and abandoned lobbies."""

import asyncio
from unittest.mock import patch

import pytest

from bot.service.abandoned_lobbies import watch_lobbies
from bot.service.client import Guildhall
from bot.storage.limits import Limits
from bot.tables.posts import Post, PostKind
from bot.tables.status import Status
from bot.words.words import words_in
from cogs.cards.notice import Notice, Shown
from tests.clock import RunningClock
from tests.cogs.test_invitations import mentioned
from tests.cogs.test_phrases import texts
from tests.every_game import games_that, played_by, speaks_every_language
from tests.patience import PATIENCE
from tests.player import (
    EPHEMERAL,
    Json,
    Player,
    all_posted,
    asked,
    check_intact,
    controls,
    decide,
    forge,
    start_game,
    text_of,
)

EN = words_in("en")


def told(person: Player, text: str) -> Json:
    """The public message that has this text."""
    return next(one for one in person.messages.values() if text in text_of(one) and not one["flags"] & EPHEMERAL)


# -- leaving -----------------------------------------------------------------------------------------------------------


async def test_leaving_a_game_needs_confirmation(bot: Guildhall, people: list[Player]) -> None:
    """Nothing happens before the yes; a no shows the panel."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    question, button = await ben.about_to_leave()
    assert question["flags"] & EPHEMERAL
    assert EN.say("leave-question") in text_of(question)
    assert int(ben.id) in (await bot.manager.table(1)).people
    await ben.click(question, "m:1")
    assert controls(ben.fresh(question), "v:1")
    assert int(ben.id) in (await bot.manager.table(1)).people
    question, button = await ben.about_to_leave()
    await ben.click(question, button)
    assert int(ben.id) not in (await check_intact(bot)).people


@played_by(3)
async def test_all_players_are_mentioned_when_a_player_leaves(bot: Guildhall, people: list[Player]) -> None:
    """The mention pings them, because they may want to end the game."""
    ben, cleo, dora = people[1:4]
    await start_game(bot, [ben, cleo, dora])
    await ben.click(*await ben.about_to_leave())
    left = EN.say("news-left", name=f"**{ben.name}**", computer="**Albrecht**")
    await cleo.wait_for(left)
    assert mentioned(told(cleo, left)) == {cleo.id, dora.id}


async def test_a_post_lists_repeated_departures_once(bot: Guildhall, people: list[Player]) -> None:
    """Discord allows 40 components per message; with more, all later posts of the table would be blocked."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    table = await bot.manager.table(1)
    pair = (ben.name, "Albrecht")
    notice = Notice(table, Post(PostKind.NEWS, left=(pair,) * 50, returned=(pair,) * 50), Shown(), 1, table.words)
    text = next(texts(notice))
    for key in ("news-left", "news-returned"):
        assert text.count(EN.say(key, name=f"**{ben.name}**", computer="**Albrecht**")) == 1


async def test_no_call_mentions_a_player_who_has_left(bot: Guildhall, people: list[Player]) -> None:
    """The call of a player who leaves is edited."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    await ben.click(*await ben.about_to_leave())
    await all_posted(bot)
    await bot.manager.deputies.settle(1, 60)
    await decide(bot, cleo)
    await all_posted(bot)
    for message in cleo.messages.values():
        assert "None" not in text_of(message)


async def test_a_player_who_left_can_take_the_seat_back(bot: Guildhall, people: list[Player]) -> None:
    """The player can use the reply to leaving, `play`, or *My turn*; a post announces the return."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    question, button = await ben.about_to_leave()
    await ben.click(question, button)
    assert controls(ben.fresh(question), "return:1")
    assert controls(await ben.panel(), "return:1")
    await bot.manager.deputies.settle(1, 60)
    await all_posted(bot)
    await ben.catch_up()
    opened = await ben.click(ben.calls()[-1], "m:1")
    (card,) = ben.private(opened)
    await ben.click(card, "return:1")
    assert (await check_intact(bot)).people == {int(ben.id), int(cleo.id)}
    back = EN.say("news-returned", name=f"**{ben.name}**", computer="**Albrecht**")
    await cleo.wait_for(back)
    for person in await asked(bot, [ben, cleo]):
        await person.answer()
    await all_posted(bot)
    await check_intact(bot)


async def test_a_seat_can_be_taken_back_once_and_only_by_its_player(bot: Guildhall, people: list[Player]) -> None:
    """A double click, a stranger, another player and a finished game each get an error."""
    ben, cleo, stranger = people[1:4]
    await start_game(bot, [ben, cleo])
    words = bot.mentions.link(EN, ben.game)
    await ben.click(*await ben.about_to_leave())
    for person, error in ((stranger, "not_seated"), (cleo, "already_seated")):
        message = await forge(bot, person, "return:1")
        assert await person.reply_to(await person.click(message, "return:1")) == words.say(f"error-{error}")
    await ben.click(await forge(bot, ben, "return:1"), "return:1")
    message = await forge(bot, ben, "return:1")
    assert await ben.reply_to(await ben.click(message, "return:1")) == EN.say("error-already_seated")
    await ben.click(*await ben.about_to_leave())
    await people[0].click(*await people[0].about_to_end())
    assert await ben.reply_to(await ben.click(message, "return:1")) == words.say("error-not_running")


async def test_a_game_ends_if_the_only_player_who_has_not_agreed_leaves(bot: Guildhall, people: list[Player]) -> None:
    """The reply to leaving says that the game has ended."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    await cleo.command("end")
    outcome = await ben.click(*await ben.about_to_leave())
    assert await ben.reply_to(outcome) == EN.say("ended")
    assert (await bot.manager.table(1)).now.status is Status.ENDED


# -- a moderator's end -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_a_moderator_must_confirm_ending_a_game(bot: Guildhall, people: list[Player], locale: str) -> None:
    """The confirmation is private and in the moderator's language; a post names the moderator and pings all players."""
    moderator, ben, cleo = people[:3]
    await start_game(bot, [ben, cleo])
    await moderator.speak(locale)
    words = words_in(locale)
    question, _ = await moderator.about_to_end()
    assert question["flags"] & EPHEMERAL
    assert words.say("end-question") in text_of(question)
    assert not controls(question, "ask:1")
    await moderator.click(question, "let:1")
    assert text_of(moderator.fresh(question)).strip() == words.say("end-not-ended")
    assert (await bot.manager.table(1)).now.status is Status.RUNNING
    await moderator.click(*await moderator.about_to_end())
    ended = EN.say("news-ended-by", name=f"**{moderator.name}**")
    await ben.wait_for(ended)
    assert mentioned(told(ben, ended)) == {ben.id, cleo.id}


async def test_a_moderator_who_plays_can_start_a_vote_instead(bot: Guildhall, people: list[Player]) -> None:
    moderator, ben = people[:2]
    await start_game(bot, [moderator, ben])
    question, _ = await moderator.about_to_end()
    await moderator.click(question, "ask:1")
    await ben.wait_for(EN.say("end-proposal", agreed=1, all=2))
    assert (await bot.manager.table(1)).now.status is Status.RUNNING


async def test_a_user_who_is_not_a_moderator_cannot_end_a_game_by_a_forged_button(
    bot: Guildhall, people: list[Player]
) -> None:
    """The user is a player of the game."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    message = await forge(bot, ben, "end:1")
    assert await ben.reply_to(await ben.click(message, "end:1")) == EN.say("error-not_moderator")
    await check_intact(bot)


# -- lobbies -----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("bot")
async def test_only_the_newest_card_of_a_lobby_is_kept(people: list[Player]) -> None:
    """`play` posts the card again and deletes the older one."""
    lobby = (await people[1].command("new", players=2)).message
    newest = await people[2].panel()
    await people[1].until(lambda: lobby["id"] not in people[1].messages)
    cards = [one for one in people[1].messages.values() if controls(one, "l:1:join")]
    assert [one["id"] for one in cards] == [newest["id"]]


async def test_an_empty_lobby_says_how_to_become_its_host(bot: Guildhall, people: list[Player]) -> None:
    """The first player to join becomes host; any user can close the lobby."""
    ben, cleo = people[1:3]
    lobby = (await ben.command("new", players=2)).message
    await ben.click(lobby, "l:1:leave")
    for action in ("computer", "start"):
        message = await forge(bot, cleo, f"l:1:{action}")
        assert await cleo.reply_to(await cleo.click(message, f"l:1:{action}")) == EN.say("error-nobody_seated")
    await cleo.click(lobby, "l:1:join")
    assert (await bot.manager.table(1)).host == int(cleo.id)
    await cleo.click(lobby, "l:1:leave")
    await ben.click(lobby, "l:1:cancel")
    assert (await bot.manager.table(1)).now.status is Status.CANCELLED


async def look_for_abandoned(bot: Guildhall) -> None:
    """Run the bot's half-hourly check once."""
    has_looked, look = asyncio.Event(), bot.manager.endings.close_abandoned_lobbies

    async def look_and_note() -> None:
        await look()
        has_looked.set()

    with patch.object(bot.manager.endings, "close_abandoned_lobbies", look_and_note):
        watching = asyncio.create_task(watch_lobbies(bot.manager))
        await asyncio.wait_for(has_looked.wait(), PATIENCE)
    watching.cancel()


@pytest.mark.parametrize("is_empty", [False, True])
async def test_an_abandoned_lobby_is_closed_after_a_day(
    bot: Guildhall, clock: RunningClock, people: list[Player], is_empty: bool
) -> None:
    """The lobby is not closed earlier, and only its card changes."""
    ben = people[1]
    lobby = (await ben.command("new", players=2)).message
    if is_empty:
        await ben.click(lobby, "l:1:leave")
    await look_for_abandoned(bot)
    assert (await bot.manager.table(1)).now.status is Status.LOBBY
    clock.ahead = Limits().lobby_silence + 1
    before = len(ben.messages)
    await look_for_abandoned(bot)
    assert (await bot.manager.table(1)).now.status is Status.CANCELLED
    await ben.until(lambda: EN.say("lobby-status-cancelled") in text_of(ben.fresh(lobby)))
    assert len(ben.messages) == before


async def test_a_running_game_is_not_closed_like_a_lobby(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    await start_game(bot, people[1:3])
    clock.ahead = Limits().lobby_silence + 1
    await look_for_abandoned(bot)
    assert (await bot.manager.table(1)).now.status is Status.RUNNING


async def test_a_user_who_manages_the_channel_can_close_a_lobby(bot: Guildhall, people: list[Player]) -> None:
    """If any player has a seat, the user must confirm; other users learn that the host can close the lobby."""
    moderator, ben, cleo = people[:3]
    lobby = (await ben.command("new", players=2)).message
    assert await cleo.reply_to(await cleo.click(lobby, "l:1:cancel")) == EN.say("error-not_the_host")
    question = await moderator.brought(await moderator.click(lobby, "l:1:cancel"))
    await moderator.click(question, "close:1")
    assert (await bot.manager.table(1)).now.status is Status.CANCELLED
