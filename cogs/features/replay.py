"""The replay of a finished game, step by step in one private message, and `/<game> replay`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands
from msgspec import Struct

from bot.games.contract import Line, Seat, Seats, decode
from bot.pictures.painter import Picture
from bot.pictures.scene import Scene, choose_look
from bot.pictures.sights import BOARD, SCORES, kind_of
from bot.records.replay_steps import HeadingChange, PointChange, ReplayStep
from bot.tables.allowance import Cost
from bot.tables.people import PersonSettings
from bot.tables.posts import Part
from bot.tables.table import Table
from bot.words.summaries import HEADING, SMALL
from bot.words.symbols import cut
from bot.words.words import Words, plain_rows
from cogs.cards.card import Card
from cogs.cards.components import Button, Option, Select
from cogs.cards.controls import NUMBER, REPLAY, TABLE, Act, Control, Fact, picked_values, read_number
from cogs.cards.narration import narrate, narrate_in_full
from cogs.features.film import DOWNLOAD
from cogs.panel.play import is_private
from cogs.pictures.painting import attach, paint_scene, send_lighter
from cogs.replies.allowed import costs
from cogs.replies.guard import guard, words_for
from cogs.replies.names import marked_names, narration_names, plain_names, text_names
from cogs.replies.phrases import shorten, words_at
from cogs.replies.place import Reach, table_here
from cogs.replies.replies import publish, show
from cogs.replies.translator import sentence

if TYPE_CHECKING:
    from cogs.hall import Interaction


WAY = Fact("way", "at|first|back|next|mine")
STEP = Control("step", TABLE, WAY, NUMBER, reach=Reach.PLAYER)
"""Shows a step of a replay; the id holds the step shown before the click, and which way to go from it."""
ROUND = Control("round", TABLE, reach=Reach.PLAYER)
"""Select menu of rounds: shows the first step of one."""
WHY = Control("why", TABLE, NUMBER, reach=Reach.PLAYER)
"""Explains the points of a step by the rules."""
SHARE_MOMENT = Control("showstep", TABLE, NUMBER, reach=Reach.CHANNEL)
"""Posts a step publicly."""
FILE = "replay.png"
MOST_ROUNDS = 24
"""Maximum number of rounds in the list, which also has the result."""
LABEL = 100
"""Maximum length of an option in the list of rounds."""
NEWS, RULE = 1800, 900
"""Maximum lengths of the narration of a step, and of a rule."""
MOST_RULES = 3
"""Maximum number of rules that explain the points of a step."""


class Replayed(Struct, frozen=True):
    """All steps of a finished game, and the number of the step to show."""

    table: Table
    steps: Sequence[ReplayStep]
    number: int
    reader: Seat | None
    """The seat of the user who views the replay, if they have one."""

    @property
    def step(self) -> ReplayStep:
        """The step that is shown."""
        return self.steps[self.number]

    @property
    def next_own(self) -> int | None:
        """The number of the next step in which the reader decided something."""
        later = range(self.number + 1, len(self.steps))
        return next((number for number in later if self.reader in self.steps[number].deciders), None)

    def go(self, way: str) -> int:
        """Return the number of the step to which a button leads."""
        own = self.number if self.next_own is None else self.next_own
        return {"first": 0, "back": self.number - 1, "next": self.number + 1, "mine": own}.get(way, self.number)


def name_step(game: Replayed, number: int, words: Words) -> str:
    """Return the time of a step, such as round and turn."""
    return plain_rows(words.tell(game.steps[number].status, text_names(game.table)))[0]


def list_rounds(game: Replayed, words: Words) -> dict[int, str]:
    """Return the names of rounds by their first steps' numbers, and of the result by the last step's number."""
    rounds: dict[int, str] = {}
    for number in range(len(game.steps) - 1):
        name = name_step(game, number, words).partition(",")[0]
        if name not in list(rounds.values())[-1:]:
            rounds[number] = name
    return {**dict([*rounds.items()][:MOST_ROUNDS]), len(game.steps) - 1: words.say("replay-result")}


def tell_step(game: Replayed, words: Words) -> str:
    """Tell what happened in a step: briefly, or in full if the brief narration is empty."""
    part, names = Part(game.step.lines, game.step.picture, game.step.view), narration_names(game.table)
    heading = f"{HEADING}{name_step(game, game.number, words)}\n"
    told = narrate([part], words.with_symbols, names).removeprefix(heading)
    in_full = "\n".join(narrate_in_full(part.lines, words.with_symbols, names)).removeprefix(heading)
    return cut(told or in_full, NEWS)


class ReplayCard(Card):
    """One step: the board with rings around the changes, what happened, and controls that lead to other steps."""

    def __init__(self, game: Replayed, words: Words, pictures: Sequence[Picture]) -> None:
        super().__init__()
        self.game, self.words, self._pictures = game, words, pictures
        place = words.say("replay-step", step=game.number + 1, steps=len(game.steps))
        self.add_text(f"### {name_step(game, game.number, words)}", f"{SMALL}{place} · {words.say('title')}")
        for picture in pictures:
            self.add_pictures({FILE: picture.alt})
        if told := tell_step(game, words):
            self.add_text(told)
        self.add_row(*self._ways())
        self.add_row(self._rounds())
        self.add_row(*self._more())

    def files(self) -> list[discord.File]:
        """Return the file of the picture."""
        return [attach(picture, FILE) for picture in self._pictures]

    def _ways(self) -> Iterator[Button]:
        """Yield the buttons to the first, previous and next step, and to the reader's next decision."""
        number, last = self.game.number, len(self.game.steps) - 1
        yield self._way("first", number == 0)
        yield self._way("back", number == 0)
        yield self._way("next", number == last)
        if self.game.reader is not None:
            yield self._way("mine", self.game.next_own is None)

    def _way(self, way: str, is_end: bool) -> Button:
        style = ButtonStyle.primary if way == "next" else ButtonStyle.secondary
        button = STEP.button(self.words.say(f"replay-go-{way}"), style, self.game.table.id, way, self.game.number)
        button.disabled = is_end
        return button

    def _rounds(self) -> Select:
        rounds = list_rounds(self.game, self.words)
        options = [Option(shorten(name, LABEL), str(number)) for number, name in rounds.items()]
        return Select(ROUND.id(self.game.table.id), options, self.words.say("replay-rounds"))

    def _more(self) -> Iterator[Button]:
        """Yield the buttons that explain, share and download."""
        words, table, gray = self.words, self.game.table, ButtonStyle.secondary
        if self.game.step.points:
            yield WHY.button(words.say("replay-why"), gray, table.id, self.game.number)
        if self.game.reader is not None and not table.is_private:
            yield SHARE_MOMENT.button(words.say("button-share"), gray, table.id, self.game.number)
        yield DOWNLOAD.button(words.say("replay-download"), gray, table.id)


