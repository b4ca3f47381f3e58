"""What to know for answering a question, as rows of text."""

from collections.abc import Sequence

from bot.games.contract import Choice, Line, Offer, Question, Row, Shortcut
from bot.tables.table import Table
from bot.words.gathering import SMALL
from bot.words.words import Words
from cogs.replies.names import escape, marked_names, plain_names, text_names
from cogs.replies.wording import shorten

LABEL, DETAIL = 80, 100
"""Characters of a button's label or a list's option, and of what stands below it."""


class Wording:
    """Lines and options in words, with the names at a table."""

    def __init__(self, table: Table, words: Words) -> None:
        self.words = words
        self._table = table
        self._plain_names, self._marked_names = plain_names(table), marked_names(table)

    def tell(self, told: Line | Row) -> str:
        """A line; a row in small print, without symbols, since there are too many things in it."""
        names = self._marked_names
        if isinstance(told, Line):
            return self.words.with_symbols.tell(told, names)
        heading = [self.words.with_symbols.tell(told.heading, names)] if told.heading else []
        return SMALL + " · ".join([*heading, *[self.words.tell(line, names) for line in told.lines]])

    def say(self, line: Line | None, prefix: str, most: int) -> str:
        """What stands on a button or in a list."""
        return shorten(self.words.tell(line, self._plain_names, prefix), most) if line else ""

    def label(self, choice: Choice | Shortcut) -> str:
        """What an option or a shortcut is called."""
        return self.say(choice.label, "choice", LABEL)

    def detail(self, choice: Choice) -> str:
        """What stands below an option in a list."""
        return self.say(choice.detail, "detail", DETAIL)

    def explain(self, choice: Choice) -> str:
        """What an option comes to, as a text."""
        return self.words.with_symbols.tell(choice.detail, text_names(self._table), "detail") if choice.detail else ""

    def offer(self, offer: Offer) -> str:
        """Small print, with a mark that says whether it can be had now."""
        words, names = self.words.with_symbols, self._marked_names
        label, detail = words.tell(offer.label, names, "choice"), words.tell(offer.detail, names, "detail")
        return f"-# {'✓' if offer.is_in_reach else '✗'} **{label}** · {detail}"

    def outcome(self, shortcut: Shortcut) -> str:
        """What a shortcut costs, leaves and brings; its name is shorter here where the game has a brief one."""
        told = [escape(self.say(line, "detail", DETAIL)) for line in (shortcut.detail, shortcut.worth) if line]
        brief = Line(f"{shortcut.label.key}-brief", shortcut.label.facts)
        label = brief if self.words.has(f"choice-{brief.key}") else shortcut.label
        return f"**{escape(self.say(label, 'choice', LABEL))}:** {' · '.join(told)}" if told else ""


class Facts:
    """A question with its shortcuts, in rows."""

    def __init__(self, wording: Wording, question: Question, shortcuts: Sequence[Shortcut]) -> None:
        self.question, self.shortcuts = question, shortcuts
        self._wording = wording

    def title(self) -> str:
        """Where the player is asked."""
        return self._wording.tell(self.question.title)

    def situation(self) -> list[str]:
        """Where the player stands, and what can be had there that no shortcut tells of."""
        told = [shortcut.label.facts for shortcut in self.shortcuts if shortcut.worth]
        alike = [offer.label.facts for offer in self.question.offers]
        offers = [
            one for one in self.question.offers if one.label.facts not in told or alike.count(one.label.facts) > 1
        ]
        return [*map(self._wording.tell, self.question.lines), *self._offers(offers)]

    def _offers(self, offers: Sequence[Offer]) -> list[str]:
        """A row for each that has to be explained; the others run on."""
        rows = [self._wording.offer(offer) for offer in offers if not offer.price]
        prices = [offer.price for offer in offers if offer.price]
        return [*rows, self._wording.tell(Row(tuple(prices)))] if prices else rows

    def means(self) -> list[str]:
        """What the player has to answer with."""
        return [*map(self._wording.tell, self.question.means)]

    def beside(self) -> list[str]:
        """What the question's picture leaves out."""
        return [*map(self._wording.tell, self.question.beside)]

    def outcomes(self) -> list[str]:
        """In small print what shortcuts cost, leave and bring; those that bring nothing to explain run on."""
        told = [(shortcut, row) for shortcut in self.shortcuts if (row := self._wording.outcome(shortcut))]
        plain = " · ".join([row for shortcut, row in told if not shortcut.worth])
        rows = [plain] if plain else []
        return [SMALL + row for row in [*rows, *[row for shortcut, row in told if shortcut.worth]]]

    def details(self) -> list[str]:
        """The outcome of each option, unless a shortcut or an offer says it."""
        if self.shortcuts or self.question.offers:
            return []
        return [
            f"{SMALL}**{escape(self._wording.label(choice))}** · {self._wording.explain(choice)}"
            for choice in self.question.choices
            if choice.detail
        ]
