"""Greetings in new servers and for users who write to the bot: the games, and the ways to begin."""

import logging
from collections import OrderedDict
from typing import Any

import discord
from discord import ButtonStyle
from discord.ext import commands

from bot.catalogue import GAMES, load_game
from bot.logs import about, describe_error
from bot.pictures.painter import Picture
from bot.pictures.scene import Look, choose_look
from bot.words.words import Words, words_in
from cogs.cards.card import Card
from cogs.cards.newcomers import BEGIN, MY_GAMES
from cogs.hall import Hall
from cogs.pictures.painting import attach, describe_games, paint_games, send_lighter
from cogs.replies.replies import BROKEN

log = logging.getLogger(__name__)

FILE = "games.png"
MOST_TRIED = 3
"""Maximum number of channels to try per server."""
AGAIN_AFTER = 3600
"""Minimum seconds between two greetings for a user who writes to the bot."""
MOST_KEPT = 10_000
"""Maximum number of users whose time of greeting is kept."""
WAYS = {"learn": ButtonStyle.success, "play": ButtonStyle.primary, "open": ButtonStyle.secondary}


class Greeting(Card):
    """A greeting, a picture of all games, and a button for each way to begin."""

    def __init__(self, words: Words, pictures: list[Picture], *, offers_list: bool) -> None:
        super().__init__()
        self._pictures = pictures
        self.add_text(words.say("greeting"))
        for picture in pictures:
            self.add_pictures({FILE: picture.alt})
        if not pictures:
            self.add_text(*describe_games(words.language))
        row = [BEGIN.button(words.say(f"begin-{way}"), style, way) for way, style in WAYS.items()]
        if offers_list:
            row.append(MY_GAMES.button(words.say("button-my-games"), ButtonStyle.secondary, "games"))
        self.add_row(*row)

    def files(self) -> list[discord.File]:
        """Return the file of the picture."""
        return [attach(picture, FILE) for picture in self._pictures]


class Greeter(commands.Cog):
    """Greets each server once, when the bot is invited or if the server is empty, and users who write to the bot."""

    def __init__(self, bot: Hall) -> None:
        self.bot = bot
        self._greeted: OrderedDict[int, int] = OrderedDict()
        """By user: the time of the last greeting."""

    @commands.Cog.listener()
    async def on_guild_join(self, server: discord.Guild) -> None:
        """Greet a server that has invited the bot."""
        await self._greet(server)

    async def greet_empty(self) -> None:
        """Greet servers that contain no messages, such as a new sandbox."""
        for server in self.bot.guilds:
            if not any(channel.last_message_id for channel in _find_places(server)):
                await self._greet(server)

    async def _greet(self, server: discord.Guild) -> None:
        """Greet in the first channel that accepts the message; failures are only logged."""
        if not self.bot.manager.scope.works_for(server.id):
            return
        for channel in _find_places(server):
            if await self._say_hello(channel, str(server.preferred_locale), Look(), offers_list=False):
                return

    async def answer(self, message: Any) -> None:
        """Greet the author of a raw message to the bot, at most once per hour."""
        server, user = int(message.get("guild_id") or 0), int(message["author"]["id"])
        if not self.bot.answers(server, int(message["id"])) or self._was_greeted(user):
            return
        settings, place = await self.bot.people.settings(user), self.bot.get_guild(server)
        look = Look() if place else choose_look((settings.theme, settings.size))
        language = str(place.preferred_locale) if place else settings.language
        channel = self.bot.get_partial_messageable(int(message["channel_id"]), guild_id=server or None)
        await self._say_hello(channel, language, look, offers_list=True)

    def _was_greeted(self, user: int) -> bool:
        """True if a user was greeted recently; if not, record the time of a greeting now."""
        now = self.bot.manager.now()
        if now - self._greeted.get(user, now - AGAIN_AFTER) < AGAIN_AFTER:
            return True
        self._greeted[user] = now
        self._greeted.move_to_end(user)
        if len(self._greeted) > MOST_KEPT:
            self._greeted.popitem(last=False)
        return False

    async def _say_hello(
        self, channel: discord.abc.Messageable, language: str, look: Look, *, offers_list: bool
    ) -> bool:
        """Send the greeting. Returns True on success."""
        words, painted = words_in(language), await paint_games(words_in(language).language, look)

        async def send(pictures: list[Picture], _why: str) -> None:
            card = Greeting(words, pictures, offers_list=offers_list)
            await channel.send(view=card, files=card.files(), silent=True)

        try:
            await send_lighter(load_game(next(iter(GAMES))).painter, [painted] if painted else [], send)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("not_greeted", extra=about(error=describe_error(error)))
            return False
        return True


def _find_places(server: discord.Guild) -> list[discord.TextChannel]:
    """Return channels that the bot may write in: the system channel, then the first text channels."""
    welcome = [server.system_channel] if server.system_channel else []
    places = dict.fromkeys((*welcome, *server.text_channels))
    rights = {channel: channel.permissions_for(server.me) for channel in places}
    return [channel for channel in places if rights[channel].view_channel and rights[channel].send_messages][
        :MOST_TRIED
    ]
