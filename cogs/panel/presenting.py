"""How a panel is put before its player: in a channel the question alone, by direct message with table and board."""

from collections.abc import Sequence
from typing import TYPE_CHECKING
from zlib import crc32

import discord
from msgspec.structs import replace

from bot.errors import OneMoment
from bot.games.contract import Seat
from bot.pictures.sights import BOARD
from bot.tables.allowance import Cost
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.heading import table_heading
from cogs.panel.panel import Panel
from cogs.panel.presentation import ALONE, HAS_HEARD, NOTE, Illustration, Presentation
from cogs.pictures.painting import paint_scene
from cogs.pictures.scenes import private_scene
from cogs.replies.guard import words_for
from cogs.replies.place import is_direct

if TYPE_CHECKING:
    from cogs.hall import Hall, Interaction


async def make_panel(interaction: "Interaction", table: Table, doubted: tuple[str, str] | None = None) -> Panel:
    """The clicker's panel as it is now, perhaps asking once more. Raises `NotSeated`."""
    bot, user, words = interaction.client, interaction.user.id, words_for(interaction, table.game)
    seat = table.seat_of(user)
    await bot.people.note_language(user, str(interaction.locale))
    if is_direct(interaction, table):
        there = interaction.message.attachments if interaction.message else ()
        presentation = await present_directly(bot, table, seat, words, there)
    else:
        presentation = await _present(bot, table, seat)
    note, has_heard = interaction.extras.pop(NOTE, ""), interaction.extras.pop(HAS_HEARD, False)
    return Panel(table, seat, words, doubted, presentation=replace(presentation, note=note, has_heard=has_heard))


async def _present(bot: "Hall", table: Table, seat: Seat) -> Presentation:
    """Whoever is new here is asked once what screen they have; later, once, when they want to hear nothing."""
    user, has_moved = table.seats[seat].user, table.has_moved(seat)
    if user is None:
        return ALONE  # a computer has taken the seat since
    settings, quiet = await bot.people.settings(user), await bot.people.suggest_quiet(user)
    asked = (quiet, bot.manager.now()) if quiet else None
    is_unknown = await bot.people.is_screen_unknown(user, has_moved)
    return Presentation(asks_screen=is_unknown, stand_in=settings.stand_in, quiet=asked)


async def present_directly(
    bot: "Hall", table: Table, seat: Seat, words: Words, there: Sequence[discord.Attachment] = ()
) -> Presentation:
    """All that a direct message has to say around a question; a picture that is there already stays."""
    illustration = await _illustrate(bot, table, seat, words, there)
    heading = table_heading(table, bot.get_guild(table.server), words)
    return replace(await _present(bot, table, seat), heading=heading, illustration=illustration)


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
        bot.allowances.take(user, None, Cost.PICTURE)
    except OneMoment:
        return None  # the question is there, and the button to the board
    picture = await paint_scene(table.game, scene, words)
    return Illustration(file, picture) if picture else None
