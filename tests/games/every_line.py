"""Collect every distinct line that random games of any game can produce."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, msgpack

from bot.catalogue import Game
from bot.games.chains import find_shortcuts
from bot.games.contract import Answer, Line, Prompt, Question, Row, Rules
from tests.games.walk import Decision, Walk


class Told(Struct, frozen=True):
    """A line with the prefix of its message key."""

    prefix: str
    line: Line

    @property
    def message(self) -> str:
        """The key of the line's message."""
        return f"{self.prefix}-{self.line.key}"


class Page(Struct, frozen=True):
    """Lines that are shown together."""

    kind: str
    """"panel", "status", "summary" or "scores"."""
    parts: tuple[Told, ...]


def told_lines(question: Question) -> list[Line]:
    """All lines of a question, including those in rows and those beside its picture."""
    told = (*question.lines, *question.means, *question.beside)
    return [line for one in told for line in (_row_lines(one) if isinstance(one, Row) else (one,))]


def _row_lines(row: Row) -> tuple[Line, ...]:
    """All lines of a row, the heading first."""
    return (row.heading, *row.lines) if row.heading else row.lines


def picks_from_both_ends(prompt: Prompt) -> Iterable[Answer]:
    """Return picks of every allowed size, from both ends of the list."""
    for number in range(1, prompt.most + 1):
        yield prompt.options[:number]
        yield prompt.options[-number:]


class EveryLine:
    """All lines of a game's rules and guide, collected from random games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = range(0)
        """Number of seats of the game being collected."""
        self.told: dict[bytes, Told] = {}
        self.pages: dict[bytes, Page] = {}
        self.most_sights = 0
        """The largest number of sights offered at the same time."""
        self.prompts: dict[str, Prompt] = {}
        """One prompt for each question."""
        self.can_pass: set[str] = set()
        """Questions that allow an empty answer."""
        self.doubted: set[str] = set()
        """Questions with an answer that needs confirmation."""

    def tell_game(self, seats: int, seed: int) -> None:
        """Play one random game to its scores and collect its lines."""
        walk, self.seats = Walk(self.game, seats, seed), range(seats)
        self._tell_scores(walk.go([self._tell_decision]))

    def _add(self, prefix: str, lines: Iterable[Line]) -> tuple[Told, ...]:
        parts = tuple(Told(prefix, line) for line in lines)
        for told in parts:
            self.told.setdefault(msgpack.encode(told), told)
        return parts

    def _add_page(self, kind: str, parts: tuple[Told, ...]) -> None:
        page = Page(kind, parts)
        self.pages.setdefault(msgpack.encode(page), page)

    def _tell_decision(self, rules: Rules[Any], decision: Decision) -> None:
        """Collect the lines of a decision, of the status after it, and of the next questions."""
        guide, state = self.game.guide, decision.after
        public, views = rules.view(state, None), [rules.view(state, seat) for seat in self.seats]
        for seat in self.seats:
            self._add("line", guide.sealed(views[seat], seat))
        self._add("line", [line for step in decision.steps for line in step.lines])
        self._add_page("status", self._add("line", guide.status(public)))
        for prompt in rules.prompts(state):
            self._tell_prompt(views[prompt.seat], prompt)
            call = guide.call(public, prompt)
            self._add("call", [Line(call.key, {**call.facts, "called": called}) for called in (1, 2)])
        for step in [step for step in decision.steps if step.picture]:
            self._tell_position(rules, step.state)

    def _tell_position(self, rules: Rules[Any], state: Any) -> None:
        """Collect the sights, and each seat's summary as seen by the seat and by the public."""
        guide, public = self.game.guide, rules.view(state, None)
        sights = guide.sights(public)
        self._add("sight", sights.values())
        self.most_sights = max(self.most_sights, len(sights))
        for view in (public, *(rules.view(state, seat) for seat in self.seats)):
            self._add_page("status", self._add("line", guide.status(view)))
        for seat in self.seats:
            for view in (rules.view(state, seat), public):
                self._add_page("summary", self._add("line", guide.summary(view, seat)))

    def _tell_prompt(self, view: Any, prompt: Prompt) -> None:
        guide, question = self.game.guide, self.game.guide.explain(view, prompt)
        assert tuple(choice.option for choice in question.choices) == prompt.options
        self.prompts[prompt.ask] = prompt
        page = self._add("line", (question.title, *told_lines(question)))
        page += self._add("choice", [offer.label for offer in question.offers])
        page += self._add("detail", [offer.detail for offer in question.offers])
        page += self._add("choice", [choice.label for choice in question.choices])
        page += self._add("detail", [choice.detail for choice in question.choices if choice.detail])
        shortcuts = find_shortcuts(self.game.rules, guide, view, prompt)
        page += self._add("choice", [shortcut.label for shortcut in shortcuts])
        page += self._add("detail", [line for one in shortcuts for line in (one.detail, one.worth) if line])
        self._add_page("panel", page)
        if prompt.most > 1:
            self._add("confirm", [guide.promise(view, prompt, picked) for picked in picks_from_both_ends(prompt)])
        if prompt.least == 0:
            self.can_pass.add(prompt.ask)
        doubts = [guide.doubt(view, prompt, answer) for answer in ((), *((option,) for option in prompt.options))]
        if told := self._add("doubt", [line for line in doubts if line]):
            self.doubted.add(prompt.ask)
            self._add_page("panel", told)

    def _tell_scores(self, state: Any) -> None:
        """Collect the final scores as every viewer sees them."""
        page: tuple[Told, ...] = ()
        for score in self.game.rules.scores(state):
            page += self._add("line", [reason.why for reason in score.reasons])
            page += self._add("line", [heading for heading, _ in self.game.guide.sum_up(score)])
        self._add_page("scores", page)
