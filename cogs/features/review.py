"""The review of a finished game: its cards and chart, the clicks on them, and `/<game> review`."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands
from msgspec import Struct
from msgspec.structs import replace

from bot.errors import GameError, NotReviewed
from bot.games.contract import Seat
from bot.logs import about, describe_error
from bot.pictures.painter import Picture
from bot.pictures.scene import Scene
from bot.pictures.sights import BOARD, CHANCES
from bot.records.review import Decision, Grade, Verdict, count_grades
from bot.tables.allowance import Cost
from bot.tables.reviews import Review
from bot.tables.table import Table
from bot.words.summaries import SMALL
from bot.words.symbols import cut
from bot.words.words import Words, plain_rows
from cogs.cards.card import Card, Word
from cogs.cards.components import Button, Option, Select
from cogs.cards.controls import LOOK_AT, REVIEW, SEAT, TABLE, WHAT_IF, Act, Control, picked_values, read_number
from cogs.cards.judgements import name_chain, tell_difference
from cogs.panel.play import is_private
from cogs.pictures.painting import attach, paint_scene, send_lighter
from cogs.pictures.scenes import private_scene
from cogs.replies.allowed import costs
from cogs.replies.guard import guard, words_for
from cogs.replies.names import marked_names, plain_names, text_names
from cogs.replies.phrases import shorten
from cogs.replies.place import Reach, table_here
from cogs.replies.replies import BROKEN, AnswerPlace, change, publish, show
from cogs.replies.translator import sentence

if TYPE_CHECKING:
    from cogs.hall import Interaction


SHARE_REVIEW = Control("share", TABLE, reach=Reach.CHANNEL)
"""Posts the clicker's review publicly."""
LOOK_BACK = Control("lookback", TABLE, SEAT)
"""Select menu of a seat's decisions; shows the picked decision."""
FILE = "review.png"
MOST_VERDICTS = 5
"""Maximum number of decisions listed, most costly first."""
PLURALS = {Grade.BLUNDER: "blunders", Grade.MISTAKE: "mistakes", Grade.INACCURACY: "inaccuracies"}
"""Names of the facts in the summary sentence, by grade."""
ROW = 400
"""Maximum length of the row about a decision."""
LABEL = 100
"""Maximum length of an option in the list of decisions."""


class SeatsGame(Struct, frozen=True):
    """A finished game with the review of one seat."""

    table: Table
    seat: Seat
    review: Review
    decisions: Mapping[int, Decision]
    """The seat's decisions by number."""
    own: Sequence[range]
    """Turns during which the user held the seat."""

    @property
    def verdicts(self) -> list[Verdict]:
        """The user's own most costly decisions."""
        return [one for one in self.review.seat.verdicts if self._is_own(one)][:MOST_VERDICTS]

    @property
    def best(self) -> Verdict | None:
        """The user's best decision, if there is one to praise."""
        best = self.review.seat.best
        return best if best and best.lead > 0 and self._is_own(best) else None

    def _is_own(self, verdict: Verdict) -> bool:
        return verdict.number in self.decisions and any(verdict.number in turns for turns in self.own)


def name_moment(table: Table, decision: Decision, words: Words) -> str:
    """Return the time and title of a decision, or the title alone if it contains the time."""
    guide, names = table.game.guide, plain_names(table)
    title = words.tell(guide.explain(decision.view, decision.prompt).title, names)
    when = plain_rows(words.tell(guide.status(decision.view)[0], names))[0]
    return title if when.partition(",")[0] in title else f"{when} · {title}"


def name_given(table: Table, decision: Decision, words: Words) -> str:
    """Name the answer of a decision."""
    return name_chain(table.game, decision.view, ((decision.prompt, decision.answer),), words, text_names(table))


def say_cost(verdict: Verdict, words: Words) -> str:
    """State the cost of a decision in percentage points of winning chance."""
    return words.say("review-cost", cost=round(100 * verdict.cost))


class WaitingCard(Card):
    """The progress of a review being computed."""

    def __init__(self, table: Table, percent: int, words: Words) -> None:
        super().__init__()
        self.add_text(f"### {words.say('review-title')}", words.say("review-progress", percent=percent))
        self.add_row(REVIEW.button(words.say("button-refresh"), ButtonStyle.secondary, table.id))


