"""Absent players: the others can end the game, replace the absent player, or start or close the table."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.service.client import Guildhall
from bot.tables.motions import replacing
from bot.tables.status import Status
from bot.words.words import words_in
from cogs.cards.votes import show_time
from cogs.replies.members import Members
from tests.clock import RunningClock
from tests.cogs.test_direct import direct
from tests.cogs.test_invitations import mentioned
from tests.every_game import asks_all_at_once, games_that, played_by, speaks_every_language
from tests.player import Player, Town, all_decide, all_posted, asked, check_intact, controls, forge, start_game, text_of

EN = words_in("en")
DAY = 24 * 3600
WEEK = 7 * DAY


async def leave_server(town: Town, person: Player) -> None:
    """The user leaves the server."""
    await town.fault("leave_server", user=person.id)


async def member_requests(town: Town) -> list[str]:
    """Paths of the requests to Discord about members."""
    return [one["path"] for one in await town.requests() if "/members/" in one["path"]]


# -- ending ------------------------------------------------------------------------------------------------------------


@played_by(3)
async def test_two_of_three_players_end_a_game_if_the_third_left_the_server(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """The card says whose vote is not needed. After the vote, the channel is free for a new table."""
    ben, cleo, dora = people[1:4]
    await start_game(bot, [ben, cleo, dora])
    await leave_server(town, dora)
    card = (await ben.command("end")).message
    assert mentioned(card) == {cleo.id}
    assert EN.say("end-proposal", agreed=1, all=2) in text_of(card)
    assert EN.say("absent-gone", name=f"**{dora.name}**") in text_of(card)
    await cleo.click(card, "e:1")
    assert (await bot.manager.table(1)).now.status is Status.ENDED
    assert controls((await ben.command("new")).message, "l:2:join")


@games_that(asks_all_at_once)
async def test_the_vote_of_a_player_silent_for_a_week_is_not_needed_to_end_a_game(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """Until the week is over, the card says when the player's vote will no longer be needed."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    heard = (await bot.manager.table(1)).heard[int(cleo.id)]
    card = (await ben.command("end")).message
    assert f"**{cleo.name}** ({show_time(heard + WEEK)})" in text_of(card)
    assert (await bot.manager.table(1)).now.status is Status.RUNNING
    clock.ahead = WEEK
    await ben.click(card, "e:1")
    assert EN.say("absent-silent", name=f"**{cleo.name}**", since=show_time(heard)) in text_of(ben.fresh(card))
    assert (await bot.manager.table(1)).now.status is Status.ENDED


