"""The slash commands of one game: a group by its name, the same for every game of the catalogue."""

import io
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _
from msgspec.structs import replace

from bot.catalogue import load_game
from bot.errors import GameError, NoTable, OldRules
from bot.games.answers import check_seats, complete_options
from bot.games.contract import Seat
from bot.records.record import write_record
from bot.storage.rows import SeatRow
from bot.tables.table import Settings, Table
from bot.words.words import LANGUAGES, Words
from cogs.cards.absent import status_lines
from cogs.cards.panel import rest_lines, waiting_for
from cogs.clicks.ending import agree_to_end
from cogs.clicks.legend import Leaflet
from cogs.clicks.lobby import add_computer, computer_name, gone_before, is_moderator
from cogs.clicks.replacing import propose, read_player
from cogs.commands.inviting import read_invited
from cogs.commands.settings import SIZE_CHOICES, THEME_CHOICES
from cogs.commands.shortcuts import show_game, table_here
from cogs.commands.translator import sentence
from cogs.pictures.board import show_board
from cogs.posting.standing import post_card, publish_card
from cogs.posting.threads import thread_for_table
from cogs.replies.guard import guard, send_file, show, tell, words_for
from cogs.replies.names import escape, marked_names, name_of, plain, plain_names
from cogs.replies.wording import credit_lines, describe_computer

if TYPE_CHECKING:
    from bot.service.client import Guildhall
    from cogs.replies.guard import Interaction

MOST = 25
"""Choices that Discord shows."""


