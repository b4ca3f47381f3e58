"""The slash commands of one game: a group by its name, the same for every game of the catalogue."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.catalogue import GAMES, Game, load_game
from bot.errors import GameError, OldRules
from bot.games.contract import Seat, list_topics
from bot.tables.allowance import Cost
from bot.tables.lobby import LOBBY_CARD
from bot.tables.motions import END
from bot.tables.pace import PaceName
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.symbols import fit
from bot.words.words import Words
from cogs.cards.absent import status_lines
from cogs.cards.leaving import LeaveQuestion
from cogs.cards.newcomers import Leaflet
from cogs.cards.result import rest_lines
from cogs.cards.waiting import waiting_for
from cogs.clicks.again import send_record
from cogs.clicks.ending import ModeratorQuestion, agree_to_end
from cogs.clicks.lobby import gone_before, is_moderator
from cogs.clicks.pace import propose as propose_pace
from cogs.clicks.review import show_review
from cogs.clicks.rules import rules_card, title_of
from cogs.commands.learning import learn_command
from cogs.commands.opening import MOST_CHOICES, PACE_CHOICES, new_command
from cogs.commands.resuming import ResumeCommand
from cogs.commands.seats import SeatCommands
from cogs.commands.shortcuts import show_game, table_here
from cogs.commands.translator import game_sentence, sentence
from cogs.hall import Hall, Interaction
from cogs.pictures.board import show_board
from cogs.posting.standing import publish_card
from cogs.replies.allowed import costs
from cogs.replies.guard import guard, words_for
from cogs.replies.names import marked_names, plain_names
from cogs.replies.replies import show, tell
from cogs.replies.wording import computer_lines, credit_lines

MOST_CHARACTERS = 2000
"""Characters that Discord takes in a message without a card."""


class GameCommands(SeatCommands, ResumeCommand, commands.GroupCog):
    """`/<game> play`, `board` and the others, which act on the channel's table, whatever is played there."""

    game: Game

    def __init__(self, bot: Hall) -> None:
        super().__init__()
        self.bot = bot

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

    @app_commands.command(name=_("log"), description=sentence("command-log"))
    @costs(Cost.PICTURE)
    async def log(self, interaction: discord.Interaction[Any]) -> None:
        """The record of a finished game; while it runs, only how far it has come: the seed is a secret."""
        async with guard(interaction):
            await send_record(interaction, await table_here(interaction))

    @app_commands.command(name=_("review"), description=sentence("command-review"))
    @costs(Cost.REPLAY)
    async def review(self, interaction: discord.Interaction[Any]) -> None:
        """What the asker's decisions in a finished game were worth."""
        async with guard(interaction):
            await show_review(interaction, await table_here(interaction), is_new=True)

    @app_commands.command(name=_("rules"), description=sentence("command-rules"))
    @app_commands.describe(topic=sentence("command-rules-topic"))
    @costs(Cost.CLICK)
    async def rules(self, interaction: discord.Interaction[Any], topic: str = "") -> None:
        """One topic of the rules in a few words; without one, the list of all."""
        async with guard(interaction):
            await show(interaction, rules_card(self.game, topic, words_for(interaction, self.game)), is_new=True)

    @rules.autocomplete("topic")
    async def topic_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The topics whose title fits what was typed."""
        words = words_for(interaction, self.game)
        titles = {topic: title_of(topic, words) for topic in list_topics(self.game.guide)}
        fitting = [(topic, title) for topic, title in titles.items() if typed.lower() in title.lower()]
        return [app_commands.Choice(name=title[:100], value=topic) for topic, title in fitting[:MOST_CHOICES]]

    @app_commands.command(name=_("leave"), description=sentence("command-leave"))
    @costs(Cost.PICTURE)
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Out of the lobby; in a running game, the question whether a computer shall take the seat."""
        async with guard(interaction):
            table = await table_here(interaction)
            if table.status is Status.LOBBY:
                await self.bot.manager.lobby.leave(table.id, interaction.user.id)
                await publish_card(interaction, table, LOBBY_CARD)
                return
            table.check_running()
            table.seat_of(interaction.user.id)
            await show(interaction, LeaveQuestion(table, words_for(interaction)), is_new=True)

    @app_commands.command(name=_("end"), description=sentence("command-end"))
    @costs(Cost.CARD)
    async def end(self, interaction: discord.Interaction[Any]) -> None:
        """Ends the game: for a moderator after one more question, else when all players agree."""
        async with guard(interaction, is_public=not is_moderator(interaction)):
            try:
                table = await table_here(interaction)
            except OldRules:
                await self.bot.manager.closing.clear_away(
                    interaction.channel_id or 0, interaction.user.id, is_moderator(interaction)
                )
                await tell(interaction, words_for(interaction).say("ended"))
                return
            if table.status is Status.LOBBY:
                gone = await gone_before(interaction, table)
                await self.bot.manager.lobby.cancel(table.id, interaction.user.id, is_moderator(interaction), gone)
                await publish_card(interaction, table, LOBBY_CARD)
                return
            table.check_running()
            if is_moderator(interaction):
                table.check_running()
                question = ModeratorQuestion(table, interaction.user.id, words_for(interaction))
                await show(interaction, question, is_new=True)
                return
            await agree_to_end(interaction, table)
            await publish_card(interaction, table, END.code, is_called=True)

    @app_commands.command(name=_("pace"), description=sentence("command-pace"))
    @app_commands.describe(pace=sentence("command-new-pace"))
    @app_commands.choices(pace=PACE_CHOICES)
    @costs(Cost.CARD)
    async def pace(self, interaction: discord.Interaction[Any], pace: str) -> None:
        """Gives decisions another time, when all players agree."""
        async with guard(interaction, is_public=True):
            table = await table_here(interaction)
            table.check_running()
            await propose_pace(interaction, table, PaceName(pace))

    @app_commands.command(name=_("help"), description=sentence("command-help"))
    @costs(Cost.CLICK)
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """How to begin, in a few lines."""
        async with guard(interaction):
            words, name = words_for(interaction, self.game), self.game.name
            lesson = [words.say("help-learn", game=name)] if self.game.declaration.lesson else []
            about = [*computer_lines(self.game, words), *credit_lines(self.game, words)]
            lines = [f"## {words.say('title')}", *lesson, words.say("help", game=name), *about]
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
    kind: type[GameCommands] = app_commands.guild_only(made)
    return kind


async def setup(bot: Hall) -> None:
    """Called by discord.py, which loads this module as an extension."""
    for name in GAMES:
        await bot.add_cog(commands_for(load_game(name))(bot))
