"""Turns: the state after an action at a table, and the news of it."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.errors import NoWayBack, UnknownAnswer
from bot.games import answers
from bot.games.chains import check_chain, next_question, read_letters, split_chain
from bot.games.chance import Chance
from bot.games.contract import Answer, Line, Prompt, Seat, Step, encode
from bot.games.order_book import NO_ORDERS, Orders
from bot.storage.rows import MOST_TOLD, ResultRow, SeatRow, TurnRow
from bot.tables.calls import Action, Asked, Calls, decide_calls
from bot.tables.due import RETRY_AFTER, next_due
from bot.tables.marks import (
    BEGINNING,
    Mark,
    Marks,
    change_actions,
    first_news_of_all,
    first_turn_of_action,
    move_marks,
    note_look,
)
from bot.tables.news import Happening, make_posts, make_reminder, tell_backlog
from bot.tables.pace import Attendance
from bot.tables.pending import Pending
from bot.tables.posts import NewSitter, Part, Untold, add_steps, pack_lines
from bot.tables.status import Status
from bot.tables.stored import Drafts
from bot.tables.table import Table


class Turn:
    """An action at a table, such as an answer, a seat that changes hands or a deferred call: new state and news."""

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
        self.state = table.now.state
        self.seats = seats or table.now.seats
        pairs = list(zip(table.now.seats, self.seats, strict=True))
        self._changed_seats = [seat for seat, (before, now) in enumerate(pairs) if now != before]
        self._new_people = [seat for seat, (before, now) in enumerate(pairs) if now.user and now.user != before.user]
        """Seats with new human players."""
        self._is_replacing = is_replacing
        """True if a seat changes hands because its player is absent."""
        self._late = late
        """Seats whose call was deferred until now."""
        self.reminded = reminded
        """Seats whose deadline is near."""
        self._lapsed: tuple[Seat, ...] = ()
        """Seats whose deadline has passed, so that their answer is given automatically."""
        self._is_resumed = table.now.status is Status.ENDED
        """True if a stopped game is resumed."""
        self._seated = seated
        """News of seats that change hands by a vote, an offer or a moderator."""
        self.turns: list[TurnRow] = []
        self._answered: dict[Seat, tuple[Prompt, Answer]] = {}
        """By seat: the last question and its answer, without forced questions."""
        self._movers: set[Seat] = set()
        """Seats whose players answered or went back themselves."""
        self._ordered: list[Prompt] = []
        """Questions answered by orders."""
        self._asked_after: dict[tuple[Seat, str], int] = {}
        """By seat and moment: the number of turns when the moment's first question was asked, perhaps in this turn."""
        self._begun: dict[Seat, int] = {}
        """By seat: the number of turns at which the seat started a new action."""
        self._withdrawn: set[Seat] = set()
        """Seats that took back their whole action."""
        self.undone_from: int | None = None
        """The first undone turn, for an undo by vote."""
        self.people: Collection[Seat] = ()
        """Seats that acted by a click; deputies act for all other seats."""
        self.steps: list[Step[Any]] = []
        self.untold = table.now.untold
        self.marks = table.now.marks

    def note_lapse(self, seat: Seat) -> None:
        """Record that the seat's deadline has passed and its answer is given automatically."""
        self._lapsed = () if self.marks[seat].has_lapsed else (seat,)
        self.marks = self.marks | {seat: replace(self.marks[seat], has_lapsed=True)}

    def begin(self) -> None:
        """Set up the game."""
        options = self.table.now.settings.options
        self._tell(answers.begin(self.rules, len(self.seats), Chance(self.table.seed), options))
        self._give_automatic_answers()

    def answer(self, seat: Seat, prompt: str, picks: Iterable[str]) -> None:
        """Check and apply one answer."""
        asked = answers.find_prompt(self.rules, self.state, seat, prompt)
        self._answer(asked, answers.check_answer(asked, picks))
        self._give_automatic_answers()

    def answer_for(self, seat: Seat, prompt: str, picks: Iterable[str]) -> None:
        """Apply an automatic player's answer; if the seat has a human player, the whole answer is news to them."""
        self.answer(seat, prompt, picks)
        if self.seats[seat].user:
            self._movers.discard(seat)

    def answer_chain(self, seat: Seat, prompt: str, written: str) -> None:
        """Check and apply a chain of answers. Raises `UnknownAnswer` if it has more answers than questions."""
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
        """Take back the seat's last answer and the answers it forced. Raises `NoWayBack`."""
        states = answers.way_back(self.rules, self.state, seat)
        if not states:
            raise NoWayBack(seat=seat)
        self._tell(tuple(Step(before) for before in states))
        self.turns += [TurnRow(seat, "", ())] * len(states)
        self._movers.add(seat)
        if not self.can_go_back(seat):
            self._withdrawn.add(seat)

    def can_go_back(self, seat: Seat) -> bool:
        """True if the seat's last answer can be taken back."""
        return bool(answers.way_back(self.rules, self.state, seat))

    def _answer(self, prompt: Prompt, answer: Answer) -> None:
        self._note_action(prompt)
        self._choose(prompt, answer)
        self._answered[prompt.seat] = (prompt, answer)
        self._movers.add(prompt.seat)

    def _note_action(self, prompt: Prompt) -> None:
        """Record the start of an action, unless the answer continues an action that can still be taken back."""
        if not self.can_go_back(prompt.seat):
            begun = first_turn_of_action(self.table.now.marks, prompt, self.table.now.turns + len(self.turns))
            self._begun.setdefault(prompt.seat, begun)

    def _give_automatic_answers(self) -> None:
        """Apply all forced and ordered answers, so that their questions are not asked."""
        while found := self._find_forced() or self._find_ordered():
            self._choose(*found)

    def _find_forced(self) -> tuple[Prompt, Answer] | None:
        prompts = self.rules.prompts(self.state)
        for prompt in prompts:
            self._asked_after.setdefault((prompt.seat, prompt.moment), self.table.now.turns + len(self.turns))
        found = ((prompt, answers.forced_answer(prompt)) for prompt in prompts)
        return next(((prompt, answer) for prompt, answer in found if answer is not None), None)

    def _find_ordered(self) -> tuple[Prompt, Answer] | None:
        """Return a new question with its ordered answer; a decision that a player has begun stays with the player."""
        orders = self._orders()
        if not orders:
            return None
        begun = {(seat, prompt.moment) for seat, (prompt, _) in self._answered.items()}
        for prompt in self._new_questions(self.rules.prompts(self.state)):
            answer = self.table.order_book.answer(self.state, prompt, orders.get(prompt.seat, NO_ORDERS))
            if answer is not None and (prompt.seat, prompt.moment) not in begun:
                self._ordered.append(prompt)
                self._note_action(prompt)
                return prompt, answer
        return None

    def _choose(self, prompt: Prompt, answer: Answer) -> None:
        self._tell(self.rules.choose(self.state, prompt, answer))
        self.turns.append(TurnRow(prompt.seat, prompt.id, answer))

    def _tell(self, steps: tuple[Step[Any], ...]) -> None:
        self.steps += steps
        self.state = steps[-1].state

    def finish(self, pending: Pending, attendance: Attendance, at: int) -> None:
        """Add the turn to a pending revision; players with an open panel are called later."""
        table, prompts = self.table, self.rules.prompts(self.state)
        lines = tuple(line for step in self.steps for line in step.lines)
        told = pack_lines(lines) if lines else b""
        calls = self._decide_calls(prompts, self._moved_marks(prompts, at), attendance, at)
        parts, untold = tell_backlog(*self._find_parts(), calls.called)
        happening = Happening(
            table.now.seats, self.seats, self._is_replacing, self._seated, self._lapsed, self._is_resumed
        )
        posts = make_posts(happening, parts, prompts, calls.called, self._word_call)
        pending.post(*posts, *make_reminder(prompts, self.reminded, attendance, self._word_call))
        pending.turns, pending.told, pending.undone_from = tuple(self.turns), told, self.undone_from
        pending.results = () if prompts else self._results()
        pending.reasons = calls.reasons
        heard_of = calls.called if table.now.state else range(len(self.seats))
        pending.note_heard((user for seat in heard_of if (user := self.seats[seat].user)), at)
        pending.set(
            status=Status.RUNNING if prompts else Status.OVER,
            state=self.state,
            turns=table.now.turns + len(self.turns),
            changed_at=at,
            due_at=self._due_at(prompts, calls.marks, attendance, at),
            untold=untold,
            marks=calls.marks,
            told=self._still_told(told, calls.marks),
            seats=self.seats,
            drafts=self._drafts(),
            orders=self._orders_left(prompts),
        )

    def _results(self) -> tuple[ResultRow, ...]:
        """Return points, place and packed reasons of every seat."""
        scores = self.rules.scores(self.state)
        return tuple(ResultRow(score.seat, score.points, score.place, encode(score.reasons)) for score in scores)

    def _decide_calls(self, prompts: tuple[Prompt, ...], marks: Marks, attendance: Attendance, at: int) -> Calls:
        table = self.table
        before, after = Asked(table.now.seats, table.now.marks), Asked(self.seats, marks, prompts)
        played = {turn.seat for turn in self.turns}
        action = Action(self._newly_asked(prompts), self._movers, played, self._late, self.reminded)
        return decide_calls(before, after, action, attendance, table.pace, at)

    def _due_at(self, prompts: tuple[Prompt, ...], marks: Marks, attendance: Attendance, at: int) -> int | None:
        """Return when the timers check the table: soon if a computer decides, in case this process dies first."""
        due = next_due(prompts, self.seats, marks, self.table.now.consents, at)
        is_deputized = any(prompt.seat in attendance.deputized for prompt in prompts)
        return min(due, at + RETRY_AFTER) if due is not None and is_deputized else due

    def _word_call(self, prompt: Prompt) -> Line:
        return self.table.game.guide.call(self.rules.view(self.state, None), prompt)

    def _find_parts(self) -> tuple[list[Part], Untold]:
        """Return the parts to post now, and the lines that wait for their picture."""
        return add_steps(self.rules, self.untold, self.steps)

    def _still_told(self, told: bytes, marks: Marks) -> tuple[tuple[int, bytes], ...]:
        """Return packed news that may still be new to a player, without undone turns."""
        number = self.table.now.turns + len(self.turns) - 1 if self.turns else BEGINNING
        first, undone = first_news_of_all(marks, self.seats), self.undone_from
        still = [one for one in self.table.now.told if undone is None or one[0] < undone]
        known = [*still, (number, told)] if told else still
        return tuple(one for one in known if one[0] >= first)[-MOST_TOLD:]

    def _moved_marks(self, prompts: tuple[Prompt, ...], at: int) -> Marks:
        """Return the new marks; a player who completes a decision by a click has seen all earlier turns."""
        before, asked = self.table.now, {prompt.seat: prompt.moment for prompt in prompts}
        deciders = self._answered.keys() & before.marks.keys() & set(self.people)
        known = [seat for seat in deciders if asked.get(seat) != before.marks[seat].moment]
        self._note_waits({seat: at - before.marks[seat].asked_at for seat in known})
        return note_look(self._move_marks(prompts, before.turns + len(self.turns), at), known, before.turns)

    def _note_waits(self, waits: Mapping[Seat, int]) -> None:
        """Store with the last answer of each completed decision how long its player took."""
        for seat, waited in waits.items():
            last = max(number for number, turn in enumerate(self.turns) if turn.seat == seat)
            self.turns[last] = replace(self.turns[last], waited=waited)

    def _move_marks(self, prompts: tuple[Prompt, ...], turns: int, at: int) -> Marks:
        """Return marks with new questions and the actions that can be undone."""
        marks = self.marks | {
            seat: replace(self.marks[seat], asked_at=at) for seat in self._new_people if seat in self.marks
        }
        asked = {prompt.seat: prompt.moment for prompt in (*self._ordered, *prompts)}
        new = {seat: Mark(moment, at, self._asked_after.get((seat, moment), turns)) for seat, moment in asked.items()}
        moved = move_marks(marks, new, self._movers, turns)
        return change_actions(moved, self._withdrawn, self._changed_seats, self._begun)

    def _drafts(self) -> Drafts:
        """Return the picks of all seats; an answer with several picks stays picked if its player may take it back."""
        unused = {seat: draft for seat, draft in self.table.now.drafts.items() if seat not in self._answered}
        return unused | {
            seat: (prompt.id, answer)
            for seat, (prompt, answer) in self._answered.items()
            if self._is_drafted(prompt) and self.can_go_back(seat)
        }

    def _is_drafted(self, prompt: Prompt) -> bool:
        """True if a human player answers the question by several picks."""
        return (prompt.most > 1 or not prompt.least) and bool(self.seats[prompt.seat].user)

    def _newly_asked(self, prompts: tuple[Prompt, ...]) -> tuple[Seat, ...]:
        """Return the seats of players with a new question that no computer answers for them."""
        orders, book = self._orders(), self.table.order_book
        return tuple(
            prompt.seat
            for prompt in self._new_questions(prompts)
            if self.seats[prompt.seat].user
            and not book.is_computers(self.state, prompt, orders.get(prompt.seat, NO_ORDERS))
        )

    def _new_questions(self, prompts: tuple[Prompt, ...]) -> list[Prompt]:
        known = {(prompt.seat, prompt.id) for prompt in self.table.prompts() if prompt.seat not in self._new_people}
        return [prompt for prompt in prompts if (prompt.seat, prompt.id) not in known]

    def _orders_left(self, prompts: tuple[Prompt, ...]) -> Mapping[Seat, Orders]:
        """Return the orders that still apply: not used up, not past, and given by the seat's current player."""
        before, owned = self.table.now.orders, self._orders() if prompts else {}
        book = self.table.order_book
        left = {seat: book.keep(self.state, seat, owned[seat]) if seat in owned else NO_ORDERS for seat in before}
        return {seat: kept for seat, kept in left.items() if kept != NO_ORDERS} if left != before else before

    def _orders(self) -> dict[Seat, Orders]:
        """Return the orders of players who still have their seats."""
        orders, before = self.table.now.orders, self.table.now.seats
        return {seat: orders[seat] for seat in orders if self.seats[seat].user == before[seat].user}