class GameCommands(app_commands.Group):
    """`/<game> new`, `play`, `board` and the others."""

    def __init__(self, bot: "Guildhall", game: str) -> None:
        super().__init__(name=game, description=sentence("command-group", game=game), guild_only=True)
        self.bot = bot
        self.game = game

    async def _table(self, interaction: "Interaction") -> Table:
        table = await table_here(interaction)
        if table.rules.name != self.game:
            raise NoTable()
        return table

    @app_commands.command(name=_("new"), description=sentence("command-new"))
    @app_commands.describe(
        players=sentence("command-new-players"),
        computers=sentence("command-new-computers"),
        level=sentence("command-new-level"),
        variant=sentence("command-new-variant"),
        thread=sentence("command-new-thread"),
        language=sentence("command-new-language"),
        invited=sentence("command-new-invited"),
        theme=sentence("command-new-theme"),
        size=sentence("command-new-size"),
    )
    @app_commands.choices(
        language=[app_commands.Choice(name=sentence(f"language-{code}"), value=code) for code in LANGUAGES],
        theme=THEME_CHOICES,
        size=SIZE_CHOICES,
    )
    async def new(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: discord.Interaction[Any],
        players: app_commands.Range[int, 2, 5] | None = None,
        computers: app_commands.Range[int, 0, 4] = 0,
        level: str = "",
        variant: str = "",
        thread: bool = False,
        language: str = "",
        invited: str = "",
        theme: str = "",
        size: str = "",
    ) -> None:
        """Opens a table in this channel, or in a thread of its own."""
        async with guard(interaction, is_public=True):
            settings = self._settings(interaction, players, level, variant, language)
            free = settings.players - 1 - min(computers, settings.players - 1)
            guests = await read_invited(interaction, invited, free)
            look = {"theme": theme or settings.theme, "size": size or settings.size}
            settings = replace(settings, invited=guests, **look)
            await self.bot.manager.check_limits(interaction.user.id, interaction.guild_id or 0)
            if not thread:
                await self._open(interaction, settings, computers, interaction.channel_id or 0)
                return
            words = load_game(self.game).words(settings.language)
            name = words.say("thread-name", game=words.say("title"), host=name_of(interaction.user))
            async with thread_for_table(interaction, name) as channel:
                await self._open(interaction, settings, computers, channel)

    async def _open(self, interaction: "Interaction", settings: Settings, computers: int, channel: int) -> None:
        await self.bot.manager.close_dead(channel)
        host = SeatRow(interaction.user.id, name_of(interaction.user))
        table = await self.bot.manager.open(self.game, interaction.guild_id or 0, channel, host, settings)
        for _number in range(min(computers, settings.players - 1)):
            await add_computer(interaction, table.id)
        await self._show_lobby(interaction, table, channel)

    def _settings(
        self, interaction: "Interaction", players: int | None, level: str, variant: str, language: str
    ) -> Settings:
        game = load_game(self.game)
        if level:
            game.computer(level)
        options = dict([variant.partition("=")[::2]]) if variant else {}
        complete_options(game.rules, options)
        spoken = game.words(language or str(interaction.guild_locale or interaction.locale)).language
        seats = game.rules.seats[-1] if players is None else players
        check_seats(game.rules, seats)
        return Settings(seats, spoken, options, level)

    async def _show_lobby(self, interaction: "Interaction", table: Table, channel: int) -> None:
        if channel == interaction.channel_id:
            await publish_card(interaction, table, "lobby", is_called=True)
            return
        await post_card(self.bot, table, "lobby")
        await tell(interaction, words_for(interaction).say("lobby-in-thread", thread=f"<#{channel}>"))

    @new.autocomplete("level")
    async def level_choices(self, interaction: "Interaction", typed: str) -> list[app_commands.Choice[str]]:
        """The computer players of this game, each with its strength."""
        game = load_game(self.game)
        words = words_for(interaction, game)
        named = {player.name: describe_computer(player, words) for player in game.declaration.computers}
        return [
            app_commands.Choice(name=name, value=value)
            for value, name in named.items()
            if typed.lower() in name.lower()
        ]

    @new.autocomplete("variant")
    async def variant_choices(self, interaction: "Interaction", typed: str) -> list[app_commands.Choice[str]]:
        """What this game lets one choose."""
        words = words_for(interaction, load_game(self.game))
        found = {
            f"{option.name}={choice}": words.say(f"option-{option.name}-{choice}")
            for option in load_game(self.game).rules.options
            for choice in option.choices
        }
        return [
            app_commands.Choice(name=name[:100], value=value)
            for value, name in found.items()
            if typed.lower() in name.lower()
        ][:MOST]

    @app_commands.command(name=_("play"), description=sentence("command-play"))
    async def play(self, interaction: discord.Interaction[Any]) -> None:
        """My panel again; before the game, the lobby's card."""
        async with guard(interaction):
            await show_game(interaction, await self._table(interaction))

    @app_commands.command(name=_("board"), description=sentence("command-board"))
    @app_commands.describe(of=sentence("command-board-of"), text=sentence("command-board-text"))
    async def board(self, interaction: discord.Interaction[Any], of: str = "board", text: bool = False) -> None:
        """The board, one part of it, or the asker's own things, for the asker alone."""
        async with guard(interaction):
            table = await self._table(interaction)
            if table.state is None:
                table.check_running()
            shown = of if of in table.game.guide.sights(table.rules.view(table.state, None)) else "board"
            await show_board(interaction, table, shown, text)

    @board.autocomplete("of")
    async def sight_choices(self, interaction: "Interaction", typed: str) -> list[app_commands.Choice[str]]:
        """What can be looked at; nothing where there is no game."""
        try:
            table = await self._table(interaction)
            words = words_for(interaction, table.game)
        except GameError:
            return []
        sights = table.game.guide.sights(table.rules.view(table.state, None)) if table.state else {}
        named = {sight: words.tell(line, plain_names(table), "sight") for sight, line in sights.items()}
        return [
            app_commands.Choice(name=name[:100], value=sight)
            for sight, name in named.items()
            if typed.lower() in name.lower()
        ][:MOST]

    @app_commands.command(name=_("status"), description=sentence("command-status"))
    async def status(self, interaction: discord.Interaction[Any]) -> None:
        """Round, turn, order, who is awaited since when."""
        async with guard(interaction):
            table = await self._table(interaction)
            words = words_for(interaction, table.game)
            table.check_begun()
            view = table.rules.view(table.state, None)
            lines = [words.tell(line, marked_names(table)) for line in table.game.guide.status(view)]
            if table.status == "running":
                lines += [waiting_for(table, words), *await status_lines(interaction, table, words)]
            await tell(interaction, "\n".join(lines)[:2000])

    @app_commands.command(name=_("me"), description=sentence("command-me"))
    async def me(self, interaction: discord.Interaction[Any]) -> None:
        """The asker's own things, and what they would score."""
        async with guard(interaction):
            table = await self._table(interaction)
            words = words_for(interaction, table.game)
            table.check_begun()
            seat = table.seat_of(interaction.user.id)
            await tell(interaction, "\n".join(self._own_lines(table, seat, words))[:2000])

    def _own_lines(self, table: Table, seat: Seat, words: Words) -> list[str]:
        """A player's own things, and what they score."""
        if table.status == "over":
            return rest_lines(table, seat, words)
        summary = table.game.guide.summary(table.rules.view(table.state, seat), seat)
        return [words.tell(line, marked_names(table)) for line in summary]

    @app_commands.command(name=_("log"), description=sentence("command-log"))
    async def log(self, interaction: discord.Interaction[Any]) -> None:
        """The record of a finished game; while it runs, only how far it has come: the seed is a secret."""
        async with guard(interaction):
            table = await self._table(interaction)
            words = words_for(interaction, table.game)
            if table.status != "over":
                await tell(interaction, words.say("log-running", turns=table.turns))
                return
            text = write_record(await self.bot.manager.record(table.id))
            name = f"{self.game}-{table.id}.txt"
            await send_file(
                interaction, lambda: discord.File(io.BytesIO(text.encode("ascii")), name), words.say("log-file")
            )

    @app_commands.command(name=_("rules"), description=sentence("command-rules"))
    @app_commands.describe(topic=sentence("command-rules-topic"))
    async def rules(self, interaction: discord.Interaction[Any], topic: str = "goal") -> None:
        """One topic of the rules in a few words."""
        async with guard(interaction):
            words = words_for(interaction, load_game(self.game))
            if topic not in load_game(self.game).guide.topics:
                await tell(interaction, words.say("rules-unknown", topic=escape(plain(topic[:50]))))
                return
            text = f"### {words.say(f'topic-{topic}-title')}\n{words.say(f'topic-{topic}')}"
            await show(interaction, Leaflet(text, self.game, words), is_new=True)

    @rules.autocomplete("topic")
    async def topic_choices(self, interaction: "Interaction", typed: str) -> list[app_commands.Choice[str]]:
        """The topics whose title fits what was typed."""
        words = words_for(interaction, load_game(self.game))
        titles = {topic: words.say(f"topic-{topic}-title") for topic in load_game(self.game).guide.topics}
        fitting = [(topic, title) for topic, title in titles.items() if typed.lower() in title.lower()]
        return [app_commands.Choice(name=title[:100], value=topic) for topic, title in fitting[:MOST]]

    @app_commands.command(name=_("leave"), description=sentence("command-leave"))
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Out of the lobby, or out of the game with a computer in one's seat."""
        async with guard(interaction):
            table = await self._table(interaction)
            if table.status == "lobby":
                await self.bot.manager.leave_lobby(table.id, interaction.user.id)
                await publish_card(interaction, table, "lobby")
                return
            level = table.game.best_computer
            await self.bot.manager.hand_over(table.id, interaction.user.id, level, computer_name)
            await tell(interaction, words_for(interaction).say("left"))

    @app_commands.command(name=_("end"), description=sentence("command-end"))
    async def end(self, interaction: discord.Interaction[Any]) -> None:
        """Ends the game: at once for a moderator, else when all players agree."""
        async with guard(interaction, is_public=True):
            try:
                table = await self._table(interaction)
            except OldRules:
                await self.bot.manager.clear_away(
                    interaction.channel_id or 0, interaction.user.id, is_moderator(interaction)
                )
                await tell(interaction, words_for(interaction).say("ended"))
                return
            if table.status == "lobby":
                gone = await gone_before(interaction, table)
                await self.bot.manager.cancel(table.id, interaction.user.id, is_moderator(interaction), gone)
                await publish_card(interaction, table, "lobby")
                return
            table.check_running()
            if is_moderator(interaction):
                await self.bot.manager.end(table.id)
                await tell(interaction, words_for(interaction).say("ended"))
                return
            await agree_to_end(interaction, table)
            await publish_card(interaction, table, "end", is_called=True)

    @app_commands.command(name=_("replace"), description=sentence("command-replace"))
    @app_commands.describe(player=sentence("command-replace-player"))
    async def replace(self, interaction: discord.Interaction[Any], player: str) -> None:
        """Lets a computer play on for somebody absent, when all others who are there agree."""
        async with guard(interaction, is_public=True):
            table = await self._table(interaction)
            table.check_running()
            await propose(interaction, table, read_player(player))

    @replace.autocomplete("player")
    async def player_choices(self, interaction: "Interaction", typed: str) -> list[app_commands.Choice[str]]:
        """The other people at the table, also those whom Discord no longer lists."""
        try:
            table = await self._table(interaction)
        except GameError:
            return []
        others = {user: plain_names(table)[table.seat_of(user)] for user in table.people - {interaction.user.id}}
        return [
            app_commands.Choice(name=name, value=str(user))
            for user, name in others.items()
            if typed.lower() in name.lower()
        ]

    @app_commands.command(name=_("help"), description=sentence("command-help"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """How to begin, in a few lines."""
        async with guard(interaction):
            game = load_game(self.game)
            words = words_for(interaction, game)
            lines = [f"## {words.say('title')}", words.say("help", game=self.game), *credit_lines(game, words)]
            await show(interaction, Leaflet("\n".join(lines), self.game, words), is_new=True)
