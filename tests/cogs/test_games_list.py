"""The list of a user's games, and the daily digest."""

import asyncio

import pytest

from bot.service.client import Guildhall
from bot.words.words import words_in
from cogs.features.digest import send_due_digests
from tests.clock import RunningClock
from tests.cogs.test_absence import DAY
from tests.cogs.test_direct import direct
from tests.every_game import asks_all_at_once, games_that, speaks_every_language
from tests.player import EPHEMERAL, Player, all_posted, controls, start_game, text_of

EN = words_in("en")
pytestmark = games_that(asks_all_at_once)


async def lobby_elsewhere(person: Player) -> None:
    """Open a lobby in another channel."""
    first, person.channel = person.channel, person.hello["servers"][0]["channels"][1]["id"]
    await person.command("new", players=3)
    person.channel = first


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_the_list_of_a_user_without_games_says_that_it_is_empty(
    bot: Guildhall, people: list[Player], locale: str
) -> None:
    """The reply is in the user's language."""
    assert bot.came_up.is_set()
    await people[1].speak(locale)
    told = await people[1].reply_to(await people[1].slash("games"))
    assert told.strip() == bot.mentions.link(words_in(locale)).say("games-none")


async def test_games_that_wait_for_the_user_come_first_with_a_button_to_the_panel(
    bot: Guildhall, people: list[Player]
) -> None:
    """The list is private."""
    ben, cleo, foreigner = people[1:4]
    await lobby_elsewhere(ben)
    lobby = (await ben.command("new", players=2)).message
    await cleo.click(lobby, "l:2:join")
    await ben.click(lobby, "l:2:start")
    await all_posted(bot)
    card = (await ben.slash("games")).message
    assert card["flags"] & EPHEMERAL
    text = text_of(card)
    assert text.index("It’s your turn") < text.index("Waiting for players: 1 of 3 seats taken")
    assert f"<#{ben.channel}>" in text
    [button] = controls(card, "m:")
    await ben.click(card, button["custom_id"])
    assert controls(ben.fresh(card), "v:")
    await ben.answer()
    await all_posted(bot)
    assert not controls((await ben.slash("games")).message, "m:")
    assert (await foreigner.reply_to(await foreigner.slash("games"))).strip() == bot.mentions.link(EN).say("games-none")


async def test_a_digest_is_sent_once_a_day_to_users_who_want_it(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """Other users get no digest. A digest is a direct message with a button that opens the panel."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    settings = (await ben.slash("settings", digest=True)).message
    assert EN.say("settings-digest-on") in text_of(settings)
    await send_due_digests(bot, 0)
    assert [text_of(one) for one in direct(ben, bot)] == [bot.mentions.link(EN).say("digest-hello")]
    clock.ahead = DAY
    for _ in range(2):
        await send_due_digests(bot, 0)
    await ben.until(lambda: len(direct(ben, bot)) == 2)
    digest = direct(ben, bot)[-1]
    assert "It’s your turn" in text_of(digest)
    assert not direct(cleo, bot)
    await ben.click(digest, controls(digest, "m:")[0]["custom_id"])
    assert controls(ben.fresh(digest), "v:")


async def test_a_digest_is_sent_once_even_if_two_processes_find_it_due(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """At a handover, both processes can believe that they hold the lease."""
    ben, cleo = people[1:3]
    await start_game(bot, [ben, cleo])
    for person in (ben, cleo):
        await person.slash("settings", digest=True)
    clock.ahead = DAY
    await asyncio.gather(*(send_due_digests(bot, 0) for _ in range(2)))
    await ben.until(lambda: len(direct(ben, bot)) == 2)
    await cleo.until(lambda: len(direct(cleo, bot)) == 2)
    for person in (ben, cleo):
        assert ["It’s your turn" in text_of(one) for one in direct(person, bot)] == [False, True]


async def test_closed_direct_messages_turn_the_digest_off(
    bot: Guildhall, clock: RunningClock, people: list[Player]
) -> None:
    """The user learns it in the reply to `/settings`, or after a digest could not be sent, at the next click."""
    ben, cleo = people[1:3]
    call = await start_game(bot, [ben, cleo])
    await ben.slash("settings", digest=True)
    await ben.do("profile", dms_closed=True)
    clock.ahead = DAY
    await send_due_digests(bot, 0)
    assert not (await bot.people.settings(int(ben.id))).digest
    click = await ben.click(call, "v:1")
    await ben.wait_for(bot.mentions.link(EN).say("digest-failed"))
    assert click.status == "done"
    settings = (await ben.slash("settings", digest=True)).message
    assert EN.say("settings-digest-closed") in text_of(settings)
    assert not (await bot.people.settings(int(ben.id))).digest
