"""Neither a picture that Discord refuses nor a locked thread silences a table."""

import io

import pytest
from PIL import Image

from bot.pictures.sights import BOARD
from bot.service.client import Guildhall
from bot.tables.people import PersonSettings
from bot.words.words import words_in
from cogs.pictures.scenes import private_scene
from tests.cogs.test_departures import answer_all
from tests.player import (
    EPHEMERAL,
    Json,
    Outcome,
    Player,
    Town,
    all_decide,
    all_posted,
    asked,
    controls,
    decide,
    is_open,
    text_of,
)

EN = words_in("en")
SEND, CALLBACK = "POST /channels/*/messages", "POST /interactions/*/*/callback"
TOO_LARGE = 413


async def open_full_lobby(people: list[Player]) -> Json:
    """A lobby with two players."""
    ada, ben = people[:2]
    lobby = (await ada.command("new", players=2)).message
    await ben.click(lobby, "l:1:join")
    return lobby


async def start(people: list[Player], lobby: Json) -> Json:
    """Start the game and return its first post."""
    await people[0].click(lobby, "l:1:start")
    await people[0].until(lambda: bool(people[0].calls()))
    return people[0].calls()[0]


async def size_of(person: Player, message: Json) -> tuple[int, int]:
    """Width and height of a message's only picture."""
    (file,) = message["attachments"]
    async with person.town.web.get(file["url"]) as response:
        return Image.open(io.BytesIO(await response.read())).size


# -- too large -------------------------------------------------------------------------------------------------------


async def test_a_board_that_is_too_large_is_posted_at_half_size(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """The board is posted without a pause, and only once."""
    lobby = await open_full_lobby(people)
    await town.fault("status", route=SEND, status=TOO_LARGE)
    call = await start(people, lobby)
    width, _ = await size_of(people[0], people[0].private(await shown_board(people[0]))[0])
    assert (await size_of(people[0], call))[0] == width // 2
    await all_posted(bot)
    assert len(people[0].calls()) == 1


async def test_a_board_that_is_too_large_at_half_size_is_posted_as_text(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """The message keeps the call and its buttons, and can still be edited."""
    lobby = await open_full_lobby(people)
    await town.fault("status", route=SEND, status=TOO_LARGE, times=2)
    call = await start(people, lobby)
    assert not call["attachments"]
    assert len(text_of(call)) > 300
    before = text_of(call)
    [first, *_] = await asked(bot, people[:2])
    await decide(bot, first)
    await all_posted(bot)
    await people[0].until(lambda: text_of(people[0].fresh(call)) != before)
    assert len(text_of(people[0].fresh(call))) > 300


async def shown_board(person: Player) -> Outcome:
    """Open the board as a user."""
    return await person.command("board")


async def test_a_requested_board_that_is_too_large_is_sent_smaller_or_as_text(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """A requested board is handled like a board in a post."""
    ada = people[0]
    await start(people, await open_full_lobby(people))
    width, height = await size_of(ada, ada.private(await shown_board(ada))[0])
    await town.fault("status", route=CALLBACK, status=TOO_LARGE)
    smaller = await size_of(ada, ada.private(await shown_board(ada))[0])
    assert list(smaller) == pytest.approx([width / 2, height / 2], abs=1)
    await town.fault("status", route=CALLBACK, status=TOO_LARGE, times=2)
    table = await bot.manager.table(1)
    scene = private_scene(table, 0, BOARD, PersonSettings(), is_told=True)
    assert await ada.reply_to(await shown_board(ada)) in table.game.painter.tell(scene, table.words)


async def test_a_lobby_card_with_a_picture_too_large_is_sent_without_it(people: list[Player], town: Town) -> None:
    """The table can be joined, and the card has its picture again after the next click."""
    await town.fault("status", route=CALLBACK, status=TOO_LARGE, times=2)
    lobby = (await people[0].command("new", players=2)).message
    assert not lobby["attachments"]
    await people[1].click(lobby, "l:1:join")
    assert people[0].fresh(lobby)["attachments"]


# -- forbidden -------------------------------------------------------------------------------------------------------


async def test_without_permission_to_attach_files_the_game_goes_on_in_words(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """A post names the missing permission once, until pictures work again."""
    ada = people[0]
    lobby = await open_full_lobby(people)
    await town.fault("missing_permissions", channel=ada.channel, deny=["ATTACH_FILES"])
    call = await start(people, lobby)
    missing = EN.say("pictures-forbidden")
    assert missing in text_of(call)
    assert not call["attachments"]
    while len(ada.calls()) < 2:
        await all_decide(bot, people[:2])
        await all_posted(bot)
        await ada.do("history", channel=ada.channel)
    assert [missing in text_of(one) for one in ada.calls()] == [True] + [False] * (len(ada.calls()) - 1)
    assert not await bot.store.to_post(1)


# -- locked threads --------------------------------------------------------------------------------------------------


async def game_in_thread(people: list[Player]) -> tuple[str, str]:
    """A running game in a thread. Returns the ids of the parent channel and the thread."""
    ada, ben = people[:2]
    parent = ada.channel
    await ada.command("new", players=2, thread=True)
    await ada.until(lambda: any(controls(one, "l:1:join") for one in ada.messages.values()))
    lobby = next(one for one in ada.messages.values() if controls(one, "l:1:join"))
    ada.channel = ben.channel = lobby["channel_id"]
    await ben.click(lobby, "l:1:join")
    await start(people, lobby)
    return parent, lobby["channel_id"]


async def test_a_locked_thread_is_unlocked_if_the_bot_may(bot: Guildhall, people: list[Player], town: Town) -> None:
    """Unlocking needs the permission to manage threads."""
    ada = people[0]
    _, thread = await game_in_thread(people)
    await ada.do("archive", channel=thread, locked=True)
    assert town
    before = len(ada.calls())
    await answer_all(bot)
    await ada.until(lambda: len(ada.calls()) > before)


async def test_players_of_a_thread_that_stays_locked_are_redirected(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """The parent channel has one message with a button for the panels; once unlocked, the thread gets all posts."""
    ada, ben = people[:2]
    parent, thread = await game_in_thread(people)
    await town.fault("missing_permissions", channel=thread, deny=["MANAGE_THREADS"])
    await ada.do("archive", channel=thread, locked=True)
    await answer_all(bot)
    detour = await ada.wait_for(EN.say("thread-locked", thread=f"<#{thread}>"))
    assert detour["channel_id"] == parent
    ada.channel = ben.channel = parent
    clicks = [(one, await one.click(detour, "m:1")) for one in (ada, ben)]
    await ada.until(lambda: any(is_open(panel) for one, click in clicks for panel in one.private(click)))
    await bot.announcer.finish()
    assert sum(EN.say("thread-locked", thread=f"<#{thread}>") in text_of(one) for one in ada.messages.values()) == 1
    await town.heal()
    await ada.do("archive", channel=thread, on=False, locked=False)
    before = len(ada.calls())
    await ada.click(detour, "m:1")
    await ada.until(lambda: len(ada.calls()) > before)
    assert not any(one["flags"] & EPHEMERAL for one in ada.calls())
    await bot.announcer.finish()
    assert (await bot.manager.table(1)).posted.cards == {}
