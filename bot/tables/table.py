"""A table in memory: its players, settings and game."""

import asyncio
from collections.abc import Iterable, Mapping
from copy import copy
from types import MappingProxyType

from bot.catalogue import Game, load_game
from bot.errors import NotInvited, NotRunning, NotSeated
from bot.games import answers
from bot.games.contract import Line, Prompt, Seat, rules_number
from bot.games.order_book import NO_ORDERS, OrderBook
from bot.records.record import Record, Upgrade, total_scores
from bot.storage.leases import NO_SERVER
from bot.storage.rows import TableRow, TurnRow
from bot.tables.cause import BOT, Cause
from bot.tables.hint import Hint
from bot.tables.marks import BEGINNING, first_missed, first_news
from bot.tables.motions import Motion, returning
from bot.tables.pace import PACES, Pace, PaceName
from bot.tables.people import Person, PersonSettings
from bot.tables.posted import Asked, Posted
from bot.tables.posts import unpack_all
from bot.tables.state_cache import StateCache
from bot.tables.status import Status
from bot.tables.stored import read_stored
from bot.tables.versions import read_moves
from bot.words.words import Words

PERSON = "person"
"""Name of human players in records."""


class Table:
    """A table; changed only under its lock."""

    def __init__(self, row: TableRow, game: Game, sitters: Mapping[int, Person] = MappingProxyType({})) -> None:
        self.game, self.rules = game, game.rules
        self.order_book = OrderBook(game.rules, game.declaration.foresight)
        self.lock = asyncio.Lock()
        self.cause: Cause = BOT
        """The cause of the change in progress, while the table is locked."""
        self.gone: frozenset[int] = frozenset()
        """Players who had left the server when Discord was last asked."""
        self.away: dict[int, int] = {}
        """Players who were on vacation when the table was last requested, each with the end of the vacation."""
        self.replaced: dict[int, str] = {}
        """By user id: names of players whom votes have replaced with computers since the table was loaded."""
        self.hints: dict[Seat, Hint] = {}
        """By seat: the hint that was last requested."""
        self._cache = StateCache(game, None)
        self.pondering: Seat | None = None
        """The seat whose computer has been thinking long enough for that to be shown."""
        self.take(row, sitters)
        self.posted = Posted(row.cards, self.asked_now())

    def take(self, row: TableRow, sitters: Mapping[int, Person]) -> None:
        """Take over the stored table. Raises `OldRules`, for example if a newer version of the bot saved it.

        After an error nothing has changed: if only the revision were new, the next save would overwrite the game.
        """
        self.now = read_stored(self.rules, row)
        self.id, self.channel, self.server = row.id, row.channel, row.server
        self.seed, self.card = row.seed, row.card
        self.heard, self.sitters = dict(row.heard), sitters

    def settings_of(self, user: int) -> PersonSettings:
        """Return the settings of a seated user. Raises `KeyError` for anyone else."""
        return self.sitters[user].settings

    def as_draft(self) -> "Table":
        """Return a copy for computing the result of an action; changes to the copy are neither saved nor shown."""
        draft = copy(self)
        draft.heard = dict(self.heard)
        return draft

    @property
    def cache(self) -> StateCache:
        """Cached values of the current state."""
        if self._cache.state is not self.now.state:
            self._cache = StateCache(self.game, self.now.state)
        return self._cache

    # -- queries -------------------------------------------------------------------------------------------------------

    @property
    def is_carried_over(self) -> bool:
        """True if the state was upgraded from older rules when it was read."""
        return rules_number(self.now.rules) != rules_number(self.rules.version)

    @property
    def words(self) -> Words:
        """Words for public messages, in the table's language."""
        return self.game.words(self.now.settings.language)

    @property
    def pace(self) -> Pace:
        """The time for each decision; unlimited for a single player against computers."""
        return PACES[self.now.settings.pace if len(self.people) > 1 else PaceName.NONE]

    @property
    def is_private(self) -> bool:
        """True for a game of one player against computers, in direct messages."""
        return self.server == NO_SERVER

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; a player whose data was deleted is called a former player."""
        return tuple([seat.name or self._former_name(number) for number, seat in enumerate(self.now.seats)])

    def _former_name(self, seat: Seat) -> str:
        """Return the replacement for a deleted name, with the seat's number if several names are deleted."""
        is_only = sum([not row.name for row in self.now.seats]) == 1
        return self.words.say("former-player") if is_only else self.words.say("former-player-at", number=seat + 1)

    @property
    def invited(self) -> tuple[int, ...]:
        """The invited users, without those whose data was deleted."""
        return tuple([user for user in self.now.settings.invited if user])

    @property
    def people(self) -> set[int]:
        """The user ids of all human players."""
        return {seat.user for seat in self.now.seats if seat.user}

    @property
    def host(self) -> int:
        """The user who opened the table; if that user has left, the first player."""
        people = [seat.user for seat in self.now.seats if seat.user]
        return self.now.host if self.now.host in people or not people else people[0]

    def agreed(self, motion: Motion) -> set[int]:
        """Return the users who agreed to a motion, without votes canceled by later turns or the absentee's activity."""
        if motion.taking_back and motion.taking_back.turns != self.now.turns:
            return set()  # the game went on after the vote
        since = self.heard.get(motion.absentee or 0, 0)
        return {user for user, at in self.now.consents.get(motion, {}).items() if at >= since}

    def is_barred(self, user: int) -> bool:
        """True if a vote replaced the player with a computer and the player needs a vote to take the seat back."""
        return returning(user) in self.now.refusals

    def check_invited(self, user: int) -> None:
        """Raises `NotInvited` unless the user is invited or opened the table."""
        invited = self.now.settings.invited
        if invited and user not in (*invited, self.now.host):
            raise NotInvited()

    def seat_of(self, user: int) -> Seat:
        """Return a user's seat. Raises `NotSeated`."""
        for number, seat in enumerate(self.now.seats):
            if seat.user == user:
                return number
        raise NotSeated()

    def check_running(self) -> None:
        """Raises `NotRunning` unless the game is running."""
        if self.now.status is not Status.RUNNING:
            raise NotRunning()

    def check_begun(self) -> None:
        """Raises `NotRunning` before the start of the game; the game may be over."""
        if self.now.state is None:
            raise NotRunning()

    def record(self, turns: Iterable[TurnRow]) -> Record:
        """Return the game as a record, finished or not."""
        moves = read_moves(turns)
        upgrades = [move.before for move in moves if isinstance(move, Upgrade)]
        is_todays = self.game.figures == load_game(self.game.name).figures
        return Record(
            self.game.name,
            upgrades[0] if upgrades else self.now.rules,
            answers.complete_options(self.rules, self.now.settings.options),
            self.seed,
            tuple(seat.computer or PERSON for seat in self.now.seats),
            moves,
            total_scores(self.rules.scores(self.now.state)) if self.now.status is Status.OVER else None,
            b"" if is_todays else self.game.figures,
        )

    def prompts(self) -> tuple[Prompt, ...]:
        """Return all open questions."""
        if self.now.status is not Status.RUNNING:
            return ()
        return self.cache.prompts

    def can_go_back(self, seat: Seat) -> bool:
        """True if a seat can take back its last answer without a vote."""
        return self.now.status is Status.RUNNING and bool(self.cache.way_back(seat))

    def asked_now(self) -> Asked:
        """Return the awaited seats with their moments, deadlines and vacations."""
        shown = self.shown_as_awaited()
        prompts = [prompt for prompt in self.prompts() if prompt.seat in shown]
        users = {prompt.seat: self.now.seats[prompt.seat].user or 0 for prompt in prompts}
        return tuple(
            (prompt.seat, prompt.moment, self.deadline_of(prompt.seat), self.away.get(users[prompt.seat]))
            for prompt in prompts
        )

    def shown_as_awaited(self) -> tuple[Seat, ...]:
        """Return the seats to show as awaited: those of players, or else that of a computer that takes long."""
        return self.awaited() or tuple(prompt.seat for prompt in self.prompts() if prompt.seat == self.pondering)

    def deadline_of(self, seat: Seat) -> int | None:
        """Return the deadline of a player's decision; None without a limit."""
        mark = self.now.marks.get(seat)
        return mark.deadline if mark and self.now.seats[seat].user else None

    def shown_deadline_of(self, seat: Seat) -> int | None:
        """Return the deadline to show to users: None during a vacation."""
        return None if self.away.get(self.now.seats[seat].user or 0) else self.deadline_of(seat)

    def prompt_for(self, seat: Seat) -> Prompt | None:
        """Return a seat's open question, or None."""
        return next((prompt for prompt in self.prompts() if prompt.seat == seat), None)

    def hint_for(self, seat: Seat) -> Hint | None:
        """Return the hint to a seat's open question, if its player has requested one."""
        hint = self.hints.get(seat)
        return hint if hint and hint.prompt == self.prompt_for(seat) else None

    def news_for(self, seat: Seat) -> tuple[Line, ...]:
        """Return the news since a seat's last decision; while it makes a decision, since the decision before that."""
        return self.told_since(self._first_news(seat))

    def packed_news_for(self, seat: Seat) -> tuple[bytes, ...]:
        """Return the news for a seat, packed as in the store."""
        return self._packed_since(self._first_news(seat))

    def packed_actions_of(self, seat: Seat) -> tuple[bytes, ...] | None:
        """Return the news since a seat was asked about its open decision; None before its first answer to it."""
        prompt, mark = self.prompt_for(seat), self.now.marks.get(seat)
        if prompt is None or mark is None or mark.moment != prompt.moment:
            return None
        has_begun = bool(mark.actions) and mark.actions[-1] >= mark.asked_after
        return self._packed_since(mark.asked_after) if has_begun else None

    def missed_by(self, seat: Seat) -> tuple[Line, ...]:
        """Return the news since a seat's player last decided or asked what they missed."""
        return self.told_since(self.first_missed(seat))

    def told_since(self, first: int) -> tuple[Line, ...]:
        """Return the news from a turn on, as far back as news is kept."""
        return unpack_all(self._packed_since(first))

    def _packed_since(self, first: int) -> tuple[bytes, ...]:
        return tuple([told for number, told in self.now.told if number >= first])

    def first_missed(self, seat: Seat) -> int:
        """Return the first turn that the seat's player may have missed."""
        asked = self.prompt_for(seat)
        return first_missed(self.now.marks, seat, asked.moment if asked else "")

    def has_moved(self, seat: Seat) -> bool:
        """True if a seat has decided anything yet; if not, everything since the start is news to it."""
        return self._first_news(seat) != BEGINNING

    def _first_news(self, seat: Seat) -> int:
        asked = self.prompt_for(seat)
        return first_news(self.now.marks, seat, asked.moment if asked else "")

    def uncalled(self) -> tuple[Seat, ...]:
        """Return the seats with a deferred call and an open question."""
        return tuple(seat for seat in self.awaited() if self.now.marks[seat].call_at is not None)

    def awaited(self, moment: str = "") -> tuple[Seat, ...]:
        """Return the seats of players who have open questions; if a moment is given, only questions of that moment."""
        return tuple(
            prompt.seat for prompt in self.prompts() if not self.is_computers(prompt) and moment in ("", prompt.moment)
        )

    def is_computers(self, prompt: Prompt) -> bool:
        """True if a computer answers: because it holds the seat, or because the player's orders say so."""
        return bool(self.now.seats[prompt.seat].computer) or self.is_delegated(prompt)

    def is_delegated(self, prompt: Prompt) -> bool:
        """True if the player's orders let a computer answer this question."""
        orders = self.now.orders.get(prompt.seat, NO_ORDERS)
        return self.order_book.is_computers(self.now.state, prompt, orders)
