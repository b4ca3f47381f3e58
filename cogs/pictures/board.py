"""The board as one user may see it, as a picture or as text, and the legend."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.catalogue import Game
from bot.pictures.painter import Picture
from bot.pictures.scene import Scene
from bot.pictures.sights import BOARD, LEGEND, PLAYER
from bot.tables.posts import Part
from bot.tables.table import Table
from cogs.pictures.painting import attach, paint_scene, send_lighter
from cogs.pictures.scenes import legend_scenes, moment_scene, private_scene
from cogs.replies.guard import words_for
from cogs.replies.names import text_names
from cogs.replies.replies import send_file, tell

if TYPE_CHECKING:
    from cogs.hall import Interaction


async def show_board(interaction: "Interaction", table: Table, sight: str = BOARD, as_text: bool = False) -> None:
    """Show a sight of the table as the user may see it. Raises `NotSeated` if a stranger asks for their own things."""
    if sight == LEGEND:
        await show_legend(interaction, table.game, as_text)
        return
    table.check_begun()
    seat = next((number for number, seat in enumerate(table.now.seats) if seat.user == interaction.user.id), None)
    if sight == PLAYER:
        seat = table.seat_of(interaction.user.id)
    liked = await interaction.client.people.settings(interaction.user.id)
    told = private_scene(table, seat, sight, liked, is_told=True)
    await _show(interaction, table.game, (private_scene(table, seat, sight, liked), told), as_text)


async def show_moment(interaction: "Interaction", table: Table, part: Part) -> None:
    """Show a picture of an earlier moment, as everyone could see it."""
    liked = await interaction.client.people.settings(interaction.user.id)
    scene = moment_scene(table, part, words_for(interaction, table.game), liked)
    await _show(interaction, table.game, (scene, replace(scene, names=text_names(table))), as_text=False)


async def show_legend(interaction: "Interaction", game: Game, as_text: bool = False) -> None:
    """Show how to read the board, in the user's language and theme."""
    liked = await interaction.client.people.settings(interaction.user.id)
    for scene in legend_scenes(game.painter, liked):
        await _show(interaction, game, (scene, scene), as_text)


async def _show(interaction: "Interaction", game: Game, scenes: tuple[Scene, Scene], as_text: bool) -> None:
    """Send the first scene as a picture; if that fails or text is preferred, describe the second one."""
    (shown, told), words = scenes, words_for(interaction, game)
    painted = None if as_text else await paint_scene(game, shown, words)

    async def send(pictures: list[Picture], _why: str) -> None:
        for picture in pictures:
            await send_file(interaction, lambda: attach(picture, "board.png"))  # noqa: B023  # called immediately
        if not pictures:
            for text in game.painter.tell(told, words):
                await tell(interaction, text)

    await send_lighter(game.painter, [painted] if painted else [], send)
