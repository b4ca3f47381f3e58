"""How to read the board: a picture for newcomers, behind a button wherever they look first."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle, ui

from bot.catalogue import load_game
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import GAME, Act, Control
from cogs.pictures.board import show_legend

if TYPE_CHECKING:
    from cogs.hall import Interaction

LEGEND = Control("h", GAME)
"""Explains the board of a game, privately."""


def legend_button(game: str, words: Words) -> ui.Button[Any]:
    """The way to the legend."""
    return LEGEND.button(words.say("button-legend"), ButtonStyle.secondary, game)


class Leaflet(Card):
    """An explanation, and the way to the legend."""

    def __init__(self, text: str, game: str, words: Words) -> None:
        super().__init__()
        self.add_text(text)
        self.add_row(legend_button(game, words))


async def explain_board(interaction: "Interaction", game: str) -> None:
    """In the clicker's language."""
    await show_legend(interaction, load_game(game))


ACTS: Mapping[Control, Act] = {LEGEND: explain_board}
