"""Ratings per game, computed from the results of rated games alone.

In each game, a player beats everyone placed below. A computer's rating is fixed: it comes from matches between
computers, and people's games never change it.
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct

from bot.storage.rows import ScoreRow

NEW_MU, NEW_SIGMA = 25.0, 25.0 / 3.0
"""The rating of a new player, and how uncertain it is."""
ANCHOR_SIGMA = 1.0
"""The uncertainty of a computer's rating."""
SURE = 5.0
"""A rating is shown once its uncertainty is at most this; among new players, that takes some 25 games."""
SCALE = 60
"""Points shown per point of the model, so that a new player has 1,500."""
MOST_SEATS = 10
"""The model's window size: wide enough that every pair counts, or else the order of tied seats would matter."""

Anchors: TypeAlias = Mapping[str, Mapping[str, float]]
"""By game and level: the fixed rating of a computer."""


class Rating(Struct, frozen=True):
    """A user's rating in one game."""

    mu: float = NEW_MU
    sigma: float = NEW_SIGMA
    games: int = 0

    @property
    def is_sure(self) -> bool:
        """True if the rating may be shown."""
        return self.sigma <= SURE

    @property
    def points(self) -> int:
        """The rating as shown."""
        return round(self.mu * SCALE)


class Ratings:
    """The ratings of all users, updated with each finished game."""

    def __init__(self, anchors: Anchors) -> None:
        from openskill.models import BradleyTerryPart  # noqa: PLC0415  # its import takes a tenth of a second

        self._anchors = anchors
        self._model = BradleyTerryPart(window_size=MOST_SEATS)
        self._known: dict[int, dict[str, Rating]] = {}
        """By user and game."""
        self._open: dict[int, dict[int, ScoreRow]] = {}
        """By table and seat: the rows of games that have not been read to the last seat."""
        self._rated: dict[int, int] = {}
        """The highest id of each game whose result is in the ratings, by table."""
        self.after = 0
        """The highest id read so far."""

    def of(self, user: int) -> Mapping[str, Rating]:
        """Return a user's ratings by game."""
        return self._known.get(user, {})

    def has(self, row: ScoreRow) -> bool:
        """True if a row is of a game that is rated already."""
        return row.id <= self._rated.get(row.table_id, 0)

    def add(self, rows: Iterable[ScoreRow]) -> bool:
        """Rate the games whose last row is among these; returns False if one of them was rated before.

        Such a game was continued after its end and has ended again: all ratings must be computed again.
        """
        for row in rows:
            if self.has(row):
                continue
            if row.table_id in self._rated:
                return False
            self.after = max(self.after, row.id)
            game = self._open.setdefault(row.table_id, {})
            game[row.seat] = row
            if len(game) == row.seats:
                self._rated[row.table_id] = row.id
                self._rate([*self._open.pop(row.table_id).values()])
        return True

    def _rate(self, rows: list[ScoreRow]) -> None:
        """Rate one game without the seats that do not count; skip it if fewer than two people are left."""
        game = [row for row in rows if _counts(row) and self._find(row)]
        if sum(not row.computer for row in game) < 2:
            return
        teams = [[self._model.rating(found.mu, found.sigma)] for row in game if (found := self._find(row))]
        rated = self._model.rate(teams, ranks=[float(row.place) for row in game])
        for row, [new] in zip(game, rated, strict=True):
            if row.user is not None:  # computers keep their rating, and a deleted user has none
                mine = self._known.setdefault(row.user, {})
                mine[row.game] = Rating(new.mu, new.sigma, mine.get(row.game, Rating()).games + 1)

    def _find(self, row: ScoreRow) -> Rating | None:
        """Return a seat's rating before the game; None for a computer without one. A deleted user counts as new."""
        if row.computer:
            mu = self._anchors.get(row.game, {}).get(row.computer)
            return None if mu is None else Rating(mu, ANCHOR_SIGMA)
        return self._known.get(row.user or 0, {}).get(row.game, Rating())


def _counts(row: ScoreRow) -> bool:
    """True if the seat did not change hands, and its player has made a decision."""
    return row.is_rated and row.is_whole and bool(row.computer or row.decisions)