class SharedMoment(Card):
    """One step, shown to everyone."""

    def __init__(self, game: Replayed, words: Words, pictures: Sequence[Picture]) -> None:
        super().__init__()
        self._pictures = pictures
        name = marked_names(game.table)[game.reader or 0]
        shown = words.say("replay-shown", name=name, game=words.say("title"))
        self.add_text(f"### {name_step(game, game.number, words)}", shown)
        for picture in pictures:
            self.add_pictures({FILE: picture.alt})
        if told := tell_step(game, words):
            self.add_text(told)
        label = words.say("button-replay")
        self.add_row(STEP.button(label, ButtonStyle.secondary, game.table.id, "at", game.number))

    def files(self) -> list[discord.File]:
        """Return the file of the picture."""
        return [attach(picture, FILE) for picture in self._pictures]


class WhyCard(Card):
    """Explains how a step changed the points: the numbers, the reasons, and the rules."""

    def __init__(self, game: Replayed, words: Words, pictures: Sequence[Picture]) -> None:
        super().__init__()
        self.game, self.words, self._pictures = game, words, pictures
        self.add_text(f"### {words.say('replay-why')}", SMALL + name_step(game, game.number, words))
        for picture in pictures:
            self.add_pictures({FILE: picture.alt})
        self.add_text(*[row for change in game.step.points for row in self._figures(change)])
        for topic in self._topics():
            self.add_text(*self._rule(topic))
        back = words.say("replay-to-step")
        self.add_row(STEP.button(back, ButtonStyle.primary, game.table.id, "at", game.number))

    def files(self) -> list[discord.File]:
        """Return the file of the picture."""
        return [attach(picture, FILE) for picture in self._pictures]

    def _figures(self, change: PointChange) -> list[str]:
        """Return a player's points before and after the step, and the reasons."""
        name = marked_names(self.game.table)[change.seat]
        told = [self._tell_heading(heading) for heading in change.headings]
        return [
            self.words.say("replay-points", name=name, before=change.before, after=change.after),
            SMALL + " · ".join(told),
        ]

    def _tell_heading(self, change: HeadingChange) -> str:
        what = self.words.tell(Line(f"{change.heading}-name"), ())
        points = f"{change.after - change.before:+}".replace("-", "\u2212")
        told = f"{what} {points}"
        whys = [self.words.tell(why, text_names(self.game.table)) for why in change.reasons if why.facts]
        return f"{told} ({'; '.join(whys)})" if whys else told

    def _topics(self) -> list[str]:
        """Return the topics of the rules behind the points, without duplicates."""
        step, guide = self.game.step, self.game.table.game.guide
        found: dict[str, None] = {}
        for change in step.points:
            own = tuple(line for line in step.lines if Seats((change.seat,)) in line.facts.values())
            topics = [guide.rule_of(why, own) for heading in change.headings for why in heading.reasons]
            found |= dict.fromkeys(filter(None, topics))
        return [*found][:MOST_RULES]

    def _rule(self, topic: str) -> list[str]:
        """Return the title and the text of a rule."""
        title = self.words.say("replay-rule", topic=self.words.say(f"topic-{topic}-title"))
        lines, words = self.game.table.game.guide.read_topic(topic), self.words.with_symbols
        told = [words.tell(line, (), "topic") for line in lines]
        return [f"**{title}**", cut("\n".join(told), RULE)]


