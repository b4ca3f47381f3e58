"""The facts needed to answer a question, as rows of text."""

from collections.abc import Sequence

from bot.games.contract import Choice, Line, Offer, Question, Row, Shortcut
from bot.tables.table import Table
from bot.words.summaries import SMALL
from bot.words.words import Words
from cogs.replies.names import escape, marked_names, plain_names, text_names
from cogs.replies.phrases import shorten

LABEL, DETAIL = 80, 100
"""Maximum lengths of a button's label or list option, and of an option's description."""


class Wording:
    """Turns lines and options into text, with the names at a table."""

    def __init__(self, table: Table, words: Words) -> None:
        self.words = words
        self._table = table
        self._plain_names, self._marked_names = plain_names(table), marked_names(table)

    def tell(self, told: Line | Row) -> str:
        """Return a line as text, or a row as small print."""
        names = self._marked_names
        if isinstance(told, Line):
            return self.words.with_symbols.tell(told, names)
        heading = [self.words.with_symbols.tell(told.heading, names)] if told.heading else []
        words = self.words.with_symbols if told.has_symbols else self.words
        return SMALL + " · ".join([*heading, *[words.tell(line, names) for line in told.lines]])

    def say(self, line: Line | None, prefix: str, most: int) -> str:
        """Return a line as plain text for a button or list."""
        return shorten(self.words.tell(line, self._plain_names, prefix), most) if line else ""

    def label(self, choice: Choice | Shortcut) -> str:
        """Return the label of an option or shortcut."""
        return self.say(choice.label, "choice", LABEL)

    def detail(self, choice: Choice) -> str:
        """Return the description of an option in a list."""
        return self.say(choice.detail, "detail", DETAIL)

    def explain(self, choice: Choice) -> str:
        """Describe the effect of an option."""
        return self.words.with_symbols.tell(choice.detail, text_names(self._table), "detail") if choice.detail else ""

    def offer(self, offer: Offer) -> str:
        """Return an offer in small print, with a mark that says whether the player can get it now."""
        words, names = self.words.with_symbols, self._marked_names
        label, detail = words.tell(offer.label, names, "choice"), words.tell(offer.detail, names, "detail")
        return f"-# {'✓' if offer.is_in_reach else '✗'} **{label}** · {detail}"

    def outcome(self, shortcut: Shortcut) -> str:
        """Describe the cost and gain of a shortcut, under the shortcut's brief name if the game has one."""
        told = [escape(self.say(line, "detail", DETAIL)) for line in (shortcut.detail, shortcut.worth) if line]
        brief = Line(f"{shortcut.label.key}-brief", shortcut.label.facts)
        label = brief if self.words.has(f"choice-{brief.key}") else shortcut.label
        return f"**{escape(self.say(label, 'choice', LABEL))}:** {' · '.join(told)}" if told else ""


class Facts:
    """A question with its shortcuts, in rows of text."""

    def __init__(self, wording: Wording, question: Question, shortcuts: Sequence[Shortcut]) -> None:
        self.question, self.shortcuts = question, shortcuts
        self._wording = wording

    def title(self) -> str:
        """Return the title of the question."""
        return self._wording.tell(self.question.title)

    def titles(self) -> list[str]:
        """Return the title in bold, unless the question's picture shows it."""
        return [] if self.question.is_title_pictured else [f"**{self.title()}**"]

    def situation(self) -> list[str]:
        """Describe the player's situation, with the offers that no shortcut mentions."""
        told = [shortcut.label.facts for shortcut in self.shortcuts if shortcut.worth]
        alike = [offer.label.facts for offer in self.question.offers]
        offers = [
            one for one in self.question.offers if one.label.facts not in told or alike.count(one.label.facts) > 1
        ]
        return [*map(self._wording.tell, self.question.lines), *self._offers(offers)]

    def _offers(self, offers: Sequence[Offer]) -> list[str]:
        """Return one row for each offer without a price, and one row for all prices."""
        rows = [self._wording.offer(offer) for offer in offers if not offer.price]
        prices = [offer.price for offer in offers if offer.price]
        return [*rows, self._wording.tell(Row(tuple(prices)))] if prices else rows

    def means(self) -> list[str]:
        """List what the player can pay or answer with."""
        return [*map(self._wording.tell, self.question.means)]

    def beside(self) -> list[str]:
        """Return the facts that the question's picture leaves out."""
        return [*map(self._wording.tell, self.question.beside)]

    def outcomes(self) -> list[str]:
        """Describe costs and gains of shortcuts in small print; shortcuts without a gain share one row."""
        told = [(shortcut, row) for shortcut in self.shortcuts if (row := self._wording.outcome(shortcut))]
        plain = " · ".join([row for shortcut, row in told if not shortcut.worth])
        rows = [plain] if plain else []
        return [SMALL + row for row in [*rows, *[row for shortcut, row in told if shortcut.worth]]]

    def details(self) -> list[str]:
        """Describe the effect of each option that no shortcut or offer describes."""
        if self.shortcuts or self.question.offers:
            return []
        return [
            f"{SMALL}**{escape(self._wording.label(choice))}** · {self._wording.explain(choice)}"
            for choice in self.question.choices
            if choice.detail
        ]
