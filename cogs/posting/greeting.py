"""The bot says hello where it is new: what can be played, how to begin, and where to learn it."""

import logging

import discord
from discord.ext import commands

from bot.catalogue import GAMES, load_game
from bot.logs import about, describe_error
from bot.words.mentions import CommandMentions
from bot.words.words import words_in
from cogs.cards.card import Card
from cogs.cards.newcomers import learn_buttons, rules_button
from cogs.hall import Hall
from cogs.replies.replies import BROKEN

log = logging.getLogger(__name__)

MOST_TRIED = 3
"""Channels of a server in which it is tried."""


class Greeting(Card):
    """Hello, and for each game how to open a table and where to learn it."""

    def __init__(self, language: str, mentions: CommandMentions) -> None:
        super().__init__()
        self.add_text(words_in(language).say("greeting"))
        for game in map(load_game, GAMES):
            words = mentions.link(game.words(language), game.name)
            self.add_text(words.say("greeting-game", title=words.say("title")))
            self.add_row(*learn_buttons(game, words), rules_button(game, words))


class Greeter(commands.Cog):
    """Greets each server once: when the bot is invited, or where nobody has written yet."""

    def __init__(self, bot: Hall) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, server: discord.Guild) -> None:
        """Whoever has invited the bot sees that it is there."""
        await self._greet(server)

    async def greet_empty(self) -> None:
        """Where nobody has ever written, such as in a new sandbox, nobody knows how to begin."""
        for server in self.bot.guilds:
            if not any(channel.last_message_id for channel in _find_places(server)):
                await self._greet(server)

    async def _greet(self, server: discord.Guild) -> None:
        """In the first place that takes it; nothing depends on it, so what goes wrong is only logged."""
        if not self.bot.manager.part.works_for(server.id):
            return
        for channel in _find_places(server):
            try:
                await channel.send(view=Greeting(str(server.preferred_locale), self.bot.mentions), silent=True)
            except (discord.HTTPException, *BROKEN) as error:
                log.info("not_greeted", extra=about(server=server.id, channel=channel.id, error=describe_error(error)))
            else:
                return


def _find_places(server: discord.Guild) -> list[discord.TextChannel]:
    """Where the server welcomes people itself, then its first channels, of those that the bot may write in."""
    welcome = [server.system_channel] if server.system_channel else []
    places = dict.fromkeys((*welcome, *server.text_channels))
    rights = {channel: channel.permissions_for(server.me) for channel in places}
    return [channel for channel in places if rights[channel].view_channel and rights[channel].send_messages][
        :MOST_TRIED
    ]
