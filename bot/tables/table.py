"""One table in memory: who sits there, the state of the game, and what an answer makes of it."""

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.catalogue import Game, load_game
from bot.errors import NotInvited, NotRunning, NotSeated, OldRules
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Answer, Line, Prompt, Rules, Seat, Step, decode, encode
from bot.records.record import Move, Record, total_scores
from bot.storage.rows import Change, SeatRow, TableRow, TurnRow
from bot.tables.posts import Part, Post, add_steps, moment_of, pack, pack_lines, portion, unpack_lines
from bot.tables.results import results_of

PERSON = "person"
END = 0
"""The end of the game, as the subject of a vote; any other is a person to be replaced."""
BREATH = 16
"""Computers' answers in one go, a few milliseconds; between two goes other clicks are served."""


class Settings(Struct, frozen=True):
    """What was settled when the table was opened."""

    players: int
    language: str
    options: dict[str, str] = {}
    level: str = ""
    """The computer players' level, where any were asked for."""
    invited: tuple[int, ...] = ()
    """Who may join besides the host; nobody named: everyone."""
    theme: str = "light"
    size: str = "wide"
    """Of the pictures that everyone sees."""


class Table:
    """A table; only the manager changes it, under its lock."""

    def __init__(self, row: TableRow) -> None:
        self.game: Game = load_game(row.game)
        self.rules: Rules[Any] = self.game.rules
        if row.rules != self.rules.version:
            raise OldRules(rules=row.rules, ours=self.rules.version)
        self.lock = asyncio.Lock()
        self.card_moment = ""
        self.shown_awaited: tuple[Seat, ...] | None = None
        """Whom the card in the channel names as awaited."""
        self.posts_made, self.posts_told = 0, -1
        """How often posts were saved since it was loaded, and up to which of these times all are out."""
        self.gone: frozenset[int] = frozenset()
        """Who had left the server when Discord was last asked."""
        self.replaced: dict[int, str] = {}
        """Whose seats computers took by consent since it was loaded, with their names."""
        self.cards_show: dict[str, object] = {}
        """By kind of card: what its message is known to show."""
        self.take(row)

    def take(self, row: TableRow) -> None:
        """Becomes what is stored."""
        self.id, self.channel, self.server, self.opener = row.id, row.channel, row.server, row.host
        self.status, self.seed, self.turns, self.card = row.status, row.seed, row.turns, row.card
        self.revision = row.revision
        self.settings = msgspec.msgpack.decode(row.settings, type=Settings)
        self.seats: tuple[SeatRow, ...] = row.seats
        self.drafts = dict(row.drafts)
        self.cards = dict(row.cards)
        self.consents = {subject: dict(agreed) for subject, agreed in row.consents.items()}
        self.refusals = dict(row.refusals)
        self.heard = dict(row.heard)
        self.changed_at = row.changed_at
        self.state: Any = decode(self.rules, row.state) if row.state else None
        self.untold: tuple[Line, ...] = unpack_lines(row.untold)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> set[int]:
        """Everyone who plays and is no computer."""
        return {seat.user for seat in self.seats if seat.user}

    @property
    def host(self) -> int:
        """Who opened the table; after leaving, the first of those who are still there."""
        people = [seat.user for seat in self.seats if seat.user]
        return self.opener if self.opener in people or not people else people[0]

    def agreed(self, subject: int) -> set[int]:
        """Who agreed to end the game, or to replace somebody since that person was last heard of."""
        since = self.heard.get(subject, 0)
        return {user for user, at in self.consents.get(subject, {}).items() if at >= since}

    @property
    def agreed_to_end(self) -> set[int]:
        """Who wants to end the game early."""
        return self.agreed(END)

    def check_invited(self, user: int) -> None:
        """Refuses whom the table is not for; whoever opened it may always come back."""
        invited = self.settings.invited
        if invited and user not in (*invited, self.opener):
            raise NotInvited()

    def seat_of(self, user: int) -> Seat:
        """Where somebody sits."""
        for number, seat in enumerate(self.seats):
            if seat.user == user:
                return number
        raise NotSeated()

    def check_running(self) -> None:
        """Refuses what only a running game allows."""
        if self.status != "running":
            raise NotRunning()

    def check_begun(self) -> None:
        """Refuses what only a game that has begun allows; it may be over."""
        if self.state is None:
            raise NotRunning()

    def record(self, turns: Iterable[TurnRow]) -> Record:
        """The game as a record, finished or not."""
        return Record(
            self.rules.name,
            self.rules.version,
            answers.complete_options(self.rules, self.settings.options),
            self.seed,
            tuple(seat.computer or PERSON for seat in self.seats),
            tuple(Move(turn.seat, turn.prompt, turn.answer) for turn in turns),
            total_scores(self.rules.scores(self.state)) if self.status == "over" else None,
        )

    def prompts(self) -> tuple[Prompt, ...]:
        """Every open question."""
        return self.rules.prompts(self.state) if self.status == "running" else ()

    def prompt_for(self, seat: Seat) -> Prompt | None:
        """A seat's open question."""
        return next((prompt for prompt in self.prompts() if prompt.seat == seat), None)

    def awaited(self, moment: str = "") -> tuple[Seat, ...]:
        """The people who are asked something now, or only those still asked about one moment."""
        return tuple(
            prompt.seat
            for prompt in self.prompts()
            if not self.seats[prompt.seat].computer and moment in ("", moment_of(prompt.id))
        )