class ReviewCard(Card):
    """The most costly decisions, the chart of winning chances, and some praise."""

    def __init__(self, game: SeatsGame, words: Words, pictures: Sequence[Picture], is_public: bool = False) -> None:
        super().__init__()
        self.game, self.words, self._pictures = game, words, pictures
        name = marked_names(game.table)[game.seat]
        self.add_text(f"### {words.say('review-title')}", words.say("review-of", name=name, game=words.say("title")))
        for picture in pictures:
            self.add_pictures({FILE: picture.alt})
        self.add_text(*self._summary())
        if verdicts := game.verdicts:
            self.add_text(*[cut(self._row(verdict), ROW) for verdict in verdicts])
        self.add_text(self._praise())
        if options := self._options():
            self.add_row(decision_list(game, options, words))
        if not is_public:
            share = SHARE_REVIEW.button(words.say("button-share"), ButtonStyle.secondary, game.table.id)
            self.add_row(share)

    def files(self) -> list[discord.File]:
        """Return the file of the picture."""
        return [attach(picture, FILE) for picture in self._pictures]

    def _summary(self) -> list[str]:
        found, counts = self.game.review.seat, count_grades(self.game.review.seat.verdicts)
        numbers = {PLURALS[grade]: count for grade, count in counts.items()}
        looked = self.words.say("review-looked", looked=found.looked_at, decisions=found.decisions)
        return [self.words.say("review-counts", **numbers), SMALL + looked]

    def _row(self, verdict: Verdict) -> str:
        table, words, decision = self.game.table, self.words, self.game.decisions[verdict.number]
        better = name_chain(table.game, decision.view, verdict.better, words, text_names(table))
        facts = {"moment": name_moment(table, decision, words), "answer": name_given(table, decision, words)}
        grade = words.say(f"review-{verdict.grade}")
        return f"**{grade}** · {words.say('review-row', **facts, better=better, cost=say_cost(verdict, words))}"

    def _praise(self) -> str:
        words, best = self.words, self.game.best
        if best is None:
            found = self.game.review.seat
            return words.say("review-steady", good=found.looked_at - len(found.verdicts), looked=found.looked_at)
        decision = self.game.decisions[best.number]
        facts = {"moment": name_moment(self.game.table, decision, words)}
        return words.say("review-best", **facts, answer=name_given(self.game.table, decision, words))

    def _options(self) -> list[Option]:
        named = {verdict.number: self.words.say(f"review-{verdict.grade}") for verdict in self.game.verdicts}
        if best := self.game.best:
            named[best.number] = self.words.say("review-praised")
        return [self._option(number, grade) for number, grade in named.items()]

    def _option(self, number: int, grade: str) -> Option:
        moment = name_moment(self.game.table, self.game.decisions[number], self.words)
        return Option(label=shorten(f"{grade} · {moment}", LABEL), value=str(number))


def decision_list(game: SeatsGame, options: list[Option], words: Words) -> Select:
    """Build the select menu of decisions."""
    return Select(LOOK_BACK.id(game.table.id, game.seat), options, words.say("review-pick"))


class MomentCard(Card):
    """One decision: the board as its player saw it, the answer, and a better one."""

    def __init__(self, game: SeatsGame, number: int, words: Words, pictures: Sequence[Picture]) -> None:
        super().__init__()
        self._pictures = pictures
        table, decision = game.table, game.decisions[number]
        verdict = next((one for one in game.review.seat.verdicts if one.number == number), None)
        self.add_text(f"### {name_moment(table, decision, words)}")
        for picture in pictures:
            self.add_pictures({FILE: picture.alt})
        question = words.say(f"ask-{decision.prompt.ask}")
        given = words.say(
            "review-given", name=marked_names(table)[game.seat], answer=name_given(table, decision, words)
        )
        self.add_text(f"**{question}**", given, *(_tell_better(table, decision, verdict, words) if verdict else []))
        self.add_row(*_ways(game, number, words))

    def files(self) -> list[discord.File]:
        """Return the file of the picture."""
        return [attach(picture, FILE) for picture in self._pictures]


