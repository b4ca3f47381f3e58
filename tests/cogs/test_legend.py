"""How to read the board, for newcomers."""

import pytest

from tests.cogs.clicker import controls
from tests.driver import Person

pytestmark = pytest.mark.usefixtures("bot")


@pytest.mark.parametrize("command", ["help", "rules"])
async def test_whoever_asks_for_help_finds_the_legend(people: list[Person], command: str) -> None:
    """Without a game, in their own language."""
    await people[0].do("profile", locale="it")
    leaflet = (await people[0].slash(f"norenberc {command}")).message
    shown = await people[0].brought(await people[0].click(leaflet, "h:norenberc"))
    assert "Come leggere il tabellone" in shown["attachments"][0]["description"]


async def test_whoever_waits_in_the_lobby_finds_the_legend(people: list[Person]) -> None:
    """Seated or not."""
    lobby = (await people[0].slash("norenberc new")).message
    assert controls(lobby, "h:")
    shown = await people[1].brought(await people[1].click(lobby, "h:norenberc"))
    assert shown["attachments"]


async def test_the_legend_is_one_of_the_things_to_look_at(people: list[Person]) -> None:
    """As a picture or as text."""
    lobby = (await people[0].slash("norenberc new", players=2, computers=1)).message
    await people[0].click(lobby, "l:1:start")
    assert (await people[0].slash("norenberc board", of="legend")).message["attachments"]
    told = (await people[0].slash("norenberc board", of="legend", text=True)).message
    assert "Guildmaster" in told["content"]
