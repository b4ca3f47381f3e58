"""Texts for direct messages: the heading that names the table, and the note that replaces an outdated call."""

import discord

from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.replies.names import server_name, text_names

DIRECT_LINK = "https://discord.com/channels/@me/{}"
"""URL of the bot's direct messages with a user."""


def channel_link(table: Table) -> str:
    """Return a link to the table's channel; Discord has no mention for direct messages, so these get a URL."""
    return DIRECT_LINK.format(table.channel) if table.is_private else f"<#{table.channel}>"


def table_heading(table: Table, server: discord.Guild | None, words: Words) -> tuple[str, str]:
    """Return two lines: the game with its channel and server, and the players."""
    channel = words.say("heading-private") if table.is_private else f"<#{table.channel}>"
    place = [channel, *([server_name(server)] if server else [])]
    players = [words.with_symbols.player(seat, text_names(table)) for seat in range(len(table.now.seats))]
    return (
        " · ".join([f"**{words.say('title')}**", *place]),
        f"-# {words.say('direct-players', names=words.listing(players))}",
    )


class RetiredCall(Card):
    """Replaces an outdated call: names the table and explains why the buttons are gone."""

    def __init__(self, table: Table, user: int, server: discord.Guild | None, words: Words) -> None:
        super().__init__()
        running = "direct-answered" if user in table.people else "direct-left"
        why = running if table.now.status is Status.RUNNING else "direct-over"
        self.add_text(table_heading(table, server, words)[0], words.say(why))
