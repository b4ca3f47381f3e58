"""Busy, deleted or restricted channels, and unusual user names: the game goes on."""

import re

import pytest

from bot.service.client import Guildhall
from bot.words.words import words_in
from tests.every_game import games_that, played_by, speaks_every_language
from tests.player import Player, Town, all_posted, asked, check_intact, controls, decide, idle, start_game, text_of

# -- channels --------------------------------------------------------------------------------------------------------


@games_that(speaks_every_language)
async def test_two_lobbies_opened_simultaneously_in_a_channel_create_one_table(
    bot: Guildhall, people: list[Player]
) -> None:
    """The second host gets an error in the host's language."""
    await people[1].speak("it")
    clicks = [await person.command("new", wait=False) for person in people[:2]]
    outcomes = [await person.settled(click.id) for person, click in zip(people, clicks, strict=False)]
    lobbies = [one for one in people[2].messages.values() if controls(one, "l:")]
    assert len(lobbies) == 1
    losers = [
        person
        for person, outcome in zip(people, outcomes, strict=False)
        if person.private(outcome)
        and text_of(outcome.message) in {words_in(language).say("error-channel_busy") for language in ("en", "it")}
    ]
    assert len(losers) == 1
    assert await bot.store.table(2) is None


async def test_a_lost_lobby_card_can_be_shown_again(bot: Guildhall, people: list[Player]) -> None:
    """Otherwise, the channel would be blocked for new tables."""
    assert bot.came_up.is_set()
    await people[0].command("new", players=2)
    again = await people[1].panel()
    assert controls(again, "l:1:join")
    await people[1].click(again, "l:1:join")
    assert len((await bot.manager.table(1)).now.seats) == 2


async def test_a_deleted_channel_affects_no_other_game(bot: Guildhall, people: list[Player], town: Town) -> None:
    """A new game can start in a different channel."""
    await start_game(bot, people[:2])
    gone = people[0].channel
    channels = [one["id"] for one in people[0].hello["servers"][0]["channels"] if one["id"] != gone]
    await town.fault("delete_channel", channel=gone)
    for person in people[2:4]:
        person.channel = channels[0]
    lobby = (await people[2].command("new", players=2)).message
    await people[3].click(lobby, "l:2:join")
    await people[2].click(lobby, "l:2:start")
    assert controls(await people[2].panel(), "v:2")


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        ("SEND_MESSAGES", ["send_messages"]),
        ("VIEW_CHANNEL", ["view_channel", "send_messages", "attach_files", "read_message_history"]),
    ],
)
@games_that(speaks_every_language)
async def test_without_permission_the_game_goes_on_and_posts_wait(
    bot: Guildhall, people: list[Player], town: Town, denied: str, named: list[str]
) -> None:
    """The error names the missing permission once, and who can grant it; once granted, all posts arrive in order."""
    ada, ben = people[:2]
    await ada.speak("ru")
    lobby = (await ada.command("new", players=2)).message
    await ben.click(lobby, "l:1:join")
    await town.fault("missing_permissions", channel=ada.channel, deny=[denied])
    told = await ada.reply_to(await ada.click(lobby, "l:1:start"))
    words = words_in("ru")
    rights = words.listing([f"**{words.say(f'right-{right}')}**" for right in named])
    assert told == words.say("error-cannot_post", rights=rights, who="you")
    for _ in range(2):
        [person, *_] = await asked(bot, [ada, ben])
        await decide(bot, person)
        await idle(bot)
        await bot.announcer.finish()
    complaints = [text_of(one) for one in ada.messages.values() if told in text_of(one)]
    assert complaints == [told]
    table = await check_intact(bot)
    assert table.now.turns >= 2
    assert await bot.store.to_post(1)
    await town.heal()
    await ada.panel()
    await all_posted(bot)
    await ada.until(lambda: bool(ada.calls()))


@pytest.mark.parametrize("denied", ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS", "VIEW_CHANNEL"])
@games_that(speaks_every_language)
async def test_without_permission_for_threads_no_table_is_opened(
    bot: Guildhall, people: list[Player], town: Town, denied: str
) -> None:
    """The error is in the host's language; without the thread option, the table can be opened."""
    host = people[0]
    await host.speak("it")
    await town.fault("missing_permissions", channel=host.channel, deny=[denied])
    told = await host.reply_to(await host.command("new", players=2, thread=True))
    assert told == words_in("it").say("error-no_thread")
    assert await bot.store.table(1) is None
    assert controls((await host.command("new", players=2)).message, "l:1:join")


async def test_a_failed_thread_is_reported(bot: Guildhall, people: list[Player], town: Town) -> None:
    """For example, a server may have too many threads."""
    await town.fault("status", route="POST /channels/*/threads", status=503)
    told = await people[0].reply_to(await people[0].command("new", players=2, thread=True))
    assert told == words_in("en").say("error-unexpected")
    assert await bot.store.table(1) is None


# -- names -----------------------------------------------------------------------------------------------------------


ABSURD = (
    "**bold** ~~gone~~ ||hidden||"[:32],
    "@everyone <@1> `x` [a](b)",
    "\u202eesrever\u202c \u05e9\u05dc\u05d5\u05dd",
    "😀" * 32,
    "\u200b\u200b",
)


@played_by(5)
async def test_strange_names_break_nothing(bot: Guildhall, people: list[Player]) -> None:
    """Names appear literally in messages, ping no user, and do not reverse text."""
    for person, name in zip(people, ABSURD, strict=True):
        await person.do("profile", name=name)
    await start_game(bot, people)
    for _ in range(2):
        for person in people:
            await person.play_turn()
    for person in people:
        for command in ("board", "status", "me"):
            assert (await person.command(command)).status == "done"
    await all_posted(bot)
    seen = [one for one in people[0].messages.values() if one["author"].get("bot")]
    assert not any(one["mention_everyone"] for one in seen)
    texts = "\n".join(text_of(one) for one in seen)
    assert "\u202e" not in texts
    assert not re.search(r"(?<!\\)\*\*bold|(?<!\\)\|\|hidden|@everyone", texts)
    assert r"\*\*bold" in texts
    await check_intact(bot)
