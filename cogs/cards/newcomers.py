"""Buttons for newcomers: the lesson, the rules, and how to read the board."""

from discord import ButtonStyle

from bot.catalogue import Game
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Button
from cogs.cards.controls import GAME, Control, Fact

LEARN = Control("j", GAME)
"""Starts a game's lesson privately."""
RULES = Control("g", GAME)
"""Shows the topics of the rules privately."""
LEGEND = Control("h", GAME)
"""Explains the board of a game privately."""
BEGIN = Control("begin", Fact("way", "learn|play|open"))
"""Asks privately which game to learn, play or open if there are several."""
MY_GAMES = Control("list", Fact("what", "games"))
"""Lists the clicker's games privately."""
PLAY_NOW = Control("now", GAME)
"""Starts a game against computers."""
OPEN_TABLE = Control("table", GAME)
"""Opens a table in this channel with default settings."""


def play_now_button(game: Game, words: Words) -> Button:
    """Build the button that starts a game against computers."""
    return PLAY_NOW.button(words.say("button-play-computers"), ButtonStyle.success, game.name)


def open_table_button(game: Game, words: Words) -> Button:
    """Build the button that opens a table with friends."""
    return OPEN_TABLE.button(words.say("button-open-here"), ButtonStyle.primary, game.name)


def learn_buttons(game: Game, words: Words) -> list[Button]:
    """Return the button for the lesson, if the game has one."""
    return _learn_buttons(game, words.say("button-learn"), ButtonStyle.success)


def _learn_buttons(game: Game, label: str, style: ButtonStyle) -> list[Button]:
    return [LEARN.button(label, style, game.name)] if game.declaration.lesson else []


def rules_button(game: Game, words: Words) -> Button:
    """Build the button for the rules."""
    return RULES.button(words.say("button-rules"), ButtonStyle.secondary, game.name)


def legend_button(game: Game, words: Words) -> Button:
    """Build the button for the legend."""
    return LEGEND.button(words.say("button-legend"), ButtonStyle.secondary, game.name)


def lobby_row(game: Game, words: Words) -> list[Button]:
    """Return the lobby's gray buttons for newcomers, which go below the buttons for seats."""
    return [*_learn_buttons(game, words.say("button-new-here"), ButtonStyle.secondary), legend_button(game, words)]


class Leaflet(Card):
    """An explanation with buttons to learn more."""

    def __init__(self, text: str, game: Game, words: Words) -> None:
        super().__init__()
        self.add_text(text)
        self.add_row(*learn_buttons(game, words), rules_button(game, words), legend_button(game, words))
