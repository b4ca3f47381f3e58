"""The plain painter with games that have as little or as much text as possible."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.catalogue import load_game
from bot.games.contract import Chapter, Line, Reason, Score, Seats
from bot.pictures.scene import SIZES, Look, Scene, Size
from bot.pictures.sheet import Area, find_layout_faults
from bot.pictures.sights import REQUIRED, SCORES
from bot.words.words import words_in
from render.plain.drawing import GuidedDrawing
from render.plain.painter import PlainPainter
from tests import second_game

SAID = Line("waved", {"seat": Seats((0,))})
"""The only news line of these games."""
SENTENCES = """line-waved = { $seat } waves.
chapter-course = Course
topic-goal = Win.
topic-goal-title = Goal
topic-setup = Sit down.
topic-setup-title = Setup
topic-scoring = Count.
topic-scoring-title = Scoring
title = Waving
"""


class Terse:
    """A guide that returns each text this many times."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.chapters = (Chapter("course", ("goal", "setup", "scoring")[: 3 * times]),)

    def read_topic(self, topic: str) -> tuple[Line, ...]:
        """Return an existing sentence."""
        return (Line(topic),)

    def status(self, _view: Any) -> tuple[Line, ...]:
        """Return the status."""
        return (SAID,) * self.times

    def summary(self, _view: Any, seat: int) -> tuple[Line, ...]:
        """Return a seat's summary."""
        return (SAID,) * (self.times * (seat + 1))

    def sum_up(self, score: Score) -> tuple[tuple[Line, tuple[Reason, ...]], ...]:
        """Return a heading for each reason."""
        return tuple((reason.why, (reason,)) for reason in score.reasons)


def painter_for(times: int) -> PlainPainter:
    """Return the plain painter of a game with such a guide."""
    declared: Any = SimpleNamespace(rules=load_game(second_game.NAME).rules, guide=Terse(times))
    return PlainPainter(declared)


@pytest.mark.parametrize("times", [0, 1, 9])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("size", SIZES)
def test_any_number_of_seats_and_words_has_a_valid_layout(tmp_path: Path, size: Size, seats: int, times: int) -> None:
    """Empty texts and negative points are valid too."""
    (tmp_path / "en.ftl").write_text(SENTENCES, "utf-8")
    painter, words = painter_for(times), words_in("en", tmp_path)
    names = tuple(f"Player {seat}" for seat in range(seats))
    scores = tuple(Score(seat, -2, 1, (Reason(-2, SAID),) * times) for seat in range(seats))
    for sight in REQUIRED:
        scene = Scene("a view", names, sight, look=Look(size=size), scores=scores, seats=seats)
        sheet = painter.lay(scene, words)
        assert not find_layout_faults(sheet)
        assert sum(part.w * part.h for part in sheet.parts) == sheet.w * sheet.h, "a hole in the picture"
        assert painter.describe(scene, words)
        assert all(painter.tell(scene, words))


@pytest.mark.parametrize(("points", "is_told"), [((3, 9), True), ((9, 3), False), ((3, 3), False)])
def test_the_page_of_scores_says_if_the_fewest_points_win(
    tmp_path: Path, points: tuple[int, int], is_told: bool
) -> None:
    """Title and description say so, because the longest bar is then the worst."""
    (tmp_path / "en.ftl").write_text(SENTENCES, "utf-8")
    painter, words = painter_for(1), words_in("en", tmp_path)
    scores = tuple(Score(seat, own, 1 + seat, (Reason(own, SAID),)) for seat, own in enumerate(points))
    scene = Scene("a view", ("Ann", "Ben"), SCORES, scores=scores, seats=2)
    title = painter.lay(scene, words).parts[0].pieces[0].facts[0]
    assert (title == "Final scores \u00b7 the fewest points win") == is_told
    assert ("The fewest points win." in painter.describe(scene, words)) == is_told


def lay_market(_drawing: GuidedDrawing, place: tuple[int, int], _unit: float) -> Area:
    """Lay out the middle of the board."""
    y, w = place
    return Area(0, y, w, 120, "notice", ())


@pytest.mark.parametrize("size", SIZES)
def test_a_game_may_put_a_middle_between_the_status_and_the_seats(tmp_path: Path, size: Size) -> None:
    """The middle is as wide as the board, without a gap or an overlap."""
    (tmp_path / "en.ftl").write_text(SENTENCES, "utf-8")
    declared: Any = SimpleNamespace(rules=load_game(second_game.NAME).rules, guide=Terse(1))
    scene = Scene("a view", ("Ann", "Ben", "Cleo"), look=Look(size=size), seats=3)
    sheet = PlainPainter(declared, middle=lay_market).lay(scene, words_in("en", tmp_path))
    assert not find_layout_faults(sheet)
    assert sum(part.w * part.h for part in sheet.parts) == sheet.w * sheet.h, "a hole in the picture"
    assert [part.ground for part in sheet.parts[:4]] == ["banner", "parchment", "notice", "panel"]
