"""What one answer makes of a table: the state after it, and what is said of it."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.errors import NoWayBack, UnknownAnswer
from bot.games import answers
from bot.games.chains import check_chain, next_question, read_letters, split_chain
from bot.games.chance import Chance
from bot.games.contract import Answer, Line, Prompt, Seat, Step
from bot.games.order_book import NO_ORDERS, Orders
from bot.storage.rows import MOST_TOLD, DraftRow, SeatRow, TurnRow
from bot.tables.calls import Asked, Calls, Deed, decide_calls
from bot.tables.due import RETRY_AFTER, next_due
from bot.tables.marks import (
    BEGINNING,
    Mark,
    Marks,
    ask_anew,
    begin_deeds,
    first_news_of_all,
    first_turn_of_deed,
    forget_deeds,
    move_marks,
    note_look,
    withdraw_deeds,
)
from bot.tables.news import Happening, make_posts, make_reminder, tell_backlog
from bot.tables.pace import Attendance
from bot.tables.pending import Pending
from bot.tables.posts import NewSitter, Part, Untold, add_steps, pack_lines
from bot.tables.results import results_of
from bot.tables.status import Status
from bot.tables.table import Table


class Turn:
    """What one answer, a seat that changes hands, or a call that was put off leads to, and what is said of it."""

    def __init__(
        self,
        table: Table,
        seats: tuple[SeatRow, ...] | None = None,
        is_replacing: bool = False,
        late: tuple[Seat, ...] = (),
        reminded: tuple[Seat, ...] = (),
        seated: tuple[NewSitter, ...] = (),
    ) -> None:
        self.table = table
        self.rules = table.rules
        self.state = table.state
        self.seats = seats or table.seats
        self._is_replacing = is_replacing
        """Whether a seat changes hands since its person is absent, not by that person's wish."""
        self._late = late
        """Those whose call was put off until now."""
        self.reminded = reminded
        """Those whose time is running out."""
        self._lapsed: tuple[Seat, ...] = ()
        """Those for whom somebody else decides from now on, since their time is up."""
        self._is_resumed = table.status is Status.ENDED
        """Whether a game that was stopped goes on."""
        self._seated = seated
        """What is said of seats that change hands; nothing where somebody leaves, comes back or is absent."""
        self.turns: list[TurnRow] = []
        self._answered: dict[Seat, tuple[Prompt, Answer]] = {}
        """By seat: the last question answered, and how; what was forced is nobody's answer."""
        self._movers: set[Seat] = set()
        """Those who have answered or gone back themselves."""
        self._ordered: list[Prompt] = []
        """The questions that were answered as their seats had ordered."""
        self._asked_after: dict[tuple[Seat, str], int] = {}
        """By seat and moment: after how many turns it was first asked about it, perhaps in the middle of this."""
        self._begun: dict[Seat, int] = {}
        """By seat: after how many turns it has begun to do something that it had not begun before."""
        self._withdrawn: set[Seat] = set()
        """Those who have taken back all that they had begun."""
        self.undone_from: int | None = None
        """Where turns are taken back by agreement, the first of them."""
        self.people: Collection[Seat] = ()
        """Those who did so by a click, while deputies answer for others."""
        self.steps: list[Step[Any]] = []
        self.untold = table.untold
        self.marks = table.marks

    def note_lapse(self, seat: Seat) -> None:
        """Somebody else has answered, since the time of the seat's person was up."""
        self._lapsed = () if self.marks[seat].has_lapsed else (seat,)
        self.marks = self.marks | {seat: replace(self.marks[seat], has_lapsed=True)}

    def begin(self) -> None:
        """Sets up the game."""
        options = self.table.settings.options
        self._tell(answers.begin(self.rules, len(self.seats), Chance(self.table.seed), options))
        self._give_automatic_answers()

    def answer(self, seat: Seat, prompt: str, picks: Iterable[str]) -> None:
        """Takes one answer, which is checked first."""
        asked = answers.find_prompt(self.rules, self.state, seat, prompt)
        self._answer(asked, answers.check_answer(asked, picks))
        self._give_automatic_answers()

    def answer_for(self, seat: Seat, prompt: str, picks: Iterable[str]) -> None:
        """The same by a deputy: to a person who sits there, all of it is news."""
        self.answer(seat, prompt, picks)
        if self.seats[seat].user:
            self._movers.discard(seat)

    def answer_chain(self, seat: Seat, prompt: str, written: str) -> None:
        """Takes a whole chain of answers, each of them checked. Raises `UnknownAnswer` where one has no question."""
        asked: Prompt | None = answers.find_prompt(self.rules, self.state, seat, prompt)
        given: list[Answer] = []
        for letters in split_chain(written):
            if asked is None:
                raise UnknownAnswer(prompt=prompt, answer=written)
            given.append(answers.check_answer(asked, read_letters(asked, letters)))
            self._answer(asked, given[-1])
            asked = next_question(self.rules.prompts(self.state), asked)
        check_chain(prompt, written, given)
        self._give_automatic_answers()

    def back(self, seat: Seat) -> None:
        """Takes back the seat's last answer, with those that it had forced. Raises `NoWayBack`."""
        states = answers.way_back(self.rules, self.state, seat)
        if not states:
            raise NoWayBack(seat=seat)
        self._tell(tuple(Step(before) for before in states))
        self.turns += [TurnRow(seat, "", ())] * len(states)
        self._movers.add(seat)
        if not self.can_go_back(seat):
            self._withdrawn.add(seat)

    def can_go_back(self, seat: Seat) -> bool:
        """Whether the seat's last answer can be taken back."""
        return bool(answers.way_back(self.rules, self.state, seat))

    def _answer(self, prompt: Prompt, answer: Answer) -> None:
        self._note_deed(prompt)
        self._choose(prompt, answer)
        self._answered[prompt.seat] = (prompt, answer)
        self._movers.add(prompt.seat)

    def _note_deed(self, prompt: Prompt) -> None:
        """Somebody begins to do something, unless they only go on with what they could still take back."""
        if not self.can_go_back(prompt.seat):
            begun = first_turn_of_deed(self.table.marks, prompt, self.table.turns + len(self.turns))
            self._begun.setdefault(prompt.seat, begun)

    def _give_automatic_answers(self) -> None:
        """Gives every answer that is the only one or was ordered, so that nobody is asked for it."""
        while found := self._find_forced() or self._find_ordered():
            self._choose(*found)

    def _find_forced(self) -> tuple[Prompt, Answer] | None:
        prompts = self.rules.prompts(self.state)
        for prompt in prompts:
            self._asked_after.setdefault((prompt.seat, prompt.moment), self.table.turns + len(self.turns))
        found = ((prompt, answers.forced_answer(prompt)) for prompt in prompts)
        return next(((prompt, answer) for prompt, answer in found if answer is not None), None)

    def _find_ordered(self) -> tuple[Prompt, Answer] | None:
        """What somebody is newly asked and has ordered the answer to; a decision that they have begun is theirs."""
        orders = self._orders()
        if not orders:
            return None
        begun = {(seat, prompt.moment) for seat, (prompt, _) in self._answered.items()}
        for prompt in self._new_questions(self.rules.prompts(self.state)):
            answer = self.table.order_book.answer(self.state, prompt, orders.get(prompt.seat, NO_ORDERS))
            if answer is not None and (prompt.seat, prompt.moment) not in begun:
                self._ordered.append(prompt)
                self._note_deed(prompt)
                return prompt, answer
        return None

    def _choose(self, prompt: Prompt, answer: Answer) -> None:
        self._tell(self.rules.choose(self.state, prompt, answer))
        self.turns.append(TurnRow(prompt.seat, prompt.id, answer))

    def _tell(self, steps: tuple[Step[Any], ...]) -> None:
        self.steps += steps
        self.state = steps[-1].state

    def finish(self, pending: Pending, attendance: Attendance, at: int) -> None:
        """Adds all of it to what is about to be saved; players at their panels are called later."""
        table, prompts = self.table, self.rules.prompts(self.state)
        marks, told = self._moved_marks(prompts, at), self._packed_lines()
        calls = self._decide_calls(prompts, marks, attendance, at)
        parts, untold = tell_backlog(*self._find_parts(), calls.called)
        posts = make_posts(self._happening(), parts, prompts, calls.called, self._word_call)
        pending.post(*posts, *make_reminder(prompts, self.reminded, attendance, self._word_call))
        pending.turns, pending.told, pending.undone_from = tuple(self.turns), told, self.undone_from
        pending.results = () if prompts else results_of(self.rules, self.state)
        pending.reasons = calls.reasons
        heard_of = calls.called if table.state else range(len(self.seats))
        pending.note_heard((user for seat in heard_of if (user := self.seats[seat].user)), at)
        pending.set(
            status=Status.RUNNING if prompts else Status.OVER,
            state=self.state,
            turns=table.turns + len(self.turns),
            changed_at=at,
            due_at=self._due_at(prompts, calls.marks, attendance, at),
            untold=untold,
            marks=calls.marks,
            told=self._still_told(told, calls.marks),
            seats=self.seats,
            drafts=self._all_drafts(self._drafts()),
            orders=self._orders_left(prompts),
        )

    def _decide_calls(self, prompts: tuple[Prompt, ...], marks: Marks, attendance: Attendance, at: int) -> Calls:
        table = self.table
        before, after = Asked(table.seats, table.marks), Asked(self.seats, marks, prompts)
        played = {turn.seat for turn in self.turns}
        deed = Deed(self._newly_asked(prompts), self._movers, played, self._late, self.reminded)
        return decide_calls(before, after, deed, attendance, table.pace, at)

    def _due_at(self, prompts: tuple[Prompt, ...], marks: Marks, attendance: Attendance, at: int) -> int | None:
        """When the timers look at the table: soon if a computer decides, in case the process ends before it has."""
        due = next_due(prompts, self.seats, marks, self.table.consents, at)
        is_deputized = any(prompt.seat in attendance.deputized for prompt in prompts)
        return min(due, at + RETRY_AFTER) if due is not None and is_deputized else due

    def _happening(self) -> Happening:
        return Happening(self.table.seats, self.seats, self._is_replacing, self._seated, self._lapsed, self._is_resumed)

    def _word_call(self, prompt: Prompt) -> Line:
        return self.table.game.guide.call(self.rules.view(self.state, None), prompt)

    def _all_drafts(self, new: tuple[DraftRow, ...]) -> Mapping[Seat, tuple[str, tuple[str, ...]]]:
        """The picks of all seats, without those that are of no use any more."""
        before, kept = self.table.drafts, {draft.seat: (draft.prompt, draft.picks) for draft in new}
        stale = self._stale_drafts(kept)
        return {seat: draft for seat, draft in before.items() if seat not in stale} | kept if stale or kept else before

    def _find_parts(self) -> tuple[list[Part], Untold]:
        """What is told now, and what waits for its picture."""
        return add_steps(self.rules, self.untold, self.steps)

    def _stale_drafts(self, kept: Collection[Seat]) -> tuple[Seat, ...]:
        """Seats whose picks are of no use any more."""
        return tuple(self._answered.keys() & self.table.drafts.keys() - set(kept))

    def _packed_lines(self) -> bytes:
        """All that the steps told; empty if they told nothing."""
        lines = tuple(line for step in self.steps for line in step.lines)
        return pack_lines(lines) if lines else b""

    def _still_told(self, told: bytes, marks: Marks) -> tuple[tuple[int, bytes], ...]:
        """Packed news that may still be new to a player, without turns that are taken back."""
        number = self.table.turns + len(self.turns) - 1 if self.turns else BEGINNING
        first, undone = first_news_of_all(marks, self.seats), self.undone_from
        still = [one for one in self.table.told if undone is None or one[0] < undone]
        known = [*still, (number, told)] if told else still
        return tuple(one for one in known if one[0] >= first)[-MOST_TOLD:]

    def _moved_marks(self, prompts: tuple[Prompt, ...], at: int) -> Marks:
        """What each seat was asked last; who decided by themselves knows what had happened until then."""
        turns = self.table.turns + len(self.turns)
        return note_look(self._move_marks(prompts, turns, at), self._deciders(prompts), self.table.turns)

    def _move_marks(self, prompts: tuple[Prompt, ...], turns: int, at: int) -> Marks:
        """What each seat was asked last, and what is theirs to take back."""
        marks = ask_anew(self.marks, self._new_people(), at)
        asked = {prompt.seat: prompt.moment for prompt in (*self._ordered, *prompts)}
        new = {seat: Mark(moment, at, self._asked_after.get((seat, moment), turns)) for seat, moment in asked.items()}
        moved = move_marks(marks, new, self._movers, turns)
        changed = [seat for seat, row in enumerate(self.seats) if row != self.table.seats[seat]]
        return begin_deeds(forget_deeds(withdraw_deeds(moved, self._withdrawn), changed), self._begun)

    def _deciders(self, prompts: tuple[Prompt, ...]) -> list[Seat]:
        """The people who have decided something by themselves: they know what had happened until then."""
        asked, before = {prompt.seat: prompt.moment for prompt in prompts}, self.table.marks
        deciders = self._answered.keys() & before.keys() & set(self.people)
        return [seat for seat in deciders if asked.get(seat) != before[seat].moment]

    def _drafts(self) -> tuple[DraftRow, ...]:
        """Answers of several picks that people may take back: they find them picked, not forgotten."""
        return tuple(
            DraftRow(seat, prompt.id, answer)
            for seat, (prompt, answer) in self._answered.items()
            if self._is_drafted(prompt) and self.can_go_back(seat)
        )

    def _is_drafted(self, prompt: Prompt) -> bool:
        """Whether a question is answered by several picks, and by a person."""
        return (prompt.most > 1 or not prompt.least) and bool(self.seats[prompt.seat].user)

    def _newly_asked(self, prompts: tuple[Prompt, ...]) -> tuple[Seat, ...]:
        """People with a question that was not open before, or not theirs, and that no computer answers for them."""
        orders, book = self._orders(), self.table.order_book
        return tuple(
            prompt.seat
            for prompt in self._new_questions(prompts)
            if self.seats[prompt.seat].user
            and not book.is_computers(self.state, prompt, orders.get(prompt.seat, NO_ORDERS))
        )

    def _new_questions(self, prompts: tuple[Prompt, ...]) -> list[Prompt]:
        new_people = self._new_people()
        known = {(prompt.seat, prompt.id) for prompt in self.table.prompts() if prompt.seat not in new_people}
        return [prompt for prompt in prompts if (prompt.seat, prompt.id) not in known]

    def _orders_left(self, prompts: tuple[Prompt, ...]) -> Mapping[Seat, Orders]:
        """The orders that still apply: not used, not past, and their player still sits there."""
        before, owned = self.table.orders, self._orders() if prompts else {}
        book = self.table.order_book
        left = {seat: book.keep(self.state, seat, owned[seat]) if seat in owned else NO_ORDERS for seat in before}
        return {seat: kept for seat, kept in left.items() if kept != NO_ORDERS} if left != before else before

    def _orders(self) -> dict[Seat, Orders]:
        """The orders of players who still sit there."""
        orders, before = self.table.orders, self.table.seats
        return {seat: orders[seat] for seat in orders if self.seats[seat].user == before[seat].user}

    def _new_people(self) -> frozenset[Seat]:
        """The seats that other people sit in now."""
        seats = enumerate(zip(self.table.seats, self.seats, strict=True))
        return frozenset(seat for seat, (before, now) in seats if now.user and now.user != before.user)
