"""The board for one pair of eyes: as a picture, or as text; and how to read it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.catalogue import Game
from bot.pictures import Picture
from bot.table import Table
from cogs.guard import hand, tell, words_for
from cogs.painting import attach, paint_scene, send_lighter
from cogs.scenes import key_scene, private_scene

if TYPE_CHECKING:
    from cogs.guard import Interaction


async def show_board(interaction: "Interaction", table: Table, of: str = "board", as_text: bool = False) -> None:
    """The board, a guild ("guild.2"), a player ("player.1"), oneself ("player") or the key, as the asker may see it."""
    if of == "key":
        await show_key(interaction, table.game, as_text)
        return
    table.check_begun()
    interaction.client.allowances.pictures.take(interaction.user.id)
    seat = next((number for number, seat in enumerate(table.seats) if seat.user == interaction.user.id), None)
    if of == "player":
        seat = table.seat_of(interaction.user.id)
    say, look = words_for(interaction), await interaction.client.people.settings(interaction.user.id)
    scene = private_scene(table, seat, of, look)
    painted = None if as_text else await paint_scene(table.game, scene, say)
    told = private_scene(table, seat, of, look, is_told=True)
    await _hand_over(interaction, table.game, painted, lambda: table.game.painter.tell(told, say))


async def show_key(interaction: "Interaction", game: Game, as_text: bool = False) -> None:
    """How to read the board, in the asker's language and look."""
    interaction.client.allowances.pictures.take(interaction.user.id)
    say = words_for(interaction)
    scene = key_scene(game, await interaction.client.people.settings(interaction.user.id))
    painted = None if as_text else await paint_scene(game, scene, say)
    await _hand_over(interaction, game, painted, lambda: [game.painter.describe(scene, say)])


async def _hand_over(
    interaction: "Interaction", game: Game, painted: Picture | None, put_in_words: Callable[[], list[str]]
) -> None:
    """The picture, or words where there is none or Discord refuses it."""

    async def send(pictures: list[Picture], _why: str) -> None:
        for picture in pictures:
            await hand(interaction, lambda: attach(picture, "board.png"))  # noqa: B023  # called at once
        if not pictures:
            for text in put_in_words():
                await tell(interaction, text)

    await send_lighter(game.painter, [painted] if painted else [], send)
