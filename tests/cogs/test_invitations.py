"""Tables for invited users: who is pinged, who may join, and the error for other users."""

import pytest

from bot.service.client import Guildhall
from bot.tables.pace import DAY, Rest
from bot.tables.people import People
from bot.tables.server_scope import ServerScope
from bot.words.words import words_in
from tests.every_game import games_that, speaks_every_language
from tests.player import Json, Player, Town, controls, text_of


def at(*people: Player) -> str:
    """Mentions of these users, as Discord writes them into a text option."""
    return " ".join(f"<@{person.id}>" for person in people)


def mentioned(message: Json) -> set[str]:
    """Ids of the users that a message pings."""
    return {one["id"] for one in message["mentions"]}


async def test_only_invited_users_can_join_and_they_are_pinged_once(bot: Guildhall, people: list[Player]) -> None:
    """The host can always join; later cards name the invited users without a ping."""
    host, ben, cleo = people[:3]
    card = (await host.command("new", players=3, invited=at(ben, cleo))).message
    assert mentioned(card) == {ben.id, cleo.id}
    assert at(ben) in text_of(card)
    created = await ben.wait_event("message_create", pinged=True)
    assert created["message"]["id"] == card["id"]
    await ben.click(card, "l:1:join")
    await host.click(card, "l:1:leave")
    await host.click(card, "l:1:join")
    assert [seat.user for seat in (await bot.manager.table(1)).now.seats] == [int(ben.id), int(host.id)]
    assert at(cleo) in text_of(host.fresh(card))
    again = await cleo.panel()
    assert mentioned(again) == set()


async def test_an_invitation_does_not_ping_an_uncached_user_in_quiet_hours(
    bot: Guildhall, people: list[Player]
) -> None:
    """The user's settings are only in the database: another process, or this one before a restart, saved them."""
    host, ben, cleo = people[:3]
    await People(bot.store, ServerScope()).choose_rest(int(ben.id), Rest(0, DAY))
    card = (await host.command("new", players=3, pace="daily", invited=at(ben, cleo))).message
    assert mentioned(card) == {cleo.id}


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_a_user_without_an_invitation_is_refused(bot: Guildhall, people: list[Player], locale: str) -> None:
    """The refusal is in the user's language."""
    host, ben, foreigner = people[:3]
    await foreigner.speak(locale)
    card = (await host.command("new", players=3, invited=at(ben))).message
    told = await foreigner.reply_to(await foreigner.click(card, "l:1:join"))
    assert told == bot.mentions.link(words_in(locale), people[0].game).say("error-not_invited")
    assert [seat.user for seat in (await bot.manager.table(1)).now.seats] == [int(host.id)]


async def test_without_an_invitation_everyone_may_join(bot: Guildhall, people: list[Player]) -> None:
    """Blanks do not count as an invitation, and no user is pinged."""
    card = (await people[0].command("new", invited="  ")).message
    assert mentioned(card) == set()
    await people[4].click(card, "l:1:join")
    assert len((await bot.manager.table(1)).now.seats) == 2


async def test_an_invitation_to_a_table_in_a_thread_pings_in_the_thread(bot: Guildhall, people: list[Player]) -> None:
    """The card is in the thread, not in the channel."""
    host, ben = people[:2]
    await host.command("new", thread=True, invited=at(ben))
    await ben.until(lambda: any(controls(one, "l:1:join") for one in ben.messages.values()))
    card = next(one for one in ben.messages.values() if controls(one, "l:1:join"))
    assert card["channel_id"] == str((await bot.manager.table(1)).channel) != host.channel
    assert mentioned(card) == {ben.id}


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_a_wrong_invitation_is_explained_and_opens_no_table(
    bot: Guildhall, people: list[Player], locale: str
) -> None:
    """Covers no mention, a role, only the host, more users than free seats, a bot, a user who is not a member."""
    host, ben, cleo = people[:3]
    await host.speak(locale)
    words, me = words_in(locale), f"<@{bot.user.id}>" if bot.user else ""
    seats = {"players": 3, "computers": 1}
    cases: list[tuple[Json, str]] = [
        ({"invited": "Ann and Ben"}, words.say("error-no_invitation")),
        ({"invited": f"{at(ben)} and friends"}, words.say("error-no_invitation")),
        ({"invited": f"<@&{host.hello['servers'][0]['id']}>"}, words.say("error-no_invitation")),
        ({"invited": "@everyone"}, words.say("error-no_invitation")),
        ({"invited": f"<@{'9' * 30}>"}, words.say("error-no_invitation")),
        ({"invited": at(host, host)}, words.say("error-nobody_invited")),
        ({"invited": at(ben, cleo), **seats}, words.say("error-too_many_invited", invited=2, free=1)),
        ({"invited": f"{at(ben)}, {me}"}, words.say("error-bot_invited")),
        ({"invited": "<@4>"}, words.say("error-stranger_invited")),
        ({"invited": f"<@{'9' * 20}>"}, words.say("error-stranger_invited")),
    ]
    for options, told in cases:
        outcome = await host.command("new", **options)
        assert await host.reply_to(outcome) == told, options
        assert await bot.store.table(1) is None


async def test_a_user_mentioned_twice_is_invited_once(bot: Guildhall, people: list[Player]) -> None:
    """The older form of a mention counts, too; the host's mention of themselves is ignored."""
    host, ben = people[:2]
    await host.command("new", players=2, invited=f"{at(host, ben)},<@!{ben.id}>")
    assert (await bot.manager.table(1)).now.settings.invited == (int(ben.id),)


async def test_an_invitation_is_accepted_if_discord_cannot_say_who_a_user_is(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    await town.fault("status", route="GET /guilds/*/members/*", status=503)
    card = (await people[0].command("new", invited=at(people[1]))).message
    assert mentioned(card) == {people[1].id}
    await people[1].click(card, "l:1:join")
    assert len((await bot.manager.table(1)).now.seats) == 2
