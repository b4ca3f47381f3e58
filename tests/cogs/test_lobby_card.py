"""The lobby's card: a picture of who has come, as long as people gather."""

import pytest

from bot.words.words import words_in
from tests.driver import Person, text_of

pytestmark = pytest.mark.usefixtures("bot")


async def test_the_lobby_shows_who_has_come(people: list[Person]) -> None:
    """Painted again with each that joins; one picture at a time."""
    host, other = people[:2]
    lobby = (await host.command("new", players=2)).message
    (first,) = lobby["attachments"]
    assert host.name in first["description"]
    await other.click(lobby, "l:1:join")
    (second,) = host.fresh(lobby)["attachments"]
    assert other.name in second["description"]


async def test_a_table_for_one_person_names_no_time(people: list[Person]) -> None:
    """No player waits for them; if a player may still join, the lobby does."""
    host, open_channel = people[0], people[0].hello["servers"][0]["channels"][1]["id"]
    pace = words_in("en").say("pace-relaxed")
    assert pace not in text_of((await host.command("new", players=2, computers=1)).message)
    host.channel = open_channel
    assert pace in text_of((await host.command("new", players=2)).message)


async def test_the_picture_goes_when_the_game_begins(people: list[Person]) -> None:
    """The board takes over."""
    lobby = (await people[0].command("new", players=2, computers=1)).message
    await people[0].click(lobby, "l:1:start")
    assert not people[0].fresh(lobby)["attachments"]
