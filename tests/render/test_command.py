"""The command `picture`."""

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.catalogue import GAMES, load_game
from bot.pictures.scene import Look
from bot.records.match import play_match
from bot.records.record import load_record, write_record
from render.canvas.png import PHONE
from render.command import find_step
from render.sheet.page import DECISIONS
from tests.render.painters import question_scenes


@pytest.fixture(params=GAMES)
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A file with a finished game."""
    game = load_game(request.param)
    match = play_match(game, ["random"] * game.rules.seats[0], bytes(32), {})
    file = tmp_path / "game.txt"
    file.write_text(write_record(match.record), "ascii")
    return file


@pytest.mark.parametrize("more", [[], ["--turn", "9", "--theme", "dark"], ["--size", "narrow", "--language", "ru"]])
def test_a_moment_of_a_record_becomes_a_picture(record: Path, tmp_path: Path, more: list[str]) -> None:
    """Any turn, size, theme and language can be chosen."""
    file = tmp_path / "picture.png"
    assert main(["picture", str(record), *more, "-o", str(file)]) == 0
    with Image.open(file) as picture:
        assert (picture.width <= PHONE) == ("narrow" in more)


def test_a_question_becomes_a_picture_for_the_seat_asked(record: Path, tmp_path: Path) -> None:
    """The command refuses the picture for other seats."""
    match, file = load_record(record), tmp_path / "picture.png"
    game, step = load_game(match.game), find_step(match, 0, is_question=True)
    for scene in question_scenes(game, step.state, Look()):
        wish = ["picture", str(record), "--turn", "0", "--sight", scene.sight, "--size", "narrow", "-o", str(file)]
        assert main([*wish, "--seat", str(scene.viewer)]) == 0
        with Image.open(file) as picture:
            assert picture.width == DECISIONS["narrow"][0]
        assert main(wish) == 2


def test_a_turn_beyond_the_record_is_refused(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The error is one line."""
    assert main(["picture", str(record), "--turn", "9999", "-o", str(tmp_path / "x.png")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_sight_that_the_painter_does_not_offer_is_refused(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The error is one line and lists the available sights."""
    assert main(["picture", str(record), "--sight", "cellar", "-o", str(tmp_path / "x.png")]) == 2
    [said] = capsys.readouterr().err.splitlines()
    assert "scores" in said
