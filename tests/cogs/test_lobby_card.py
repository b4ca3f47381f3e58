"""The lobby's card has a picture of the players until the game starts."""

import pytest

from bot.words.words import words_in
from tests.player import Player, text_of

pytestmark = pytest.mark.usefixtures("bot")


async def test_the_lobby_picture_shows_the_players(people: list[Player]) -> None:
    """A new picture is made when a player joins."""
    host, other = people[:2]
    lobby = (await host.command("new", players=2)).message
    (first,) = lobby["attachments"]
    assert host.name in first["description"]
    await other.click(lobby, "l:1:join")
    (second,) = host.fresh(lobby)["attachments"]
    assert other.name in second["description"]


async def test_a_table_for_one_user_shows_no_pace(people: list[Player]) -> None:
    """No other player would wait for that user; a lobby that others can join shows the pace."""
    host, open_channel = people[0], people[0].hello["servers"][0]["channels"][1]["id"]
    pace = words_in("en").say("pace-relaxed")
    assert pace not in text_of((await host.command("new", players=2, computers=1)).message)
    host.channel = open_channel
    assert pace in text_of((await host.command("new", players=2)).message)


async def test_the_picture_is_removed_when_the_game_starts(people: list[Player]) -> None:
    """The first board takes its place."""
    lobby = (await people[0].command("new", players=2, computers=1)).message
    await people[0].click(lobby, "l:1:start")
    assert not people[0].fresh(lobby)["attachments"]
