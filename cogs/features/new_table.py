"""`/<game> new`: opening a table, with its options, its thread and its invitations."""

import asyncio
import inspect
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import locale_str as _
from msgspec import Struct
from msgspec.structs import replace

from bot.catalogue import Game
from bot.errors import BotInvited, NobodyInvited, NoInvitation, PlaysAlone, StrangerInvited, TooManyInvited
from bot.games.answers import complete_options
from bot.games.contract import Option
from bot.storage.leases import NO_SERVER
from bot.storage.rows import SeatRow
from bot.tables.allowance import Cost
from bot.tables.lobby import LOBBY_CARD, Venue
from bot.tables.pace import PaceName
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.words.words import LANGUAGES
from cogs.cards.live import post_card, publish_card
from cogs.features.lobby import INVITE_CARD, name_computer
from cogs.features.pace import PACE_CHOICES
from cogs.features.settings import SIZE_CHOICES, THEME_CHOICES
from cogs.posting.threads import thread_for_table
from cogs.replies.allowed import costs
from cogs.replies.guard import cause_of, guard
from cogs.replies.members import Membership
from cogs.replies.names import name_of
from cogs.replies.translator import MOST_CHOICES, game_sentence, level_sentence, sentence

if TYPE_CHECKING:
    from cogs.hall import Interaction


Callback: TypeAlias = Callable[..., Awaitable[None]]

LANGUAGE_CHOICES = [app_commands.Choice(name=sentence(f"language-{code}"), value=code) for code in LANGUAGES]


USUAL_FEW = 3
"""Number of seats in a game against computers, if the game allows that many."""


class Parameter(Struct, frozen=True):
    """An option of the command."""

    name: str
    kind: Any
    """The annotation from which discord.py derives the option's type."""
    usual: Any
    description: app_commands.locale_str
    choices: tuple[app_commands.Choice[Any], ...] = ()


def new_command(game: Game) -> Any:
    """Build the `new` command of a game."""
    parameters = _parameters(game)

    @costs(Cost.PICTURE)
    async def new(self: Any, interaction: discord.Interaction[Any], **chosen: Any) -> None:
        """Open a table in this channel, or in a new thread."""
        async with guard(interaction, is_public=True):
            await NewTable(self.game, interaction, chosen, interaction.guild_id or NO_SERVER).open()

    _set_parameters(new, parameters)
    callback: Any = new
    return app_commands.command(name=_("new"), description=sentence("command-new"))(callback)


def _parameters(game: Game) -> list[Parameter]:
    """Return the command's options, including those of the game's rules."""
    most, texts = game.rules.seats.stop - 1, app_commands.Range[str, 0, 400]
    seats, computers = app_commands.Range[int, game.rules.seats.start, most], app_commands.Range[int, 0, most - 1]
    levels = tuple(app_commands.Choice(name=level_sentence(game, name), value=name) for name in game.computers)
    return [
        Parameter("players", seats, 0, sentence("command-new-players")),
        Parameter("computers", computers, 0, sentence("command-new-computers")),
        Parameter("level", str, "", sentence("command-new-level"), tuple(levels)),
        *(_rules_parameter(game, option) for option in game.rules.options),
        Parameter("pace", str, PaceName.RELAXED.value, sentence("command-new-pace"), tuple(PACE_CHOICES)),
        Parameter("hints", bool, True, sentence("command-new-hints")),
        Parameter("rated", bool, False, sentence("command-new-rated")),
        Parameter("thread", bool, False, sentence("command-new-thread")),
        Parameter("language", str, "", sentence("command-new-language"), tuple(LANGUAGE_CHOICES)),
        Parameter("invited", texts, "", sentence("command-new-invited")),
        Parameter("theme", str, "", sentence("command-new-theme"), tuple(THEME_CHOICES)),
        Parameter("size", str, "", sentence("command-new-size"), tuple(SIZE_CHOICES)),
    ]


def usual_choices(game: Game) -> dict[str, Any]:
    """Return the default settings of a table."""
    return {parameter.name: parameter.usual for parameter in _parameters(game)}


def _rules_parameter(game: Game, option: Option) -> Parameter:
    """Build an option for one of the game's rules; without a value, the rules' default applies."""
    named = {choice: game_sentence(game, f"option-{option.name}-{choice}") for choice in option.choices}
    choices = tuple(app_commands.Choice(name=name, value=choice) for choice, name in named.items())
    return Parameter(option.name, str, "", game_sentence(game, f"option-{option.name}"), choices[:MOST_CHOICES])


def _set_parameters(callback: Callback, parameters: list[Parameter]) -> None:
    """Set the signature from which discord.py builds a command's options."""
    given = inspect.Parameter.POSITIONAL_OR_KEYWORD
    own = [inspect.Parameter(name, given, annotation=Any) for name in ("self", "interaction")]
    options = [inspect.Parameter(one.name, given, default=one.usual, annotation=one.kind) for one in parameters]
    callback.__signature__ = inspect.Signature([*own, *options])  # type: ignore[attr-defined]
    callback.__qualname__ = "GameCommands.new"  # discord.py passes `self` only if the name is dotted
    app_commands.describe(**{one.name: one.description for one in parameters})(callback)
    app_commands.choices(**{one.name: list(one.choices) for one in parameters if one.choices})(callback)


