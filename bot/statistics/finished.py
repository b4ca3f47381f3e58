"""Finished games as groups of score rows: which games and which seats count."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from bot.storage.rows import ScoreRow

FinishedGame: TypeAlias = Sequence[ScoreRow]
"""The rows of one game, by seat."""


CountingRows: TypeAlias = Sequence[tuple[int, ScoreRow]]
"""The users whose result counts, with their rows."""


def group_games(rows: Iterable[ScoreRow]) -> list[FinishedGame]:
    """Group rows by game, in the order of each game's first row."""
    games: dict[int, list[ScoreRow]] = {}
    for row in rows:
        games.setdefault(row.table_id, []).append(row)
    return list(games.values())


def is_among_people(game: FinishedGame) -> bool:
    """True if at least two people sat at the table at the end; other games are counted separately."""
    return sum(not row.computer for row in game) > 1


def counting_rows(game: FinishedGame) -> list[tuple[int, ScoreRow]]:
    """Return the users whose result counts, with their rows: they held their seat for the whole game."""
    return [(row.user, row) for row in game if row.user is not None and not row.computer and row.is_whole]


def do_fewest_points_win(game: FinishedGame) -> bool:
    """True if the winner has fewer points than another seat."""
    winner = next((row for row in game if row.place == 1), game[0])
    return max([row.points for row in game]) > winner.points


def lead_of_winner(game: FinishedGame) -> int | None:
    """Return the points between the first place and the next one; None if all seats share the first place."""
    first = next((row for row in game if row.place == 1), game[0])
    return min([abs(row.points - first.points) for row in game if row.place > 1], default=None)
