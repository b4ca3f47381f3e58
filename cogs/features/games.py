"""`/games`: all games of a user in one list."""

from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.games.contract import Seat
from bot.tables.allowance import Cost
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.thanks import Title
from bot.words.words import Words, words_in
from cogs.cards.awaited import waiting_for
from cogs.cards.card import Card
from cogs.cards.controls import OPEN
from cogs.cards.heading import table_heading
from cogs.features.honors import tell_titles
from cogs.hall import Hall
from cogs.replies.allowed import costs
from cogs.replies.guard import guard
from cogs.replies.replies import show
from cogs.replies.translator import sentence

MOST_SHOWN = 10
"""Maximum number of games on one card: Discord allows 40 parts, and each game has three."""


class GamesCard(Card):
    """A paragraph per game with its server, and a button to the panel if the user must act."""

    def __init__(
        self,
        user: int,
        games: list[tuple[Table, discord.Guild | None, Words]],
        words: Words,
        titles: Mapping[Title, int] | None = None,
    ) -> None:
        super().__init__()
        self.add_text(words.say("games-title") if games else words.say("games-none"))
        for table, server, told in games[:MOST_SHOWN]:
            seat = table.seat_of(user)
            rows = (table_heading(table, server, told)[0], _how_it_stands(table, seat, told))
            self.add_text(*filter(None, rows))
            if seat in table.awaited():
                self.add_row(OPEN.button(words.say("button-my-turn"), ButtonStyle.primary, table.id))
        if len(games) > MOST_SHOWN:
            self.add_text(f"-# {words.say('games-more', number=len(games) - MOST_SHOWN)}")
        if titles:
            self.add_text(f"-# {tell_titles(titles, words)}")


def _how_it_stands(table: Table, seat: Seat, words: Words) -> str:
    """Say whether a game has started, who it waits for, and the deadline."""
    if table.now.status is Status.LOBBY:
        return words.say("games-lobby", seated=len(table.now.seats), seats=table.now.settings.players)
    if seat not in table.awaited():
        return waiting_for(table, words)
    since, deadline = f"<t:{table.now.marks[seat].asked_at}:R>", table.shown_deadline_of(seat)
    if deadline is None:
        return words.say("games-yours", since=since)
    return words.say("games-yours-until", since=since, until=f"<t:{deadline}:R>")


def sort_games(user: int, tables: Iterable[Table]) -> list[Table]:
    """Sort games: first those that wait for the user, by deadline and waiting time, then the newest."""

    def urgency(table: Table) -> tuple[bool, bool, int, int]:
        seat = table.seat_of(user)
        if seat not in table.awaited():
            return True, True, 0, -table.now.changed_at
        deadline = table.deadline_of(seat)
        return False, deadline is None, deadline or 0, table.now.marks[seat].asked_at

    return sorted(tables, key=urgency)


async def games_card(bot: "Hall", user: int, language: str) -> GamesCard:
    """Build the list of a user's games."""
    games = [
        (table, bot.get_guild(table.server), bot.symbols.illustrate(table.game.name, table.game.words(language)))
        for table in sort_games(user, await bot.manager.tables_of(user))
    ]
    return GamesCard(user, games, bot.mentions.link(words_in(language)), await bot.manager.thanks.titles_of(user))


class GamesCommand(commands.Cog):
    """`/games`; it works in direct messages, too."""

    def __init__(self, bot: Hall) -> None:
        self.bot = bot

    @app_commands.command(name=_("games"), description=sentence("command-games"))
    @costs(Cost.CLICK)
    async def games(self, interaction: discord.Interaction[Any]) -> None:
        """Show the user's games privately."""
        async with guard(interaction):
            card = await games_card(self.bot, interaction.user.id, str(interaction.locale))
            await show(interaction, card, is_new=True)


async def setup(bot: Hall) -> None:
    """Entry point of the extension, called by discord.py."""
    await bot.add_cog(GamesCommand(bot))
