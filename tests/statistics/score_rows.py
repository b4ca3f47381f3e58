"""Score rows of one invented game."""

from collections.abc import Sequence
from itertools import count

from bot.storage.rows import ScoreRow

ANNA, BRUNO, CLARA, DORA = 1, 2, 3, 4
NAMES = {ANNA: "Anna", BRUNO: "Bruno", CLARA: "Clara", DORA: "Dora"}
DAY = 86_400
START = 1_772_323_200
"""The first of March 2026, in UTC."""
_tables = count(1)


def play(  # the facts of a game
    seats: Sequence[tuple[int | None, int, int]],
    *,
    game: str = "chess",
    at: int = START,
    pace: str = "daily",
    broken: frozenset[int] = frozenset(),
    seconds: int = 60,
    server: int = 7,
) -> list[ScoreRow]:
    """Return the rows of a game; each seat has a user (None for a computer), points and a place.

    The users in `broken` did not have their seat for the whole game.
    """
    table = next(_tables)
    return [
        ScoreRow(
            id=table * 10 + seat,
            table_id=table,
            seat=seat,
            user=user,
            name=NAMES.get(user or 0, "") if user is None or user in NAMES else f"Player {user}",
            computer="" if user else "quick",
            is_whole=user not in broken,
            points=points,
            place=place,
            game=game,
            server=server,
            seats=len(seats),
            ended_at=at,
            pace=pace,
            is_rated=False,
            decisions=10,
            seconds=seconds,
        )
        for seat, (user, points, place) in enumerate(seats)
    ]