def few_players(game: Game) -> int:
    """Return the number of players of a quick game against computers."""
    seats = game.rules.seats
    return min(max(USUAL_FEW, seats.start), seats.stop - 1)


class NewTable:
    """A table about to be opened, with a value for every parameter of the command."""

    def __init__(self, game: Game, interaction: "Interaction", chosen: dict[str, Any], server: int) -> None:
        self.game, self.interaction, self.chosen, self.server = game, interaction, chosen, server
        self.manager = interaction.client.manager
        self.is_private = server == NO_SERVER
        self.players = int(self.chosen["players"]) or self._usual_players()
        self.computers = self.players - 1 if self.is_private else min(int(self.chosen["computers"]), self.players - 1)

    def _usual_players(self) -> int:
        """Return the default number of seats: the maximum; in direct messages, the computers and the user."""
        seats, computers = self.game.rules.seats, int(self.chosen["computers"])
        if not self.is_private:
            return seats.stop - 1
        return max(seats.start, computers + 1) if computers else few_players(self.game)

    async def open(self) -> None:
        """Open the table and show its lobby."""
        settings, interaction = await self._settings(), self.interaction
        await self.manager.lobby.check_limits(interaction.user.id, self.server)
        if not self.chosen["thread"]:
            await self._show_lobby(await self._open_in(interaction.channel_id or 0, settings))
            return
        words = self.game.words(settings.language)
        name = words.say("thread-name", game=words.say("title"), host=name_of(interaction.user))
        async with thread_for_table(interaction, name) as channel:
            await self._show_lobby(await self._open_in(channel, settings))

    async def open_in(self, channel: int) -> Table:
        """Open the table in a channel without showing it. Raises `ChannelBusy`."""
        return await self._open_in(channel, await self._settings())

    async def _settings(self) -> Settings:
        interaction, chosen, rules = self.interaction, self.chosen, self.game.rules
        if chosen["rated"] and self.is_private:
            raise PlaysAlone()
        if chosen["level"]:
            self.game.computer(chosen["level"])
        options = {option.name: chosen[option.name] for option in rules.options if chosen[option.name]}
        complete_options(rules, options)
        place = interaction.locale if self.is_private else interaction.guild_locale or interaction.locale
        language = self.game.words(chosen["language"] or str(place)).language
        settings = Settings(self.players, language, options, chosen["level"], pace=PaceName(chosen["pace"]))
        invited = await read_invited(interaction, chosen["invited"], settings.players - 1 - self.computers)
        liked = (await interaction.client.people.settings(interaction.user.id)).theme if self.is_private else ""
        look = {"theme": chosen["theme"] or liked or settings.theme, "size": chosen["size"]}
        hints = chosen["hints"] and not chosen["rated"]
        return replace(settings, invited=invited, hints=hints, rated=chosen["rated"], **look)

    async def _open_in(self, channel: int, settings: Settings) -> Table:
        interaction = self.interaction
        await self.manager.endings.close_dead(channel, cause=cause_of(interaction))
        host = SeatRow(interaction.user.id, name_of(interaction.user))
        level = settings.level or self.game.best_computer
        numbers = range(1, 1 + self.computers)
        computers = tuple(SeatRow(None, name_computer(settings.language, number), level) for number in numbers)
        venue = Venue(self.server, channel, cause_of(interaction))
        return await self.manager.lobby.open(self.game.name, venue, host, settings, computers)

    async def _show_lobby(self, table: Table) -> None:
        interaction = self.interaction
        if table.channel == interaction.channel_id:
            await publish_card(interaction, table, LOBBY_CARD, is_called=True)
            return
        await post_card(interaction.client, table, LOBBY_CARD)
        await publish_card(interaction, table, f"{INVITE_CARD}.{interaction.channel_id}")


MENTIONS = re.compile(r"[\s,]*(?:<@!?[0-9]{1,20}>[\s,]*)+")
"""Pattern of a text that consists only of mentions."""
ID_BITS = 63
"""Bits of the largest user id, which both databases can store."""
PERSON = re.compile(r"<@!?([0-9]+)>")


async def read_invited(interaction: "Interaction", text: str, free: int) -> tuple[int, ...]:
    """Parse the users that a host mentions, without duplicates and the host; at most `free` seats are left for them.

    Raises `NoInvitation`, `PlaysAlone`, `NobodyInvited`, `TooManyInvited`, `StrangerInvited` and `BotInvited`.
    """
    if not text.strip():
        return ()
    if not MENTIONS.fullmatch(text):
        raise NoInvitation()
    if interaction.guild_id is None:
        raise PlaysAlone()
    invited = tuple(dict.fromkeys(int(user) for user in PERSON.findall(text) if int(user) != interaction.user.id))
    if not invited:
        raise NobodyInvited()
    if len(invited) > free:
        raise TooManyInvited(invited=len(invited), free=free)
    await asyncio.gather(*(_check_person(interaction, user) for user in invited))
    return invited


async def _check_person(interaction: "Interaction", user: int) -> None:
    """Refuse bots and users outside this server; if Discord does not answer, trust the host."""
    if user.bit_length() > ID_BITS:
        raise StrangerInvited()
    standing, _ = await interaction.client.members.ask(interaction.guild, user)
    if standing is Membership.GONE:
        raise StrangerInvited()
    if standing is Membership.BOT:
        raise BotInvited()
