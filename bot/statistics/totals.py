"""Totals of finished games, for all games together and for each kind of game, updated as games end."""

from collections import defaultdict
from collections.abc import Sequence

from bot.statistics.finished import FinishedGame, group_games
from bot.statistics.people import SharedServers
from bot.statistics.tally import Tally
from bot.storage.rows import ScoreRow

OVERLAP = 200
"""Number of ids that are read again, since concurrent transactions may not commit in the order of their ids."""


class Totals:
    """The tallies of a server's games, or of the games of one user."""

    def __init__(self, user: int = 0) -> None:
        self._tallies: dict[str, Tally] = defaultdict(Tally)
        self.servers = SharedServers(user)
        """The servers that the user shares with others."""
        self._counted: dict[int, int] = {}
        """By table: the id of the last row of its counted game."""
        self._open: list[ScoreRow] = []
        """Rows of games that have not been read to the last seat."""
        self._read_to = 0

    @property
    def games(self) -> int:
        """Number of games counted."""
        return len(self._counted)

    @property
    def after(self) -> int:
        """The id after which the next rows must be read."""
        return max(0, self._read_to - OVERLAP)

    @property
    def read_to(self) -> int:
        """The highest row id read so far."""
        return self._read_to

    def tally(self, game: str = "") -> Tally:
        """Return the tally of one kind of game, or of all."""
        return self._tallies.get(game) or Tally()

    def add(self, rows: Sequence[ScoreRow]) -> bool:
        """Count the games that are new and have all of their rows by now; they may come in several parts.

        Returns False, and counts nothing, if a counted game has ended again: all games must then be counted again.
        """
        if any(row.id > self._counted.get(row.table_id, row.id) for row in rows):
            return False
        new = {(row.table_id, row.seat): row for row in (*self._open, *rows) if row.table_id not in self._counted}
        games = group_games(sorted(new.values(), key=lambda row: row.id))
        self._open = [row for game in games if len(game) < game[0].seats for row in game]
        for game in games:
            if len(game) == game[0].seats:
                self._count(game)
        self._read_to = max([self._read_to, *(row.id for row in rows)])
        return True

    def _count(self, game: FinishedGame) -> None:
        self._counted[game[0].table_id] = game[-1].id
        self.servers.add(game)
        for kind in ("", game[0].game):
            self._tallies[kind].add(game)
