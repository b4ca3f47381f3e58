"""A lesson's question: the parts of the panel taught so far, and the controls that the step offers."""

from collections.abc import Iterator, Sequence

from discord import ButtonStyle

from bot.games.contract import Line, Prompt, Seat, Shortcut
from bot.games.contract import Row as LineRow
from bot.games.declaration import LessonStep
from bot.tables.table import Table
from bot.words.summaries import SMALL
from bot.words.words import Words
from cogs.cards.components import Button, Item, Row, Select
from cogs.cards.controls import CHOOSE, DOUBT
from cogs.panel.panel import Panel
from cogs.replies.names import marked_names, text_names


class _TaughtPanel(Panel):
    """A panel that offers only the shortcuts whose answers the step wants."""

    def __init__(self, table: Table, seat: Seat, step: LessonStep, words: Words) -> None:
        self._step = step
        super().__init__(table, seat, words)

    def _find_shortcuts(self, prompt: Prompt) -> Sequence[Shortcut]:
        found, wanted = super()._find_shortcuts(prompt), self._step.wanted
        return [
            shortcut
            for shortcut in found
            if not wanted or all(wanted.get(prompt.ask) == answer for prompt, answer in shortcut.chain)
        ]

    def shortcuts(self, prompt: Prompt) -> Sequence[Shortcut]:
        """Return the shortcuts that the panel offers."""
        return self._find_shortcuts(prompt)


class TaughtQuestion:
    """The open question of a step of a lesson."""

    def __init__(self, table: Table, seat: Seat, prompt: Prompt, step: LessonStep, words: Words) -> None:
        self._table, self._prompt, self._step, self._words = table, prompt, step, words
        self._panel = _TaughtPanel(table, seat, step, words)
        self._question = table.cache.question(prompt)

    def tell(self) -> list[str]:
        """Describe the learner's means; if the step leaves the answer open, also the effects of the options."""
        return [*self._means(), *([] if self._prompt.ask in self._step.wanted else self._details())]

    def _means(self) -> Iterator[str]:
        names, words = marked_names(self._table), self._words.with_symbols
        for told in self._question.means:
            lines = told.lines if isinstance(told, LineRow) else (told,)
            if texts := [words.tell(line, names) for line in lines if line.key not in self._step.hides]:
                yield (SMALL if isinstance(told, LineRow) else "") + " · ".join(texts)

    def _details(self) -> list[str]:
        shortcuts = self._panel.shortcuts(self._prompt)
        told = [self._explain(one.label, one.detail, one.worth) for one in shortcuts]
        told += [] if shortcuts else [self._explain(one.label, one.detail) for one in self._question.choices]
        return [row for row in told if row]

    def _explain(self, label: Line, *details: Line | None) -> str:
        names, words = text_names(self._table), self._words
        told = [words.with_symbols.tell(detail, names, "detail") for detail in details if detail]
        return f"{SMALL}**{words.tell(label, names, 'choice')}** · {' · '.join(told)}" if told else ""

    def rows(self) -> list[list[Item]]:
        """Return the panel's controls that the step offers, row by row."""
        rows = [part.components for part in self._panel.box.components if isinstance(part, Row)]
        return [kept for row in rows if (kept := [one for item in row for one in self._offer(item)])]

    def _offer(self, item: Item) -> list[Item]:
        """Return a control if the step offers it; a select menu with few offered options becomes buttons."""
        offered = self._step.offered.get(self._prompt.ask, self._prompt.options)
        if isinstance(item, Select):
            return [item] if offered == self._prompt.options else self._press(item, offered)
        chosen = CHOOSE.read(item.custom_id) or DOUBT.read(item.custom_id)
        if chosen and self._table.cache.shortcuts(self._prompt):  # gray next to blue shortcuts, as on a real panel
            item.style = ButtonStyle.secondary.value
        return [] if chosen and chosen[-1] not in ("", *offered) else [item]

    def _press(self, listed: Select, offered: Sequence[str]) -> list[Item]:
        style, facts = ButtonStyle.primary.value, (self._table.id, self._prompt.id)
        kept = [option for option in listed.options if option.value in offered]
        return [Button(option.label, style, CHOOSE.id(*facts, option.value), option.emoji) for option in kept]
