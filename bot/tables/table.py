"""One table in memory: who sits there, and the state of the game."""

import asyncio
from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bot.catalogue import Game, load_game
from bot.errors import NotInvited, NotRunning, NotSeated
from bot.games import answers
from bot.games.contract import Line, Prompt, Seat, rules_number
from bot.records.record import Record, Upgrade, total_scores
from bot.storage.rows import SeatRow, TableRow, TurnRow
from bot.tables.marks import BEGINNING, Marks, first_news, late_marks, unpack_marks
from bot.tables.motions import END, Motion, read_motion
from bot.tables.posts import unpack_lines, unpack_untold
from bot.tables.status import Status
from bot.tables.versions import read_moves, read_state
from bot.words.words import Words

PERSON = "person"
"""What a record calls whoever is no computer."""
Asked: TypeAlias = tuple[tuple[Seat, str], ...]
"""Seats, each with the moment that it is asked about."""


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
    size: str = ""
    """Of the pictures that everyone sees; where none was asked for, what fits the screens of most who sit there."""
    again_of: int = 0
    """The number of the finished table after which the same people play once more."""
    former: tuple[int, ...] = ()
    """Who played there."""


class Table:
    """A table; only the manager changes it, under its lock."""

    def __init__(self, row: TableRow, game: Game) -> None:
        self.game, self.rules = game, game.rules
        self.lock = asyncio.Lock()
        self.posts_made, self.posts_told = 0, -1
        """How often posts were saved since it was loaded, and up to which of these times all are out."""
        self.gone: frozenset[int] = frozenset()
        """Who had left the server when Discord was last asked."""
        self.replaced: dict[int, str] = {}
        """Whose seats computers took by consent since it was loaded, with their names."""
        self.cards_show: dict[str, object] = {}
        """By kind of card: what its message is known to show."""
        self.take(row)
        self.front_shows: Asked | None = self.asked_now()
        """Whom the newest message in the channel names as awaited, as far as is known."""
        self.has_older_fronts = False
        """Whether older messages may show that too."""

    def take(self, row: TableRow) -> None:
        """Becomes what is stored."""
        self.id, self.channel, self.server, self.opener = row.id, row.channel, row.server, row.host
        self.status, self.seed, self.turns, self.card = Status(row.status), row.seed, row.turns, row.card
        self.revision = row.revision
        self.settings = msgspec.msgpack.decode(row.settings, type=Settings)
        self.seats: tuple[SeatRow, ...] = row.seats
        self.drafts = dict(row.drafts)
        self.cards = dict(row.cards)
        self.consents = {read_motion(subject): dict(agreed) for subject, agreed in row.consents.items()}
        self.refusals = {read_motion(subject): user for subject, user in row.refusals.items()}
        self.heard = dict(row.heard)
        self.changed_at = row.changed_at
        self.stored_rules = row.rules
        """The version that the stored state is of; where it is older than these rules, the state was carried over."""
        self.state: Any = read_state(self.rules, row.state, row.rules) if row.state else None
        self.untold = unpack_untold(row.untold)
        self.marks = unpack_marks(row.marks) if row.marks else self._late_marks()
        self.told: tuple[tuple[int, bytes], ...] = row.told
        """By turn: what was told, packed, as far back as it may be news to anybody."""

    def _late_marks(self) -> Marks:
        is_running = self.status is Status.RUNNING
        return late_marks(self.prompts(), len(self.seats), self.turns, self.changed_at) if is_running else {}

    @property
    def is_carried_over(self) -> bool:
        """Whether the state was of older rules when it was read."""
        return rules_number(self.stored_rules) != rules_number(self.rules.version)

    @property
    def words(self) -> Words:
        """What is said to everyone at the table, in its language."""
        return self.game.words(self.settings.language)

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

    def agreed(self, motion: Motion) -> set[int]:
        """Who agreed to something; where it is about somebody, since that person was last heard of."""
        since = self.heard.get(motion.subject, 0)
        return {user for user, at in self.consents.get(motion, {}).items() if at >= since}

    @property
    def agreed_to_end(self) -> set[int]:
        """Who wants to end the game early."""
        return self.agreed(END)

    def check_invited(self, user: int) -> None:
        """Raises `NotInvited` for whom the table is not for; whoever opened it may always come back."""
        invited = self.settings.invited
        if invited and user not in (*invited, self.opener):
            raise NotInvited()

    def seat_of(self, user: int) -> Seat:
        """Where somebody sits. Raises `NotSeated`."""
        for number, seat in enumerate(self.seats):
            if seat.user == user:
                return number
        raise NotSeated()

    def check_running(self) -> None:
        """Raises `NotRunning` at what only a running game allows."""
        if self.status is not Status.RUNNING:
            raise NotRunning()

    def check_begun(self) -> None:
        """Raises `NotRunning` at what only a game that has begun allows; it may be over."""
        if self.state is None:
            raise NotRunning()

    def record(self, turns: Iterable[TurnRow]) -> Record:
        """The game as a record, finished or not."""
        moves = read_moves(turns)
        upgrades = [move.before for move in moves if isinstance(move, Upgrade)]
        is_todays = self.game.figures == load_game(self.game.name).figures
        return Record(
            self.game.name,
            upgrades[0] if upgrades else self.stored_rules,
            answers.complete_options(self.rules, self.settings.options),
            self.seed,
            tuple(seat.computer or PERSON for seat in self.seats),
            moves,
            total_scores(self.rules.scores(self.state)) if self.status is Status.OVER else None,
            b"" if is_todays else self.game.figures,
        )

    def prompts(self) -> tuple[Prompt, ...]:
        """Every open question."""
        return self.rules.prompts(self.state) if self.status is Status.RUNNING else ()

    def asked_now(self) -> Asked:
        """Who is asked, each about which moment."""
        return tuple((prompt.seat, prompt.moment) for prompt in self.prompts())

    def prompt_for(self, seat: Seat) -> Prompt | None:
        """A seat's open question."""
        return next((prompt for prompt in self.prompts() if prompt.seat == seat), None)

    def news_for(self, seat: Seat) -> tuple[Line, ...]:
        """What was told since a seat's last decision, which comes first; while it decides, since the one before."""
        first = self._first_news(seat)
        return tuple(line for number, told in self.told if number >= first for line in unpack_lines(told))

    def has_moved(self, seat: Seat) -> bool:
        """Whether a seat has decided anything yet; else all is news to it since the game began."""
        return self._first_news(seat) != BEGINNING

    def _first_news(self, seat: Seat) -> int:
        asked = self.prompt_for(seat)
        return first_news(self.marks, seat, asked.moment if asked else "")

    def uncalled(self) -> tuple[Seat, ...]:
        """The people whose call was put off, and who have not answered."""
        return tuple(seat for seat in self.awaited() if self.marks[seat].call_at is not None)

    def awaited(self, moment: str = "") -> tuple[Seat, ...]:
        """The people who are asked something now, or only those still asked about one moment."""
        return tuple(
            prompt.seat
            for prompt in self.prompts()
            if not self.seats[prompt.seat].computer and moment in ("", prompt.moment)
        )
