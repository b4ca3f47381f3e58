"""The context of a panel: just the question in a channel; also the table and the board in direct messages."""

from collections.abc import Sequence
from typing import TYPE_CHECKING
from zlib import crc32

import discord
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.pictures.scene import Scene
from bot.pictures.sights import BOARD
from bot.tables.allowance import Cost
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.heading import table_heading
from cogs.panel.panel import Panel
from cogs.panel.presentation import ALONE, HAS_HEARD, NOTE, Illustration, Presentation, picture_of
from cogs.pictures.painting import describe_scene, paint_scene
from cogs.pictures.scenes import private_scene, question_scene
from cogs.replies.guard import words_for
from cogs.replies.place import is_direct

if TYPE_CHECKING:
    from cogs.hall import Hall, Interaction


async def make_panel(
    interaction: "Interaction",
    table: Table,
    doubted: tuple[str, str] | None = None,
    there: Sequence[discord.Attachment] = (),
) -> Panel:
    """Build the clicker's current panel, reusing uploaded pictures that are up to date. Raises `NotSeated`."""
    bot, user, words = interaction.client, interaction.user.id, words_for(interaction, table.game)
    seat = table.seat_of(user)
    await bot.people.note_language(user, str(interaction.locale))
    if is_direct(interaction, table):
        presentation = await present_directly(bot, table, seat, words, there)
    else:
        may_attach = interaction.app_permissions.attach_files
        illustration = await _picture_question(bot, table, seat, words, there) if may_attach else None
        presentation = replace(await _present(bot, table, seat), illustration=illustration)
    note, has_heard = interaction.extras.pop(NOTE, ""), interaction.extras.pop(HAS_HEARD, False)
    return Panel(table, seat, words, doubted, presentation=replace(presentation, note=note, has_heard=has_heard))


async def _present(bot: "Hall", table: Table, seat: Seat) -> Presentation:
    """Build the context that does not depend on the channel; quiet hours are suggested once to each player."""
    user = table.now.seats[seat].user
    if user is None:
        return ALONE  # a computer has taken the seat meanwhile
    if table.has_moved(seat):
        await bot.people.stop_asking_screen(user)
    settings, quiet = await bot.people.settings(user), await bot.people.suggest_quiet(user)
    asked = (quiet, bot.manager.now()) if quiet else None
    return Presentation(stand_in=settings.stand_in, quiet=asked)


async def present_directly(
    bot: "Hall", table: Table, seat: Seat, words: Words, there: Sequence[discord.Attachment] = ()
) -> Presentation:
    """Build the context for a direct message, reusing uploaded pictures that are up to date."""
    illustration = await _picture_question(bot, table, seat, words, there)
    illustration = illustration or await _picture_board(bot, table, seat, words, there)
    heading = table_heading(table, bot.get_guild(table.server), words)
    return replace(await _present(bot, table, seat), heading=heading, illustration=illustration)


async def _picture_question(
    bot: "Hall", table: Table, seat: Seat, words: Words, there: Sequence[discord.Attachment]
) -> Illustration | None:
    """Return the picture of a question's facts; none for players who prefer text."""
    prompt, liked = table.prompt_for(seat), await bot.people.settings(table.now.seats[seat].user or 0)
    about = picture_of(table, prompt) if prompt else None
    if about is None or liked.text:
        return None
    scene = question_scene(table, seat, about[1], liked)
    facts = describe_scene(table.game, scene, words)  # facts may change while a player decides
    found = await _illustrate(bot, table, scene, words, there, facts) if facts else None
    return replace(found, about=about) if found else None


async def _picture_board(
    bot: "Hall", table: Table, seat: Seat, words: Words, there: Sequence[discord.Attachment]
) -> Illustration | None:
    """Return the board as the player may see it, in their theme and size."""
    if table.prompt_for(seat) is None:
        return None
    liked = await bot.people.settings(table.now.seats[seat].user or 0)
    return await _illustrate(bot, table, private_scene(table, seat, BOARD, liked), words, there)


async def _illustrate(
    bot: "Hall", table: Table, scene: Scene, words: Words, there: Sequence[discord.Attachment], facts: str = ""
) -> Illustration | None:
    """Reuse an uploaded picture if decision and facts are the same; otherwise paint one.

    Returns None if the player's allowance is used up, or painting fails.
    """
    seat = scene.viewer or 0
    mark = table.now.marks.get(seat)
    decision = (mark.moment, mark.asked_at) if mark else None  # an undo changes `asked_at`
    shown = (decision, scene.look, words.language, facts)
    file = f"{scene.kind}-{crc32(repr(shown).encode()):08x}.png"
    if kept := next((one for one in there if one.filename == file), None):
        return Illustration(file, kept)
    if not bot.allowances.spare(table.now.seats[seat].user or 0, Cost.PICTURE):
        return None  # the panel still has the question and the button for the board
    picture = await paint_scene(table.game, scene, words)
    return Illustration(file, picture) if picture else None
