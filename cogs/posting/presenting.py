"""How a panel is put before its player: in a channel the question alone, by direct message with table and board."""

from collections.abc import Sequence
from typing import TYPE_CHECKING
from zlib import crc32

import discord

from bot.errors import OneMoment
from bot.games.contract import Seat
from bot.pictures.sights import BOARD
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.direct import table_heading
from cogs.cards.panel import ALONE, Illustration, Panel, Presentation
from cogs.pictures.painting import paint_scene
from cogs.pictures.scenes import private_scene
from cogs.replies.guard import words_for

if TYPE_CHECKING:
    from cogs.hall import Hall, Interaction


async def make_panel(interaction: "Interaction", table: Table, doubted: tuple[str, str] | None = None) -> Panel:
    """The clicker's panel as it is now, perhaps asking once more. Raises `NotSeated`."""
    bot, user, words = interaction.client, interaction.user.id, words_for(interaction, table.game)
    seat = table.seat_of(user)
    await bot.people.note_language(user, str(interaction.locale))
    presentation = ALONE
    if interaction.guild_id is None:
        there = interaction.message.attachments if interaction.message else ()
        presentation = await present(bot, table, seat, words, there)
    return Panel(table, seat, words, doubted, presentation=presentation)


async def present(
    bot: "Hall", table: Table, seat: Seat, words: Words, there: Sequence[discord.Attachment] = ()
) -> Presentation:
    """All that a direct message has to say around a question; a picture that is there already stays."""
    heading = table_heading(table, bot.get_guild(table.server), words)
    return Presentation(heading, await _illustrate(bot, table, seat, words, there))


async def _illustrate(
    bot: "Hall", table: Table, seat: Seat, words: Words, there: Sequence[discord.Attachment]
) -> Illustration | None:
    """The board as its player may see it and likes it, one for all questions of a decision."""
    prompt, user = table.prompt_for(seat), table.seats[seat].user or 0
    if prompt is None:
        return None
    scene = private_scene(table, seat, BOARD, await bot.people.settings(user))
    file = f"board-{crc32(repr((prompt.moment, scene.look, words.language)).encode()):08x}.png"
    if kept := next((one for one in there if one.filename == file), None):
        return Illustration(file, kept)
    try:
        bot.allowances.pictures.take(user)
    except OneMoment:
        return None  # the question is there, and the button to the board
    picture = await paint_scene(table.game, scene, words)
    return Illustration(file, picture) if picture else None
