"""Phone or desktop: the bot asks once, remembers the answer, and chooses picture sizes accordingly."""

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
from cogs.panel.panel_factory import present_directly
from tests.cogs.test_settings import fetch, width, widths
from tests.every_game import games_that, speaks_every_language
from tests.player import Json, Player, all_posted, asked, controls, decide, forge, full_table, start_game, text_of
from tests.tables.tables import play_on


def asks(message: Json) -> bool:
    """True if a message asks which screen the user has."""
    return len(controls(message, "screen:1:")) == 2


async def lobby_of(*people: Player, **options: Any) -> Json:
    """The lobby card of a table with these users."""
    host, *others = people
    lobby = (await host.command("new", players=max(2, len(people)), **options)).message
    for person in others:
        await person.click(lobby, "l:1:join")
    return host.fresh(lobby)


async def test_explain_offers_both_sizes_while_a_game_runs(bot: Guildhall, people: list[Player]) -> None:
    """The choice is saved in the user's settings."""
    await start_game(bot, people[:2])
    first = (await asked(bot, people[:2]))[0]
    panel = await first.panel()
    outcome = await first.click(panel, controls(panel, "explain:1:")[0]["custom_id"])
    explained = [card for card in first.private(outcome) if controls(card, "fit:")]
    assert [button["custom_id"] for button in controls(explained[-1], "fit:")] == ["fit:narrow", "fit:wide"]
    await first.click(explained[-1], "fit:wide")
    assert (await bot.people.settings(int(first.id))).size == "wide"


async def size_of(person: Player, message: Json) -> str:
    """The size of a message's picture."""
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
def test_a_tables_pictures_fit_most_players_screens(chosen: tuple[str, ...], size: str) -> None:
    """Pictures are narrow if at least half of the known screens are; players who have not answered are ignored."""
    assert shared_size(chosen) == size


async def test_a_lobby_asks_until_every_player_has_answered(bot: Guildhall, people: list[Player]) -> None:
    """The lobby's picture changes at once; the next table remembers the answers."""
    ada, ben = people[:2]
    lobby = await lobby_of(ada, ben)
    assert asks(lobby)
    assert await size_of(ada, lobby) == "wide"
    said = await ada.click(lobby, "screen:1:narrow")
    assert await ada.reply_to(said) == bot.mentions.link(words_in("en")).say("screen-noted-narrow")
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
async def test_posted_pictures_fit_the_players(
    bot: Guildhall, people: list[Player], screens: tuple[str, ...], asked: str, size: str
) -> None:
    """A table can also be opened with a fixed size; private pictures fit their reader."""
    seated = people[: len(screens)]
    for person, screen in zip(seated, screens, strict=True):
        if screen:
            await person.slash("settings", size=screen)
    lobby = await lobby_of(*seated, **({"size": asked} if asked else {}))
    assert await size_of(seated[0], lobby) == size
    await seated[0].click(lobby, "l:1:start")
    await all_posted(bot)
    await seated[0].until(lambda: bool(seated[0].calls()))
    assert await size_of(seated[0], seated[0].calls()[-1]) == size
    for person, screen in zip(seated, screens, strict=True):
        board = (await person.command("board")).message
        assert await size_of(person, board) == (screen or asked or "wide")


async def test_panels_do_not_repeat_the_lobbys_question(bot: Guildhall, people: list[Player]) -> None:
    """Panels do not ask, even if the player has not answered in the lobby."""
    await start_game(bot, people[:2])
    [ada, *_] = await asked(bot, people[:2])
    assert not controls(await ada.panel(), "screen:")


async def test_a_player_who_ignores_the_question_is_not_asked_again(bot: Guildhall, people: list[Player]) -> None:
    """Neither panels nor the next lobby ask again; the choice stays in the settings."""
    await start_game(bot, people[:2])
    [ada, *_] = await asked(bot, people[:2])
    await decide(bot, ada)
    assert not controls(await ada.panel(), "screen:")
    settings = await bot.people.settings(int(ada.id))
    assert replace(settings, habits=Habits()) == PersonSettings(was_asked=True)
    ada.channel = next(one["id"] for one in ada.hello["servers"][0]["channels"] if one["id"] != ada.channel)
    assert not controls((await ada.command("new", players=2)).message, "screen:")
    assert controls((await ada.slash("settings")).message, "fit:")


async def test_the_size_can_be_changed_in_the_settings(bot: Guildhall, people: list[Player]) -> None:
    """One press changes the size and leaves all other settings unchanged."""
    ada = people[0]
    card = (await ada.slash("settings", theme="dark", size="wide")).message
    for size in ("narrow", "wide", "narrow"):
        await ada.click(ada.fresh(card), f"fit:{size}")
        assert words_in("en").say(f"command-size-{size}") in text_of(ada.fresh(card))
        settings = await bot.people.settings(int(ada.id))
        assert (settings.theme, settings.size) == ("dark", size)


@pytest.mark.parametrize("language", LANGUAGES)
@games_that(speaks_every_language)
async def test_the_lobby_asks_in_the_tables_language(bot: Guildhall, people: list[Player], language: str) -> None:
    """The reply is in the clicker's language."""
    ada, words = people[0], words_in(language)
    await ada.speak("en-US" if language == "en" else language)
    lobby = await lobby_of(ada, language=language)
    assert words.say("screen-ask") in text_of(lobby)
    assert [one["label"] for one in controls(lobby, "screen:")] == [
        words.say(f"button-{size}") for size in ("narrow", "wide")
    ]
    said = await ada.click(lobby, "screen:1:wide")
    assert await ada.reply_to(said) == bot.mentions.link(words).say("screen-noted-wide")


async def test_an_unknown_size_changes_nothing(bot: Guildhall, people: list[Player]) -> None:
    """The size comes from a forged or outdated button."""
    ada = people[0]
    await start_game(bot, people[:2])
    for custom_id in ("screen:1:huge", "screen:1:", "fit:", "fit:huge"):
        forged = await forge(bot, ada, custom_id)
        assert await ada.reply_to(await ada.click(forged, custom_id)) == bot.mentions.link(words_in("en")).say(
            "error-unknown_control"
        )
    assert (await bot.people.settings(int(ada.id))).size == ""


async def test_discord_accepts_a_direct_call_with_all_its_parts(bot: Guildhall, people: list[Player]) -> None:
    """The call has heading, board and question, in alternating languages, over a whole game."""
    await start_game(bot, full_table(people))
    table = await bot.manager.table(1)
    while table.awaited():
        seat = table.awaited()[0]
        words = table.game.words(LANGUAGES[table.now.turns % len(LANGUAGES)])
        panel = Panel(table, seat, words, presentation=await present_directly(bot, table, seat, words))
        form = Form()
        check_components(form, panel.to_components(), is_v2=True)
        assert not form.errors
        assert panel.content_length() <= MOST_CHARACTERS
        prompt = table.prompt_for(seat)
        assert prompt
        picks = prompt.options[: max(1, prompt.least)]
        await bot.manager.play.answer(1, table.now.seats[seat].user or 0, prompt.id, picks)


async def test_a_seat_lost_while_its_panel_is_made_has_no_settings(bot: Guildhall, people: list[Player]) -> None:
    """A computer has taken the seat by then, and the bot stores no settings for user 0."""
    await people[0].command("new", players=2, computers=1)
    table = await bot.manager.lobby.start(1, int(people[0].id))
    await play_on(bot.manager, table, 100)
    [computer] = [seat for seat, row in enumerate(table.now.seats) if row.computer]
    assert table.has_moved(computer)
    await present_directly(bot, table, computer, table.words)
    assert await bot.store.person(0) is None
