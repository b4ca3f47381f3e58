"""A player's private panel: the open question with all that is needed to answer it."""

from collections.abc import Collection, Sequence

import discord
from discord import ButtonStyle

from bot.games.answers import way_back
from bot.games.chains import are_all_of, write_chain
from bot.games.contract import Answer, Choice, Line, Offer, Prompt, Question, Row, Seat, Shortcut
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
from cogs.panel.deadline import add_deadline
from cogs.panel.hint import add_hint, hint_buttons
from cogs.panel.orders import orders_buttons
from cogs.panel.presentation import ALONE, Presentation
from cogs.panel.quiet import add_quiet_question
from cogs.panel.screens import add_screen_question
from cogs.panel.since import ANY_TITLE, add_since, find_news
from cogs.panel.subjects import subject_of
from cogs.replies.names import escape, marked_names, plain_names, text_names
from cogs.replies.wording import shorten

MOST_BUTTONS = 5
"""More options than this come as a list."""
MOST_TOGGLES = 10
"""Options of which several may be picked, each by a button: two rows of them."""
TOGGLES_IN_ROW = 4
"""Of these buttons, and of those that answer; a phone has room for two side by side."""
MOST_CHARACTERS = 3100
"""Characters for all texts of a panel; Discord takes 4,000, and what has happened stands above them."""
LABEL, DETAIL = 80, 100
"""Characters of a button's label or a list's option, and of what stands below it."""


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
        self._plain_names, self._marked_names = plain_names(table), marked_names(table)
        self._illustration, self._has_heard = presentation.illustration, presentation.has_heard
        self.subject = subject_of(table, seat)
        self._is_folded = False
        self.view = table.view(seat) if table.state else None
        if presentation.heading:
            self.add_text(*presentation.heading)
        prompt = table.prompt_for(seat)
        if prompt is None:
            self._wait()
        elif doubted and doubted[0] == prompt.id and (line := self._doubt(prompt, doubted[1])):
            self._ask_again(prompt, doubted[1], line)
        else:
            self._ask(prompt)
            add_deadline(self, table, prompt, presentation.stand_in, words)
        if presentation.asks_screen:
            add_screen_question(self, table.id, words)
        elif presentation.quiet:
            add_quiet_question(self, table.id, presentation.quiet, words)
        if presentation.note:
            self._text(f"-# {presentation.note}")

    def files(self) -> list[discord.File]:
        """Its picture, to be sent."""
        return [file for file in self.attachments() if isinstance(file, discord.File)]

    def attachments(self) -> Sequence[discord.File | discord.Attachment]:
        """Its picture, to be sent or to be kept."""
        return [self._illustration.attach()] if self._illustration else []

    def _illustrate(self) -> None:
        if self._illustration:
            self.add_pictures({self._illustration.file: self._illustration.alt})

    def _text(self, *lines: str) -> None:
        self.add_text(cut("\n".join(lines), MOST_CHARACTERS))

    def _tell_since(self, title: str = ANY_TITLE) -> Sequence[str]:
        """Says what happened, unless it was heard; gives the rows about the player, to stand with their own things."""
        if self._has_heard:
            return ()
        news = find_news(self.table, self.seat, self.words.with_symbols, title)
        add_since(self, self.table, self.seat, self.words, news)
        self._is_folded = news.is_folded
        return news.own

    def _question(self, prompt: Prompt) -> Question:
        return self.table.cache.question(prompt)

    def _doubt(self, prompt: Prompt, option: str) -> Line | None:
        """What to ask before this option, or before none at all."""
        return self.table.game.guide.doubt(self.view, prompt, (option,) if option else ())

    def _ask(self, prompt: Prompt) -> None:
        """What is asked and one's means stand where a phone opens a panel; above it what happened, and what to know."""
        words, question = self.words.with_symbols, self._question(prompt)
        title, shortcuts = words.tell(question.title, self._marked_names), self._find_shortcuts(prompt)
        asked, situation = f"**{words.say(f'ask-{prompt.ask}')}**", self._situation(prompt, question, shortcuts)
        heading = f"### {title}"
        if question.is_reference and situation:
            self._text(*situation)
        own = self._tell_since(title)
        self._illustrate()
        if not question.is_reference:
            self._text(heading, *situation)
        above = [heading, asked] if question.is_reference else [asked]
        self._text(*above, *map(self._tell, question.means), *own, *self._outcomes(shortcuts))
        suggested = add_hint(self, self.table, prompt, self.words, is_playable=not self._picked(prompt))
        self._options_of(prompt, question, shortcuts, suggested)
        self._navigate(prompt)

    def _find_shortcuts(self, prompt: Prompt) -> Sequence[Shortcut]:
        """None where something is picked already: one of them might do the same as what confirms it."""
        if self._picked(prompt):
            return ()
        return self.table.cache.shortcuts(prompt)

    def _situation(self, prompt: Prompt, question: Question, shortcuts: Sequence[Shortcut]) -> list[str]:
        """What to know about where one is asked, and what can be had there that no shortcut tells of."""
        hint = [] if question.is_familiar else [f"{SMALL}{self.words.say(f'ask-{prompt.ask}-hint')}"]
        told = [shortcut.label.facts for shortcut in shortcuts if shortcut.worth]
        alike = [offer.label.facts for offer in question.offers]
        offers = [one for one in question.offers if one.label.facts not in told or alike.count(one.label.facts) > 1]
        return [*hint, *map(self._tell, question.lines), *self._offers(offers)]

    def _options_of(
        self, prompt: Prompt, question: Question, shortcuts: Sequence[Shortcut], suggested: Collection[str]
    ) -> None:
        """Whole answers by one press, unless a hint has the same button, and the options one by one."""
        buttons = [self._shortcut(prompt, one) for one in shortcuts if write_chain(one.chain) not in suggested]
        if fresh := [button for button in buttons if button.label not in suggested]:
            self.add_row(*fresh)
        if prompt.most > 1 or prompt.least == 0:
            (self._toggles if _are_toggles(question) else self._pick_several)(prompt, question)
        elif len(question.choices) > MOST_BUTTONS:
            self._pick_one(prompt, question)
        else:
            self._buttons(prompt, question, shortcuts)

    def _tell(self, told: Line | Row) -> str:
        """Small print does without symbols: there are too many things in it."""
        names = self._marked_names
        if isinstance(told, Line):
            return self.words.with_symbols.tell(told, names)
        heading = [self.words.with_symbols.tell(told.heading, names)] if told.heading else []
        return SMALL + " · ".join([*heading, *[self.words.tell(line, names) for line in told.lines]])

    def _offers(self, offers: Sequence[Offer]) -> list[str]:
        """A row for each that has to be explained; the others run on."""
        rows = [self._offer(offer) for offer in offers if not offer.price]
        prices = [offer.price for offer in offers if offer.price]
        return [*rows, self._tell(Row(tuple(prices)))] if prices else rows

    def _offer(self, offer: Offer) -> str:
        """Small print, with a mark that says whether it can be had now."""
        words, names = self.words.with_symbols, self._marked_names
        label, detail = words.tell(offer.label, names, "choice"), words.tell(offer.detail, names, "detail")
        return f"-# {'✓' if offer.is_in_reach else '✗'} **{label}** · {detail}"

    def _outcomes(self, shortcuts: Sequence[Shortcut]) -> list[str]:
        """In small print what shortcuts cost, leave and bring; those that bring nothing to explain run on."""
        told = [(shortcut, row) for shortcut in shortcuts if (row := self._outcome(shortcut))]
        plain = " · ".join([row for shortcut, row in told if not shortcut.worth])
        rows = [plain] if plain else []
        return [SMALL + row for row in [*rows, *[row for shortcut, row in told if shortcut.worth]]]

    def _outcome(self, shortcut: Shortcut) -> str:
        """What a shortcut costs, leaves and brings; its name is shorter here where the game has a brief one."""
        told = [escape(self._word(line, "detail", DETAIL)) for line in (shortcut.detail, shortcut.worth) if line]
        brief = Line(f"{shortcut.label.key}-brief", shortcut.label.facts)
        label = brief if self.words.has(f"choice-{brief.key}") else shortcut.label
        return f"**{escape(self._word(label, 'choice', LABEL))}:** {' · '.join(told)}" if told else ""

    def _shortcut(self, prompt: Prompt, shortcut: Shortcut) -> Button:
        facts, chain = (self.table.id, prompt.id), write_chain(shortcut.chain)
        label = self._word(shortcut.label, "choice", LABEL)
        return SHORTCUT.button(label, ButtonStyle.primary, *facts, chain, symbol=self._symbol(shortcut))

    def _ask_again(self, prompt: Prompt, option: str, doubt: Line) -> None:
        """Nothing has happened yet; the way back comes first."""
        words, title, names = self.words.with_symbols, self._question(prompt).title, self._marked_names
        self._illustrate()
        self._text(f"### {words.tell(title, names)}", words.tell(doubt, names, "doubt"))
        self.add_row(
            OPEN.button(words.say("button-no"), ButtonStyle.primary, self.table.id),
            CHOOSE.button(words.say(f"doubt-{prompt.ask}-yes"), ButtonStyle.danger, self.table.id, prompt.id, option),
        )

    def _word(self, line: Line | None, prefix: str, most: int) -> str:
        return shorten(self.words.tell(line, self._plain_names, prefix), most) if line else ""

    def _label(self, choice: Choice) -> str:
        return self._word(choice.label, "choice", LABEL)

    def _symbol(self, choice: Choice | Shortcut) -> str:
        words = self.words.with_symbols
        return words.symbol(choice.piece) or words.symbol_of(choice.label, len(self.table.seats))

    def _detail(self, choice: Choice) -> str:
        return self._word(choice.detail, "detail", DETAIL)

    def _explained(self, detail: Line | None) -> str:
        """What an option comes to, as a text."""
        return self.words.with_symbols.tell(detail, text_names(self.table), "detail") if detail else ""

    def _buttons(self, prompt: Prompt, question: Question, shortcuts: Sequence[Shortcut]) -> None:
        """A button for each choice, but for those that shortcuts are the whole of."""
        details = [
            f"{SMALL}**{escape(self._label(choice))}** · {self._explained(choice.detail)}"
            for choice in question.choices
            if choice.detail and not (shortcuts or question.offers)
        ]
        if details:
            self._text(*details)
        chains = [shortcut.chain for shortcut in shortcuts]
        choices = [choice for choice in question.choices if not are_all_of(chains, choice.option)]
        if choices:
            self.add_row(*[self._button(prompt, choice, shortcuts) for choice in choices])

    def _button(self, prompt: Prompt, choice: Choice, shortcuts: Sequence[Shortcut]) -> Button:
        """The long way stands back behind shortcuts, and looks like none of them."""
        kind = DOUBT if self._doubt(prompt, choice.option) else CHOOSE
        stands_back = kind is DOUBT or choice.is_declining or shortcuts
        style = ButtonStyle.secondary if stands_back else ButtonStyle.primary
        facts, label = (self.table.id, prompt.id, choice.option), self._label(choice)
        if label in [self._word(shortcut.label, "choice", LABEL) for shortcut in shortcuts]:
            what = self.words.piece(choice.piece) if choice.piece else label
            label = shorten(self.words.say("button-long-way", what=what), LABEL)
        return kind.button(label, style, *facts, symbol=self._symbol(choice))

    def _options(self, question: Question, picked: tuple[str, ...]) -> list[Option]:
        return [
            Option(
                label=self._label(choice),
                value=choice.option,
                description=self._detail(choice) or None,
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
        label, is_picked = self._label(choice), choice.option in picked
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
        """A list to pick from, and a button that says plainly what the picks come to."""
        picked, least = self._picked(prompt), max(1, prompt.least)
        placeholder = self.words.say("pick-several", least=least, most=prompt.most)
        options, bounds = self._options(question, picked), (prompt.least, prompt.most)
        self.add_row(pick_list(self.table.id, prompt.id, options, bounds, placeholder))
        seal = CONFIRM.button(self._promise(prompt, picked), ButtonStyle.success, self.table.id, prompt.id)
        seal.disabled = not least <= len(picked) <= prompt.most
        self.add_row(seal, *self._none(prompt))

    def _none(self, prompt: Prompt) -> list[Button]:
        """Where it is allowed, picking nothing."""
        if prompt.least:
            return []
        label = self.words.say(f"choice-{prompt.ask}-none")
        return [DOUBT.button(label, ButtonStyle.secondary, self.table.id, prompt.id, "")]

    def _promise(self, prompt: Prompt, picked: tuple[str, ...]) -> str:
        if not picked:
            return self.words.say("pick-first")
        line = self.table.game.guide.promise(self.view, prompt, picked)
        return shorten(self.words.tell(line, self._plain_names, "confirm"), LABEL)

    def _navigate(self, prompt: Prompt | None) -> None:
        """The ways back, to the board, to all that happened; to whoever waits, also to the panel as it is now."""
        words, table, gray = self.words, self.table.id, ButtonStyle.secondary
        row = [BOARD.button(words.say("button-board"), gray, table)]
        row += [] if prompt else [OPEN.button(words.say("button-refresh"), gray, table)]
        row += self._unfolding()
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
        row += [*hint_buttons(self.table, prompt, words), *orders_buttons(self.table, self.seat, words)]
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
        sealed = [self._tell(line) for line in table.game.guide.sealed(self.view, self.seat)]
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
