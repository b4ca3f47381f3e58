"""*Play now*: starts a game against computers in direct messages; if those are closed, in the channel."""

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord
from discord import ButtonStyle
from msgspec import Struct

from bot.catalogue import Game, load_game
from bot.errors import ChannelBusy, NoTable, NowhereToPlay
from bot.logs import about, describe_error
from bot.storage.leases import NO_SERVER
from bot.storage.rows import OPEN as OPEN_STATUSES
from bot.tables.allowance import Cost
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import OPEN, Act, Control
from cogs.cards.heading import channel_link
from cogs.cards.newcomers import OPEN_TABLE, PLAY_NOW
from cogs.features.new_table import NewTable, few_players, usual_choices
from cogs.panel.play import show_game
from cogs.posting.direct import say_directly
from cogs.replies.allowed import costs
from cogs.replies.guard import at, cause_of, words_for
from cogs.replies.replies import BROKEN, show

if TYPE_CHECKING:
    from cogs.hall import Interaction

log = logging.getLogger(__name__)

_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""Lock per user, so that a double click starts only one game."""


class Begun(Struct, frozen=True):
    """A game against computers, and the reason for its location."""

    table: Table
    why: str
    """Suffix of the key of the sentence that says where the game is."""


class WhereToPlay(Card):
    """Says where the game is, with a button to the panel."""

    def __init__(self, begun: Begun, words: Words) -> None:
        super().__init__()
        table = begun.table
        link, computers = channel_link(table), len(table.now.seats) - len(table.people)
        self.add_text(words.say(f"play-now-{begun.why}", game=words.say("title"), computers=computers, link=link))
        self.add_row(OPEN.button(words.say("button-my-turn"), ButtonStyle.primary, table.id))


@costs(Cost.PICTURE)
async def play_now(interaction: "Interaction", name: str) -> None:
    """Start a game or find the one in progress, and say where it is. Raises `NowhereToPlay`."""
    async with _locks.setdefault(interaction.user.id, asyncio.Lock()):
        begun = await _begin(interaction, load_game(name))
    if interaction.channel_id == begun.table.channel and begun.table.is_private:
        await show_game(interaction, begun.table)
    else:
        await show(interaction, WhereToPlay(begun, words_for(interaction, begun.table.game)), is_new=True)


async def _begin(interaction: "Interaction", game: Game) -> Begun:
    direct = await _find_direct(interaction)
    if table := await _find_table(interaction, direct):
        return Begun(table, "there")
    await interaction.client.manager.lobby.check_limits(interaction.user.id, NO_SERVER)
    if direct and await _is_open(interaction, game, direct):
        return Begun(await _start(interaction, game, NO_SERVER, direct), "direct")
    try:
        table = await _start(interaction, game, interaction.guild_id or NO_SERVER, interaction.channel_id or 0)
    except ChannelBusy:
        raise NowhereToPlay() from None
    return Begun(table, "closed")


async def _find_direct(interaction: "Interaction") -> int | None:
    """Return the channel of the clicker's direct messages, or None if Discord refuses to open it."""
    if interaction.guild_id is None:
        return interaction.channel_id
    try:
        return (await interaction.client.create_dm(discord.Object(interaction.user.id))).id
    except (discord.HTTPException, *BROKEN) as error:
        log.info("direct_messages_not_opened", extra=about(error=describe_error(error)))
        return None


async def _find_table(interaction: "Interaction", direct: int | None) -> Table | None:
    """Return the user's open table in direct messages, if any."""
    manager = interaction.client.manager
    await manager.endings.close_dead(direct or 0, cause=cause_of(interaction))
    try:
        table = await manager.table_in(direct or 0)
    except NoTable:
        return None
    return table if table.now.status in OPEN_STATUSES else None


async def _is_open(interaction: "Interaction", game: Game, direct: int) -> bool:
    """True if the bot can send the user direct messages; finds out by announcing the game, unless clicked there."""
    if interaction.channel_id == direct:
        return True
    words = words_for(interaction, game)
    hello = words.say("play-now-hello", game=words.say("title"), computers=few_players(game) - 1)
    return await say_directly(interaction.client, interaction.user.id, hello)


async def _start(interaction: "Interaction", game: Game, server: int, channel: int) -> Table:
    """Open a table of one player against computers and start the game."""
    players = few_players(game)
    chosen = {**usual_choices(game), "players": players, "computers": players - 1}
    table = await NewTable(game, interaction, chosen, server).open_in(channel)
    return await interaction.client.manager.lobby.start(at(interaction, table.id), interaction.user.id)


@costs(Cost.PICTURE)
async def open_table(interaction: "Interaction", name: str) -> None:
    """Open a public table in this channel."""
    game = load_game(name)
    await NewTable(game, interaction, usual_choices(game), interaction.guild_id or NO_SERVER).open()


ACTS: Mapping[Control, Act] = {PLAY_NOW: play_now, OPEN_TABLE: open_table}
