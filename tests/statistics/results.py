"""Score rows of invented games."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace

from bot.storage.rows import Past, ScoreRow

ANN, BEN, CLEO, DAN = 1, 2, 3, 4
NAMES = {ANN: "Ann", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}
COMPUTER = -1
"""Stands for a computer in a list of players."""
FORGOTTEN = 0
"""Stands for a player whose data was deleted."""


class Results:
    """Score rows of consecutive games on one server."""

    def __init__(self) -> None:
        self._ids = count(1)
        self.rows: list[ScoreRow] = []
        self.games = 0

    def play(self, *players: int, places: Sequence[int] = (), **facts: Any) -> int:
        """Add a game and return its table's id; by default, the players are in the order of their places."""
        self.games += 1
        for seat, (player, place) in enumerate(zip(players, places or range(1, len(players) + 1), strict=True)):
            row = ScoreRow(
                id=next(self._ids),
                table_id=self.games,
                seat=seat,
                user=player if player > 0 else None,
                name=NAMES.get(player, ""),
                computer="quick" if player == COMPUTER else "",
                is_whole=True,
                points=100 - place,
                place=place,
                game="chess",
                server=1,
                seats=len(players),
                ended_at=self.games,
                pace="daily",
                is_rated=True,
                decisions=1,
                seconds=1,
            )
            self.rows.append(replace(row, **facts))
        return self.games

    def change(self, table: int, seat: int, **facts: Any) -> None:
        """Change facts of one seat."""
        self.rows = [replace(row, **facts) if (row.table_id, row.seat) == (table, seat) else row for row in self.rows]

    def past(self, alike: int = 0, fewest: int = 0, most: int = 0) -> Past:
        """All rows so far, with the number and the lowest and highest scores of earlier games like the last one."""
        return Past(tuple(self.rows), alike, fewest, most)
