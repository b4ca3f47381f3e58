"""Seats that change hands by clicks: offers, requests, votes, and moderators."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Sandbox
from bot.service.client import Guildhall
from bot.words.words import words_in
from tests.clock import RunningClock
from tests.cogs.conftest import running_bot
from tests.cogs.test_absence import WEEK
from tests.cogs.test_direct import direct
from tests.cogs.test_invitations import mentioned
from tests.every_game import asks_all_at_once, games_that, played_by, speaks_every_language
from tests.player import EPHEMERAL, Json, Player, all_posted, check_intact, controls, forge, start_game, text_of

EN = words_in("en")


def offer_of(giver: Player, successor: Player) -> str:
    """The part after the control's name in the ids of an offer's buttons."""
    return f"1:offer.{giver.id}.{successor.id}"


def instead(successor: Player) -> dict[str, Any]:
    """The command option that names the new player."""
    return {"with": successor.id}


async def with_computer(bot: Guildhall, *people: Player) -> None:
    """Start a game with these users and a computer."""
    host, *others = people
    lobby = (await host.command("new", players=len(people) + 1, computers=1)).message
    for person in others:
        await person.click(lobby, "l:1:join")
    await host.click(lobby, "l:1:start")
    await all_posted(bot)


def panels(person: Player) -> list[Json]:
    """The panels that a user sees."""
    return [one for one in person.messages.values() if one["flags"] & EPHEMERAL and controls(one, "v:1")]


# -- handing over ------------------------------------------------------------------------------------------------------


@games_that(asks_all_at_once)
@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_a_seat_is_offered_and_taken_by_a_card(bot: Guildhall, people: list[Player], locale: str) -> None:
    """The offer pings the new player; their panel opens, the old panel is deleted, and a post announces the change."""
    ben, cleo, dora = people[1:4]
    await ben.speak(locale)
    await start_game(bot, [ben, cleo])
    await ben.panel()
    card = (await ben.command("handover", player=dora.id)).message
    assert mentioned(card) == {dora.id}
    assert f"<@{dora.id}>" in text_of(card)
    taken = await dora.click(card, f"seat-yes:{offer_of(ben, dora)}")
    await dora.until(lambda: bool(dora.private(taken)))
    assert controls(dora.private(taken)[-1], "v:1")
    await ben.until(lambda: not panels(ben))
    assert not controls(ben.fresh(card), "seat")
    await all_posted(bot)
    news = EN.say("news-seat-offer", who="players", name=f"**{ben.name}**", successor=f"**{dora.name}**", by="")
    await cleo.wait_for(news)
    assert (await check_intact(bot)).people == {int(dora.id), int(cleo.id)}
    told = await ben.reply_to(await ben.command("play"))
    assert told == bot.mentions.link(words_in(locale), people[0].game).say("error-not_seated")
    await dora.answer()


@games_that(asks_all_at_once)
async def test_a_player_who_hands_over_a_seat_gets_no_direct_message(bot: Guildhall, people: list[Player]) -> None:
    """A player whose seat is given away by a moderator does get one."""
    moderator, ben, cleo, dora, eve = people[:5]
    await start_game(bot, [ben, cleo])
    card = (await ben.command("handover", player=dora.id)).message
    await dora.click(card, f"seat-yes:{offer_of(ben, dora)}")
    question = (await moderator.command("kick", player=cleo.id, **instead(eve))).message
    await moderator.click(question, f"seat-now:1:kick.{cleo.id}.{eve.id}")
    card = await eve.wait_for("Will you take over")
    await eve.click(card, f"seat-yes:{offer_of(cleo, eve)}")
    await cleo.until(lambda: bool(direct(cleo, bot)))
    assert not direct(ben, bot)


async def test_an_offered_seat_can_be_declined(bot: Guildhall, people: list[Player]) -> None:
    """No other user can answer the offer, and the same user cannot be asked twice."""
    ben, cleo, dora = people[1:4]
    await start_game(bot, [ben, cleo])
    card = (await ben.command("handover", player=dora.id)).message
    yes, no = f"seat-yes:{offer_of(ben, dora)}", f"seat-no:{offer_of(ben, dora)}"
    assert await cleo.reply_to(await cleo.click(card, yes)) == EN.say("error-not_for_you")
    await dora.click(card, no)
    assert text_of(ben.fresh(card)).strip() == EN.say("seat-refused", by=f"<@{dora.id}>")
    told = await ben.reply_to(await ben.command("handover", player=dora.id))
    assert told == EN.say("error-refused_before")
    old = await forge(bot, dora, yes, no)
    assert await dora.reply_to(await dora.click(old, yes)) == EN.say("error-not_asked")
    assert len(dora.pings()) == 1


async def test_only_the_user_named_in_an_offer_can_take_the_seat(bot: Guildhall, people: list[Player]) -> None:
    """Bots, seated players, strangers and forged offers are refused."""
    ben, cleo, foreigner = people[1:4]
    await start_game(bot, [ben, cleo])
    me = str(bot.user.id) if bot.user else ""
    for user, told in (
        (me, EN.say("error-bot_named")),
        (cleo.id, EN.say("error-seated_already", person=f"<@{cleo.id}>")),
    ):
        assert await ben.reply_to(await ben.command("handover", player=user)) == told
    told = await foreigner.reply_to(await foreigner.command("handover", player=people[4].id))
    assert told == bot.mentions.link(EN, people[0].game).say("error-not_seated")
    ids = [
        f"seat-yes:{offer_of(ben, foreigner)}",
        f"seat-now:1:kick.{ben.id}",
        f"seat-yes:1:join.9999.{foreigner.id}",
        "seat-yes:1:end.1",
    ]
    forged = await forge(bot, foreigner, *ids)
    answers = [await foreigner.reply_to(await foreigner.click(forged, one)) for one in ids]
    expected = ("not_asked", "not_moderator", "not_asked", "unknown_control")
    assert answers == [bot.mentions.link(EN).say(f"error-{one}") for one in expected]
    assert (await check_intact(bot)).people == {int(ben.id), int(cleo.id)}


async def test_forged_buttons_of_offers_and_stopped_games_change_no_seat(bot: Guildhall, people: list[Player]) -> None:
    """A player of another table clicks, then the user with a different offer; then the real offer is accepted."""
    ben, cleo, dora, eve = people[1:5]
    await start_game(bot, [ben, cleo])
    card = (await ben.command("handover", player=eve.id)).message
    elsewhere = next(one["id"] for one in ben.hello["servers"][0]["channels"] if one["id"] != ben.channel)
    at_home, dora.channel = dora.channel, elsewhere
    await dora.click((await dora.command("new", players=2, computers=1)).message, "l:2:start")
    dora.channel = at_home
    before = (await check_intact(bot)).now.seats
    real, others = offer_of(ben, eve), (offer_of(ben, dora), offer_of(cleo, dora), offer_of(dora, eve))
    ids = [f"{act}:{code}" for act in ("seat-yes", "seat-no") for code in (real, *others)] + ["resume:1", "resume-no:1"]
    for person, custom_ids in ((dora, ids), (eve, [one for one in ids if real not in one])):
        for custom_id in custom_ids:
            outcome = await person.click(await forge(bot, person, custom_id), custom_id)
            assert outcome.status == "done"
            assert (await bot.manager.table(1)).now.seats == before, custom_id
    await eve.click(card, f"seat-yes:{real}")
    await all_posted(bot)
    assert (await check_intact(bot)).people == {int(eve.id), int(cleo.id)}
    assert (await check_intact(bot, 2)).people == {int(dora.id)}


async def test_an_offer_can_be_accepted_after_a_restart(
    sandbox: Sandbox, bot: Guildhall, tmp_path: Path, people: list[Player]
) -> None:
    """The button from before the restart works."""
    ben, cleo, dora = people[1:4]
    await start_game(bot, [ben, cleo])
    card = (await ben.command("handover", player=dora.id)).message
    await bot.close()
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as second:
        await dora.click(card, f"seat-yes:{offer_of(ben, dora)}")
        await all_posted(second)
        assert (await check_intact(second)).people == {int(dora.id), int(cleo.id)}
        assert not controls(dora.fresh(card), "seat")


# -- absent players ----------------------------------------------------------------------------------------------------


@games_that(asks_all_at_once)
@played_by(3)
async def test_another_user_takes_over_for_an_absent_player(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """All others and the newcomer must agree; a newcomer who is not the last to agree is called."""
    ben, cleo, dora, eve = people[1:5]
    await start_game(bot, [ben, cleo, dora])
    clock.ahead = WEEK
    await cleo.command("status")
    card = (await ben.command("replace", player=dora.id, **instead(eve))).message
    assert mentioned(card) == {cleo.id, eve.id}
    code = f"1:replace.{dora.id}.{eve.id}"
    await eve.click(card, f"seat-yes:{code}")
    assert (await bot.manager.table(1)).people == {int(one.id) for one in (ben, cleo, dora)}
    await cleo.click(card, f"seat-yes:{code}")
    await all_posted(bot)
    news = await eve.wait_for(f"**{eve.name}** takes over the seat")
    assert mentioned(news) == {ben.id, cleo.id, eve.id}
    await dora.until(lambda: bool(direct(dora, bot)))
    assert len(direct(dora, bot)) == 1
    assert (await check_intact(bot)).people == {int(one.id) for one in (ben, cleo, eve)}
    await eve.answer()


# -- kicking -----------------------------------------------------------------------------------------------------------


@played_by(3)
async def test_two_players_can_kick_a_third(bot: Guildhall, people: list[Player]) -> None:
    """The third player has no vote and cannot come back; a single player cannot kick."""
    ben, cleo, dora = people[1:4]
    await start_game(bot, [ben, cleo, dora])
    card = (await ben.command("kick", player=dora.id)).message
    assert mentioned(card) == {cleo.id}
    code = f"1:kick.{dora.id}"
    for button in ("seat-yes", "seat-no"):
        assert await dora.reply_to(await dora.click(card, f"{button}:{code}")) == EN.say("error-not_for_you")
    clicks = await asyncio.gather(*[cleo.click(card, f"seat-yes:{code}", wait=False) for _ in range(3)])
    assert [(await cleo.settled(click.id)).status for click in clicks] == ["done"] * 3
    await all_posted(bot)
    assert (await check_intact(bot)).people == {int(ben.id), int(cleo.id)}
    assert await dora.reply_to(await dora.command("play")) == bot.mentions.link(EN, people[0].game).say(
        "error-not_seated"
    )
    told = await ben.reply_to(await ben.command("kick", player=cleo.id))
    assert told == bot.mentions.link(EN, people[0].game).say("error-one_against_one", person=f"<@{cleo.id}>")


# -- moderators --------------------------------------------------------------------------------------------------------


async def test_a_moderator_can_replace_a_player_at_once(bot: Guildhall, people: list[Player]) -> None:
    """The confirmation is private; the post names the moderator."""
    moderator, ben, cleo = people[:3]
    await start_game(bot, [ben, cleo])
    question = (await moderator.command("replace", player=cleo.id)).message
    assert question["flags"] & EPHEMERAL
    assert not controls(question, "seat-ask")
    await moderator.click(question, "let:1")
    assert int(cleo.id) in (await bot.manager.table(1)).people
    question = (await moderator.command("replace", player=cleo.id)).message
    await moderator.click(question, f"seat-now:1:replace.{cleo.id}")
    await all_posted(bot)
    assert f"<@{moderator.id}>" in text_of(await ben.wait_for(" decided"))
    assert (await check_intact(bot)).people == {int(ben.id)}
    assert controls(await cleo.panel(), "return:1")


@games_that(asks_all_at_once)
async def test_a_moderator_can_replace_a_player_during_a_vote(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """The vote's card loses its buttons, and the news is posted."""
    moderator, ben, cleo, dora = people[:4]
    await start_game(bot, [ben, cleo, dora])
    clock.ahead = WEEK
    await cleo.command("status")
    card = (await ben.command("replace", player=dora.id)).message
    question = (await moderator.command("replace", player=dora.id)).message
    await moderator.click(question, f"seat-now:1:replace.{dora.id}")
    await all_posted(bot)
    assert text_of(ben.fresh(card)).strip() == EN.say("seat-settled")
    await ben.wait_for(" decided")


