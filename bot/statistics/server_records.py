"""Records of a server: the highest scores, the closest finish, the longest streak."""

from collections.abc import Mapping
from typing import NamedTuple

from bot.statistics.finished import CountingRows, FinishedGame, lead_of_winner


class Best(NamedTuple):
    """The best score in games of one kind with one number of seats."""

    user: int
    name: str
    game: str
    seats: int
    points: int
    at: int


class Finish(NamedTuple):
    """A finished game's winner, with the lead over the next place."""

    user: int
    name: str
    game: str
    lead: int
    at: int


class LongestStreak(NamedTuple):
    """The longest streak of wins."""

    user: int
    name: str
    wins: int
    at: int


class ServerRecords:
    """The records so far; an equal result does not replace a record."""

    def __init__(self) -> None:
        self.best: dict[tuple[str, int], Best] = {}
        """By game and number of seats."""
        self.closest: Finish | None = None
        self.longest: LongestStreak | None = None

    def add(self, game: FinishedGame, rows: CountingRows, streaks: Mapping[int, int], *, do_fewest_win: bool) -> None:
        """Compare a game with the records; `streaks` has each player's wins in a row up to this game."""
        self._add_scores(rows, -1 if do_fewest_win else 1)
        self._add_finish(game, rows)
        for user, row in rows:
            if streaks[user] > (self.longest.wins if self.longest else 1):
                self.longest = LongestStreak(user, row.name, streaks[user], row.ended_at)

    def _add_scores(self, rows: CountingRows, sign: int) -> None:
        """Compare each score; `sign` is negative if the fewest points win."""
        for user, row in rows:
            old = self.best.get((row.game, row.seats))
            if old is None or sign * row.points > sign * old.points:
                self.best[row.game, row.seats] = Best(user, row.name, row.game, row.seats, row.points, row.ended_at)

    def _add_finish(self, game: FinishedGame, rows: CountingRows) -> None:
        """Compare the winner's lead; skip games with a shared first place, in which no player was ahead."""
        lead = lead_of_winner(game)
        winners = [(user, row) for user, row in rows if row.place == 1]
        if lead is None or len(winners) != 1 or (self.closest and lead >= self.closest.lead):
            return
        if sum(row.place == 1 for row in game) == 1:
            user, row = winners[0]
            self.closest = Finish(user, row.name, row.game, lead, row.ended_at)
