"""What a game declares about itself, as users see it."""

import pytest

from bot.catalogue import GAMES, load_game
from bot.service.client import Guildhall
from bot.words.words import LANGUAGES
from cogs.replies.phrases import computer_lines, credit_lines, describe_computer
from tests.player import Player, text_of

pytestmark = pytest.mark.usefixtures("bot")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_help_shows_who_made_the_game(bot: Guildhall, people: list[Player], game: str, language: str) -> None:
    """Help shows the game's title, computers, authors, publisher and links."""
    await people[0].do("profile", locale="en-US" if language == "en" else language)
    told, loaded = text_of((await people[0].command("help")).message), load_game(game)
    words, made = bot.mentions.link(loaded.words(language), game), loaded.declaration.credits
    lines = (*computer_lines(loaded, words), *credit_lines(loaded, words))
    for shown in (words.say("title"), *made.designers, *made.artists, *made.publishers, *lines):
        assert shown in told
    assert all(link.url in told for link in loaded.declaration.links)


@pytest.mark.parametrize("game", GAMES)
async def test_computers_are_offered_with_their_strength(people: list[Player], game: str) -> None:
    """The strength is in the list of levels in every language, and in the lobby once a computer has a seat."""
    loaded = load_game(game)
    words = loaded.words("en")
    [group] = [command for command in people[0].hello["commands"] if command["name"] == game]
    [new] = [command for command in group["options"] if command["name"] == "new"]
    [level] = [option for option in new["options"] if option["name"] == "level"]
    for player, choice in zip(loaded.declaration.computers, level["choices"], strict=True):
        assert (choice["value"], choice["name"]) == (player.name, describe_computer(player, words))
        assert choice["name_localizations"]["it"] == describe_computer(player, loaded.words("it"))
    weakest = loaded.declaration.computers[0]
    lobby = await people[0].command("new", computers=1, level=weakest.name)
    assert describe_computer(weakest, words) in text_of(lobby.message)
