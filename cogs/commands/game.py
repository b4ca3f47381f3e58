"""The slash commands of one game: a command group named after the game, with the same commands for every game."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.catalogue import GAMES, Game, load_game
from bot.errors import GameError
from bot.games.contract import Seat
from bot.tables.allowance import Cost
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.symbols import fit
from bot.words.words import Words
from cogs.cards.absent import status_lines
from cogs.cards.awaited import waiting_for
from cogs.cards.newcomers import Leaflet
from cogs.cards.result import rest_lines
from cogs.features.end import EndCommand
from cogs.features.leave import LeaveCommand
from cogs.features.lesson import learn_command
from cogs.features.new_table import new_command
from cogs.features.pace import PaceCommand
from cogs.features.record import RecordCommand
from cogs.features.replay import ReplayCommand
from cogs.features.resume import ResumeCommand
from cogs.features.review import ReviewCommand
from cogs.features.rules import RulesCommand
from cogs.features.seats import SeatCommands
from cogs.hall import Hall, Interaction
from cogs.panel.play import show_game
from cogs.pictures.board import show_board
from cogs.replies.allowed import costs
from cogs.replies.guard import guard, words_for
from cogs.replies.names import marked_names, plain_names
from cogs.replies.phrases import computer_lines, credit_lines
from cogs.replies.place import table_here
from cogs.replies.replies import show, tell
from cogs.replies.translator import MOST_CHOICES, game_sentence, sentence

FIRST_COMMANDS = ("learn", "new", "join", "play", "board", "status", "me", "rules", "help")
"""Commands for newcomers; Discord lists commands in the order they are added."""
MOST_CHARACTERS = 2000
"""Discord's limit for a message without components v2."""


class GameCommands(
    EndCommand,
    LeaveCommand,
    PaceCommand,
    RecordCommand,
    ReplayCommand,
    ResumeCommand,
    ReviewCommand,
    RulesCommand,
    SeatCommands,
    commands.GroupCog,
):
    """`/<game> play`, `board` and so on; they act on the channel's table, whichever game it plays."""

    game: Game

    def __init__(self, bot: Hall) -> None:
        super().__init__()
        self.bot = bot
        group: Any = self.app_command
        for command in sorted(group.commands, key=lambda one: (*FIRST_COMMANDS, one.name).index(one.name)):
            group.remove_command(command.name)
            group.add_command(command)

    @app_commands.command(name=_("play"), description=sentence("command-play"))
    @costs(Cost.CLICK)
    async def play(self, interaction: discord.Interaction[Any]) -> None:
        """Show the user's panel, or the lobby before the game."""
        async with guard(interaction):
            await show_game(interaction, await table_here(interaction))

    @app_commands.command(name=_("board"), description=sentence("command-board"))
    @app_commands.describe(of=sentence("command-board-of"), text=sentence("command-board-text"))
    @costs(Cost.PICTURE)
    async def board(self, interaction: discord.Interaction[Any], of: str = "board", text: bool = False) -> None:
        """Show the board, a part of the board, or the user's own things, privately."""
        async with guard(interaction):
            table = await table_here(interaction)
            if table.now.state is None:
                table.check_running()
            shown = of if of in table.game.guide.sights(table.rules.view(table.now.state, None)) else "board"
            await show_board(interaction, table, shown, text)

    @board.autocomplete("of")
    async def sight_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the sights that match the typed text; empty without a table."""
        try:
            table = await table_here(interaction)
            words = words_for(interaction, table.game)
        except GameError:
            return []
        sights = table.game.guide.sights(table.rules.view(table.now.state, None)) if table.now.state else {}
        named = {sight: words.tell(line, plain_names(table), "sight") for sight, line in sights.items()}
        return [
            app_commands.Choice(name=name[:100], value=sight)
            for sight, name in named.items()
            if typed.lower() in name.lower()
        ][:MOST_CHOICES]

    @app_commands.command(name=_("status"), description=sentence("command-status"))
    @costs(Cost.CLICK)
    async def status(self, interaction: discord.Interaction[Any]) -> None:
        """Show the round, the player order and who is awaited."""
        async with guard(interaction):
            table = await table_here(interaction)
            words = words_for(interaction, table.game).with_symbols
            table.check_begun()
            view = table.rules.view(table.now.state, None)
            lines = [words.tell(line, marked_names(table)) for line in table.game.guide.status(view)]
            if table.now.status is Status.RUNNING:
                lines += [waiting_for(table, words), *await status_lines(interaction, table, words)]
            await tell(interaction, fit("\n".join(filter(None, lines)), MOST_CHARACTERS))

    @app_commands.command(name=_("me"), description=sentence("command-me"))
    @costs(Cost.CLICK)
    async def me(self, interaction: discord.Interaction[Any]) -> None:
        """Show the user's own things and what they would score now."""
        async with guard(interaction):
            table = await table_here(interaction)
            words = words_for(interaction, table.game).with_symbols
            table.check_begun()
            seat = table.seat_of(interaction.user.id)
            await tell(interaction, fit("\n".join(self._own_lines(table, seat, words)), MOST_CHARACTERS))

    def _own_lines(self, table: Table, seat: Seat, words: Words) -> list[str]:
        """Return lines on a player's sealed decisions, things and score; after the game, on the result."""
        if table.now.status is Status.OVER:
            return rest_lines(table, seat, words)
        guide, view = table.game.guide, table.rules.view(table.now.state, seat)
        return [
            words.tell(line, marked_names(table)) for line in (*guide.sealed(view, seat), *guide.summary(view, seat))
        ]

    @app_commands.command(name=_("help"), description=sentence("command-help"))
    @costs(Cost.CLICK)
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Explain how to start, in a few lines."""
        async with guard(interaction):
            words = words_for(interaction, self.game)
            lesson = [words.say("help-learn")] if self.game.declaration.lesson else []
            about = [*computer_lines(self.game, words), *credit_lines(self.game, words)]
            lines = [f"## {words.say('title')}", *lesson, words.say("help"), *about]
            await show(interaction, Leaflet("\n".join(lines), self.game, words), is_new=True)


def commands_for(game: Game) -> type[GameCommands]:
    """Create the command class of a game; its `new` command is made from the game's declaration."""
    description = game_sentence(game, "command-group")
    attributes = {"__module__": __name__, "game": game, "new": new_command(game)}
    if game.declaration.lesson:
        attributes["learn"] = learn_command()
    make: Any = type(GameCommands)
    made = make(
        f"{game.name}_commands", (GameCommands,), attributes, group_name=game.name, group_description=description
    )
    kind: type[GameCommands] = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)(made)
    return kind


async def setup(bot: Hall) -> None:
    """Entry point of the extension, called by discord.py."""
    for name in GAMES:
        await bot.add_cog(commands_for(load_game(name))(bot))
