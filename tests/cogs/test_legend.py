"""The legend explains how to read the board."""

import pytest

from bot.catalogue import load_game
from bot.tables.people import PersonSettings
from cogs.pictures.scenes import legend_scenes
from tests.every_game import games_that, speaks_every_language
from tests.player import Player, controls

pytestmark = pytest.mark.usefixtures("bot")


@pytest.mark.parametrize("command", ["help", "rules"])
@games_that(speaks_every_language)
async def test_help_and_rules_lead_to_the_legend(people: list[Player], game: str, command: str) -> None:
    """The legend is available without a running game, in the user's language."""
    await people[0].do("profile", locale="it")
    leaflet = (await people[0].command(command)).message
    shown = await people[0].brought(await people[0].click(leaflet, f"h:{game}"))
    loaded = load_game(game)
    [legend, *_] = legend_scenes(loaded.painter, PersonSettings())
    assert shown["attachments"][0]["description"] == loaded.painter.describe(legend, loaded.words("it"))


async def test_the_lobby_leads_to_the_legend(people: list[Player], game: str) -> None:
    """Players and spectators can open the legend."""
    lobby = (await people[0].command("new")).message
    assert controls(lobby, "h:")
    shown = await people[1].brought(await people[1].click(lobby, f"h:{game}"))
    assert shown["attachments"]


async def test_the_legend_is_one_of_the_sights_of_the_board(people: list[Player], game: str) -> None:
    """The legend is available as a picture or as text."""
    lobby = (await people[0].command("new", players=2, computers=1)).message
    await people[0].click(lobby, "l:1:start")
    assert (await people[0].command("board", of="legend")).message["attachments"]
    told = (await people[0].command("board", of="legend", text=True)).message
    loaded = load_game(game)
    legends = [loaded.painter.tell(one, loaded.words("en")) for one in legend_scenes(loaded.painter, PersonSettings())]
    assert told["content"] in [text for texts in legends for text in texts]
