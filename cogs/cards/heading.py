"""What only direct messages say: which table they are about, and that nothing is asked there any more."""

import discord

from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.replies.names import server_name, text_names

DIRECT_LINK = "https://discord.com/channels/@me/{}"
"""The address of a user's direct messages with the bot."""


def channel_link(table: Table) -> str:
    """The way to the table's channel, also to direct messages, which Discord does not link by a mention."""
    return DIRECT_LINK.format(table.channel) if table.is_private else f"<#{table.channel}>"


def table_heading(table: Table, server: discord.Guild | None, words: Words) -> tuple[str, str]:
    """The game with the way to its channel, and who plays: somebody may sit at several tables."""
    channel = words.say("heading-private") if table.is_private else f"<#{table.channel}>"
    place = [channel, *([server_name(server)] if server else [])]
    players = [words.with_symbols.player(seat, text_names(table)) for seat in range(len(table.seats))]
    return (
        " · ".join([f"**{words.say('title')}**", *place]),
        f"-# {words.say('direct-players', names=words.listing(players))}",
    )


class RetiredCall(Card):
    """What is left of a call: its table, and why there is nothing to press."""

    def __init__(self, table: Table, user: int, server: discord.Guild | None, words: Words) -> None:
        super().__init__()
        running = "direct-answered" if user in table.people else "direct-left"
        why = running if table.status is Status.RUNNING else "direct-over"
        self.add_text(table_heading(table, server, words)[0], words.say(why))
