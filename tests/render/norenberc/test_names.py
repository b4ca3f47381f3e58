"""Names of typical length are shown in full next to the numbers."""

from itertools import islice

import pytest

from bot.games.norenberc.rules.state import ACTION
from bot.pictures.scene import SIZES, Look, Scene, Size
from bot.pictures.sheet import Sheet
from tests.render.norenberc.positions import due, painter, rules, shown, states, words_in

NAMES = ("Alberta", "Bartolo", "Charlie", "Dmitrij", "Eleonor")
ENOUGH = 12
"""Number of positions to check; few enough to be fast."""


def texts(sheet: Sheet) -> set[str]:
    """Return all texts of a sheet."""
    return {str(piece.facts[0]) for area in sheet.parts for piece in area.pieces if piece.art == "text"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_players_own_board_shows_whole_names(seats: int, size: Size) -> None:
    """The board also shows money and the face-down cards."""
    positions = [state for state in states(seats) if state.phase is ACTION]
    for state in islice(positions, 0, None, len(positions) // ENOUGH):
        one = Scene(rules().view(state, 0), NAMES[:seats], "board", viewer=0, look=Look(size=size))
        assert texts(painter().lay(one, words_in("en"))) >= set(NAMES[:seats])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_end_of_the_last_round_shows_whole_names(seats: int, size: Size) -> None:
    """Names are next to two guildmasters and the prestige crest."""
    last = [step for step in shown(seats) if step.picture == "round"][-1]
    view = rules().view(last.state, None)
    one = Scene(view, NAMES[:seats], due(last), look=Look(size=size), lines=last.lines)
    shown_texts = texts(painter().lay(one, words_in("en")))
    assert not [text for text in shown_texts if text.endswith("…") and any(name.startswith(text[:2]) for name in NAMES)]
