"""One table in memory: who sits there, and the state of the game."""

import asyncio
from collections.abc import Iterable, Mapping
from copy import copy
from types import MappingProxyType
from typing import Any

from bot.catalogue import Game, load_game
from bot.errors import NotInvited, NotRunning, NotSeated
from bot.games import answers
from bot.games.contract import Line, Prompt, Seat, rules_number
from bot.games.order_book import NO_ORDERS, OrderBook, Orders
from bot.records.record import Record, Upgrade, total_scores
from bot.storage.leases import NO_SERVER
from bot.storage.rows import SeatRow, TableRow, TurnRow
from bot.tables.cause import BOT, Cause
from bot.tables.hints import Hint
from bot.tables.marks import BEGINNING, Marks, first_missed, first_news
from bot.tables.motions import END, Motion, returning
from bot.tables.pace import PACES, Pace, PaceName
from bot.tables.people import Person, PersonSettings
from bot.tables.posted import Asked, Posted
from bot.tables.posts import Untold, unpack_all
from bot.tables.state_cache import StateCache
from bot.tables.status import Status
from bot.tables.stored import Settings, read_stored
from bot.tables.versions import read_moves
from bot.words.words import Words

PERSON = "person"
"""What a record calls whoever is no computer."""


class Table:
    """A table; only the manager changes it, under its lock."""

    def __init__(self, row: TableRow, game: Game, sitters: Mapping[int, Person] = MappingProxyType({})) -> None:
        self.game, self.rules = game, game.rules
        self.order_book = OrderBook(game.rules, game.declaration.foresight)
        self.lock = asyncio.Lock()
        self.cause: Cause = BOT
        """Why it is being changed, while it is locked."""
        self.gone: frozenset[int] = frozenset()
        """Who had left the server when Discord was last asked."""
        self.away: dict[int, int] = {}
        """Who was on vacation when the table was last asked for, and until when."""
        self.replaced: dict[int, str] = {}
        """Whose seats computers took by consent since it was loaded, with their names."""
        self.hints: dict[Seat, Hint] = {}
        """By seat: the hint that its player has asked for last."""
        self._cache = StateCache(game, None)
        self.pondering: Seat | None = None
        """For whose seat a deputy has been thinking for long, which is shown."""
        self.take(row, sitters)
        self.posted = Posted(row.cards, self.asked_now())

    def take(self, row: TableRow, sitters: Mapping[int, Person]) -> None:
        """Becomes what is stored. Raises `OldRules`, such as where a newer version of the bot has saved it.

        Then nothing has changed: with the stored revision and an old state, the next save would overwrite the game.
        """
        self.now = read_stored(self.rules, row)
        self.id, self.channel, self.server = row.id, row.channel, row.server
        self.seed, self.card = row.seed, row.card
        self.heard, self.sitters = dict(row.heard), sitters

    def settings_of(self, user: int) -> PersonSettings:
        """The settings of a person who sits here. Raises `KeyError` for anyone else."""
        return self.sitters[user].settings

    def as_draft(self) -> "Table":
        """A copy for working out what an action leads to; changing it saves and shows nothing."""
        draft = copy(self)
        draft.heard = dict(self.heard)
        return draft

    # -- the current revision ------------------------------------------------------------------------------------------

    @property
    def revision(self) -> int:
        """How often it was changed."""
        return self.now.revision

    @property
    def opener(self) -> int:
        """Who opened it, or follows an absent host."""
        return self.now.host

    @property
    def status(self) -> Status:
        """Whether it is in its lobby, running, or at an end."""
        return self.now.status

    @property
    def settings(self) -> Settings:
        """Choices made when it was opened."""
        return self.now.settings

    @property
    def state(self) -> Any:
        """The state of the game; None before it begins."""
        return self.now.state

    @property
    def turns(self) -> int:
        """How many turns are saved."""
        return self.now.turns

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Who sits where."""
        return self.now.seats

    @property
    def marks(self) -> Marks:
        """What each seat was asked last, and by when it has to answer."""
        return self.now.marks

    @property
    def untold(self) -> Untold:
        """News that waits for its picture."""
        return self.now.untold

    @property
    def told(self) -> tuple[tuple[int, bytes], ...]:
        """News that may still be new to a player, packed, by turn."""
        return self.now.told

    @property
    def drafts(self) -> Mapping[Seat, tuple[str, tuple[str, ...]]]:
        """By seat: the prompt and the options picked so far."""
        return self.now.drafts

    @property
    def orders(self) -> Mapping[Seat, Orders]:
        """By seat: orders for coming decisions."""
        return self.now.orders

    @property
    def consents(self) -> Mapping[Motion, Mapping[int, int]]:
        """By motion: the users who agreed, and when."""
        return self.now.consents

    @property
    def refusals(self) -> Mapping[Motion, int]:
        """By motion: the user who said no last."""
        return self.now.refusals

    @property
    def changed_at(self) -> int:
        """When the game last went on."""
        return self.now.changed_at

    @property
    def due_at(self) -> int | None:
        """When something has to be done there without a click."""
        return self.now.due_at

    @property
    def cache(self) -> StateCache:
        """Cached values of the current state."""
        if self._cache.state is not self.state:
            self._cache = StateCache(self.game, self.state)
        return self._cache

    # -- questions about it --------------------------------------------------------------------------------------------

    @property
    def is_carried_over(self) -> bool:
        """Whether the state was of older rules when it was read."""
        return rules_number(self.now.rules) != rules_number(self.rules.version)

    @property
    def words(self) -> Words:
        """What is said to everyone at the table, in its language."""
        return self.game.words(self.settings.language)

    @property
    def pace(self) -> Pace:
        """How much time each decision has; whoever plays alone keeps nobody waiting."""
        return PACES[self.settings.pace if len(self.people) > 1 else PaceName.NONE]

    @property
    def is_private(self) -> bool:
        """True for a game of one person against computers, in direct messages."""
        return self.server == NO_SERVER

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
        """Who agreed to something that can still be; where it is about somebody, since they were last heard of."""
        if motion.taking_back and motion.taking_back.turns != self.turns:
            return set()  # the game has gone on
        since = self.heard.get(motion.absentee or 0, 0)
        return {user for user, at in self.consents.get(motion, {}).items() if at >= since}

    def is_barred(self, user: int) -> bool:
        """True if a player was put out for a computer and cannot take the seat back alone."""
        return returning(user) in self.refusals

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
            upgrades[0] if upgrades else self.now.rules,
            answers.complete_options(self.rules, self.settings.options),
            self.seed,
            tuple(seat.computer or PERSON for seat in self.seats),
            moves,
            total_scores(self.rules.scores(self.state)) if self.status is Status.OVER else None,
            b"" if is_todays else self.game.figures,
        )

    def prompts(self) -> tuple[Prompt, ...]:
        """Every open question."""
        if self.status is not Status.RUNNING:
            return ()
        return self.cache.prompts

    def view(self, seat: Seat) -> Any:
        """What a seat may know of the game."""
        return self.cache.view(seat)

    def can_go_back(self, seat: Seat) -> bool:
        """Whether a seat can take back its last answer by itself."""
        return self.status is Status.RUNNING and bool(self.cache.way_back(seat))

    def asked_now(self) -> Asked:
        """Who is awaited, each about which moment, until when, and whether they are on vacation."""
        shown = self.shown_as_awaited()
        prompts = [prompt for prompt in self.prompts() if prompt.seat in shown]
        users = {prompt.seat: self.seats[prompt.seat].user or 0 for prompt in prompts}
        return tuple(
            (prompt.seat, prompt.moment, self.deadline_of(prompt.seat), self.away.get(users[prompt.seat]))
            for prompt in prompts
        )

    def shown_as_awaited(self) -> tuple[Seat, ...]:
        """The people who are asked something now, or else whoever thinks for long; a quick answer is not waited for."""
        return self.awaited() or tuple(prompt.seat for prompt in self.prompts() if prompt.seat == self.pondering)

    def deadline_of(self, seat: Seat) -> int | None:
        """When a decision is made without the person who is asked for it; None where it has any time."""
        mark = self.marks.get(seat)
        return mark.deadline if mark and self.seats[seat].user else None

    def shown_deadline_of(self, seat: Seat) -> int | None:
        """The deadline to show to people: None during a vacation."""
        return None if self.away.get(self.seats[seat].user or 0) else self.deadline_of(seat)

    def prompt_for(self, seat: Seat) -> Prompt | None:
        """A seat's open question."""
        return next((prompt for prompt in self.prompts() if prompt.seat == seat), None)

    def hint_for(self, seat: Seat) -> Hint | None:
        """The hint to a seat's open question, where its player has asked for one."""
        hint = self.hints.get(seat)
        return hint if hint and hint.prompt == self.prompt_for(seat) else None

    def news_for(self, seat: Seat) -> tuple[Line, ...]:
        """What was told since a seat's last decision, which comes first; while it decides, since the one before."""
        return unpack_all(self.packed_news_for(seat))

    def packed_news_for(self, seat: Seat) -> tuple[bytes, ...]:
        """The same as it is stored."""
        return self._packed_since(self._first_news(seat))

    def missed_by(self, seat: Seat) -> tuple[Line, ...]:
        """What was told since the person of a seat last decided something themselves, or asked for this."""
        return self.told_since(self.first_missed(seat))

    def told_since(self, first: int) -> tuple[Line, ...]:
        """What was told by a turn and those after it, as far as it may still be news to anybody."""
        return unpack_all(self._packed_since(first))

    def _packed_since(self, first: int) -> tuple[bytes, ...]:
        return tuple([told for number, told in self.told if number >= first])

    def first_missed(self, seat: Seat) -> int:
        """The first turn that the person of a seat may have missed."""
        asked = self.prompt_for(seat)
        return first_missed(self.marks, seat, asked.moment if asked else "")

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
            prompt.seat for prompt in self.prompts() if not self.is_computers(prompt) and moment in ("", prompt.moment)
        )

    def is_computers(self, prompt: Prompt) -> bool:
        """Whether a computer answers: it sits there, or somebody has ordered that it plays for them."""
        return bool(self.seats[prompt.seat].computer) or self.is_delegated(prompt)

    def is_delegated(self, prompt: Prompt) -> bool:
        """Whether somebody has ordered that a computer answers this for them."""
        orders = self.orders.get(prompt.seat, NO_ORDERS)
        return self.order_book.is_computers(self.state, prompt, orders)
