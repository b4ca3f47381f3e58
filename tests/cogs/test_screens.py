"""Phone or desktop: asked once, remembered, and pictures fit."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.pictures.scene import shared_size
from bot.sandbox.errors import Form
from bot.sandbox.limits.components import check_components
from bot.service.client import Guildhall
from bot.tables.habits import Habits
from bot.tables.people import PersonSettings
from bot.words.words import LANGUAGES, words_in
from cogs.cards.card import MOST_CHARACTERS
from cogs.panel.panel import Panel
from cogs.panel.presenting import present_directly
from tests.cogs.clicker import controls
from tests.cogs.playing import (
    all_posted,
    asked,
    calls,
    decide,
    forge,
    full_table,
    linked,
    panel_of,
    reply_to,
    speak,
    start_game,
)
from tests.cogs.test_settings import fetch, width, widths
from tests.driver import Json, Person, text_of
from tests.every_game import games_that, speaks_every_language
from tests.tables.tables import play_on


def asks(message: Json) -> bool:
    """Whether a message asks which screen somebody has."""
    return len(controls(message, "screen:1:")) == 2


async def lobby_of(*people: Person, **options: Any) -> Json:
    """The card of a table where these people sit."""
    host, *others = people
    lobby = (await host.command("new", players=max(2, len(people)), **options)).message
    for person in others:
        await person.click(lobby, "l:1:join")
    return host.fresh(lobby)


async def size_of(person: Person, message: Json) -> str:
    """Of a message's picture."""
    return "narrow" if width(await fetch(person, message)) in widths(person.game, "narrow") else "wide"


@pytest.mark.parametrize(
    ("chosen", "size"),
    [
        ((), "wide"),
        (("", ""), "wide"),
        (("narrow", "", ""), "narrow"),
        (("narrow", "wide"), "narrow"),
        (("narrow", "wide", "wide"), "wide"),
        (("narrow", "wide", "narrow", "wide"), "narrow"),
        (("huge",), "wide"),
    ],
)
def test_a_table_s_pictures_fit_the_screens_of_most(chosen: tuple[str, ...], size: str) -> None:
    """Half are enough for narrow ones; whoever has not said anything does not count."""
    assert shared_size(chosen) == size


async def test_a_lobby_asks_until_everyone_has_said(bot: Guildhall, people: list[Person]) -> None:
    """Its picture fits at once; what was said is remembered at the next table."""
    ada, ben = people[:2]
    lobby = await lobby_of(ada, ben)
    assert asks(lobby)
    assert await size_of(ada, lobby) == "wide"
    said = await ada.click(lobby, "screen:1:narrow")
    assert await reply_to(ada, said) == linked(bot, words_in("en")).say("screen-noted-narrow")
    lobby = ada.fresh(lobby)
    assert asks(lobby)
    assert await size_of(ada, lobby) == "narrow"
    await ben.click(lobby, "screen:1:wide")
    assert not asks(ada.fresh(lobby))
    await ada.click(ada.fresh(lobby), "l:1:cancel")
    again = (await ben.command("new", players=2)).message
    assert not controls(again, "screen:")
    assert (await bot.people.settings(int(ada.id))).size == "narrow"


@pytest.mark.parametrize(
    ("screens", "asked", "size"),
    [
        (("narrow", "wide", "wide"), "", "wide"),
        (("narrow", "narrow", "wide"), "", "narrow"),
        (("narrow", "wide"), "", "narrow"),
        (("narrow", "narrow"), "wide", "wide"),
        (("wide", "wide"), "narrow", "narrow"),
        (("", ""), "", "wide"),
    ],
)
async def test_what_is_posted_fits_those_who_sit_there(
    bot: Guildhall, people: list[Person], screens: tuple[str, ...], asked: str, size: str
) -> None:
    """Unless the table was opened for one size; one's own pictures fit oneself, whatever the others have."""
    seated = people[: len(screens)]
    for person, screen in zip(seated, screens, strict=True):
        if screen:
            await person.slash("settings", size=screen)
    lobby = await lobby_of(*seated, **({"size": asked} if asked else {}))
    assert await size_of(seated[0], lobby) == size
    await seated[0].click(lobby, "l:1:start")
    await all_posted(bot)
    await seated[0].until(lambda: bool(calls(seated[0])))
    assert await size_of(seated[0], calls(seated[0])[-1]) == size
    for person, screen in zip(seated, screens, strict=True):
        board = (await person.command("board")).message
        assert await size_of(person, board) == (screen or asked or "wide")


