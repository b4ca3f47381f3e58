"""Tables for invited people: who is asked, who may sit down, and what is said to everyone else."""

import pytest

from bot.service.client import Guildhall
from bot.tables.pace import DAY, Rest
from bot.tables.part import Part
from bot.tables.people import People
from bot.words.words import words_in
from tests.cogs.clicker import controls
from tests.cogs.playing import linked, reply_to, speak
from tests.driver import Json, Person, Town, text_of
from tests.every_game import games_that, speaks_every_language


def at(*people: Person) -> str:
    """People as Discord writes them into a text option."""
    return " ".join(f"<@{person.id}>" for person in people)


def mentioned(message: Json) -> set[str]:
    """Whom a message pings."""
    return {one["id"] for one in message["mentions"]}


async def test_only_the_invited_can_sit_down_and_they_are_pinged_once(bot: Guildhall, people: list[Person]) -> None:
    """The host always can; the card goes on naming them but calls nobody again."""
    host, ben, cleo = people[:3]
    card = (await host.command("new", players=3, invited=at(ben, cleo))).message
    assert mentioned(card) == {ben.id, cleo.id}
    assert at(ben) in text_of(card)
    created = await ben.wait_event("message_create", pinged=True)
    assert created["message"]["id"] == card["id"]
    await ben.click(card, "l:1:join")
    await host.click(card, "l:1:leave")
    await host.click(card, "l:1:join")
    assert [seat.user for seat in (await bot.manager.table(1)).seats] == [int(ben.id), int(host.id)]
    assert at(cleo) in text_of(host.fresh(card))
    again = (await cleo.command("play")).message
    assert mentioned(again) == set()


async def test_an_invitation_does_not_ping_an_uncached_user_in_quiet_hours(
    bot: Guildhall, people: list[Person]
) -> None:
    """Their settings are in the database only: another process, or the bot before its restart, has saved them."""
    host, ben, cleo = people[:3]
    await People(bot.store, Part()).choose_rest(int(ben.id), Rest(0, DAY))
    card = (await host.command("new", players=3, pace="daily", invited=at(ben, cleo))).message
    assert mentioned(card) == {cleo.id}


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_whoever_is_not_invited_is_told_so_and_nothing_changes(
    bot: Guildhall, people: list[Person], locale: str
) -> None:
    """In their own language."""
    host, ben, foreigner = people[:3]
    await speak(foreigner, locale)
    card = (await host.command("new", players=3, invited=at(ben))).message
    told = await reply_to(foreigner, await foreigner.click(card, "l:1:join"))
    assert told == linked(bot, words_in(locale), people[0].game).say("error-not_invited")
    assert [seat.user for seat in (await bot.manager.table(1)).seats] == [int(host.id)]


async def test_without_an_invitation_everyone_may_join(bot: Guildhall, people: list[Person]) -> None:
    """Nobody is pinged; blanks count as nothing."""
    card = (await people[0].command("new", invited="  ")).message
    assert mentioned(card) == set()
    await people[4].click(card, "l:1:join")
    assert len((await bot.manager.table(1)).seats) == 2


async def test_an_invitation_in_a_thread_pings_there(bot: Guildhall, people: list[Person]) -> None:
    """The card is there, not in the channel."""
    host, ben = people[:2]
    await host.command("new", thread=True, invited=at(ben))
    await ben.until(lambda: any(controls(one, "l:1:join") for one in ben.messages.values()))
    card = next(one for one in ben.messages.values() if controls(one, "l:1:join"))
    assert card["channel_id"] == str((await bot.manager.table(1)).channel) != host.channel
    assert mentioned(card) == {ben.id}


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_a_wrong_invitation_is_explained_and_opens_no_table(
    bot: Guildhall, people: list[Person], locale: str
) -> None:
    """No mention, a role, only oneself, too many for the seats, a bot, somebody from elsewhere."""
    host, ben, cleo = people[:3]
    await speak(host, locale)
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
        assert await reply_to(host, outcome) == told, options
        assert await bot.store.table(1) is None


async def test_the_same_person_mentioned_twice_is_invited_once(bot: Guildhall, people: list[Person]) -> None:
    """The older way of writing a mention counts too, and so does mentioning oneself beside others."""
    host, ben = people[:2]
    await host.command("new", players=2, invited=f"{at(host, ben)},<@!{ben.id}>")
    assert (await bot.manager.table(1)).settings.invited == (int(ben.id),)


async def test_where_discord_cannot_say_who_somebody_is_the_host_is_trusted(
    bot: Guildhall, people: list[Person], town: Town
) -> None:
    """The table opens for them all the same."""
    await town.fault("status", route="GET /guilds/*/members/*", status=503)
    card = (await people[0].command("new", invited=at(people[1]))).message
    assert mentioned(card) == {people[1].id}
    await people[1].click(card, "l:1:join")
    assert len((await bot.manager.table(1)).seats) == 2
