"""The greeting's buttons: choosing a game to learn, play or open, and listing the user's games."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle
from msgspec import Struct

from bot.catalogue import GAMES, Game, load_game
from bot.pictures.painter import Picture
from bot.pictures.scene import choose_look
from bot.tables.allowance import Cost
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import Act, Control
from cogs.cards.details import A_ROW
from cogs.cards.newcomers import BEGIN, LEARN, MY_GAMES, OPEN_TABLE, PLAY_NOW
from cogs.features import lesson
from cogs.features.games import games_card
from cogs.features.play_now import open_table, play_now
from cogs.pictures.painting import attach, paint_games, send_lighter
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction

FILE = "games.png"


class Way(Struct, frozen=True):
    """One way to begin: the control of the buttons for the games, and the control's act."""

    control: Control
    act: Callable[["Interaction", str], Awaitable[None]]


WAYS = {"learn": Way(LEARN, lesson.begin), "play": Way(PLAY_NOW, play_now), "open": Way(OPEN_TABLE, open_table)}


class Chooser(Card):
    """A picture of all games and a button for each."""

    def __init__(self, way: str, games: list[Game], words: Words, pictures: list[Picture]) -> None:
        super().__init__()
        self._pictures = pictures
        self.add_text(words.say(f"choose-{way}"))
        for picture in pictures:
            self.add_pictures({FILE: picture.alt})
        titles = {game.name: game.words(words.language).say("title") for game in games}
        buttons = [WAYS[way].control.button(title, ButtonStyle.primary, name) for name, title in titles.items()]
        for first in range(0, len(buttons), A_ROW):
            self.add_row(*buttons[first : first + A_ROW])

    def files(self) -> list[discord.File]:
        """Return the file of the picture."""
        return [attach(picture, FILE) for picture in self._pictures]


@costs(Cost.PICTURE)
async def choose(interaction: "Interaction", way: str) -> None:
    """Ask which game to begin with; if there is only one game, begin it at once."""
    games = [game for game in map(load_game, GAMES) if way != "learn" or game.declaration.lesson]
    if len(games) == 1:
        await WAYS[way].act(interaction, games[0].name)
        return
    words, liked = words_for(interaction), await interaction.client.people.settings(interaction.user.id)
    painted = await paint_games(words.language, choose_look((liked.theme, liked.size)))

    async def send(pictures: list[Picture], _why: str) -> None:
        card = Chooser(way, games, words, pictures)
        await show(interaction, card, is_new=True, make_files=card.files)

    await send_lighter(games[0].painter, [painted] if painted else [], send)


@costs(Cost.CLICK)
async def list_games(interaction: "Interaction", _what: str) -> None:
    """List all games of the clicker."""
    card = await games_card(interaction.client, interaction.user.id, str(interaction.locale))
    await show(interaction, card, is_new=True)


ACTS: Mapping[Control, Act] = {BEGIN: choose, MY_GAMES: list_games}
