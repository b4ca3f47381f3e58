"""What one answer makes of a table: the state after it, and what is said of it."""

from collections.abc import Collection, Iterable
from typing import Any

from msgspec.structs import replace

from bot.errors import UnknownAnswer
from bot.games import answers
from bot.games.chains import check_chain, next_question, read_letters, split_chain
from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt, Seat, Step, encode
from bot.storage.rows import MOST_TOLD, Change, DraftRow, SeatRow, TurnRow
from bot.tables.marks import BEGINNING, first_news_of_all, move_marks, pack_marks, put_off_calls
from bot.tables.posts import Part, Post, PostKind, add_steps, pack, pack_lines, pack_untold, portion
from bot.tables.results import results_of
from bot.tables.status import Status
from bot.tables.table import Table

CALL_AFTER = 60
"""Seconds that whoever has their panel open has to answer before they are called."""


class Turn:
    """What one answer, a seat that changes hands, or a call that was put off leads to, and what is said of it."""

    def __init__(
        self,
        table: Table,
        seats: tuple[SeatRow, ...] | None = None,
        is_replacing: bool = False,
        late: tuple[Seat, ...] = (),
    ) -> None:
        self.table = table
        self.rules = table.rules
        self.state = table.state
        self.seats = seats or table.seats
        self._is_replacing = is_replacing
        """Whether a seat changes hands since its person is absent, not by that person's wish."""
        self._late = late
        """Those whose call was put off until now."""
        self.turns: list[TurnRow] = []
        self._answered: dict[Seat, tuple[Prompt, Answer]] = {}
        """By seat: the last question answered, and how."""
        self.steps: list[Step[Any]] = []
        self.untold = table.untold
        self.marks, self.told = table.marks, table.told

    def begin(self) -> None:
        """Sets up the game."""
        options = self.table.settings.options
        self._tell(answers.begin(self.rules, len(self.seats), Chance(self.table.seed), options))

    def answer(self, seat: Seat, prompt: str, picks: Iterable[str]) -> None:
        """Takes one answer through the door."""
        asked = answers.find_prompt(self.rules, self.state, seat, prompt)
        self._choose(asked, answers.check_answer(asked, picks))

    def answer_chain(self, seat: Seat, prompt: str, written: str) -> None:
        """Takes a whole chain of answers, each through the door. Raises `UnknownAnswer` where one has no question."""
        asked: Prompt | None = answers.find_prompt(self.rules, self.state, seat, prompt)
        given: list[Answer] = []
        for letters in split_chain(written):
            if asked is None:
                raise UnknownAnswer(prompt=prompt, answer=written)
            given.append(answers.check_answer(asked, read_letters(asked, letters)))
            self._choose(asked, given[-1])
            asked = next_question(self.rules.prompts(self.state), asked)
        check_chain(prompt, written, given)

    def back(self, seat: Seat) -> None:
        """Takes back the seat's last answer."""
        self._tell((Step(answers.go_back(self.rules, self.state, seat)),))
        self.turns.append(TurnRow(seat, "", ()))

    def can_go_back(self, seat: Seat) -> bool:
        """Whether the seat's last answer can be taken back."""
        return self.rules.back(self.state, seat) is not None

    def _choose(self, prompt: Prompt, answer: Answer) -> None:
        self._tell(self.rules.choose(self.state, prompt, answer))
        self.turns.append(TurnRow(prompt.seat, prompt.id, answer))
        self._answered[prompt.seat] = (prompt, answer)

    def _tell(self, steps: tuple[Step[Any], ...]) -> None:
        self.steps += steps
        self.state = steps[-1].state

    def change(self, at_panel: Collection[Seat], interaction: int | None, at: int) -> Change:
        """Everything to be saved in one go; those at their panels see the next question, and are called later."""
        parts, self.untold = add_steps(self.rules, self.table.untold, self.steps)
        prompts = self.rules.prompts(self.state)
        status, asked = Status.RUNNING if prompts else Status.OVER, self._newly_asked(prompts)
        called = tuple(seat for seat in asked if seat not in at_panel) + self._late
        if called:  # whoever must act knows what has happened there
            part, self.untold = self.untold.tell()
            parts += [part] if part.lines else []
        told, drafts = self._note_told(prompts, at), self._drafts()
        self._put_off_calls([seat for seat in asked if seat in at_panel], at)
        heard_of = called if self.table.state else range(len(self.seats))
        return Change(
            table=self.table.id,
            revision=self.table.revision,
            interaction=interaction,
            at=at,
            new_status=status if status != self.table.status else "",
            state=encode(self.state),
            untold=pack_untold(self.untold),
            first_turn=self.table.turns,
            turns=tuple(self.turns),
            posts=self._posts(parts, prompts, called),
            drafts=drafts,
            drop_drafts=tuple(self._answered.keys() & self.table.drafts.keys() - {draft.seat for draft in drafts}),
            seats=self.seats if self.seats != self.table.seats else None,
            asked=tuple(user for seat in heard_of if (user := self.seats[seat].user)),
            results=() if prompts else results_of(self.rules, self.state),
            marks=pack_marks(self.marks),
            told=told,
            told_from=first_news_of_all(self.marks, len(self.seats)),
        )

    def _note_told(self, prompts: tuple[Prompt, ...], at: int) -> bytes:
        """Moves the marks, and keeps what was told as long as it may be news to anybody; gives what is new, packed."""
        turns = self.table.turns + len(self.turns)
        self.marks = move_marks(self.table.marks, prompts, {turn.seat for turn in self.turns}, turns, at)
        lines = tuple(line for step in self.steps for line in step.lines)
        told, number = pack_lines(lines) if lines else b"", turns - 1 if self.turns else BEGINNING
        first = first_news_of_all(self.marks, len(self.seats))
        known = (*self.table.told, (number, told)) if told else self.table.told
        self.told = tuple(one for one in known if one[0] >= first)[-MOST_TOLD:]
        return told

    def _drafts(self) -> tuple[DraftRow, ...]:
        """Answers of several picks that people may take back: they find them picked, not forgotten."""
        return tuple(
            DraftRow(seat, prompt.id, answer)
            for seat, (prompt, answer) in self._answered.items()
            if (prompt.most > 1 or not prompt.least) and self.seats[seat].user and self.can_go_back(seat)
        )

    def _posts(self, parts: list[Part], prompts: tuple[Prompt, ...], called: tuple[Seat, ...]) -> tuple[bytes, ...]:
        """Messages, if there is something to tell or somebody to call; the last one has the final scores."""
        left, returned = self._who_left(), self._who_returned()
        has_people = any(seat.user for seat in self.seats)
        if prompts and not has_people:
            parts = []  # nobody is left to read more than how it ends
        if not (parts or called or left or returned):
            return ()
        if prompts:
            *earlier, last = portion(parts) or [()]
            closing = self._calling(prompts, called, last)
        else:
            *earlier, last = portion(parts if has_people else parts[-1:]) or [()]
            closing = Post(PostKind.OVER, last)
        first, *others = [*(Post(PostKind.NEWS, some) for some in earlier), closing]
        news = {"replaced": left} if self._is_replacing else {"left": left}
        view = encode(self.rules.view(self.state, None))
        posts = [replace(first, returned=returned, **news), *others]
        return tuple(pack(replace(post, view=view)) for post in posts)

    def _who_left(self) -> tuple[tuple[str, str], ...]:
        """The people whose seats computers take, each with the computer's name."""
        seats = zip(self.table.seats, self.seats, strict=True)
        return tuple((before.name, now.name) for before, now in seats if before.user and not now.user)

    def _who_returned(self) -> tuple[tuple[str, str], ...]:
        """The people who take their seats back, each with the computer's name."""
        seats = zip(self.table.seats, self.seats, strict=True)
        return tuple((now.name, before.name) for before, now in seats if before.computer and now.user)

    def _calling(self, prompts: tuple[Prompt, ...], called: tuple[Seat, ...], parts: tuple[Part, ...]) -> Post:
        """News that tells whoever has not been told yet what to do."""
        if not called:
            return Post(PostKind.NEWS, parts)
        asked = next(prompt for prompt in prompts if prompt.seat in called)
        call = self.table.game.guide.call(self.rules.view(self.state, None), asked)
        return Post(PostKind.NEWS, parts, called, call, asked.moment)

    def _newly_asked(self, prompts: tuple[Prompt, ...]) -> tuple[Seat, ...]:
        """People with a question that was not open before."""
        known = {(prompt.seat, prompt.id) for prompt in self.table.prompts()}
        new = (prompt.seat for prompt in prompts if (prompt.seat, prompt.id) not in known)
        return tuple(seat for seat in new if self.seats[seat].user)

    def _put_off_calls(self, seats: Collection[Seat], at: int) -> None:
        """Those who see a question are called later; whoever has answered and goes on with the same decision is not."""
        answered = {turn.seat for turn in self.turns}
        before = self.table.marks
        later = [
            seat
            for seat in seats
            if seat not in answered or seat not in before or before[seat].moment != self.marks[seat].moment
        ]
        self.marks = put_off_calls(self.marks, {*answered, *self._late}, None)
        self.marks = put_off_calls(self.marks, later, at + CALL_AFTER)