@costs(Cost.REPLAY)
async def open_replay(interaction: "Interaction", table_id: int) -> None:
    """Show the first step; if the clicked card is private, in its place."""
    table = await interaction.client.manager.table(table_id)
    await _show(interaction, await _find(interaction, table, 0), not is_private(interaction, table))


@costs(Cost.PICTURE)
async def go_to_step(interaction: "Interaction", table_id: int, way: str, number: int) -> None:
    """Show the step to which a button leads. Raises `NotOver` and `NoReplay`."""
    table = await interaction.client.manager.table(table_id)
    game = await _find(interaction, table, number)
    await _show(interaction, _at(game, game.go(way)), not is_private(interaction, table))


@costs(Cost.PICTURE)
async def go_to_round(interaction: "Interaction", table_id: int) -> None:
    """Show the first step of the round picked from the list."""
    number = read_number("".join(picked_values(interaction)[:1])) or 0
    await go_to_step(interaction, table_id, "at", number)


@costs(Cost.PICTURE)
async def explain_points(interaction: "Interaction", table_id: int, number: int) -> None:
    """Explain the points of a step; if it changed no points, show the step itself."""
    table = await interaction.client.manager.table(table_id)
    game = await _find(interaction, table, number)
    card = WhyCard if game.step.points else ReplayCard
    await _show(interaction, game, not is_private(interaction, table), card)


@costs(Cost.REPLAY)
async def share_moment(interaction: "Interaction", table_id: int, number: int) -> None:
    """Post a step publicly, in the table's language.

    Raises `NotSeated`, `NotOver`, `AlreadyShown` and `TooManyMoments`.
    """
    manager = interaction.client.manager
    table = await manager.table(table_id)
    seat = table.seat_of(interaction.user.id)
    game = await _find(interaction, table, number)
    words = words_at(interaction.client, table)

    async def send(pictures: list[Picture], _why: str) -> None:
        card = SharedMoment(game, words, pictures)
        await publish(interaction, card, make_files=card.files)

    async with manager.shared_moments.showing(table, seat, game.number):
        await send_lighter(table.game.painter, await _paint(game, words, PersonSettings()), send)


async def _find(interaction: "Interaction", table: Table, number: int) -> Replayed:
    """Return a step of a finished game, or the last one if `number` is too high. Raises `NotOver` and `NoReplay`."""
    steps = await interaction.client.manager.replays.steps(table)
    users = [seat.user for seat in table.now.seats]
    reader = users.index(interaction.user.id) if interaction.user.id in users else None
    return _at(Replayed(table, steps, 0, reader), number)


def _at(game: Replayed, number: int) -> Replayed:
    return Replayed(game.table, game.steps, max(0, min(number, len(game.steps) - 1)), game.reader)


async def _show(interaction: "Interaction", game: Replayed, is_new: bool, make_card: Any = ReplayCard) -> None:
    """Show a step, in place of the clicked card or as a new private one."""
    words = words_for(interaction, game.table.game)
    liked = await interaction.client.people.settings(interaction.user.id)

    async def send(pictures: list[Picture], _why: str) -> None:
        card = make_card(game, words, pictures)
        await show(interaction, card, is_new, card.files)

    await send_lighter(game.table.game.painter, await _paint(game, words, liked), send)


async def _paint(game: Replayed, words: Words, liked: PersonSettings) -> list[Picture]:
    painted = await paint_scene(game.table.game, _scene(game, liked), words)
    return [painted] if painted else []


def _scene(game: Replayed, liked: PersonSettings) -> Scene:
    """Return the scene of a step: the board, with rings around the changes, or the final scores."""
    table, rules, settings = game.table, game.table.rules, game.table.now.settings
    view, look = decode(rules, game.step.view), choose_look((liked.theme, liked.size), (settings.theme, settings.size))
    if kind_of(game.step.picture) == SCORES:
        return Scene(view, plain_names(table), SCORES, look=look, scores=rules.scores(view), lines=game.step.lines)
    before = decode(rules, game.steps[game.number - 1].view) if game.number else None
    return Scene(view, plain_names(table), BOARD, look=look, before=before)


ACTS: Mapping[Control, Act] = {
    REPLAY: open_replay,
    STEP: go_to_step,
    ROUND: go_to_round,
    WHY: explain_points,
    SHARE_MOMENT: share_moment,
}


class ReplayCommand(commands.Cog):
    """`/<game> replay`."""

    @app_commands.command(name=_("replay"), description=sentence("command-replay"))
    @costs(Cost.REPLAY)
    async def replay(self, interaction: discord.Interaction[Any]) -> None:
        """Show the first step of a finished game."""
        async with guard(interaction):
            table = await table_here(interaction)
            await _show(interaction, await _find(interaction, table, 0), is_new=True)
