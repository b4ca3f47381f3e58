"""A player's private panel: the open question with everything needed to answer it."""

from collections.abc import Collection, Sequence

import discord
from discord import ButtonStyle
from msgspec.structs import replace

from bot.games.answers import way_back
from bot.games.chains import are_all_of, write_chain
from bot.games.contract import Answer, Choice, Line, Prompt, Question, Seat, Shortcut
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.thanks import can_thank
from bot.tables.undo_votes import possible_undo, undo_vote_end
from bot.words.summaries import SMALL
from bot.words.symbols import cut
from bot.words.words import Words
from cogs.cards.awaited import tell_deadline, waiting_for
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
    REPLAY,
    RESTART,
    REVIEW,
    SHORTCUT,
    SINCE,
    TAKE_BACK,
    THANK,
    TOGGLE,
    pick_list,
)
from cogs.cards.result import rest_lines
from cogs.panel.explain import EXPLAIN
from cogs.panel.facts import LABEL, Facts, Wording
from cogs.panel.hint import add_hint, hint_buttons
from cogs.panel.orders import orders_buttons
from cogs.panel.presentation import ALONE, Illustration, Presentation, picture_of, subject_of
from cogs.panel.quiet import add_quiet_question
from cogs.panel.recent_news import add_beside_picture, add_since, find_news
from cogs.replies.names import marked_names
from cogs.replies.phrases import shorten

MOST_BUTTONS = 5
"""Maximum number of options shown as buttons; more become a select menu."""
MOST_TOGGLES = 10
"""Maximum number of options shown as toggle buttons: three rows."""
TOGGLES_IN_ROW = 4
"""Toggle buttons per row; a phone shows two side by side, so an even number wraps best."""
MOST_CHARACTERS = 3100
"""Maximum length of a panel's texts; with the news above the texts, the panel stays below Discord's limit of 4,000."""