@games_that(asks_all_at_once)
async def test_a_moderator_can_offer_a_players_seat(bot: Guildhall, people: list[Player]) -> None:
    """The card names the moderator; the current player plays on until the offer is accepted."""
    moderator, ben, cleo, dora = people[:4]
    await start_game(bot, [ben, cleo])
    question = (await moderator.command("kick", player=cleo.id, **instead(dora))).message
    await moderator.click(question, f"seat-now:1:kick.{cleo.id}.{dora.id}")
    await all_posted(bot)
    card = await dora.wait_for("Will you take over")
    assert mentioned(card) == {dora.id}
    assert f"<@{moderator.id}>" in text_of(card)
    await cleo.answer()
    await dora.click(card, f"seat-yes:{offer_of(cleo, dora)}")
    await all_posted(bot)
    assert (await check_intact(bot)).people == {int(ben.id), int(dora.id)}


@played_by(3)
async def test_a_moderator_who_plays_can_start_a_vote(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """The vote is on kicking a player, or on replacing an absent one by a computer."""
    moderator, ben, cleo = people[:3]
    await start_game(bot, [moderator, ben, cleo])
    question = (await moderator.command("kick", player=cleo.id)).message
    await moderator.click(question, f"seat-ask:1:kick.{cleo.id}")
    await all_posted(bot)
    card = await ben.wait_for("Remove **")
    assert mentioned(card) == {ben.id}
    await ben.click(card, f"seat-no:1:kick.{cleo.id}")
    clock.ahead = WEEK
    await ben.command("status")
    question = (await moderator.command("replace", player=cleo.id)).message
    await moderator.click(question, f"seat-ask:1:replace.{cleo.id}")
    await all_posted(bot)
    card = await ben.wait_for("is absent. Let a computer")
    await ben.click(card, f"a:1:{cleo.id}")
    assert (await check_intact(bot)).people == {int(moderator.id), int(ben.id)}


# -- the seat of a computer --------------------------------------------------------------------------------------------


async def test_a_user_joins_a_running_game(bot: Guildhall, people: list[Player]) -> None:
    """After the host's yes, the new player is called, and a post announces the change."""
    ben, cleo, dora = people[1:4]
    await with_computer(bot, ben, cleo)
    card = (await dora.command("join")).message
    assert mentioned(card) == {ben.id, cleo.id}
    assert mentioned((await dora.command("join")).message) == set()
    code = f"1:join.1.{dora.id}"
    card = (await dora.command("join")).message
    await ben.click(card, f"seat-yes:{code}")
    await all_posted(bot)
    await cleo.wait_for(EN.say("news-seat-join", name="**Albrecht**", successor=f"**{dora.name}**"))
    assert int(dora.id) in (await check_intact(bot)).people
    await dora.wait_for("takes over from")
    assert await dora.reply_to(await dora.command("join")) == EN.say("error-already_seated")


async def test_the_join_command_joins_a_lobby_or_leads_back_to_a_seat(bot: Guildhall, people: list[Player]) -> None:
    """If no computer has a seat, the command refuses a third user."""
    ben, cleo, dora = people[1:4]
    await ben.command("new", players=2)
    lobby = (await cleo.command("join")).message
    await ben.click(lobby, "l:1:start")
    await all_posted(bot)
    assert await dora.reply_to(await dora.command("join")) == EN.say("error-no_computer_seat")
    await cleo.click(*await cleo.about_to_leave())
    back = await cleo.command("join")
    await cleo.until(lambda: bool(cleo.private(back)))
    assert controls(cleo.private(back)[-1], "return:1")
    offered = await dora.autocomplete(f"{dora.game} join", "seat", seat="")
    assert [one["value"] for one in offered] == ["1"]