class Turn:
    """What one wish leads to: a person's answer, the computers' that follow, and what is said of it all."""

    def __init__(self, table: Table, seats: tuple[SeatRow, ...] | None = None, is_replacing: bool = False) -> None:
        self.table = table
        self.rules = table.rules
        self.state = table.state
        self.seats = seats or table.seats
        self._is_replacing = is_replacing
        """Whether a seat changes hands since its person is absent, not by that person's wish."""
        self.turns: list[TurnRow] = []
        self.steps: list[Step[Any]] = []
        self.untold: tuple[Line, ...] = table.untold

    def begin(self) -> None:
        """Sets up the game."""
        options = self.table.settings.options
        self._tell(answers.begin(self.rules, len(self.seats), Chance(self.table.seed), options))

    def answer(self, seat: Seat, prompt: str, picks: Iterable[str]) -> None:
        """Takes one answer through the door."""
        asked = answers.find_prompt(self.rules, self.state, seat, prompt)
        self._choose(asked, answers.check_answer(asked, picks))

    def back(self, seat: Seat) -> None:
        """Takes back the seat's last answer."""
        self._tell((Step(answers.go_back(self.rules, self.state, seat)),))
        self.turns.append(TurnRow(seat, "", ()))

    def can_go_back(self, seat: Seat) -> bool:
        """Whether the seat's last answer can be taken back."""
        return self.rules.back(self.state, seat) is not None

    async def let_computers_play(self) -> None:
        """Every question to a computer is answered at once; in a long row of them other tables get a word in."""
        while prompt := self._computers_prompt():
            player = self.table.game.computer(self.seats[prompt.seat].computer)
            number = self.table.turns + len(self.turns)
            chance = Chance(Chance(self.table.seed).fork(f"seat {prompt.seat}").seed, number)
            answer = player(self.rules.view(self.state, prompt.seat), prompt, chance)
            self._choose(prompt, answers.check_answer(prompt, answer))
            if len(self.turns) % BREATH == 0:
                await asyncio.sleep(0)

    def _computers_prompt(self) -> Prompt | None:
        prompts = self.rules.prompts(self.state)
        return next((prompt for prompt in prompts if self.seats[prompt.seat].computer), None)

    def _choose(self, prompt: Prompt, answer: Answer) -> None:
        self._tell(self.rules.choose(self.state, prompt, answer))
        self.turns.append(TurnRow(prompt.seat, prompt.id, answer))

    def _tell(self, steps: tuple[Step[Any], ...]) -> None:
        self.steps += steps
        self.state = steps[-1].state

    def change(self, actor: Seat | None, interaction: int | None, at: int) -> Change:
        """Everything to be saved in one go."""
        parts, self.untold = add_steps(self.rules, self.table.untold, self.steps)
        prompts = self.rules.prompts(self.state)
        status, called = "running" if prompts else "over", self._newly_called(prompts, actor)
        asked = called if self.table.state else range(len(self.seats))
        return Change(
            table=self.table.id,
            revision=self.table.revision,
            interaction=interaction,
            at=at,
            new_status=status if status != self.table.status else "",
            state=encode(self.state),
            untold=pack_lines(self.untold),
            first_turn=self.table.turns,
            turns=tuple(self.turns),
            posts=self._posts(parts, prompts, called),
            drop_drafts=tuple({turn.seat for turn in self.turns}.intersection(self.table.drafts)),
            seats=self.seats if self.seats != self.table.seats else None,
            asked=tuple(user for seat in asked if (user := self.seats[seat].user)),
            results=() if prompts else results_of(self.rules, self.state),
        )

    def _posts(self, parts: list[Part], prompts: tuple[Prompt, ...], called: tuple[Seat, ...]) -> tuple[bytes, ...]:
        """Messages, if there is something to tell or somebody to call; the final scores have one of their own."""
        left = self._who_left()
        if not parts and not called and not left:
            return ()
        if prompts:
            *earlier, last = portion(parts) or [()]
            closing = self._calling(prompts, called, last)
        else:
            earlier, closing = portion(parts[:-1] if self._has_people() else ()), Post("over", tuple(parts[-1:]))
        first, *others = [*(Post("news", some) for some in earlier), closing]
        news = {"replaced": left} if self._is_replacing else {"left": left}
        return tuple(pack(post) for post in [replace(first, **news), *others])

    def _has_people(self) -> bool:
        """Whether anybody is left to read more than how it ended."""
        return any(seat.user for seat in self.seats)

    def _who_left(self) -> tuple[tuple[str, str], ...]:
        """The people whose seats computers take, each with the computer's name."""
        seats = zip(self.table.seats, self.seats, strict=True)
        return tuple((before.name, now.name) for before, now in seats if before.user and not now.user)

    def _calling(self, prompts: tuple[Prompt, ...], called: tuple[Seat, ...], parts: tuple[Part, ...]) -> Post:
        """News that tells whoever has not been told yet what to do."""
        if not called:
            return Post("news", parts)
        call = self.table.game.guide.call(self.rules.view(self.state, None), prompts[0])
        return Post("news", parts, called, call, moment_of(prompts[0].id))

    def _newly_called(self, prompts: tuple[Prompt, ...], actor: Seat | None) -> tuple[Seat, ...]:
        """People with a question that was not open before; whoever just answered sees the next one already."""
        known = {(prompt.seat, prompt.id) for prompt in self.table.prompts()}
        return tuple(
            prompt.seat
            for prompt in prompts
            if not self.seats[prompt.seat].computer and prompt.seat != actor and (prompt.seat, prompt.id) not in known
        )
