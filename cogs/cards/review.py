"""A review on cards: how far it has come, what a player's decisions were worth, and one of them with its moment."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ButtonStyle, SelectOption, ui
from msgspec import Struct

from bot.games.contract import Seat
from bot.pictures.painter import Picture
from bot.records.review import Decision, Grade, Verdict, count_grades
from bot.tables.reviewing import Review
from bot.tables.table import Table
from bot.words.gathering import SMALL
from bot.words.symbols import cut
from bot.words.words import Words, plain_rows
from cogs.cards.card import Card
from cogs.cards.controls import LOOK_AT, LOOK_BACK, REVIEW, SHARE_REVIEW, WHAT_IF
from cogs.cards.judgements import name_chain, tell_difference
from cogs.pictures.painting import attach
from cogs.replies.names import marked_names, plain_names, text_names
from cogs.replies.wording import shorten

FILE = "review.png"
MOST_VERDICTS = 5
"""Decisions that a review names: those that have cost most."""
PLURALS = {Grade.BLUNDER: "blunders", Grade.MISTAKE: "mistakes", Grade.INACCURACY: "inaccuracies"}
"""By grade: how the sentence that counts them calls their number."""
ROW = 400
"""Characters of a decision's row."""
LABEL = 100
"""Characters of an option of a list."""


class SeatsGame(Struct, frozen=True):
    """A seat's finished game, with what was found about it."""

    table: Table
    seat: Seat
    review: Review
    decisions: Mapping[int, Decision]
    """By number."""
    own: Sequence[range]
    """The turns in which who sits there has decided."""

    @property
    def verdicts(self) -> list[Verdict]:
        """What has cost most of what its player has decided."""
        return [one for one in self.review.seat.verdicts if self._is_own(one)][:MOST_VERDICTS]

    @property
    def best(self) -> Verdict | None:
        """What deserves praise."""
        best = self.review.seat.best
        return best if best and best.lead > 0 and self._is_own(best) else None

    def _is_own(self, verdict: Verdict) -> bool:
        return verdict.number in self.decisions and any(verdict.number in turns for turns in self.own)


def name_moment(table: Table, decision: Decision, words: Words) -> str:
    """When and where something was decided; a question whose title has no time in it gets one."""
    guide, names = table.game.guide, plain_names(table)
    title = words.tell(guide.explain(decision.view, decision.prompt).title, names)
    when = plain_rows(words.tell(guide.status(decision.view)[0], names))[0]
    return title if when.partition(",")[0] in title else f"{when} · {title}"


def name_given(table: Table, decision: Decision, words: Words) -> str:
    """What was answered."""
    return name_chain(table.game, decision.view, ((decision.prompt, decision.answer),), words, text_names(table))


def say_cost(verdict: Verdict, words: Words) -> str:
    """How much of the outlook a decision has cost."""
    return words.say("review-cost", cost=round(100 * verdict.cost))


class WaitingCard(Card):
    """That a review is being found out, and how far it has come."""

    def __init__(self, table: Table, percent: int, words: Words) -> None:
        super().__init__()
        self.add_text(f"### {words.say('review-title')}", words.say("review-progress", percent=percent))
        self.add_row(REVIEW.button(words.say("button-refresh"), ButtonStyle.secondary, table.id))


class ReviewCard(Card):
    """What decisions have cost most, the chart of winning chances, and a word of praise."""

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
            self.add_row(look_back(game, options, words))
        if not is_public:
            share = SHARE_REVIEW.button(words.say("button-share"), ButtonStyle.secondary, game.table.id)
            self.add_row(share)

    def files(self) -> list[discord.File]:
        """Its picture, to be sent."""
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

    def _options(self) -> list[SelectOption]:
        named = {verdict.number: self.words.say(f"review-{verdict.grade}") for verdict in self.game.verdicts}
        if best := self.game.best:
            named[best.number] = self.words.say("review-praised")
        return [self._option(number, grade) for number, grade in named.items()]

    def _option(self, number: int, grade: str) -> SelectOption:
        moment = name_moment(self.game.table, self.game.decisions[number], self.words)
        return SelectOption(label=shorten(f"{grade} · {moment}", LABEL), value=str(number))


def look_back(game: SeatsGame, options: list[SelectOption], words: Words) -> ui.Select[Any]:
    """A list of decisions, of which one is shown."""
    custom_id = LOOK_BACK.id(game.table.id, game.seat)
    return ui.Select(custom_id=custom_id, options=options, placeholder=words.say("review-pick"))


class MomentCard(Card):
    """One decision: the board as its player saw it, what was answered, and what would have been better."""

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
        """Its picture, to be sent."""
        return [attach(picture, FILE) for picture in self._pictures]


def _ways(game: SeatsGame, number: int, words: Words) -> list[ui.Button[Any]]:
    """On in private from here, to the decisions before and after it, and back to the review."""
    table, numbers, gray = game.table.id, sorted(game.decisions), ButtonStyle.secondary
    at = numbers.index(number)
    earlier = LOOK_AT.button(words.say("button-earlier"), gray, table, game.seat, numbers[max(0, at - 1)])
    later = LOOK_AT.button(words.say("button-later"), gray, table, game.seat, numbers[min(len(numbers) - 1, at + 1)])
    earlier.disabled, later.disabled = at == 0, at == len(numbers) - 1
    if earlier.custom_id == later.custom_id:
        later.custom_id = f"{later.custom_id}0"  # the only decision of a game; neither can be pressed
    what_if = WHAT_IF.button(words.say("button-what-if"), ButtonStyle.primary, table, game.seat, number)
    return [what_if, earlier, later, REVIEW.button(words.say("button-review"), gray, table)]


def _tell_better(table: Table, decision: Decision, verdict: Verdict, words: Words) -> list[str]:
    """What would have been better, and why."""
    better = name_chain(table.game, decision.view, verdict.better, words, text_names(table))
    why = tell_difference(verdict.points, verdict.headings, words)
    error = max(1, round(100 * verdict.error))
    return [
        words.say("review-better", better=better, why=why),
        f"**{words.say(f'review-{verdict.grade}')}** · {say_cost(verdict, words)}",
        SMALL + words.say("review-error", error=error),
    ]