async def test_no_panel_asks_what_the_lobby_has_asked(bot: Guildhall, people: list[Person]) -> None:
    """Not even of somebody who has not answered there."""
    await start_game(bot, people[:2])
    [ada, *_] = await asked(bot, people[:2])
    assert not controls(await panel_of(ada), "screen:")


async def test_whoever_plays_on_instead_is_not_asked_again(bot: Guildhall, people: list[Person]) -> None:
    """Neither by the panels of this game nor by the next lobby; the settings still have it."""
    await start_game(bot, people[:2])
    [ada, *_] = await asked(bot, people[:2])
    await decide(bot, ada)
    assert not controls(await panel_of(ada), "screen:")
    settings = await bot.people.settings(int(ada.id))
    assert replace(settings, habits=Habits()) == PersonSettings(was_asked=True)
    ada.channel = next(one["id"] for one in ada.hello["servers"][0]["channels"] if one["id"] != ada.channel)
    assert not controls((await ada.command("new", players=2)).message, "screen:")
    assert controls((await ada.slash("settings")).message, "fit:")


async def test_it_is_changed_among_the_settings(bot: Guildhall, people: list[Person]) -> None:
    """By one press, as often as one likes; the other settings stay."""
    ada = people[0]
    card = (await ada.slash("settings", theme="dark", size="wide")).message
    for size in ("narrow", "wide", "narrow"):
        await ada.click(ada.fresh(card), f"fit:{size}")
        assert words_in("en").say(f"command-size-{size}") in text_of(ada.fresh(card))
        settings = await bot.people.settings(int(ada.id))
        assert (settings.theme, settings.size) == ("dark", size)


@pytest.mark.parametrize("language", LANGUAGES)
@games_that(speaks_every_language)
async def test_the_question_speaks_the_table_s_language(bot: Guildhall, people: list[Person], language: str) -> None:
    """On the lobby's card; the answer to it speaks the clicker's."""
    ada, words = people[0], words_in(language)
    await speak(ada, "en-US" if language == "en" else language)
    lobby = await lobby_of(ada, language=language)
    assert words.say("screen-ask") in text_of(lobby)
    assert [one["label"] for one in controls(lobby, "screen:")] == [
        words.say(f"button-{size}") for size in ("narrow", "wide")
    ]
    said = await ada.click(lobby, "screen:1:wide")
    assert await reply_to(ada, said) == linked(bot, words).say("screen-noted-wide")


async def test_a_screen_that_there_is_not_changes_nothing(bot: Guildhall, people: list[Person]) -> None:
    """A forged button, or one of another version."""
    ada = people[0]
    await start_game(bot, people[:2])
    for custom_id in ("screen:1:huge", "screen:1:", "fit:", "fit:huge"):
        forged = await forge(bot, ada, custom_id)
        assert await reply_to(ada, await ada.click(forged, custom_id)) == linked(bot, words_in("en")).say(
            "error-unknown_control"
        )
    assert (await bot.people.settings(int(ada.id))).size == ""


async def test_discord_takes_a_message_with_all_that_it_may_hold(bot: Guildhall, people: list[Person]) -> None:
    """Table, board, question and screen together, in each language by turns, from the first decision to the last."""
    await start_game(bot, full_table(people))
    table = await bot.manager.table(1)
    while table.awaited():
        seat = table.awaited()[0]
        words = table.game.words(LANGUAGES[table.turns % len(LANGUAGES)])
        panel = Panel(table, seat, words, presentation=await present_directly(bot, table, seat, words))
        form = Form()
        check_components(form, panel.to_components(), is_v2=True)
        assert not form.errors
        assert panel.content_length() <= MOST_CHARACTERS
        prompt = table.prompt_for(seat)
        assert prompt
        picks = prompt.options[: max(1, prompt.least)]
        await bot.manager.play.answer(1, table.seats[seat].user or 0, prompt.id, picks)


async def test_a_seat_that_was_lost_while_its_panel_was_made_has_no_settings(
    bot: Guildhall, people: list[Person]
) -> None:
    """A computer sits there by then: the bot keeps no settings for a user 0."""
    await people[0].command("new", players=2, computers=1)
    table = await bot.manager.lobby.start(1, int(people[0].id))
    await play_on(bot.manager, table, 100)
    [computer] = [seat for seat, row in enumerate(table.seats) if row.computer]
    assert table.has_moved(computer)
    await present_directly(bot, table, computer, table.words)
    assert await bot.store.person(0) is None
