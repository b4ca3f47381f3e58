"""`/stats`: a player's or a server's finished games, as pictures."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.catalogue import GAMES, describe_statistics, load_game
from bot.errors import BotNamed, NotInServer, StatsHidden
from bot.games.contract import NAME_PATTERN
from bot.pictures.painter import Picture
from bot.pictures.scene import choose_look
from bot.pictures.statistics import StatisticsPage
from bot.statistics.tally import Tally
from bot.statistics.totals import Totals
from bot.tables.allowance import Cost
from bot.words.summaries import SMALL
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Button
from cogs.cards.controls import PERSON, Act, Control, Fact
from cogs.features.honors import tell_honors, title_of
from cogs.features.leaderboard import switch_button
from cogs.hall import Hall, Interaction
from cogs.pictures.painting import attach, paint_statistics, send_lighter
from cogs.pictures.statistics import (
    find_opponents,
    find_record_holders,
    find_regulars,
    make_duels_page,
    make_games_page,
    make_person_page,
    make_records_page,
    make_server_page,
)
from cogs.replies.allowed import costs
from cogs.replies.guard import guard, words_for
from cogs.replies.names import escape, known_name, name_of, plain_server_name
from cogs.replies.replies import show
from cogs.replies.rights import manages_server
from cogs.replies.translator import game_sentence, sentence
from cogs.replies.visibility import find_shown, is_shown

FILE = "statistics.png"
ME, SERVER, DUELS, RECORDS, BY_GAME = "me", "server", "duels", "records", "games"
OF_SERVER = (SERVER, RECORDS)
"""The parts that concern a server."""
PARTS = (ME, SERVER, DUELS, RECORDS, BY_GAME)
ALL_GAMES = ""
STATS = Control("stats", PERSON, Fact("what", "|".join(PARTS)), Fact("of", f"{NAME_PATTERN}|"))
"""Shows a part of the statistics: of this person or of the server, of one kind of game or of all."""


class Asked(NamedTuple):
    """What a user wants to see."""

    user: int
    part: str
    game: str
    told: str = ""
    """The clean name of another user, if Discord has told it."""


class Found(NamedTuple):
    """A page (None if it would be empty), and the person's name for the first button."""

    page: StatisticsPage | None
    label: str


class StatsCard(Card):
    """A page as a picture or in words, with a button for each part."""

    def __init__(
        self, buttons: list[list[Button]], pictures: list[Picture], text: str, notes: Sequence[str] = ()
    ) -> None:
        super().__init__()
        self._pictures = pictures
        for picture in pictures:
            self.add_pictures({FILE: picture.alt})
        if not pictures:
            self.add_text(text)
        if notes:
            self.add_text("\n".join(f"{SMALL}{note}" for note in notes))
        for row in buttons:
            self.add_row(*row)

    def files(self) -> list[discord.File]:
        """Return the file of the picture."""
        return [attach(picture, FILE) for picture in self._pictures]


async def show_stats(interaction: Interaction, asked: Asked, *, is_new: bool) -> None:
    """Show a part of the statistics. Raises `StatsHidden`, `NotInServer` and `UnknownGame`."""
    if asked.part in OF_SERVER and interaction.guild is None:
        raise NotInServer()
    words, liked = words_for(interaction), await interaction.client.people.settings(interaction.user.id)
    game = load_game(asked.game).words(words.language).say("title") if asked.game else ALL_GAMES
    if not await is_shown(interaction, asked.user, await _shared_servers(interaction, asked.user)):
        raise StatsHidden()
    own = await interaction.client.manager.statistics.of_user(asked.user)
    found = await MAKERS[asked.part](interaction, asked, own, game)
    text = words.say("stats-none") if found.page is None else escape(await describe_statistics(found.page, words))
    look = choose_look((liked.theme, liked.size))
    painted = None if found.page is None or liked.text else await paint_statistics(found.page, words, look)
    buttons = await _make_buttons(interaction, asked, found.label, words)
    notes = await tell_honors(interaction, asked.user, asked.game, words) if asked.part == ME else ()

    async def send(pictures: list[Picture], _why: str) -> None:
        card = StatsCard(buttons, pictures, text, notes)
        await show(interaction, card, is_new=is_new, make_files=card.files)

    await send_lighter(load_game(next(iter(GAMES))).painter, [painted] if painted else [], send)


async def _shared_servers(interaction: Interaction, user: int) -> tuple[int, ...]:
    """Return the servers in which the viewer has played with a user."""
    if user == interaction.user.id:
        return ()
    viewer = await interaction.client.manager.statistics.of_user(interaction.user.id)
    return viewer.servers.with_user(user)


async def _make_buttons(interaction: Interaction, asked: Asked, name: str, words: Words) -> list[list[Button]]:
    """Return a button per part and, on the server's page for its managers, the leaderboard's switch."""
    here = PARTS if interaction.guild else [part for part in PARTS if part not in OF_SERVER]
    labels = {part: words.say(f"stats-part-{part}") for part in here}
    if asked.user != interaction.user.id:
        labels[ME] = name or words.say("picture-stats-player")
    rows = [[_part_button(asked, part, label) for part, label in labels.items()]]
    if asked.part == SERVER and manages_server(interaction):
        rows.append([await switch_button(interaction, words)])
    return rows


