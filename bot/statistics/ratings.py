"""Ratings per game, computed from the results of rated games alone.

Everyone beats everyone placed below. Computers are fixed points: their rating comes from matches between computers, and
people's games never change it.
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
"""A rating is shown once its uncertainty is at most this much, which takes some 25 games among new players."""
SCALE = 60
"""Points shown per point of the model: a new player has 1,500."""
MOST_SEATS = 10
"""With a window this wide, every pair of a game counts, so that the order of tied seats does not matter."""

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
    """The ratings of all users, extended by the games that end."""

    def __init__(self, anchors: Anchors) -> None:
        from openskill.models import BradleyTerryPart  # noqa: PLC0415  # its import takes a tenth of a second

        self._anchors = anchors
        self._model = BradleyTerryPart(window_size=MOST_SEATS)
        self._known: dict[int, dict[str, Rating]] = {}
        """By user and game."""
        self._open: dict[int, list[ScoreRow]] = {}
        """By table: the rows of games that have not been read to the last seat."""
        self._rated: set[int] = set()
        """Tables whose result is in the ratings."""
        self.after = 0
        """The highest id read so far."""

    def of(self, user: int) -> Mapping[str, Rating]:
        """Return a user's ratings by game."""
        return self._known.get(user, {})

    def add(self, rows: Iterable[ScoreRow]) -> bool:
        """Rate the games whose last row is among these; returns False if a game was rated before with other rows.

        Then the game was taken up again after its end, and all ratings must be computed again.
        """
        for row in rows:
            if row.table_id in self._rated:
                return False
            self.after = max(self.after, row.id)
            game = self._open.setdefault(row.table_id, [])
            game.append(row)
            if len(game) == row.seats:
                self._rated.add(row.table_id)
                self._rate(self._open.pop(row.table_id))
        return True

    def _rate(self, rows: list[ScoreRow]) -> None:
        """Rate one game; seats that changed hands do not count, and a game of one person does not count at all."""
        game = [row for row in rows if row.is_rated and row.is_whole and self._find(row)]
        if sum(not row.computer for row in game) < 2:
            return
        teams = [[self._model.rating(found.mu, found.sigma)] for row in game if (found := self._find(row))]
        rated = self._model.rate(teams, ranks=[float(row.place) for row in game])
        for row, [new] in zip(game, rated, strict=True):
            if row.user is not None:  # anchors keep their rating, and nobody has that of a forgotten player
                mine = self._known.setdefault(row.user, {})
                mine[row.game] = Rating(new.mu, new.sigma, mine.get(row.game, Rating()).games + 1)

    def _find(self, row: ScoreRow) -> Rating | None:
        """Return a seat's rating before the game; None for a computer without one. A forgotten player is a new one."""
        if row.computer:
            mu = self._anchors.get(row.game, {}).get(row.computer)
            return None if mu is None else Rating(mu, ANCHOR_SIGMA)
        return self._known.get(row.user or 0, {}).get(row.game, Rating())
