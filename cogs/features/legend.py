"""The legend: a picture that explains the board to newcomers."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.catalogue import load_game
from bot.tables.allowance import Cost
from cogs.cards.controls import Act, Control
from cogs.cards.newcomers import LEGEND
from cogs.pictures.board import show_legend
from cogs.replies.allowed import costs

if TYPE_CHECKING:
    from cogs.hall import Interaction


@costs(Cost.PICTURE)
async def explain_board(interaction: "Interaction", game: str) -> None:
    """Show the legend in the clicker's language."""
    await show_legend(interaction, load_game(game))


ACTS: Mapping[Control, Act] = {LEGEND: explain_board}
