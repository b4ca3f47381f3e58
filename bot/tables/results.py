"""What a finished game came to, for the store."""

from typing import Any

from bot.games.contract import Rules, encode
from bot.storage.rows import ResultRow


def results_of(rules: Rules[Any], state: Any) -> tuple[ResultRow, ...]:
    """Points, place and packed reasons of every seat."""
    return tuple(
        ResultRow(score.seat, score.points, score.place, encode(score.reasons)) for score in rules.scores(state)
    )