class Panel(Card):
    """A player's question, or what the player waits for."""

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
        self._help: list[Button] = []
        self.view = table.cache.view(seat) if table.now.state else None
        if presentation.heading:
            self.add_text(*presentation.heading)
        prompt = table.prompt_for(seat)
        self._illustration = self._find_illustration(prompt)
        self._is_pictured = self._illustration is not None and self._illustration.about is not None
        """True if a picture shows the facts of the question."""
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
        """Return the file of the picture if it must be uploaded."""
        return [file for file in self.attachments() if isinstance(file, discord.File)]

    def attachments(self) -> Sequence[discord.File | discord.Attachment]:
        """Return the picture, as a file to upload or as an attachment to keep."""
        return [self._illustration.attach()] if self._illustration else []

    def in_words(self) -> "Panel":
        """Return a copy that states the facts in words instead of a picture."""
        around = replace(self._presentation, illustration=None)
        return Panel(self.table, self.seat, self.words, self._doubted, around)

    def _find_illustration(self, prompt: Prompt | None) -> Illustration | None:
        """Return the given picture, or None if it shows the facts of a different question."""
        found = self._presentation.illustration
        is_stale = found and found.about and (prompt is None or found.about != picture_of(self.table, prompt))
        return None if is_stale else found

    def _illustrate(self) -> None:
        if self._illustration:
            self.add_pictures({self._illustration.file: self._illustration.alt})

    def _text(self, *lines: str) -> None:
        self.add_text(cut("\n".join(lines), MOST_CHARACTERS))

    def _tell_since(self) -> Sequence[str]:
        """Add the news, unless it was just read. Returns the rows about the player, to be shown with the question."""
        if self._has_heard:
            return ()
        news = find_news(self.table, self.seat, self.words.with_symbols)
        add_since(self, self.table, self.seat, self.words, news)
        self._is_folded = news.is_folded
        return news.own

    def _doubt(self, prompt: Prompt, option: str) -> Line | None:
        """Return the question that confirms an option ("" for the empty answer); None if none is needed."""
        return self.table.game.guide.doubt(self.view, prompt, (option,) if option else ())

    def _ask(self, prompt: Prompt) -> None:
        """Ask with a picture of the facts or in words, then add all ways to answer."""
        facts = Facts(self._wording, self.table.cache.question(prompt), self._find_shortcuts(prompt))
        asked = f"**{self.words.with_symbols.say(f'ask-{prompt.ask}')}**"
        due = tell_deadline(self.table, prompt, self._presentation.stand_in, self.words, self._is_pictured)
        if self._is_pictured:
            self._ask_by_picture(prompt, facts, asked, due)
        else:
            self._ask_in_words(prompt, facts, asked)
        suggested = add_hint(self, self.table, prompt, self.words, is_playable=not self._picked(prompt))
        self._help = hint_buttons(self.table, prompt, self.words)
        self._options_of(prompt, facts, suggested)
        self._navigate(prompt)
        if due and not self._is_pictured:
            self._text(*[f"{SMALL}{row}" for row in due])

    def _ask_by_picture(self, prompt: Prompt, facts: Facts, asked: str, due: Sequence[str]) -> None:
        """Put what the picture leaves out into one paragraph, so that a phone shows it with picture and buttons."""
        if not self._has_heard:
            add_beside_picture(self, self.table, self.seat, self.words.with_symbols)
        self._illustrate()
        above = [f"{SMALL}{' · '.join(told)}"] if (told := [*facts.titles(), *due]) else []
        self._text(*above, *self._hint(prompt, facts), asked, *[_in_small_print(row) for row in facts.beside()])

    def _ask_in_words(self, prompt: Prompt, facts: Facts, asked: str) -> None:
        """Put question and means last, below the news and the situation: a phone scrolls to the end of a panel."""
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
        """Return the shortcuts; none once something is picked, since one might duplicate the confirmation button."""
        return () if self._picked(prompt) else self.table.cache.shortcuts(prompt)

    def _options_of(self, prompt: Prompt, facts: Facts, suggested: Collection[str]) -> None:
        """Add shortcuts (unless a hint has the same button), then the individual options."""
        question = facts.question
        buttons = [self._shortcut(prompt, one) for one in facts.shortcuts if write_chain(one.chain) not in suggested]
        if fresh := [button for button in buttons if button.label not in suggested]:
            self.add_row(*fresh)
        if prompt.most > 1 or prompt.least == 0:
            (self._toggles if _are_toggles(question) else self._pick_several)(prompt, question)
        elif len(question.choices) > MOST_BUTTONS:
            self._pick_one(prompt, question, "pick-all" if buttons else "pick-one")
        else:
            self._buttons(prompt, facts)

    def _shortcut(self, prompt: Prompt, shortcut: Shortcut) -> Button:
        facts, chain = (self.table.id, prompt.id), write_chain(shortcut.chain)
        label = self._wording.label(shortcut)
        return SHORTCUT.button(label, ButtonStyle.primary, *facts, chain, symbol=self._symbol(shortcut))

    def _ask_again(self, prompt: Prompt, option: str, doubt: Line) -> None:
        """Ask for confirmation; the button to go back comes first."""
        words, title = self.words.with_symbols, self._wording.tell(self.table.cache.question(prompt).title)
        self._illustrate()
        self._text(f"### {title}", words.tell(doubt, marked_names(self.table), "doubt"))
        self.add_row(
            OPEN.button(words.say("button-no"), ButtonStyle.primary, self.table.id),
            CHOOSE.button(words.say(f"doubt-{prompt.ask}-yes"), ButtonStyle.danger, self.table.id, prompt.id, option),
        )

    def _symbol(self, choice: Choice | Shortcut) -> str:
        words = self.words.with_symbols
        return words.symbol(choice.piece) or words.symbol_of(choice.label, len(self.table.now.seats))

    def _buttons(self, prompt: Prompt, facts: Facts) -> None:
        """Add a button for each option that is not completely covered by shortcuts."""
        if not self._is_pictured and (details := facts.details()):
            self._text(*details)
        chains = [shortcut.chain for shortcut in facts.shortcuts]
        choices = [choice for choice in facts.question.choices if not are_all_of(chains, choice.option)]
        if choices:
            taken = [self._wording.label(shortcut) for shortcut in facts.shortcuts]
            self._add_rows([self._button(prompt, choice, taken) for choice in choices], MOST_BUTTONS)

    def _add_rows(self, buttons: Sequence[Button], each: int) -> None:
        """Add rows of at most `each` buttons; the hint button goes into the last row if there is room."""
        if self._help and len(buttons) % each:
            buttons, self._help = [*buttons, *self._help], []
        for number in range(0, len(buttons), each):
            self.add_row(*buttons[number : number + each])

    def _button(self, prompt: Prompt, choice: Choice, taken: Collection[str]) -> Button:
        """Build the button of an option; next to shortcuts, it is gray and has a distinct label."""
        kind = DOUBT if self._doubt(prompt, choice.option) else CHOOSE
        stands_back = kind is DOUBT or choice.is_declining or taken
        style = ButtonStyle.secondary if stands_back else ButtonStyle.primary
        facts, label = (self.table.id, prompt.id, choice.option), self._wording.label(choice)
        if label in taken:
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

    def _pick_one(self, prompt: Prompt, question: Question, placeholder_key: str) -> None:
        placeholder = self.words.say(placeholder_key)
        self.add_row(pick_list(self.table.id, prompt.id, self._options(question, ()), (1, 1), placeholder))

    def _picked(self, prompt: Prompt) -> Answer:
        """Return the current picks of the question, including those of an answer taken back."""
        drafted, picked = self.table.now.drafts.get(self.seat, ("", ()))
        return picked if drafted == prompt.id else ()

    def _toggles(self, prompt: Prompt, question: Question) -> None:
        """Add a toggle button for each option, and a button that answers; picking the maximum answers at once."""
        picked = self._picked(prompt)
        if len(picked) + 1 == prompt.most > 1:
            self._text(f"{SMALL}{self.words.say('pick-last')}")
        switches = [self._switch(prompt, choice, picked) for choice in question.choices]
        buttons = [*switches, *([self._seal(prompt, picked)] if picked else self._none(prompt))]
        self._add_rows(buttons, TOGGLES_IN_ROW)

    def _switch(self, prompt: Prompt, choice: Choice, picked: Answer) -> Button:
        """Build a toggle button, disabled if it would exceed the maximum; if the maximum is 1, it replaces the pick."""
        label, is_picked = self._wording.label(choice), choice.option in picked
        kept = {one for one in picked if one != choice.option} if prompt.most > 1 or is_picked else set()
        wanted = kept if is_picked else kept | {choice.option}
        picks = tuple(option for option in prompt.options if option in wanted)
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
        """Add a select menu; once something is picked, also a button that says what the picks will do."""
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
        """Return the button for picking nothing, if allowed."""
        if prompt.least:
            return []
        label = self.words.say(f"choice-{prompt.ask}-none")
        return [DOUBT.button(label, ButtonStyle.secondary, self.table.id, prompt.id, "")]

    def _promise(self, prompt: Prompt, picked: tuple[str, ...]) -> str:
        line = self.table.game.guide.promise(self.view, prompt, picked)
        return self._wording.say(line, "confirm", LABEL)

    def _navigate(self, prompt: Prompt | None) -> None:
        """Add buttons for going back, a hint, the board and the news; without a question, also to refresh."""
        words, table, gray = self.words, self.table.id, ButtonStyle.secondary
        row = [*self._ways_back(prompt), *self._help]
        if until := undo_vote_end(self.table, self.seat):
            self._text(f"-# {words.say('undo-pending', until=f'<t:{until}:R>')}")
        elif possible_undo(self.table, self.seat):
            row.append(TAKE_BACK.button(words.say("button-take-back"), gray, table))
        row += [BOARD.button(words.say("button-board"), gray, table)]
        row += [] if prompt else [OPEN.button(words.say("button-refresh"), gray, table)]
        if prompt and self._is_pictured:
            row.append(EXPLAIN.button(words.say("button-explain"), gray, table, prompt.id))
        else:
            row += self._unfolding()
        # beside a picture, the orders button would be one too many
        row += [] if self._is_pictured else orders_buttons(self.table, self.seat, words)
        each = -(-len(row) // -(-len(row) // MOST_BUTTONS))  # rows of equal length wrap less on phones
        for number in range(0, len(row), each):
            self.add_row(*row[number : number + each])

    def _ways_back(self, prompt: Prompt | None) -> list[Button]:
        """Return the buttons back to the previous question, to the first one, or to the one just answered."""
        words, table, gray = self.words, self.table.id, ButtonStyle.secondary
        steps = self._steps_back() if prompt is None or prompt.back else 0
        if not steps:
            return []
        if prompt is None:
            return [REOPEN.button(words.say("button-reopen"), gray, table)]
        first = [RESTART.button(words.say("button-start-over"), gray, table)] if steps > 1 else []
        return [BACK.button(words.say("button-back"), gray, table, prompt.id), *first]

    def _unfolding(self) -> list[Button]:
        """Return the button that shows all news, if the panel leaves some out."""
        label = self.words.say("since-all")
        return [SINCE.button(label, ButtonStyle.secondary, self.table.id)] if self._is_folded else []

    def _steps_back(self) -> int:
        """Return how many answers can be taken back: 0, 1, or 2 for more."""
        table = self.table
        if not table.can_go_back(self.seat):
            return 0
        before = table.cache.way_back(self.seat)
        return 1 + bool(way_back(table.rules, before[-1], self.seat))

    def _wait(self) -> None:
        words, table = self.words, self.table
        if own := self._tell_since():
            self._text(*own)
        if table.now.status is not Status.RUNNING:
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
        """Offer a rematch, a review, a replay and thanks after a finished game."""
        table, words, gray = self.table, self.words, ButtonStyle.secondary
        row = self._unfolding()
        if table.now.status is Status.OVER:
            row = [
                AGAIN.button(words.say("button-again"), ButtonStyle.success, table.id),
                REVIEW.button(words.say("button-review"), ButtonStyle.primary, table.id),
                REPLAY.button(words.say("button-replay"), gray, table.id),
                *([THANK.button(words.say("button-thank"), gray, table.id)] if can_thank(table) else []),
                *row,
            ]
        if row:
            self._add_rows(row, MOST_BUTTONS)


def _are_toggles(question: Question) -> bool:
    """True if all options become toggle buttons: they are few, and none has a description."""
    return len(question.choices) <= MOST_TOGGLES and not any(choice.detail for choice in question.choices)


def _in_small_print(row: str) -> str:
    return row if row.startswith(SMALL) else f"{SMALL}{row}"
