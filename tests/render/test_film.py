"""Films of finished games: their frames, their size, and the formats."""

import io
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, features

from bot.__main__ import main
from bot.catalogue import GAMES
from bot.pictures.scene import THEMES
from bot.records.match import play_match
from bot.records.record import Record, write_record
from render.film import encode
from render.film.cover import paint_cover
from render.film.encode import COVER_MS, EACH_MS, LAST_MS, MOST_FRAMES, WIDE, make_film, spread
from render.film.reel import Reel, make_reel
from tests import second_game
from tests.games.played import load_played, usual_seats

NAMES = ("Wolfeschlegelsteinhausen", "Анастасия Николаевна", "李小龍", "😀", "Al", "Bo")
SHORTEST = second_game.NAME
"""The game with the fewest steps."""


@cache
def record_of(name: str) -> Record:
    """A whole game between computer players."""
    game = load_played(name)
    return play_match(game, [game.best_computer] * usual_seats(name), b"film", {}).record


@cache
def reel_of(name: str, language: str = "en") -> Reel:
    """A whole game as a series of scenes."""
    return make_reel(load_played(name), record_of(name), NAMES[: usual_seats(name)], language)


def durations(film: bytes) -> list[int]:
    """The duration of each frame in milliseconds."""
    found = []
    with Image.open(io.BytesIO(film)) as picture:
        for frame in range(getattr(picture, "n_frames", 1)):
            picture.seek(frame)
            picture.load()
            found.append(int(picture.info["duration"]))
    return found


def test_a_film_has_a_cover_every_board_and_the_result() -> None:
    """Boards are shown briefly, the result longer; the film has the declared width and repeats."""
    reel = reel_of(SHORTEST)
    film = make_film(reel, "light")
    boards = sum(bool(step.picture) for step in reel.steps)
    assert film.frames == boards + 2
    assert durations(film.data) == [COVER_MS, *[EACH_MS] * boards, LAST_MS]
    with Image.open(io.BytesIO(film.data)) as picture:
        assert picture.width == WIDE
        assert picture.info["loop"] == 0
    assert all(name in film.alt for name in reel.names)
    assert len(film.alt) <= 1024


def test_a_film_that_is_too_large_loses_boards_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first and the last board stay."""
    whole = make_film(reel_of(SHORTEST), "light")
    codec = encode.CODECS[".webp"]._replace(most_bytes=len(whole.data) * 2 // 3, qualities=(80,))
    monkeypatch.setitem(encode.CODECS, ".webp", codec)
    film = make_film(reel_of(SHORTEST), "light")
    assert len(film.data) <= codec.most_bytes
    assert 2 < film.frames < whole.frames


@pytest.mark.parametrize("number", [1, 2, 57, 58, 59, 100, 200])
def test_boards_are_chosen_evenly(number: int) -> None:
    chosen = spread(number, MOST_FRAMES - 2)
    assert len(chosen) == min(number, MOST_FRAMES - 2)
    assert (chosen[0], chosen[-1]) == (0, number - 1)
    gaps = {after - before for before, after in pairwise(chosen)}
    assert not gaps or max(gaps) - min(gaps) <= 1


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", [*GAMES, SHORTEST])
def test_a_cover_is_painted_for_every_game_and_theme(name: str, theme: str) -> None:
    """Long names, other scripts and emojis fit; only the cover has the play symbol."""
    language = {"light": "en", "dark": "ru", "contrast": "it"}[theme]
    reel = reel_of(name, language if language in load_played(name).declaration.languages else "en")
    cover, end = (paint_cover(reel, (WIDE, 700), theme, is_cover=is_cover) for is_cover in (True, False))  # type: ignore[arg-type]
    assert cover.size == end.size == (WIDE, 700)
    assert cover.getpixel((WIDE // 2, 292)) != end.getpixel((WIDE // 2, 292))
    assert cover.crop((0, 430, WIDE, 700)).tobytes() == end.crop((0, 430, WIDE, 700)).tobytes()


def written(folder: Path, record: Record) -> str:
    """Write a record to a file and return the file's path."""
    file = folder / "game.txt"
    file.write_text(write_record(record), "ascii")
    return str(file)


@pytest.fixture
def hosted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command line know the short game of the tests."""
    monkeypatch.setitem(GAMES, SHORTEST, second_game.HOME)


@pytest.mark.usefixtures("hosted")
@pytest.mark.parametrize("ending", [".webp", ".gif", ".avif"])
def test_the_file_name_chooses_the_format(ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if ending == ".avif" and not features.check("avif"):
        pytest.skip("Pillow was built without AVIF")
    film = tmp_path / f"x{ending}"
    assert main(["film", written(tmp_path, record_of(SHORTEST)), "-o", str(film)]) == 0
    with Image.open(film) as picture:
        assert picture.format == ending[1:].upper()
        assert getattr(picture, "n_frames", 1) > 5
    assert film.name in capsys.readouterr().out


@pytest.mark.usefixtures("hosted")
@pytest.mark.parametrize("ending", [".mp4", "", ".avif"])
def test_a_format_that_cannot_be_written_is_refused(
    ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error names the formats; AVIF is refused if Pillow was built without it."""
    monkeypatch.setattr(features, "check", lambda _name: False)
    film = tmp_path / f"x{ending}"
    assert main(["film", written(tmp_path, record_of(SHORTEST)), "-o", str(film)]) == 2
    assert ".webp, .avif, .gif" in capsys.readouterr().err
    assert not film.exists()


@pytest.mark.usefixtures("hosted")
@pytest.mark.parametrize("command", ["film", "export"])
def test_the_record_of_a_running_game_is_refused(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is written."""
    whole = record_of(SHORTEST)
    running = written(tmp_path, replace(whole, moves=whole.moves[:-2], scores=None))
    output = tmp_path / "x.webp"
    assert main([command, running, "-o", str(output)]) == 2
    assert "has not been played to its end" in capsys.readouterr().err
    assert not output.exists()
