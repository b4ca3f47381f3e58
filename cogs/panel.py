"""A player's private panel: the open question with all that is needed to answer it."""

from discord import ButtonStyle, SelectOption, ui

from bot.games.base import Choice, Prompt, Question, Seat
from bot.table import Table
from bot.text import Words
from cogs.controls import BackButton, BoardButton, ConfirmButton, OpenButton, OptionButton, PickSelect
from cogs.names import names_at, shown

MOST_BUTTONS = 5
"""More options than this come as a list."""
ROOM = 3600
"""Characters for all texts of a panel; Discord takes 4,000."""


class Panel(ui.LayoutView):
    """Made anew for each message; its controls live in their ids."""

    def __init__(self, table: Table, seat: Seat, say: Words) -> None:
        super().__init__(timeout=None)
        self.table, self.seat, self.say = table, seat, say
        self.box: ui.Container[Panel] = ui.Container(accent_colour=ACCENT)
        self.add_item(self.box)
        prompt = table.prompt_for(seat)
        if prompt:
            self._ask(prompt)
        else:
            self._wait()

    def _text(self, *lines: str) -> None:
        self.box.add_item(ui.TextDisplay("\n".join(lines)[:ROOM]))

    def _ask(self, prompt: Prompt) -> None:
        say, table = self.say, self.table
        question = table.game.guide.explain(table.rules.view(table.state, self.seat), prompt)
        self._text(f"### {say.say(f'ask-{prompt.ask}')}", f"-# {say.say(f'ask-{prompt.ask}-hint')}")
        if question.lines:
            self._text(*[say.tell(line, names_at(table)) for line in question.lines])
        if prompt.most > 1 or prompt.least == 0:
            self._pick_several(prompt, question)
        elif len(question.choices) > MOST_BUTTONS:
            self._pick_one(prompt, question)
        else:
            self._buttons(prompt, question)
        self.box.add_item(self._navigation(prompt))

    def _label(self, choice: Choice) -> str:
        return self.say.tell(choice.label, self.table.names, "choice")[:80]

    def _detail(self, choice: Choice) -> str:
        return self.say.tell(choice.detail, self.table.names, "detail")[:100] if choice.detail else ""

    def _buttons(self, prompt: Prompt, question: Question) -> None:
        details = [
            f"**{shown(self._label(choice))}** · {shown(self._detail(choice))}"
            for choice in question.choices
            if choice.detail
        ]
        if details:
            self._text(*details)
        row: ui.ActionRow[Panel] = ui.ActionRow()
        for choice in question.choices:
            style = ButtonStyle.secondary if choice.option in ("none", "nothing", "no") else ButtonStyle.primary
            row.add_item(OptionButton(self.table.id, prompt.id, choice.option, self._label(choice), style))
        self.box.add_item(row)

    def _options(self, question: Question, picked: tuple[str, ...]) -> list[SelectOption]:
        return [
            SelectOption(
                label=self._label(choice),
                value=choice.option,
                description=self._detail(choice) or None,
                default=choice.option in picked,
            )
            for choice in question.choices
        ]

    def _pick_one(self, prompt: Prompt, question: Question) -> None:
        placeholder = self.say.say("pick-one")
        select = PickSelect(self.table.id, prompt.id, self._options(question, ()), 1, 1, placeholder)
        self.box.add_item(ui.ActionRow(select))

    def _pick_several(self, prompt: Prompt, question: Question) -> None:
        """A list to pick from, and a button that says plainly what the picks come to."""
        drafted, picked = self.table.drafts.get(self.seat, ("", ()))
        picked = picked if drafted == prompt.id else ()
        placeholder = self.say.say("pick-several", least=prompt.least, most=prompt.most)
        options = self._options(question, picked)
        select = PickSelect(self.table.id, prompt.id, options, prompt.least, prompt.most, placeholder)
        self.box.add_item(ui.ActionRow(select))
        is_enough = prompt.least <= len(picked) <= prompt.most
        labels = [self._label(choice) for choice in question.choices if choice.option in picked]
        label = self._confirm_label(prompt, labels)
        style = ButtonStyle.success if picked else ButtonStyle.secondary
        self.box.add_item(ui.ActionRow(ConfirmButton(self.table.id, prompt.id, label, not is_enough, style)))

    def _confirm_label(self, prompt: Prompt, labels: list[str]) -> str:
        if not labels:
            key = f"confirm-{prompt.ask}-none"
            return self.say.say(key if self.say.has(key) else "confirm-none")
        key = f"confirm-{prompt.ask}"
        text = self.say.say(key if self.say.has(key) else "confirm", picked=self.say.listing(labels), count=len(labels))
        return text if len(text) <= 80 else text[:79] + "…"

    def _navigation(self, prompt: Prompt | None) -> "ui.ActionRow[Panel]":
        row: ui.ActionRow[Panel] = ui.ActionRow()
        if prompt.back if prompt else self._can_reopen():
            row.add_item(BackButton(self.table.id, self.say.say("button-back" if prompt else "button-reopen")))
        row.add_item(BoardButton(self.table.id, self.say.say("button-board")))
        row.add_item(OpenButton(self.table.id, self.say.say("button-refresh"), ButtonStyle.secondary))
        return row

    def _can_reopen(self) -> bool:
        table = self.table
        return table.status == "running" and table.rules.back(table.state, self.seat) is not None

    def _wait(self) -> None:
        say, table = self.say, self.table
        if table.status != "running":
            self._text(say.say("panel-over"))
            return
        self._text(f"### {say.say('panel-wait')}", waiting_for(table, say))
        drafted = table.state and self._can_reopen()
        if drafted:
            self._text(say.say("panel-sealed"))
        self.box.add_item(self._navigation(None))


def waiting_for(table: Table, say: Words) -> str:
    """Whom the game waits for, and since when."""
    names = [names_at(table)[seat] for seat in table.awaited()]
    return say.say("waiting-for", names=say.listing(names), since=f"<t:{table.changed_at}:R>")


ACCENT = 0xB5651D
"""The colour of our cards: a guildhouse's beam."""
