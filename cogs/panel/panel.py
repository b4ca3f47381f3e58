"""A player's private panel: the open question with all that is needed to answer it."""

from collections.abc import Collection, Sequence

import discord
from discord import ButtonStyle
from msgspec.structs import replace

from bot.games.answers import way_back
from bot.games.chains import are_all_of, write_chain
from bot.games.contract import Answer, Choice, Line, Prompt, Question, Seat, Shortcut
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.undoing import possible_wish, wished_until
from bot.words.gathering import SMALL
from bot.words.symbols import cut
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Button, Option, read_emoji
from cogs.cards.controls import (
    AGAIN,
    BACK,
    BOARD,
    CHOOSE,
    CONFIRM,
    DOUBT,
    OPEN,
    REOPEN,
    RESTART,
    REVIEW,
    SHORTCUT,
    SINCE,
    TAKE_BACK,
    TOGGLE,
    pick_list,
)
from cogs.cards.result import rest_lines
from cogs.cards.waiting import waiting_for
from cogs.panel.deadline import tell_deadline
from cogs.panel.explain import explain_button
from cogs.panel.facts import LABEL, Facts, Wording
from cogs.panel.hint import add_hint, hint_buttons
from cogs.panel.orders import orders_buttons
from cogs.panel.presentation import ALONE, Illustration, Presentation, picture_of
from cogs.panel.quiet import add_quiet_question
from cogs.panel.since import add_since, find_news
from cogs.panel.subjects import subject_of
from cogs.replies.names import marked_names
from cogs.replies.wording import shorten

MOST_BUTTONS = 5
"""More options than this come as a list."""
MOST_TOGGLES = 10
"""Options of which several may be picked, each by a button: two rows of them."""
TOGGLES_IN_ROW = 5
"""Of these buttons, and of those that answer; a phone has room for two side by side."""
MOST_CHARACTERS = 3100
"""Characters for all texts of a panel; Discord takes 4,000, and what has happened stands above them."""


