"""`/leaderboard`: a server's ranking, if someone who manages the server has turned it on."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands
from msgspec.structs import replace

from bot.catalogue import GAMES, describe_statistics, load_game
from bot.errors import ManagersOnly, NoLeaderboard, NotInServer
from bot.pictures.painter import Picture
from bot.pictures.scene import Look, choose_look
from bot.pictures.statistics import RankingPage
from bot.statistics.leaderboard import Order, rank_people
from bot.tables.allowance import Cost
from bot.words.words import Words, words_in
from cogs.cards.card import Card
from cogs.cards.components import Button
from cogs.cards.controls import Act, Control, Fact
from cogs.hall import Hall, Interaction
from cogs.pictures.painting import attach, paint_statistics, send_lighter
from cogs.pictures.statistics import CANDIDATES, make_ranking_page
from cogs.replies.allowed import costs
from cogs.replies.guard import guard, words_for
from cogs.replies.names import escape, plain_server_name
from cogs.replies.replies import publish, show
from cogs.replies.rights import manages_server
from cogs.replies.translator import sentence
from cogs.replies.visibility import find_shown

FILE = "leaderboard.png"
RANKING = Control("ranks", Fact("way", "|".join(Order)))
"""Shows the leaderboard privately in another order."""
SWITCH = Control("rankson", Fact("way", "on|off"))
"""Turns a server's leaderboard on or off."""


class RankingCard(Card):
    """The leaderboard as a picture or in words, with a button for each order."""

    def __init__(self, page: RankingPage, words: Words, pictures: list[Picture], text: str) -> None:
        super().__init__()
        self._pictures = pictures
        for picture in pictures:
            self.add_pictures({FILE: picture.alt})
        if not pictures:
            self.add_text(text)
        self.add_row(*(_order_button(order, words, is_shown=order == page.order) for order in Order))

    def files(self) -> list[discord.File]:
        """Return the file of the picture."""
        return [attach(picture, FILE) for picture in self._pictures]


class SwitchCard(Card):
    """Says whether the leaderboard is on, with a button for those who manage the server."""

    def __init__(self, text: str, button: Button | None) -> None:
        super().__init__()
        self.add_text(text)
        if button:
            self.add_row(button)


def _order_button(order: Order, words: Words, *, is_shown: bool) -> Button:
    style = ButtonStyle.primary if is_shown else ButtonStyle.secondary
    return RANKING.button(words.say(f"leaderboard-order-{order}"), style, order)


async def switch_button(interaction: Interaction, words: Words) -> Button:
    """Return the button that turns this server's leaderboard on or off."""
    settings = await interaction.client.manager.servers.settings(_server_here(interaction).id)
    way = "off" if settings.has_leaderboard else "on"
    return SWITCH.button(words.say(f"leaderboard-turn-{way}"), ButtonStyle.secondary, way)


def _server_here(interaction: Interaction) -> discord.Guild:
    """Return this server. Raises `NotInServer`."""
    if interaction.guild is None:
        raise NotInServer()
    return interaction.guild


async def _make_page(interaction: Interaction, order: Order, *, is_public: bool) -> RankingPage:
    """Rank this server's players; leave out players hidden from the user or, if `is_public`, from anyone here."""
    server, manager = _server_here(interaction), interaction.client.manager
    tally = (await manager.statistics.of_server(server.id)).tally()
    ranked = rank_people(tally, order, manager.now())[:CANDIDATES]
    shown = await find_shown(interaction, ranked, is_public=is_public)
    return make_ranking_page(plain_server_name(server), tally, order, [user for user in ranked if user in shown])


class LeaderboardCommand(commands.Cog):
    """`/leaderboard`, only on servers."""

    def __init__(self, bot: Hall) -> None:
        self.bot = bot

    @app_commands.command(name=_("leaderboard"), description=sentence("command-leaderboard"))
    @app_commands.guild_only
    @costs(Cost.CARD)
    async def leaderboard(self, interaction: discord.Interaction[Any]) -> None:
        """Post the leaderboard; if it is off, say so privately. Raises `NoLeaderboard`."""
        async with guard(interaction, is_public=True):
            if (await self.bot.manager.servers.settings(_server_here(interaction).id)).has_leaderboard:
                await _post(interaction)
            elif manages_server(interaction):
                words = words_for(interaction)
                card = SwitchCard(words.say("leaderboard-off"), await switch_button(interaction, words))
                await show(interaction, card, is_new=True)
            else:
                raise NoLeaderboard()


async def _post(interaction: Interaction) -> None:
    """Post the leaderboard in the server's language."""
    words = words_in(str(_server_here(interaction).preferred_locale))
    page = await _make_page(interaction, Order.PLACE, is_public=True)
    painted = await paint_statistics(page, words, Look()) if page.ranks else None
    text = await _tell(page, words)

    async def send(pictures: list[Picture], _why: str) -> None:
        card = RankingCard(page, words, pictures, text)
        await publish(interaction, card, make_files=card.files)

    await send_lighter(load_game(next(iter(GAMES))).painter, [painted] if painted else [], send)


@costs(Cost.PICTURE)
async def show_order(interaction: Interaction, order: str) -> None:
    """Show the leaderboard privately in this order. Raises `NoLeaderboard`."""
    server = _server_here(interaction)
    if not (await interaction.client.manager.servers.settings(server.id)).has_leaderboard:
        raise NoLeaderboard()
    words, liked = words_for(interaction), await interaction.client.people.settings(interaction.user.id)
    page = await _make_page(interaction, Order(order), is_public=False)
    is_painted, look = bool(page.ranks) and not liked.text, choose_look((liked.theme, liked.size))
    painted = await paint_statistics(page, words, look) if is_painted else None
    text, is_new = await _tell(page, words), not _is_private(interaction)

    async def send(pictures: list[Picture], _why: str) -> None:
        card = RankingCard(page, words, pictures, text)
        await show(interaction, card, is_new=is_new, make_files=card.files)

    await send_lighter(load_game(next(iter(GAMES))).painter, [painted] if painted else [], send)


async def _tell(page: RankingPage, words: Words) -> str:
    """Return the leaderboard in words."""
    return escape(await describe_statistics(page, words)) if page.ranks else words.say("leaderboard-empty")


def _is_private(interaction: Interaction) -> bool:
    """True if the clicked message is private, and may be replaced."""
    return interaction.message is not None and interaction.message.flags.ephemeral


@costs(Cost.CLICK)
async def switch(interaction: Interaction, way: str) -> None:
    """Turn the leaderboard on or off. Raises `ManagersOnly`."""
    server = _server_here(interaction)
    if not manages_server(interaction):
        raise ManagersOnly()
    servers, words = interaction.client.manager.servers, words_for(interaction)
    await servers.change(server.id, lambda old: replace(old, has_leaderboard=way == "on"))
    card = SwitchCard(words.say(f"leaderboard-{way}"), await switch_button(interaction, words))
    await show(interaction, card, is_new=False)


ACTS: Mapping[Control, Act] = {RANKING: show_order, SWITCH: switch}


async def setup(bot: Hall) -> None:
    """Entry point of the extension, called by discord.py."""
    await bot.add_cog(LeaderboardCommand(bot))
