"""The command `pieces` and a host's own files of figures."""

import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.catalogue import FIGURES, GAMES, load_game_from
from bot.config import read_own_figures
from bot.host_errors import DamagedData
from bot.service.assumptions import Assumption, find_assumptions
from tests.every_game import games_that, is_hosted

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = """# "assumed" marks what nobody tells.
periods = 3
names = ["a # b"]       # assumed: a hash in a name begins no comment

[hotel]
double = 4              # pieces. Assumed: or more

# assumed: all of them,
# since nobody says
[[persons]]
name = "maid"
rats = 2
[[persons]]
rats = 3                # assumed: the name comes later
name = "monk"
"""


def run(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """`python -m bot` with these words and settings, where the second game of the tests is hosted too."""
    return subprocess.run(
        [sys.executable, "-m", "tests.hall", *arguments],
        cwd=ROOT,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def test_marks_are_found_with_table_row_and_reason() -> None:
    """Beside a figure, or above a table; where the word is only explained is no mark."""
    assert find_assumptions(EXAMPLE) == (
        Assumption(3, "", 'names = ["a # b"]', "a hash in a name begins no comment"),
        Assumption(6, "hotel", "double = 4", "pieces. Assumed: or more"),
        Assumption(8, "persons", "[[persons]]", "all of them, since nobody says"),
        Assumption(14, "persons: monk", "rats = 3", "the name comes later"),
    )


@pytest.mark.parametrize("folder", [path.parent.name for path in (ROOT / "data").glob(f"*/{FIGURES}")])
def test_no_mark_of_a_data_file_is_missed(folder: str) -> None:
    """Every line with the word is found, but where it is explained."""
    text = (ROOT / "data" / folder / FIGURES).read_text("utf-8")
    marked = {
        at for at, line in enumerate(text.splitlines(), 1) if "assumed" in line.lower() and '"assumed"' not in line
    }
    found = {assumption.line for assumption in find_assumptions(text)}
    assert found == marked


def test_a_file_without_tables_has_marks_too() -> None:
    """Those of a small game need none."""
    assert find_assumptions("rounds = 6  # assumed: as many as the hand\n") == (
        Assumption(1, "", "rounds = 6", "as many as the hand"),
    )


@pytest.mark.parametrize("game", GAMES)
def test_pieces_lists_what_is_assumed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The file that is played with, each mark in a row of its own."""
    assert main(["pieces", game]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"pieces.toml makes a game of {game} (rules ")
    assumed = find_assumptions((GAMES[game].data / FIGURES).read_text("utf-8"))
    assert printed.count("  line ") == len(assumed)


@pytest.mark.parametrize("game", GAMES)
def test_a_corrected_file_is_checked(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Sound, damaged, no TOML, no text, not there: each said in one line."""
    text, file = (GAMES[game].data / FIGURES).read_text("utf-8"), tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    assert main(["pieces", game, "--file", str(file)]) == 0
    assert capsys.readouterr().out.startswith(f"mine.toml makes a game of {game}")
    damages = {
        "nonsense = 1\n" + text: "The data file mine.toml cannot be made into a game. file: ",
        text + "\n[[[": "The data file mine.toml cannot be made into a game. file: ",
    }
    for damaged, said in damages.items():
        file.write_text(damaged, "utf-8")
        assert main(["pieces", game, "--file", str(file)]) == 1
        heard = capsys.readouterr().err
        assert heard.startswith(said)
        assert heard.count("\n") == 1
    file.write_bytes("имя = 1".encode("utf-16"))
    assert main(["pieces", game, "--file", str(file)]) == 1
    assert main(["pieces", game, "--file", str(tmp_path / "none.toml")]) == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a = " + "[" * 100_000, "file: "),
        ("a = " + "{b=" * 50_000, "file: "),
        ("[" + ".".join(["a"] * 5_000) + "]", "file: "),
        ("a = " + "9" * 5_000, "file: "),
        ("rounds = 1" + "0" * 30, "rounds: Expected a number of at most 255"),
        ("x" * 300_000, "is too large: files of this kind have at most 262"),
    ],
)
def test_a_hostile_file_is_refused_in_one_line(
    text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Deep brackets, numbers and texts without measure."""
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    assert main(["pieces", "ulm", "--file", str(file)]) == 1
    heard = capsys.readouterr().err
    assert why in heard
    assert heard.count("\n") == 1


def test_a_damaged_row_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By its number and by its name: nobody counts rows."""
    file = tmp_path / "mine.toml"
    text = (GAMES["notredame"].data / FIGURES).read_text("utf-8")
    file.write_text(text.replace("rats = 3", "rats = -3", 1), "utf-8")

    assert main(["pieces", "notredame", "--file", str(file)]) == 1
    assert "persons[2].rats (maid): " in capsys.readouterr().err


def write_own_figures(game: str, file: Path) -> None:
    """A host's file of figures, one of which is another than ours."""
    text = (GAMES[game].data / FIGURES).read_text("utf-8")
    for found in re.finditer(r"(?<= = )\d+$", text, re.MULTILINE):
        file.write_text(f"{text[: found.start()]}{int(found[0]) + 1}{text[found.end() :]}", "utf-8")
        with suppress(DamagedData):
            load_game_from(game, file)
            return
    raise AssertionError("no figure may be larger")


@pytest.mark.one_game
@games_that(is_hosted)
def test_own_figures_are_played_with(game: str, tmp_path: Path) -> None:
    """A setting names the file; another version of the rules is what one plays by."""
    file, setting = tmp_path / "mine.toml", f"PIECES_{game.upper()}"
    write_own_figures(game, file)
    ours, mine = run("pieces", game), run("pieces", game, **{setting: str(file)})
    assert (ours.returncode, mine.returncode) == (0, 0)
    version = mine.stdout.split("(rules ")[1].split(")")[0]
    assert version not in ours.stdout

    words = ("simulate", game, "--games", "1", "--record", str(tmp_path / "games"))
    assert run(*words, **{setting: str(file)}).returncode == 0
    [record] = (tmp_path / "games").iterdir()
    assert version in record.read_text("ascii")
    assert run("replay", str(record), **{setting: str(file)}).returncode == 0


@pytest.mark.one_game
@games_that(is_hosted)
@pytest.mark.parametrize("command", [("run",), ("simulate", "{}"), ("check",)])
def test_damaged_own_figures_are_said_before_anything_begins(
    command: tuple[str, ...], game: str, tmp_path: Path
) -> None:
    """In one line, with the file's name."""
    file = tmp_path / "mine.toml"
    file.write_text("nonsense = 1", "utf-8")
    done = run(*[word.format(game) for word in command], **{f"PIECES_{game.upper()}": str(file)})
    assert done.returncode == 1
    assert done.stderr.startswith("The data file mine.toml cannot be made into a game.")
    assert done.stderr.count("\n") == 1


def test_figures_of_an_unknown_game_are_refused() -> None:
    """With the settings that there are; a command that plays nothing does not mind."""
    first = next(iter(GAMES))
    done = run("simulate", first, PIECES_CHESS="chess.toml")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith(f"There is no setting PIECES_CHESS. Available: PIECES_{first.upper()}")
    assert "PIECES_CHESS" not in run("health", PIECES_CHESS="chess.toml").stderr


def test_settings_name_files_by_game(tmp_path: Path) -> None:
    """From the environment first, then from the file; an empty one is none."""
    (tmp_path / ".env").write_text("PIECES_ULM=a.toml\nPIECES_CHESS='b.toml'\nPIECES_GO=\n", "utf-8")

    assert read_own_figures({"PIECES_ULM": "c.toml"}, tmp_path / ".env") == {
        "ulm": Path("c.toml"),
        "chess": Path("b.toml"),
    }