class Panel(Card):
    """One player's question, or what to wait for."""

    def __init__(
        self,
        table: Table,
        seat: Seat,
        words: Words,
        doubted: tuple[str, str] | None = None,
        presentation: Presentation = ALONE,
    ) -> None:
        super().__init__(presentation.mark)
        self.table, self.seat, self.words = table, seat, words
        self._wording, self._doubted, self._presentation = Wording(table, words), doubted, presentation
        self._has_heard = presentation.has_heard
        self.subject = subject_of(table, seat)
        self._is_folded = False
        self.view = table.view(seat) if table.state else None
        if presentation.heading:
            self.add_text(*presentation.heading)
        prompt = table.prompt_for(seat)
        self._illustration = self._find_illustration(prompt)
        if prompt is None:
            self._wait()
        elif doubted and doubted[0] == prompt.id and (line := self._doubt(prompt, doubted[1])):
            self._ask_again(prompt, doubted[1], line)
        else:
            self._ask(prompt)
        if presentation.quiet:
            add_quiet_question(self, table.id, presentation.quiet, words)
        if presentation.note:
            self._text(f"-# {presentation.note}")

    def files(self) -> list[discord.File]:
        """Its picture, to be sent."""
        return [file for file in self.attachments() if isinstance(file, discord.File)]

    def attachments(self) -> Sequence[discord.File | discord.Attachment]:
        """Its picture, to be sent or to be kept."""
        return [self._illustration.attach()] if self._illustration else []

    def in_words(self) -> "Panel":
        """The same without its picture."""
        around = replace(self._presentation, illustration=None)
        return Panel(self.table, self.seat, self.words, self._doubted, around)

    def _find_illustration(self, prompt: Prompt | None) -> Illustration | None:
        """The picture that belongs here: a board, or what carries the facts of this question."""
        found = self._presentation.illustration
        is_stale = found and found.about and (prompt is None or found.about != picture_of(self.table, prompt))
        return None if is_stale else found

    def _illustrate(self) -> None:
        if self._illustration:
            self.add_pictures({self._illustration.file: self._illustration.alt})

    def _text(self, *lines: str) -> None:
        self.add_text(cut("\n".join(lines), MOST_CHARACTERS))

    def _tell_since(self) -> Sequence[str]:
        """Says what happened, unless it was heard; gives the rows about the player, to stand with their own things."""
        if self._has_heard:
            return ()
        news = find_news(self.table, self.seat, self.words.with_symbols)
        add_since(self, self.table, self.seat, self.words, news)
        self._is_folded = news.is_folded
        return news.own

    def _question(self, prompt: Prompt) -> Question:
        return self.table.cache.question(prompt)

    def _doubt(self, prompt: Prompt, option: str) -> Line | None:
        """What to ask before this option, or before none at all."""
        return self.table.game.guide.doubt(self.view, prompt, (option,) if option else ())

    def _ask(self, prompt: Prompt) -> None:
        """By a picture of the facts, or in words; then all ways to answer."""
        facts = Facts(self._wording, self._question(prompt), self._find_shortcuts(prompt))
        asked = f"**{self.words.with_symbols.say(f'ask-{prompt.ask}')}**"
        due = tell_deadline(self.table, prompt, self._presentation.stand_in, self.words, self._is_pictured)
        if self._is_pictured:
            self._ask_by_picture(prompt, facts, asked, due)
        else:
            self._ask_in_words(prompt, facts, asked)
        suggested = add_hint(self, self.table, prompt, self.words, is_playable=not self._picked(prompt))
        self._options_of(prompt, facts, suggested)
        self._navigate(prompt)
        if due and not self._is_pictured:
            self._text(*[f"{SMALL}{row}" for row in due])

    @property
    def _is_pictured(self) -> bool:
        """Whether a picture carries the facts."""
        return self._illustration is not None and self._illustration.about is not None

    def _ask_by_picture(self, prompt: Prompt, facts: Facts, asked: str, due: Sequence[str]) -> None:
        """In one paragraph, what the picture leaves out: a phone shows it with the picture and the buttons."""
        own = self._tell_since()
        self._illustrate()
        heading = f"{SMALL}{' · '.join([f'**{facts.title()}**', *due])}"
        self._text(heading, *self._hint(prompt, facts), asked, *facts.beside(), *own)

    def _ask_in_words(self, prompt: Prompt, facts: Facts, asked: str) -> None:
        """What is asked and one's means stand where a phone opens a panel; above it what happened, and what to know."""
        heading, situation = f"### {facts.title()}", [*self._hint(prompt, facts), *facts.situation()]
        if facts.question.is_reference and situation:
            self._text(*situation)
        own = self._tell_since()
        self._illustrate()
        if not facts.question.is_reference:
            self._text(heading, *situation)
        above = [heading, asked] if facts.question.is_reference else [asked]
        self._text(*above, *facts.means(), *own, *facts.outcomes())

    def _hint(self, prompt: Prompt, facts: Facts) -> list[str]:
        return [] if facts.question.is_familiar else [f"{SMALL}{self.words.say(f'ask-{prompt.ask}-hint')}"]

    def _find_shortcuts(self, prompt: Prompt) -> Sequence[Shortcut]:
        """None where something is picked already: one of them might do the same as what confirms it."""
        if self._picked(prompt):
            return ()
        return self.table.cache.shortcuts(prompt)

    def _options_of(self, prompt: Prompt, facts: Facts, suggested: Collection[str]) -> None:
        """Whole answers by one press, unless a hint has the same button, and the options one by one."""
        question = facts.question
        buttons = [self._shortcut(prompt, one) for one in facts.shortcuts if write_chain(one.chain) not in suggested]
        if fresh := [button for button in buttons if button.label not in suggested]:
            self.add_row(*fresh)
        if prompt.most > 1 or prompt.least == 0:
            (self._toggles if _are_toggles(question) else self._pick_several)(prompt, question)
        elif len(question.choices) > MOST_BUTTONS:
            self._pick_one(prompt, question)
        else:
            self._buttons(prompt, facts)

    def _shortcut(self, prompt: Prompt, shortcut: Shortcut) -> Button:
        facts, chain = (self.table.id, prompt.id), write_chain(shortcut.chain)
        label = self._wording.label(shortcut)
        return SHORTCUT.button(label, ButtonStyle.primary, *facts, chain, symbol=self._symbol(shortcut))

    def _ask_again(self, prompt: Prompt, option: str, doubt: Line) -> None:
        """Nothing has happened yet; the way back comes first."""
        words, title = self.words.with_symbols, self._wording.tell(self._question(prompt).title)
        self._illustrate()
        self._text(f"### {title}", words.tell(doubt, marked_names(self.table), "doubt"))
        self.add_row(
            OPEN.button(words.say("button-no"), ButtonStyle.primary, self.table.id),
            CHOOSE.button(words.say(f"doubt-{prompt.ask}-yes"), ButtonStyle.danger, self.table.id, prompt.id, option),
        )

    def _symbol(self, choice: Choice | Shortcut) -> str:
        words = self.words.with_symbols
        return words.symbol(choice.piece) or words.symbol_of(choice.label, len(self.table.seats))

    def _buttons(self, prompt: Prompt, facts: Facts) -> None:
        """A button for each choice, but for those that shortcuts are the whole of."""
        if not self._is_pictured and (details := facts.details()):
            self._text(*details)
        chains = [shortcut.chain for shortcut in facts.shortcuts]
        choices = [choice for choice in facts.question.choices if not are_all_of(chains, choice.option)]
        if choices:
            self.add_row(*[self._button(prompt, choice, facts.shortcuts) for choice in choices])

    def _button(self, prompt: Prompt, choice: Choice, shortcuts: Sequence[Shortcut]) -> Button:
        """The long way stands back behind shortcuts, and looks like none of them."""
        kind = DOUBT if self._doubt(prompt, choice.option) else CHOOSE
        stands_back = kind is DOUBT or choice.is_declining or shortcuts
        style = ButtonStyle.secondary if stands_back else ButtonStyle.primary
        facts, label = (self.table.id, prompt.id, choice.option), self._wording.label(choice)
        if label in [self._wording.label(shortcut) for shortcut in shortcuts]:
            what = self.words.piece(choice.piece) if choice.piece else label
            label = shorten(self.words.say("button-long-way", what=what), LABEL)
        return kind.button(label, style, *facts, symbol=self._symbol(choice))

    def _options(self, question: Question, picked: tuple[str, ...]) -> list[Option]:
        return [
            Option(
                label=self._wording.label(choice),
                value=choice.option,
                description=self._wording.detail(choice) or None,
                default=choice.option in picked,
                emoji=read_emoji(self._symbol(choice)),
            )
            for choice in question.choices
        ]

    def _pick_one(self, prompt: Prompt, question: Question) -> None:
        placeholder = self.words.say("pick-one")
        self.add_row(pick_list(self.table.id, prompt.id, self._options(question, ()), (1, 1), placeholder))

    def _picked(self, prompt: Prompt) -> Answer:
        """What is picked already, or was answered and is taken back."""
        drafted, picked = self.table.drafts.get(self.seat, ("", ()))
        return picked if drafted == prompt.id else ()

    def _toggles(self, prompt: Prompt, question: Question) -> None:
        """A button for each option, which picks it or takes it back, and one that answers; so does the last pick."""
        picked = self._picked(prompt)
        if len(picked) + 1 == prompt.most > 1:
            self._text(f"{SMALL}{self.words.say('pick-last')}")
        switches = [self._switch(prompt, choice, picked) for choice in question.choices]
        buttons = [*switches, *([self._seal(prompt, picked)] if picked else self._none(prompt))]
        for number in range(0, len(buttons), TOGGLES_IN_ROW):
            self.add_row(*buttons[number : number + TOGGLES_IN_ROW])

    def _switch(self, prompt: Prompt, choice: Choice, picked: Answer) -> Button:
        """One too many cannot be pressed; where only one can be picked, it takes the place of the other."""
        label, is_picked = self._wording.label(choice), choice.option in picked
        kept = [one for one in picked if one != choice.option] if prompt.most > 1 or is_picked else []
        picks = _in_order(prompt, kept if is_picked else [*kept, choice.option])
        is_last = not is_picked and len(picks) == prompt.most
        label = f"✓ {label}" if is_picked else label
        style = ButtonStyle.success if is_picked else ButtonStyle.primary
        kind, symbol = SHORTCUT if is_last else TOGGLE, self._symbol(choice)
        button = kind.button(label, style, self.table.id, prompt.id, write_chain(((prompt, picks),)), symbol=symbol)
        button.disabled = len(picks) > prompt.most
        return button

    def _seal(self, prompt: Prompt, picked: Answer) -> Button:
        written = write_chain(((prompt, picked),))
        seal = SHORTCUT.button(self._promise(prompt, picked), ButtonStyle.success, self.table.id, prompt.id, written)
        seal.disabled = not max(1, prompt.least) <= len(picked) <= prompt.most
        return seal

    def _pick_several(self, prompt: Prompt, question: Question) -> None:
        """A list to pick from; once something is picked, a button that says plainly what the picks come to."""
        picked, least = self._picked(prompt), max(1, prompt.least)
        placeholder = self.words.say("pick-several", least=least, most=prompt.most)
        options, bounds = self._options(question, picked), (prompt.least, prompt.most)
        self.add_row(pick_list(self.table.id, prompt.id, options, bounds, placeholder))
        if buttons := [*self._confirm(prompt, picked), *self._none(prompt)]:
            self.add_row(*buttons)

    def _confirm(self, prompt: Prompt, picked: Answer) -> list[Button]:
        if not picked:
            return []
        seal = CONFIRM.button(self._promise(prompt, picked), ButtonStyle.success, self.table.id, prompt.id)
        seal.disabled = not max(1, prompt.least) <= len(picked) <= prompt.most
        return [seal]

    def _none(self, prompt: Prompt) -> list[Button]:
        """Where it is allowed, picking nothing."""
        if prompt.least:
            return []
        label = self.words.say(f"choice-{prompt.ask}-none")
        return [DOUBT.button(label, ButtonStyle.secondary, self.table.id, prompt.id, "")]

    def _promise(self, prompt: Prompt, picked: tuple[str, ...]) -> str:
        line = self.table.game.guide.promise(self.view, prompt, picked)
        return self._wording.say(line, "confirm", LABEL)

    def _navigate(self, prompt: Prompt | None) -> None:
        """The ways back, to the board, to all that happened; to whoever waits, also to the panel as it is now."""
        words, table, gray = self.words, self.table.id, ButtonStyle.secondary
        row = [BOARD.button(words.say("button-board"), gray, table)]
        row += [] if prompt else [OPEN.button(words.say("button-refresh"), gray, table)]
        row += self._unfolding()
        row += [explain_button(self.table, prompt, words)] if prompt and self._is_pictured else []
        steps = self._steps_back() if prompt is None or prompt.back else 0
        if steps > 1 and prompt:
            row.insert(0, RESTART.button(words.say("button-start-over"), gray, table))
        if steps and prompt:
            row.insert(0, BACK.button(words.say("button-back"), gray, table, prompt.id))
        elif steps:
            row.insert(0, REOPEN.button(words.say("button-reopen"), gray, table))
        if until := wished_until(self.table, self.seat):
            self._text(f"-# {words.say('undo-pending', until=f'<t:{until}:R>')}")
        elif possible_wish(self.table, self.seat):
            row.append(TAKE_BACK.button(words.say("button-take-back"), gray, table))
        row += hint_buttons(self.table, prompt, words)
        row += [] if self._is_pictured else orders_buttons(self.table, self.seat, words)  # whoever waits has room
        each = -(-len(row) // -(-len(row) // MOST_BUTTONS))  # rows of the same length, which a phone wraps less
        for number in range(0, len(row), each):
            self.add_row(*row[number : number + each])

    def _unfolding(self) -> list[Button]:
        """The way to all that happened, where something is left out."""
        label = self.words.say("since-all")
        return [SINCE.button(label, ButtonStyle.secondary, self.table.id)] if self._is_folded else []

    def _steps_back(self) -> int:
        """How many answers could be taken back: none, one, or more."""
        table = self.table
        if not table.can_go_back(self.seat):
            return 0
        before = table.cache.way_back(self.seat)
        return 1 + bool(way_back(table.rules, before[-1], self.seat))

    def _wait(self) -> None:
        words, table = self.words, self.table
        if own := self._tell_since():
            self._text(*own)
        if table.status is not Status.RUNNING:
            self._text(*rest_lines(table, self.seat, words.with_symbols))
            self._offer_more()
            return
        waiting = waiting_for(table, words)
        self._text(f"### {words.say('panel-wait')}", *([waiting] if waiting else []))
        sealed = [self._wording.tell(line) for line in table.game.guide.sealed(self.view, self.seat)]
        notes = [f"-# {words.say('panel-sealed')}"] if self._steps_back() else []
        if sealed or notes:
            self._text(*sealed, *notes)
        self._navigate(None)

    def _offer_more(self) -> None:
        """After a game that was played to its end: one more, and a look back."""
        table, words = self.table, self.words
        row = self._unfolding()
        if table.status is Status.OVER:
            row = [
                AGAIN.button(words.say("button-again"), ButtonStyle.success, table.id),
                REVIEW.button(words.say("button-review"), ButtonStyle.primary, table.id),
                *row,
            ]
        if row:
            self.add_row(*row)


def _are_toggles(question: Question) -> bool:
    """Whether each option is a button: there are few of them, and nothing stands below their names."""
    return len(question.choices) <= MOST_TOGGLES and not any(choice.detail for choice in question.choices)


def _in_order(prompt: Prompt, picks: Sequence[str]) -> Answer:
    return tuple(option for option in prompt.options if option in picks)
