"""A player's private panel: the open question with all that is needed to answer it."""

from discord import ButtonStyle, SelectOption, ui

from bot.games.base import Choice, Line, Prompt, Question, Seat
from bot.table import Table
from bot.text import Words
from cogs.controls import BackButton, BoardButton, ConfirmButton, DoubtButton, OpenButton, OptionButton, PickSelect
from cogs.names import shown
from cogs.wording import marked_names, score_lines, shorten

MOST_BUTTONS = 5
"""More options than this come as a list."""
ROOM = 3600
"""Characters for all texts of a panel; Discord takes 4,000."""
LABEL, DETAIL = 80, 100
"""Characters of a button's label or a list's option, and of what stands below it."""


class Panel(ui.LayoutView):
    """Made anew for each message; its controls live in their ids."""

    def __init__(self, table: Table, seat: Seat, say: Words, doubted: tuple[str, str] | None = None) -> None:
        super().__init__(timeout=None)
        self.table, self.seat, self.say = table, seat, say
        self.box: ui.Container[Panel] = ui.Container(accent_colour=ACCENT)
        self.add_item(self.box)
        prompt = table.prompt_for(seat)
        if prompt is None:
            self._wait()
        elif doubted and doubted[0] == prompt.id and (line := self._doubt(prompt, doubted[1])):
            self._ask_again(prompt, doubted[1], line)
        else:
            self._ask(prompt)

    def _text(self, *lines: str) -> None:
        self.box.add_item(ui.TextDisplay("\n".join(lines)[:ROOM]))

    def _question(self, prompt: Prompt) -> Question:
        return self.table.game.guide.explain(self.table.rules.view(self.table.state, self.seat), prompt)

    def _doubt(self, prompt: Prompt, option: str) -> Line | None:
        """What to ask before this option, or before none at all."""
        answer = (option,) if option else ()
        return self.table.game.guide.doubt(self.table.rules.view(self.table.state, self.seat), prompt, answer)

    def _ask(self, prompt: Prompt) -> None:
        say, question, names = self.say, self._question(prompt), marked_names(self.table)
        title, hint = say.tell(question.title, names), say.say(f"ask-{prompt.ask}-hint")
        self._text(f"### {title}", f"**{say.say(f'ask-{prompt.ask}')}**", f"-# {hint}")
        if question.lines:
            self._text(*[say.tell(line, names) for line in question.lines])
        if prompt.most > 1 or prompt.least == 0:
            self._pick_several(prompt, question)
        elif len(question.choices) > MOST_BUTTONS:
            self._pick_one(prompt, question)
        else:
            self._buttons(prompt, question)
        self.box.add_item(self._navigation(prompt))

    def _ask_again(self, prompt: Prompt, option: str, doubt: Line) -> None:
        """Nothing has happened yet; the way back comes first."""
        say, title = self.say, self._question(prompt).title
        self._text(f"### {say.tell(title, marked_names(self.table))}", say.tell(doubt, self.table.names, "doubt"))
        row: ui.ActionRow[Panel] = ui.ActionRow()
        row.add_item(OpenButton(self.table.id, say.say("button-no"), ButtonStyle.primary))
        label = say.say(f"doubt-{prompt.ask}-yes")
        row.add_item(OptionButton(self.table.id, prompt.id, option, label, ButtonStyle.danger))
        self.box.add_item(row)

    def _label(self, choice: Choice) -> str:
        return shorten(self.say.tell(choice.label, self.table.names, "choice"), LABEL)

    def _detail(self, choice: Choice) -> str:
        return shorten(self.say.tell(choice.detail, self.table.names, "detail"), DETAIL) if choice.detail else ""

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
            row.add_item(self._button(prompt, choice))
        self.box.add_item(row)

    def _button(self, prompt: Prompt, choice: Choice) -> DoubtButton | OptionButton:
        if self._doubt(prompt, choice.option):
            return DoubtButton(self.table.id, prompt.id, choice.option, self._label(choice))
        style = ButtonStyle.secondary if choice.option in ("none", "nothing", "no") else ButtonStyle.primary
        return OptionButton(self.table.id, prompt.id, choice.option, self._label(choice), style)

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
        least = max(1, prompt.least)
        placeholder = self.say.say("pick-several", least=least, most=prompt.most)
        options = self._options(question, picked)
        select = PickSelect(self.table.id, prompt.id, options, prompt.least, prompt.most, placeholder)
        self.box.add_item(ui.ActionRow(select))
        is_enough = least <= len(picked) <= prompt.most
        row: ui.ActionRow[Panel] = ui.ActionRow()
        row.add_item(ConfirmButton(self.table.id, prompt.id, self._promise(prompt, picked), not is_enough))
        if prompt.least == 0:
            row.add_item(DoubtButton(self.table.id, prompt.id, "", self.say.say(f"choice-{prompt.ask}-none")))
        self.box.add_item(row)

    def _promise(self, prompt: Prompt, picked: tuple[str, ...]) -> str:
        if not picked:
            return self.say.say("confirm-none")
        line = self.table.game.guide.promise(self.table.rules.view(self.table.state, self.seat), prompt, picked)
        return shorten(self.say.tell(line, self.table.names, "confirm"), LABEL)

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
            self._text(*rest_lines(table, self.seat, say))
            return
        self._text(f"### {say.say('panel-wait')}", waiting_for(table, say))
        if self._can_reopen():
            self._text(say.say("panel-sealed"))
        self.box.add_item(self._navigation(None))


def rest_lines(table: Table, seat: Seat, say: Words) -> list[str]:
    """What to say to a player of a game that is not running: how it ended, or that it has not begun."""
    status = say.say(f"panel-{table.status}", game=table.rules.name)
    if table.status != "over":
        return [status]
    score = next(score for score in table.rules.scores(table.state) if score.seat == seat)
    place = say.say("panel-place", place=score.place, players=len(table.seats))
    return [f"### {place}", status, *score_lines(table, score, say)]


def waiting_for(table: Table, say: Words) -> str:
    """Whom the game waits for, and since when."""
    names = [marked_names(table)[seat] for seat in table.awaited()]
    return say.say("waiting-for", names=say.listing(names), since=f"<t:{table.changed_at}:R>")


ACCENT = 0xB5651D
"""The colour of our cards: a guildhouse's beam."""