async def test_a_player_must_agree_if_discord_cannot_say_whether_they_left(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """Discord's answer fails with an error, then with a timeout."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    await leave_server(town, cleo)
    await town.fault("status", route="GET /guilds/*/members/*", status=503)
    card = (await ben.command("end")).message
    assert mentioned(card) == {cleo.id}
    await town.fault("slow", route="GET /guilds/*/members/*", seconds=5, times=1)
    members, bot.members = bot.members, Members(replace(bot.timing, member_timeout=0.2))
    await ben.click(card, "e:1")
    bot.members = members
    assert (await bot.manager.table(1)).now.status is Status.RUNNING
    await ben.click(ben.fresh(card), "e:1")
    assert (await bot.manager.table(1)).now.status is Status.ENDED


async def test_discord_is_not_asked_about_members_during_normal_play(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """No request about members is sent in the lobby, either, because its host is active."""
    await start_game(bot, people[1:3])
    await all_decide(bot, people[1:3])
    await people[1].command("board")
    assert not await member_requests(town)


# -- replacing ---------------------------------------------------------------------------------------------------------


@games_that(asks_all_at_once)
@played_by(3)
async def test_an_absent_player_is_replaced_if_all_others_agree(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """The channel and the replaced player are informed, and a computer takes the player's seat."""
    ben, cleo, dora = people[1:4]
    await start_game(bot, [ben, cleo, dora])
    clock.ahead = WEEK
    await cleo.command("status")
    card = (await ben.command("replace", player=dora.id)).message
    assert mentioned(card) == {cleo.id}
    assert EN.say("replace-proposal", name=f"**{dora.name}**", agreed=1, all=2) in text_of(card)
    await cleo.click(card, f"a:1:{dora.id}")
    assert text_of(cleo.fresh(card)).strip() == EN.say("replace-agreed", name=f"**{dora.name}**")
    assert not controls(cleo.fresh(card), "")
    table = await check_intact(bot)
    assert table.people == {int(ben.id), int(cleo.id)}
    computer = table.now.seats[2].name
    await ben.wait_for(EN.say("news-replaced", name=f"**{dora.name}**", computer=f"**{computer}**"))
    await dora.until(lambda: bool(direct(dora, bot)))
    told = EN.say("direct-replaced", game=table.words.say("title"), channel=f"<#{dora.channel}>")
    assert [text_of(one) for one in direct(dora, bot)] == [told]
    assert controls(await dora.panel(), "return:1")
    assert not direct(cleo, bot)
    await bot.manager.deputies.settle(1, 60)
    await (await asked(bot, [ben, cleo]))[0].answer()
    await all_posted(bot)


async def test_the_only_other_player_can_immediately_replace_a_player_who_left_the_server(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """The command offers the player although Discord no longer lists them; closed direct messages cause no error."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    await cleo.do("profile", dms_closed=True)
    await leave_server(town, cleo)
    offered = await ben.autocomplete(f"{ben.game} replace", "player", player="")
    assert [(one["name"], one["value"]) for one in offered] == [(cleo.name, cleo.id)]
    outcome = await ben.command("replace", player=offered[0]["value"])
    assert await ben.reply_to(outcome) == EN.say("replace-done")
    await ben.wait_for("takes over the seat")
    assert (await check_intact(bot)).people == {int(ben.id)}


@games_that(asks_all_at_once)
@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_a_slow_player_is_not_replaced(
    bot: Guildhall, clock: RunningClock, people: list[Player], locale: str
) -> None:
    """The error says when a replacement becomes possible. Strangers have no vote and cannot be replaced."""
    ben, cleo, foreigner = people[1:4]
    await start_game(bot, [ben, cleo])
    for person in (ben, foreigner):
        await person.speak(locale)
    words, heard = words_in(locale), (await bot.manager.table(1)).heard[int(cleo.id)]
    clock.ahead = WEEK - 60
    cleos = f"<@{cleo.id}>"
    told = await ben.reply_to(await ben.command("replace", player=cleos))
    assert told == words.say("error-not_absent", person=cleos, when=f"<t:{heard + WEEK}:R>")
    told = await foreigner.reply_to(await foreigner.command("replace", player=cleo.id))
    assert told == bot.mentions.link(words, people[0].game).say("error-not_seated")
    told = await ben.reply_to(await ben.command("replace", player=foreigner.id))
    assert told == words.say("error-not_at_table", person=f"<@{foreigner.id}>")
    told = await ben.reply_to(await ben.command("replace", player="**somebody**"))
    assert told == words.say("error-unknown_name", name=r"\*\*somebody\*\*")
    assert (await check_intact(bot)).people == {int(ben.id), int(cleo.id)}


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_player_can_vote_to_wait_on_the_card(bot: Guildhall, clock: RunningClock, people: list[Player]) -> None:
    """A vote to wait resets all votes to replace the player."""
    ben, cleo, dora = people[1:4]
    await start_game(bot, [ben, cleo, dora])
    clock.ahead = WEEK
    await cleo.command("status")
    card = (await ben.command("replace", player=dora.id)).message
    await cleo.click(card, f"w:1:{dora.id}")
    names = {"by": f"**{cleo.name}**", "name": f"**{dora.name}**"}
    assert text_of(ben.fresh(card)).strip() == bot.mentions.link(EN, people[0].game).say("replace-refused", **names)
    assert (await bot.manager.table(1)).agreed(replacing(int(dora.id))) == set()


@games_that(asks_all_at_once)
@played_by(3)
async def test_a_player_who_comes_back_in_time_keeps_the_seat(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """Any click or command at the table counts as activity."""
    ben, cleo, dora = people[1:4]
    await start_game(bot, [ben, cleo, dora])
    clock.ahead = WEEK
    await cleo.command("status")
    card = (await ben.command("replace", player=dora.id)).message
    await dora.command("play")
    told = await cleo.reply_to(await cleo.click(card, f"a:1:{dora.id}"))
    when = (await bot.manager.table(1)).heard[int(dora.id)] + WEEK
    assert told == EN.say("error-not_absent", person=f"<@{dora.id}>", when=f"<t:{when}:R>")
    assert int(dora.id) in (await check_intact(bot)).people


@games_that(asks_all_at_once)
async def test_a_stranger_cannot_vote_to_replace_a_player_or_to_wait(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """Forged buttons do not help; users without a seat cannot be named for replacement."""
    ben, cleo, foreigner = people[1:4]
    await start_game(bot, [ben, cleo])
    clock.ahead = WEEK
    ids = [f"a:1:{cleo.id}", f"w:1:{cleo.id}"]
    forged = await forge(bot, foreigner, *ids, "a:1:4", "w:1:4", "a:77:4")
    for custom_id in ids:
        assert await foreigner.reply_to(await foreigner.click(forged, custom_id)) == bot.mentions.link(
            EN, people[0].game
        ).say("error-not_seated")
    for custom_id in ("a:1:4", "w:1:4"):
        told = await ben.reply_to(await ben.click(forged, custom_id))
        assert told == EN.say("error-not_at_table", person="<@4>")
    assert await ben.reply_to(await ben.click(forged, "a:77:4")) == bot.mentions.link(EN).say("error-no_table")
    assert (await check_intact(bot)).people == {int(ben.id), int(cleo.id)}


@games_that(asks_all_at_once)
@played_by(3)
async def test_simultaneous_last_votes_replace_a_player_once(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """One computer takes the seat, with one announcement and one direct message."""
    ben, cleo, dora = people[1:4]
    await start_game(bot, [ben, cleo, dora])
    clock.ahead = WEEK
    await cleo.command("status")
    card = (await ben.command("replace", player=dora.id)).message
    clicks = await asyncio.gather(*[cleo.click(card, f"a:1:{dora.id}", wait=False) for _ in range(3)])
    assert [(await cleo.settled(click.id)).status for click in clicks] == ["done"] * 3
    await all_posted(bot)
    await dora.until(lambda: bool(direct(dora, bot)))
    assert len(direct(dora, bot)) == 1
    await ben.until(lambda: any("takes over the seat" in text_of(one) for one in ben.messages.values()))
    assert sum("takes over the seat" in text_of(one) for one in ben.messages.values()) == 1


# -- the lobby ---------------------------------------------------------------------------------------------------------


async def test_the_next_player_can_start_a_table_whose_host_left_the_server(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """The next player becomes host; users without a seat cannot start the table."""
    ben, cleo, dora = people[1:4]
    lobby = (await ben.command("new", players=3)).message
    await cleo.click(lobby, "l:1:join")
    await leave_server(town, ben)
    told = await dora.reply_to(await dora.click(lobby, "l:1:start"))
    assert told == EN.say("error-not_the_host")
    assert not await member_requests(town)
    await cleo.click(lobby, "l:1:computer")
    assert f"<@{cleo.id}> · {EN.say('lobby-host')}" in text_of(cleo.fresh(lobby))
    await cleo.click(lobby, "l:1:start")
    assert (await bot.manager.table(1)).now.status is Status.RUNNING


@pytest.mark.parametrize("way", ["button", "command"])
@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_the_next_player_can_close_a_table_whose_host_was_silent_for_a_day(
    bot: Guildhall, clock: RunningClock, people: list[Player], locale: str, way: str
) -> None:
    """Until the day is over, the error says when closing becomes possible."""
    ben, cleo = people[1:3]
    await cleo.speak(locale)
    lobby = (await ben.command("new", players=3)).message
    await cleo.click(lobby, "l:1:join")

    async def close() -> str:
        wish = cleo.click(lobby, "l:1:cancel") if way == "button" else cleo.command("end")
        outcome = await wish
        return "" if (await bot.manager.table(1)).now.status is Status.CANCELLED else await cleo.reply_to(outcome)

    heard = (await bot.manager.table(1)).heard[int(ben.id)]
    assert await close() == words_in(locale).say("error-host_is_there", when=f"<t:{heard + DAY}:R>")
    clock.ahead = DAY
    assert await close() == ""


# -- abandoned tables --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("is_running", "silence"), [(True, WEEK), (False, DAY)])
async def test_an_abandoned_table_is_closed_when_a_user_opens_another(
    bot: Guildhall, clock: RunningClock, people: list[Player], is_running: bool, silence: int
) -> None:
    """Any user can open another table once all players have been silent long enough; a post announces the closing."""
    ben, cleo, foreigner = people[1:4]
    lobby = (await ben.command("new", players=2)).message
    await cleo.click(lobby, "l:1:join")
    if is_running:
        await ben.click(lobby, "l:1:start")
    clock.ahead = silence - 60
    assert await foreigner.reply_to(await foreigner.command("new")) == EN.say("error-channel_busy")
    clock.ahead = silence + 60
    assert controls((await foreigner.command("new")).message, "l:2:join")
    await foreigner.wait_for(EN.say("news-abandoned"))
    assert (await bot.manager.table(1)).now.status is (Status.ENDED if is_running else Status.CANCELLED)


async def test_a_moderator_can_end_a_game_without_active_players(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """The moderator must confirm."""
    moderator, ben, cleo = people[:3]
    await start_game(bot, [ben, cleo])
    for person in (ben, cleo):
        await leave_server(town, person)
    question, button = await moderator.about_to_end()
    await moderator.click(question, button)
    assert text_of(moderator.fresh(question)).strip() == EN.say("ended")
    assert (await bot.manager.table(1)).now.status is Status.ENDED


# -- status ------------------------------------------------------------------------------------------------------------


@games_that(asks_all_at_once)
@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@played_by(3)
@games_that(speaks_every_language)
async def test_the_status_lists_players_who_left_or_are_silent(
    bot: Guildhall, clock: RunningClock, people: list[Player], town: Town, locale: str
) -> None:
    """The status also says what the others can do; it lists no player if all are active."""
    ben, cleo, dora = people[1:4]
    await start_game(bot, [ben, cleo, dora])
    await ben.speak(locale)
    words, table = words_in(locale), await bot.manager.table(1)
    keys = (
        words.say("status-gone", name=f"**{dora.name}**"),
        words.say("status-silent", name=f"**{cleo.name}**", since=f"<t:{table.heard[int(cleo.id)]}:R>"),
        bot.mentions.link(words, people[0].game).say("status-absent"),
    )
    told = await ben.reply_to(await ben.command("status"))
    assert not any(key in told for key in keys)
    clock.ahead = 2 * DAY
    await leave_server(town, dora)
    bot.members = Members(bot.timing)  # the member cache has expired
    told = await ben.reply_to(await ben.command("status"))
    assert all(key in told for key in keys)
