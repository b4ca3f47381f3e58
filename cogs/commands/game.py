"""The slash commands of one game: a group by its name, the same for every game of the catalogue."""

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
from cogs.cards.newcomers import Leaflet
from cogs.cards.result import rest_lines
from cogs.cards.waiting import waiting_for
from cogs.features.end import EndCommand
from cogs.features.leave import LeaveCommand
from cogs.features.lesson import learn_command
from cogs.features.opening import new_command
from cogs.features.pace import PaceCommand
from cogs.features.record import RecordCommand
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
from cogs.replies.place import table_here
from cogs.replies.replies import show, tell
from cogs.replies.translator import MOST_CHOICES, game_sentence, sentence
from cogs.replies.wording import computer_lines, credit_lines

FIRST_COMMANDS = ("learn", "new", "join", "play", "board", "status", "me", "rules", "help")
"""What a newcomer needs; Discord shows commands in the order in which they are added."""
MOST_CHARACTERS = 2000
"""Characters that Discord takes in a message without a card."""


class GameCommands(
    EndCommand,
    LeaveCommand,
    PaceCommand,
    RecordCommand,
    ResumeCommand,
    ReviewCommand,
    RulesCommand,
    SeatCommands,
    commands.GroupCog,
):
    """`/<game> play`, `board` and the others, which act on the channel's table, whatever is played there."""

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
        """My panel again; before the game, the lobby's card."""
        async with guard(interaction):
            await show_game(interaction, await table_here(interaction))

    @app_commands.command(name=_("board"), description=sentence("command-board"))
    @app_commands.describe(of=sentence("command-board-of"), text=sentence("command-board-text"))
    @costs(Cost.PICTURE)
    async def board(self, interaction: discord.Interaction[Any], of: str = "board", text: bool = False) -> None:
        """The board, one part of it, or the asker's own things, for the asker alone."""
        async with guard(interaction):
            table = await table_here(interaction)
            if table.state is None:
                table.check_running()
            shown = of if of in table.game.guide.sights(table.rules.view(table.state, None)) else "board"
            await show_board(interaction, table, shown, text)

    @board.autocomplete("of")
    async def sight_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """What can be looked at; nothing where there is no game."""
        try:
            table = await table_here(interaction)
            words = words_for(interaction, table.game)
        except GameError:
            return []
        sights = table.game.guide.sights(table.rules.view(table.state, None)) if table.state else {}
        named = {sight: words.tell(line, plain_names(table), "sight") for sight, line in sights.items()}
        return [
            app_commands.Choice(name=name[:100], value=sight)
            for sight, name in named.items()
            if typed.lower() in name.lower()
        ][:MOST_CHOICES]

    @app_commands.command(name=_("status"), description=sentence("command-status"))
    @costs(Cost.CLICK)
    async def status(self, interaction: discord.Interaction[Any]) -> None:
        """Round, turn, order, who is awaited since when."""
        async with guard(interaction):
            table = await table_here(interaction)
            words = words_for(interaction, table.game).with_symbols
            table.check_begun()
            view = table.rules.view(table.state, None)
            lines = [words.tell(line, marked_names(table)) for line in table.game.guide.status(view)]
            if table.status is Status.RUNNING:
                lines += [waiting_for(table, words), *await status_lines(interaction, table, words)]
            await tell(interaction, fit("\n".join(filter(None, lines)), MOST_CHARACTERS))

    @app_commands.command(name=_("me"), description=sentence("command-me"))
    @costs(Cost.CLICK)
    async def me(self, interaction: discord.Interaction[Any]) -> None:
        """The asker's own things, and what they would score."""
        async with guard(interaction):
            table = await table_here(interaction)
            words = words_for(interaction, table.game).with_symbols
            table.check_begun()
            seat = table.seat_of(interaction.user.id)
            await tell(interaction, fit("\n".join(self._own_lines(table, seat, words)), MOST_CHARACTERS))

    def _own_lines(self, table: Table, seat: Seat, words: Words) -> list[str]:
        """What a player has settled in secret, their own things, and what these score."""
        if table.status is Status.OVER:
            return rest_lines(table, seat, words)
        guide, view = table.game.guide, table.rules.view(table.state, seat)
        return [
            words.tell(line, marked_names(table)) for line in (*guide.sealed(view, seat), *guide.summary(view, seat))
        ]

    @app_commands.command(name=_("help"), description=sentence("command-help"))
    @costs(Cost.CLICK)
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """How to begin, in a few lines."""
        async with guard(interaction):
            words = words_for(interaction, self.game)
            lesson = [words.say("help-learn")] if self.game.declaration.lesson else []
            about = [*computer_lines(self.game, words), *credit_lines(self.game, words)]
            lines = [f"## {words.say('title')}", *lesson, words.say("help"), *about]
            await show(interaction, Leaflet("\n".join(lines), self.game, words), is_new=True)


def commands_for(game: Game) -> type[GameCommands]:
    """The commands of one game: a group by its name, with `new` made from what the game declares."""
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
    """Called by discord.py, which loads this module as an extension."""
    for name in GAMES:
        await bot.add_cog(commands_for(load_game(name))(bot))