def _ways(game: SeatsGame, number: int, words: Words) -> list[Button]:
    """Return buttons: to play on from here, to the previous and next decisions, and back to the review."""
    table, numbers, gray = game.table.id, sorted(game.decisions), ButtonStyle.secondary
    at = numbers.index(number)
    earlier = LOOK_AT.button(words.say("button-earlier"), gray, table, game.seat, numbers[max(0, at - 1)])
    later = LOOK_AT.button(words.say("button-later"), gray, table, game.seat, numbers[min(len(numbers) - 1, at + 1)])
    earlier.disabled, later.disabled = at == 0, at == len(numbers) - 1
    if earlier.custom_id == later.custom_id:
        # a game with one decision: both buttons are disabled, but Discord requires different ids
        later.custom_id = f"{later.custom_id}0"
    what_if = WHAT_IF.button(words.say("button-what-if"), ButtonStyle.primary, table, game.seat, number)
    return [what_if, earlier, later, REVIEW.button(words.say("button-review"), gray, table)]


def _tell_better(table: Table, decision: Decision, verdict: Verdict, words: Words) -> list[str]:
    """Say which answer would have been better, and why."""
    better = name_chain(table.game, decision.view, verdict.better, words, text_names(table))
    why = tell_difference(verdict.points, verdict.headings, words)
    error = max(1, round(100 * verdict.error))
    return [
        words.say("review-better", better=better, why=why),
        f"**{words.say(f'review-{verdict.grade}')}** · {say_cost(verdict, words)}",
        SMALL + words.say("review-error", error=error),
    ]


log = logging.getLogger(__name__)

STEP = 5
"""Minimum progress, in percentage points, between two updates of the card."""

_following: dict[tuple[int, int], "asyncio.Task[None]"] = {}
"""By user and table: the task that updates the user's newest card until the review is ready."""


@costs(Cost.REPLAY)
async def click_review(interaction: "Interaction", table_id: int) -> None:
    """Show the clicker's review; if the clicked card is private, in its place."""
    table = await interaction.client.manager.table(table_id)
    await show_review(interaction, table, is_new=not is_private(interaction, table))


async def show_review(interaction: "Interaction", table: Table, is_new: bool) -> None:
    """Show the user's review or its progress. Raises `NotOver` and `NotSeated`."""
    reviewing, seat = interaction.client.manager.reviews, table.seat_of(interaction.user.id)
    review = await reviewing.find(table, seat)
    if review:
        await _show_found(interaction, await _gather(interaction, table, seat, review), is_new)
        return
    reviewing.begin(table, seat)
    place = await show(interaction, _waiting(interaction, table, 0), is_new)
    _follow(interaction, table, seat, place)


def _waiting(interaction: "Interaction", table: Table, percent: int) -> WaitingCard:
    return WaitingCard(table, percent, words_for(interaction, table.game))


def _follow(interaction: "Interaction", table: Table, seat: Seat, place: AnswerPlace) -> None:
    """Update this card with the progress, and stop updating the user's previous card."""
    key = (interaction.user.id, table.id)
    if key in _following:
        _following[key].cancel()
    task = _following[key] = asyncio.create_task(_keep_up_for_long(interaction, table, seat, place))
    task.add_done_callback(lambda done: _following.pop(key) if _following.get(key) is done else None)


async def _keep_up_for_long(interaction: "Interaction", table: Table, seat: Seat, place: AnswerPlace) -> None:
    """Update the card for as long as Discord allows edits."""
    try:
        async with asyncio.timeout(interaction.client.timing.panel_life):
            await _keep_up(interaction, table, seat, place)
    except (discord.HTTPException, *BROKEN) as error:
        log.info("review_not_shown", extra=about(table=table.id, error=describe_error(error)))


async def _keep_up(interaction: "Interaction", table: Table, seat: Seat, place: AnswerPlace) -> None:
    reviewing, shown = interaction.client.manager.reviews, 0
    while (progress := reviewing.progress(table.id, seat)) is not None:
        percent = int(100 * progress) // STEP * STEP
        if percent != shown:
            await change(interaction, place, _waiting(interaction, table, percent), ())
            shown = percent
        await asyncio.sleep(interaction.client.timing.review_pause)
    try:
        review = await reviewing.find(table, seat)
        game = await _gather(interaction, table, seat, review) if review else None
    except GameError:  # the game cannot be replayed now
        game = None
    if game is None:
        failed = Word(words_for(interaction).say("review-failed"))
        await change(interaction, place, failed, ())
        return
    card = ReviewCard(game, words_for(interaction, table.game), await _paint_chart(interaction, game))
    await change(interaction, place, card, card.files())


