"""How to read the board: a picture for newcomers, behind a button wherever they look first."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle, ui

from bot.catalogue import load_game
from bot.text import Words
from cogs.board import show_key
from cogs.card import Card
from cogs.controls import Act, Control

if TYPE_CHECKING:
    from cogs.guard import Interaction

KEY = Control("h", "([a-z0-9_]{1,32})")
"""Explains the board of a game, privately."""


def key_button(game: str, say: Words) -> ui.Button[Any]:
    """The way to the key."""
    return KEY.button(say.say("button-key"), ButtonStyle.secondary, game)


class Leaflet(Card):
    """An explanation, and the way to the key."""

    def __init__(self, text: str, game: str, say: Words) -> None:
        super().__init__()
        self.add_text(text)
        self.add_row(key_button(game, say))


async def explain_board(interaction: "Interaction", game: str) -> None:
    """In the clicker's language."""
    await show_key(interaction, load_game(game))


ACTS: Mapping[Control, Act] = {KEY: explain_board}
