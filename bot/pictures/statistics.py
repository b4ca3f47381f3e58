"""The contents of statistics pictures, as plain values: players' names in any script, and games by title."""

from typing import TypeAlias

from msgspec import Struct


class Pair(Struct, frozen=True):
    """How often a player was ahead of another one, and behind."""

    ahead: int
    behind: int


class PlayerLine(Struct, frozen=True):
    """The totals of one player."""

    name: str
    games: int
    wins: int
    place: float
    """Mean place."""
    recent: tuple[int, ...] = ()
    """The last places, newest last."""


class Month(Struct, frozen=True):
    """A month of a year; January is 1."""

    year: int
    month: int


class Span(Struct, frozen=True):
    """The games that a page counts."""

    games: int
    since: Month | None = None
    """The month of the first game; None without games."""
    game: str = ""
    """The title of the only game that counts; empty for all games."""


class StreakRecord(Struct, frozen=True):
    """The longest streak of wins; the name is empty if the player is hidden."""

    name: str
    wins: int


class PointsRecord(Struct, frozen=True):
    """The best score in a game; the name is empty if the player is hidden."""

    name: str
    game: str
    seats: int
    points: int


class FinishRecord(Struct, frozen=True):
    """The closest finish; the name is empty if the winner is hidden."""

    name: str
    game: str
    lead: int


class ServerPage(Struct, frozen=True, tag=True):
    """A server's page: its players, their head-to-head records, and its main records."""

    title: str
    span: Span
    players: tuple[PlayerLine, ...]
    duels: tuple[tuple[Pair | None, ...], ...]
    """By player and opponent; None for games never played together."""
    streak: StreakRecord | None = None
    points: PointsRecord | None = None
    finish: FinishRecord | None = None


class Mate(Struct, frozen=True):
    """A player's companion or rival."""

    name: str
    games: int
    duel: Pair


class PersonPage(Struct, frozen=True, tag=True):
    """A player's page."""

    line: PlayerLine
    span: Span
    streak: int = 0
    best_streak: int = 0
    live_seconds: int | None = None
    slow_seconds: int | None = None
    month_games: int = 0
    month_wins: int = 0
    companion: Mate | None = None
    rival: Mate | None = None
    computer_games: int = 0
    computer_wins: int = 0


class Opponent(Struct, frozen=True):
    """A player's head-to-head record against one opponent."""

    name: str
    duel: Pair
    tied: int


class DuelsPage(Struct, frozen=True, tag=True):
    """A player's page of head-to-head records."""

    name: str
    span: Span
    opponents: tuple[Opponent, ...]


class RecordsPage(Struct, frozen=True, tag=True):
    """A server's page of records."""

    title: str
    span: Span
    best: tuple[PointsRecord, ...]
    streak: StreakRecord | None = None
    finish: FinishRecord | None = None


class SeatsLine(Struct, frozen=True):
    """A player's points in games with one number of seats."""

    seats: int
    games: int
    best: int
    mean: float


class GameLine(Struct, frozen=True):
    """A player's totals in one game."""

    title: str
    games: int
    wins: int
    place: float
    by_seats: tuple[SeatsLine, ...]


class GamesPage(Struct, frozen=True, tag=True):
    """A player's page of results by game and number of seats."""

    name: str
    span: Span
    games: tuple[GameLine, ...]


class Rank(Struct, frozen=True):
    """A row of a leaderboard."""

    line: PlayerLine
    records: int


class RankingPage(Struct, frozen=True, tag=True):
    """A server's page with its leaderboard."""

    title: str
    span: Span
    order: str
    """What the leaderboard is sorted by: "place", "wins" or "records"."""
    ranks: tuple[Rank, ...]
    least: int = 0
    """Minimum number of games to be ranked; 0 for none."""


StatisticsPage: TypeAlias = ServerPage | PersonPage | DuelsPage | RecordsPage | GamesPage | RankingPage
