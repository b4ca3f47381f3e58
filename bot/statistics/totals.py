"""Totals of finished games, for all games together and for each kind of game, updated as games end."""

from collections import defaultdict
from collections.abc import Sequence

from bot.statistics.finished import group_games
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
        """By table: the id of the first row of its counted game."""
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
        """The highest row id of a complete game read so far."""
        return self._read_to

    def tally(self, game: str = "") -> Tally:
        """Return the tally of one kind of game, or of all."""
        return self._tallies.get(game) or Tally()

    def add(self, rows: Sequence[ScoreRow]) -> bool:
        """Count the games that are new and have all of their rows, and skip all others.

        Returns False, and counts nothing, if a counted game has ended again: all games must then be counted again.
        """
        games = group_games(rows)
        if any(self._counted.get(game[0].table_id, game[0].id) != game[0].id for game in games):
            return False
        complete = [game for game in games if len(game) == game[0].seats]
        for game in complete:
            if game[0].table_id not in self._counted:
                self._counted[game[0].table_id] = game[0].id
                self.servers.add(game)
                for kind in ("", game[0].game):
                    self._tallies[kind].add(game)
        self._read_to = max([self._read_to, *(game[-1].id for game in complete)])
        return True
