"""Running totals of finished games: adding a game takes the same time however many were added before."""

from collections import defaultdict, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from statistics import median

from bot.statistics.finished import (
    FinishedGame,
    counting_rows,
    do_fewest_points_win,
    group_games,
    is_among_people,
)
from bot.statistics.months import month_of
from bot.statistics.server_records import ServerRecords
from bot.storage.rows import ScoreRow

RECENT = 5
"""Number of recent places that are kept."""
LIVE = "live"
"""The pace whose decision times are kept separately from those of all other paces."""


@dataclass(slots=True)
class Duel:
    """How often a player was ahead of another one, behind, and tied."""

    ahead: int = 0
    behind: int = 0
    tied: int = 0

    @property
    def games(self) -> int:
        """Number of games that both played."""
        return self.ahead + self.behind + self.tied


@dataclass(slots=True)
class Points:
    """Points in games of one kind with one number of seats."""

    games: int = 0
    total: int = 0
    best: int = 0

    @property
    def mean(self) -> float:
        """Mean points per game."""
        return self.total / self.games

    def add(self, points: int, *, do_fewest_win: bool) -> None:
        """Count one result."""
        is_better = points < self.best if do_fewest_win else points > self.best
        self.best = points if is_better or not self.games else self.best
        self.games += 1
        self.total += points


@dataclass(slots=True)
class GameTotals:
    """Games, wins and places of a player."""

    games: int = 0
    wins: int = 0
    places: int = 0
    """Sum of all places."""

    @property
    def mean_place(self) -> float:
        """Mean place; 1 is best."""
        return self.places / self.games

    def add(self, place: int) -> None:
        """Count one game."""
        self.games += 1
        self.wins += place == 1
        self.places += place


@dataclass(slots=True)
class Streak:
    """Consecutive wins: current and best."""

    current: int = 0
    best: int = 0

    def add(self, is_won: bool) -> None:
        """Continue or end the current streak."""
        self.current = self.current + 1 if is_won else 0
        self.best = max(self.best, self.current)


@dataclass(slots=True)
class PersonTally:
    """Everything counted about one player's games among people."""

    name: str = ""
    """The name at the end of the last game."""
    names: dict[int, str] = field(default_factory=dict)
    """By server: the name at the end of the last game there; nicknames of one server are not shown in others."""
    totals: GameTotals = field(default_factory=GameTotals)
    by_game: dict[str, GameTotals] = field(default_factory=lambda: defaultdict(GameTotals))
    by_seats: dict[tuple[str, int], Points] = field(default_factory=lambda: defaultdict(Points))
    """Points by game and number of seats."""
    by_month: dict[int, GameTotals] = field(default_factory=lambda: defaultdict(GameTotals))
    against_computers: GameTotals = field(default_factory=GameTotals)
    """Games in which all others were computers."""
    recent: deque[int] = field(default_factory=lambda: deque(maxlen=RECENT))
    """The last places, newest last."""
    streak: Streak = field(default_factory=Streak)
    live_seconds: list[int] = field(default_factory=list)
    """The median time per decision of each live game."""
    slow_seconds: list[int] = field(default_factory=list)
    """The median time per decision of each game at any other pace."""
    duels: dict[int, Duel] = field(default_factory=lambda: defaultdict(Duel))
    """By opponent."""
    ended_at: int = 0
    """The end of the last game."""

    @property
    def live_pace(self) -> float | None:
        """Median time per decision in live games, in seconds; None without any."""
        return median(self.live_seconds) if self.live_seconds else None

    @property
    def slow_pace(self) -> float | None:
        """Median time per decision in all other games, in seconds; None without any."""
        return median(self.slow_seconds) if self.slow_seconds else None

    def add(self, row: ScoreRow, *, do_fewest_win: bool) -> None:
        """Count a game among people."""
        self.totals.add(row.place)
        self.by_game[row.game].add(row.place)
        self.by_seats[row.game, row.seats].add(row.points, do_fewest_win=do_fewest_win)
        self.by_month[month_of(row.ended_at)].add(row.place)
        self.recent.append(row.place)
        self.streak.add(row.place == 1)
        if row.decisions:
            (self.live_seconds if row.pace == LIVE else self.slow_seconds).append(row.seconds)


class Tally:
    """The totals of all players in the added games."""

    def __init__(self) -> None:
        self.people: dict[int, PersonTally] = defaultdict(PersonTally)
        self.games = 0
        """Number of games among people."""
        self.since: int | None = None
        """The end of the first of these games."""
        self.records = ServerRecords()

    def add(self, game: FinishedGame) -> None:
        """Count a game; games must be added in the order in which they ended."""
        do_fewest_win, rows = do_fewest_points_win(game), counting_rows(game)
        is_counted = is_among_people(game)
        for user, row in rows:
            person = self.people[user]
            person.name, person.ended_at = row.name, row.ended_at
            person.names[row.server] = row.name
            if is_counted:
                person.add(row, do_fewest_win=do_fewest_win)
            else:
                person.against_computers.add(row.place)
        if is_counted:
            self.games += 1
            self.since = game[0].ended_at if self.since is None else self.since
            self._add_duels(rows)
            streaks = {user: self.people[user].streak.current for user, _ in rows}
            self.records.add(game, rows, streaks, do_fewest_win=do_fewest_win)

    def _add_duels(self, rows: list[tuple[int, ScoreRow]]) -> None:
        """Count each pair: a player beats everyone placed below them."""
        for (user, row), (other, theirs) in combinations(rows, 2):
            own, others = self.people[user].duels[other], self.people[other].duels[user]
            if row.place == theirs.place:
                own.tied += 1
                others.tied += 1
            else:
                first, second = (own, others) if row.place < theirs.place else (others, own)
                first.ahead += 1
                second.behind += 1

    def duel(self, user: int, other: int) -> Duel:
        """Return the first player's head-to-head record against the second."""
        found = self.people.get(user)
        return found.duels.get(other, Duel()) if found else Duel()


def tally_rows(rows: Iterable[ScoreRow]) -> Tally:
    """Count all games of these rows, which are in the order of their ids."""
    tally = Tally()
    for game in group_games(rows):
        tally.add(game)
    return tally