def _part_button(asked: Asked, part: str, label: str) -> Button:
    style = ButtonStyle.primary if part == asked.part else ButtonStyle.secondary
    return STATS.button(label, style, asked.user, part, asked.game)


async def _make_me(interaction: Interaction, asked: Asked, own: Totals, game: str) -> Found:
    tally, name = own.tally(asked.game), await _name_in(interaction, asked, own)
    if asked.user not in tally.people:
        return Found(None, name)
    shown = await _name_opponents(interaction, asked, own, tally)
    now = interaction.client.manager.now()
    return Found(make_person_page(asked.user, name, tally, shown, now, game), name)


async def _make_duels(interaction: Interaction, asked: Asked, own: Totals, game: str) -> Found:
    tally, name = own.tally(asked.game), await _name_in(interaction, asked, own)
    shown = await _name_opponents(interaction, asked, own, tally)
    page = make_duels_page(asked.user, name, tally, shown, game)
    return Found(page if page.opponents else None, name)


async def _make_by_game(interaction: Interaction, asked: Asked, own: Totals, game: str) -> Found:
    name, titles = await _name_in(interaction, asked, own), title_of(words_for(interaction))
    page = make_games_page(asked.user, name, own.tally(asked.game), titles, game)
    return Found(page if page.games else None, name)


async def _make_server(interaction: Interaction, asked: Asked, own: Totals, game: str) -> Found:
    server, name = _server_here(interaction), await _name_in(interaction, asked, own)
    tally = (await interaction.client.manager.statistics.of_server(server.id)).tally(asked.game)
    shown = await find_shown(interaction, [*find_regulars(tally), *find_record_holders(tally)])
    page = make_server_page(plain_server_name(server), tally, shown, title_of(words_for(interaction)), game)
    return Found(page if tally.games else None, name)


async def _make_records(interaction: Interaction, asked: Asked, own: Totals, game: str) -> Found:
    server, name = _server_here(interaction), await _name_in(interaction, asked, own)
    tally = (await interaction.client.manager.statistics.of_server(server.id)).tally(asked.game)
    shown = await find_shown(interaction, find_record_holders(tally))
    page = make_records_page(plain_server_name(server), tally, shown, title_of(words_for(interaction)), game)
    return Found(page if page.best else None, name)


def _server_here(interaction: Interaction) -> discord.Guild:
    assert interaction.guild  # noqa: S101  # `show_stats` has refused direct messages
    return interaction.guild


async def _name_in(interaction: Interaction, asked: Asked, own: Totals) -> str:
    """Return the name of the person whose statistics are shown."""
    if asked.user == interaction.user.id:
        return name_of(interaction.user)
    return asked.told or await _known_name(interaction, asked.user, own.tally())


async def _name_opponents(interaction: Interaction, asked: Asked, own: Totals, tally: Tally) -> Mapping[int, str]:
    """Return the names of the opponents whom the viewer may see."""
    shown = await find_shown(interaction, find_opponents(asked.user, tally), own.servers.with_user)
    return {user: await _known_name(interaction, user, own.tally()) for user in shown}


async def _known_name(interaction: Interaction, user: int, tally: Tally) -> str:
    """Return a player's name from games here, or else in a server where the viewer has played with them."""
    servers = (interaction.guild_id or 0, *await _shared_servers(interaction, user))
    name = known_name(tally.people[user], servers) if user in tally.people else ""
    return name or words_for(interaction).say("picture-stats-player")


MAKERS: Mapping[str, Callable[[Interaction, Asked, Totals, str], Awaitable[Found]]] = {
    ME: _make_me,
    SERVER: _make_server,
    DUELS: _make_duels,
    RECORDS: _make_records,
    BY_GAME: _make_by_game,
}
"""The function that makes each part."""

GAME_CHOICES = [app_commands.Choice(name=game_sentence(load_game(name), "title"), value=name) for name in GAMES]


class StatsCommand(commands.Cog):
    """`/stats`; it works in direct messages, too."""

    def __init__(self, bot: Hall) -> None:
        self.bot = bot

    @app_commands.command(name=_("stats"), description=sentence("command-stats"))
    @app_commands.describe(
        player=sentence("command-stats-player"),
        server=sentence("command-stats-server"),
        game=sentence("command-stats-game"),
    )
    @app_commands.choices(game=GAME_CHOICES)
    @costs(Cost.PICTURE)
    async def stats(
        self,
        interaction: discord.Interaction[Any],
        player: discord.User | None = None,
        server: bool = False,
        game: str = ALL_GAMES,
    ) -> None:
        """Show the statistics of the user, of another player or of this server. Raises `BotNamed`."""
        async with guard(interaction):
            if player and player.bot:
                raise BotNamed()
            asked = Asked(
                (player or interaction.user).id, SERVER if server else ME, game, name_of(player) if player else ""
            )
            await show_stats(interaction, asked, is_new=True)


@costs(Cost.PICTURE)
async def show_part(interaction: Interaction, person: int, part: str, game: str) -> None:
    """Show another part in place of the current one."""
    await show_stats(interaction, Asked(person, part, game), is_new=False)


ACTS: Mapping[Control, Act] = {STATS: show_part}


async def setup(bot: Hall) -> None:
    """Entry point of the extension, called by discord.py."""
    await bot.add_cog(StatsCommand(bot))