async def _gather(interaction: "Interaction", table: Table, seat: Seat, review: Review) -> SeatsGame:
    reviewing = interaction.client.manager.reviews
    own = await reviewing.own_turns(table, table.now.seats[seat].user or 0)
    return SeatsGame(table, seat, review, await reviewing.decisions(table, seat), own)


async def _show_found(interaction: "Interaction", game: SeatsGame, is_new: bool) -> None:
    words = words_for(interaction, game.table.game)

    async def send(pictures: list[Picture], _why: str) -> None:
        card = ReviewCard(game, words, pictures)
        await show(interaction, card, is_new, card.files)

    await send_lighter(game.table.game.painter, await _paint_chart(interaction, game), send)


async def _paint_chart(interaction: "Interaction", game: SeatsGame) -> list[Picture]:
    scene = await _scene(interaction, game)
    return await _paint(interaction, game.table, replace(scene, sight=CHANCES, chances=game.review.chances))


async def _scene(interaction: "Interaction", game: SeatsGame) -> Scene:
    liked = await interaction.client.people.settings(interaction.user.id)
    return private_scene(game.table, game.seat, BOARD, liked)


async def _paint(interaction: "Interaction", table: Table, scene: Scene) -> list[Picture]:
    painted = await paint_scene(table.game, scene, words_for(interaction, table.game))
    return [painted] if painted else []


@costs(Cost.REPLAY)
async def share(interaction: "Interaction", table_id: int) -> None:
    """Post the clicker's review publicly, in the table's language. Raises `NotReviewed`."""
    manager, user = interaction.client.manager, interaction.user.id
    table = await manager.table(table_id)
    seat = table.seat_of(user)
    review = await manager.reviews.find(table, seat)
    if review is None:
        raise NotReviewed()
    game = await _gather(interaction, table, seat, review)
    words = interaction.client.symbols.illustrate(table.game.name, table.words)
    card = ReviewCard(game, words, await _paint_chart(interaction, game), is_public=True)
    await manager.reviews.share(table, seat)
    await publish(interaction, card, make_files=card.files)


@costs(Cost.REPLAY)
async def look_back(interaction: "Interaction", table_id: int, seat: int) -> None:
    """Show a decision picked from the list."""
    number = read_number("".join(picked_values(interaction)[:1]))
    await look_at(interaction, table_id, seat, -1 if number is None else number)


@costs(Cost.REPLAY)
async def look_at(interaction: "Interaction", table_id: int, seat: int, number: int) -> None:
    """Show a decision with its picture. Raises `NotSeated`, `NotShared`, `NotOver` and `NotReviewed`."""
    table, reviewing = await interaction.client.manager.table(table_id), interaction.client.manager.reviews
    await reviewing.check_reader(table, interaction.user.id, seat)
    review = await reviewing.find(table, seat)
    if review is None:
        raise NotReviewed()
    game = await _gather(interaction, table, seat, review)
    if number not in game.decisions:
        raise NotReviewed()
    scene = replace(await _scene(interaction, game), view=game.decisions[number].view)
    words, is_new = words_for(interaction, table.game), not is_private(interaction, table)

    async def send(pictures: list[Picture], _why: str) -> None:
        card = MomentCard(game, number, words, pictures)
        await show(interaction, card, is_new, card.files)

    await send_lighter(table.game.painter, await _paint(interaction, table, scene), send)


ACTS: Mapping[Control, Act] = {REVIEW: click_review, SHARE_REVIEW: share, LOOK_BACK: look_back, LOOK_AT: look_at}


class ReviewCommand(commands.Cog):
    """`/<game> review`."""

    @app_commands.command(name=_("review"), description=sentence("command-review"))
    @costs(Cost.REPLAY)
    async def review(self, interaction: discord.Interaction[Any]) -> None:
        """Show the review of a finished game."""
        async with guard(interaction):
            await show_review(interaction, await table_here(interaction), is_new=True)
