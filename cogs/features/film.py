"""The film of a finished game, posted once for everyone, and the page of a game, sent to one user."""

import io
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from bot.errors import NotOver
from bot.logs import about, describe_error
from bot.records.film_request import FilmKind, FilmReply
from bot.tables.allowance import Cost
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import FILM, TABLE, Act, Control
from cogs.pictures.painting import why_refused
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.names import plain_names
from cogs.replies.phrases import words_at
from cogs.replies.place import Reach
from cogs.replies.replies import publish, send_file, tell

if TYPE_CHECKING:
    from cogs.hall import Interaction


DOWNLOAD = Control("download", TABLE, reach=Reach.PLAYER)
"""Sends the clicker a page with the whole game."""
FILE = "film.webp"
LINK = "https://discord.com/channels/{server}/{channel}/{message}"
log = logging.getLogger(__name__)


class FilmCard(Card):
    """The film, with its description."""

    def __init__(self, film: FilmReply) -> None:
        super().__init__()
        self._film = film
        self.add_pictures({FILE: film.alt})

    def files(self) -> list[discord.File]:
        """Return the film."""
        return [discord.File(io.BytesIO(self._film.data), FILE, description=self._film.alt)]


@costs(Cost.REPLAY)
async def show_film(interaction: "Interaction", table_id: int) -> None:
    """Post the film publicly, or say where it is. Raises `NotOver`, `NotSeated` and `OneMoment`.

    The film is made and uploaded only once: its boards are public, so it is the same for all players.
    """
    films, table = interaction.client.manager.films, await interaction.client.manager.table(table_id)
    _check(interaction, table)
    words = words_for(interaction, table.game)
    if await _tell_place(interaction, table, words):
        return
    with films.queued():
        await tell(interaction, words.say("film-wait"))
        async with films.turn(table):
            if await _tell_place(interaction, table, words):  # another player's click was first
                return
            look = (words_at(interaction.client, table).language, table.now.settings.theme)
            film = await films.make(FilmKind.FILM, table, plain_names(table), look)
            await _post(interaction, table, film)


def _check(interaction: "Interaction", table: Table) -> None:
    """Raises `NotSeated` for strangers, who may not start this work, and `NotOver` for unfinished games."""
    table.seat_of(interaction.user.id)
    if table.now.status is not Status.OVER:
        raise NotOver()


async def _tell_place(interaction: "Interaction", table: Table, words: Words) -> bool:
    """Tell the user where the film was posted. Returns False if there is no such message."""
    message = await interaction.client.manager.films.posted(table)
    if message is None:
        return False
    channel = interaction.client.get_partial_messageable(table.channel, guild_id=table.server)
    try:
        with suppress(discord.Forbidden):  # the bot may not read messages here, but posted this one
            await channel.fetch_message(message)
    except discord.NotFound:
        return False
    link = LINK.format(server=table.server or "@me", channel=table.channel, message=message)
    await tell(interaction, words.say("film-there", link=link))
    return True


async def _post(interaction: "Interaction", table: Table, film: FilmReply) -> None:
    """Post the film and save its message id."""
    card = FilmCard(film)
    try:
        message = await publish(interaction, card, make_files=card.files)
    except discord.HTTPException as refusal:
        if not why_refused(refusal):
            raise
        log.warning("film_refused", extra=about(table=table.id, error=describe_error(refusal)))
        await tell(interaction, words_for(interaction, table.game).say("film-refused"))
        return
    await interaction.client.manager.films.note_posted(table, message)


@costs(Cost.REPLAY)
async def download(interaction: "Interaction", table_id: int) -> None:
    """Send a page with the whole game privately, in the user's language. Raises `NotOver` and `OneMoment`."""
    films, table = interaction.client.manager.films, await interaction.client.manager.table(table_id)
    words = words_for(interaction, table.game)
    with films.queued():
        async with films.turn(table):
            page = await films.make(FilmKind.PAGE, table, plain_names(table), (words.language, ""))
    name = f"{table.game.name}-{table.id}.html"
    await send_file(interaction, lambda: discord.File(io.BytesIO(page.data), name), words.say("replay-page"))


ACTS: Mapping[Control, Act] = {FILM: show_film, DOWNLOAD: download}
