"""The board for one pair of eyes: as a picture, or as text; and how to read it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.catalogue import Game
from bot.pictures.painter import Picture
from bot.tables.table import Table
from cogs.pictures.painting import attach, paint_scene, send_lighter
from cogs.pictures.scenes import legend_scene, private_scene
from cogs.replies.guard import send_file, tell, words_for

if TYPE_CHECKING:
    from cogs.hall import Interaction


async def show_board(interaction: "Interaction", table: Table, of: str = "board", as_text: bool = False) -> None:
    """The board, a guild ("guild.2"), a player ("player.1"), oneself ("player") or the key, as the asker may see it."""
    if of == "key":
        await show_legend(interaction, table.game, as_text)
        return
    table.check_begun()
    interaction.client.allowances.pictures.take(interaction.user.id)
    seat = next((number for number, seat in enumerate(table.seats) if seat.user == interaction.user.id), None)
    if of == "player":
        seat = table.seat_of(interaction.user.id)
    words, look = words_for(interaction, table.game), await interaction.client.people.settings(interaction.user.id)
    scene = private_scene(table, seat, of, look)
    painted = None if as_text else await paint_scene(table.game, scene, words)
    told = private_scene(table, seat, of, look, is_told=True)
    await _hand_over(interaction, table.game, painted, lambda: table.game.painter.tell(told, words))


async def show_legend(interaction: "Interaction", game: Game, as_text: bool = False) -> None:
    """How to read the board, in the asker's language and look."""
    interaction.client.allowances.pictures.take(interaction.user.id)
    words = words_for(interaction, game)
    scene = legend_scene(game, await interaction.client.people.settings(interaction.user.id))
    painted = None if as_text else await paint_scene(game, scene, words)
    await _hand_over(interaction, game, painted, lambda: [game.painter.describe(scene, words)])


async def _hand_over(
    interaction: "Interaction", game: Game, painted: Picture | None, put_in_words: Callable[[], list[str]]
) -> None:
    """The picture, or words where there is none or Discord refuses it."""

    async def send(pictures: list[Picture], _why: str) -> None:
        for picture in pictures:
            await send_file(interaction, lambda: attach(picture, "board.png"))  # noqa: B023  # called at once
        if not pictures:
            for text in put_in_words():
                await tell(interaction, text)

    await send_lighter(game.painter, [painted] if painted else [], send)
