"""The command `pieces` and an operator's own data files with the rules' numbers."""

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
    """Run `python -m bot` with these arguments and settings; the tests' second game is added."""
    return subprocess.run(
        [sys.executable, "-m", "tests.hall", *arguments],
        cwd=ROOT,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def test_marks_of_assumptions_are_found_with_table_row_and_reason() -> None:
    """A mark is beside a number or above a table; an explanation of the word does not count."""
    assert find_assumptions(EXAMPLE) == (
        Assumption(3, "", 'names = ["a # b"]', "a hash in a name begins no comment"),
        Assumption(6, "hotel", "double = 4", "pieces. Assumed: or more"),
        Assumption(8, "persons", "[[persons]]", "all of them, since nobody says"),
        Assumption(14, "persons: monk", "rats = 3", "the name comes later"),
    )


@pytest.mark.parametrize("folder", [path.parent.name for path in (ROOT / "data").glob(f"*/{FIGURES}")])
def test_all_marks_of_a_data_file_are_found(folder: str) -> None:
    """Every line with the word is listed, except the line that explains it."""
    text = (ROOT / "data" / folder / FIGURES).read_text("utf-8")
    marked = {
        at for at, line in enumerate(text.splitlines(), 1) if "assumed" in line.lower() and '"assumed"' not in line
    }
    found = {assumption.line for assumption in find_assumptions(text)}
    assert found == marked


def test_a_file_without_tables_can_have_marks() -> None:
    """A small game needs no tables."""
    assert find_assumptions("rounds = 6  # assumed: as many as the hand\n") == (
        Assumption(1, "", "rounds = 6", "as many as the hand"),
    )


@pytest.mark.parametrize("game", GAMES)
def test_pieces_lists_the_assumptions(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints the file in use, and one row per mark."""
    assert main(["pieces", game]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"pieces.toml makes a game of {game} (rules ")
    assumed = find_assumptions((GAMES[game].data / FIGURES).read_text("utf-8"))
    assert printed.count("  line ") == len(assumed)


@pytest.mark.parametrize("game", GAMES)
def test_a_corrected_file_is_checked(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Valid, damaged, invalid, binary and missing files get one line each."""
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
def test_a_malicious_file_is_refused_on_one_line(
    text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The cases: deeply nested brackets, huge numbers and huge texts."""
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    assert main(["pieces", "ulm", "--file", str(file)]) == 1
    heard = capsys.readouterr().err
    assert why in heard
    assert heard.count("\n") == 1


def test_an_error_names_a_damaged_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The error has the row's number and name, because operators do not count rows."""
    file = tmp_path / "mine.toml"
    text = (GAMES["notredame"].data / FIGURES).read_text("utf-8")
    file.write_text(text.replace("rats = 3", "rats = -3", 1), "utf-8")

    assert main(["pieces", "notredame", "--file", str(file)]) == 1
    assert "persons[2].rats (maid): " in capsys.readouterr().err


def write_own_figures(game: str, file: Path) -> None:
    """Write an operator's data file with one number changed."""
    text = (GAMES[game].data / FIGURES).read_text("utf-8")
    for found in re.finditer(r"(?<= = )\d+$", text, re.MULTILINE):
        file.write_text(f"{text[: found.start()]}{int(found[0]) + 1}{text[found.end() :]}", "utf-8")
        with suppress(DamagedData):
            load_game_from(game, file)
            return
    raise AssertionError("no figure may be larger")


@pytest.mark.one_game
@games_that(is_hosted)
def test_an_operators_own_numbers_are_used_in_games(game: str, tmp_path: Path) -> None:
    """A setting names the file; the rules then have a different version."""
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
def test_an_operators_damaged_file_is_reported_before_anything_starts(
    command: tuple[str, ...], game: str, tmp_path: Path
) -> None:
    """The error is one line with the file's name."""
    file = tmp_path / "mine.toml"
    file.write_text("nonsense = 1", "utf-8")
    done = run(*[word.format(game) for word in command], **{f"PIECES_{game.upper()}": str(file)})
    assert done.returncode == 1
    assert done.stderr.startswith("The data file mine.toml cannot be made into a game.")
    assert done.stderr.count("\n") == 1


def test_a_data_file_for_an_unknown_game_is_refused() -> None:
    """The error lists the possible settings; a command that needs no games ignores it."""
    first = next(iter(GAMES))
    done = run("simulate", first, PIECES_CHESS="chess.toml")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith(f"There is no setting PIECES_CHESS. Available: PIECES_{first.upper()}")
    assert "PIECES_CHESS" not in run("health", PIECES_CHESS="chess.toml").stderr


def test_settings_name_files_by_game(tmp_path: Path) -> None:
    """The environment overrides the file; an empty setting counts as missing."""
    (tmp_path / ".env").write_text("PIECES_ULM=a.toml\nPIECES_CHESS='b.toml'\nPIECES_GO=\n", "utf-8")

    assert read_own_figures({"PIECES_ULM": "c.toml"}, tmp_path / ".env") == {
        "ulm": Path("c.toml"),
        "chess": Path("b.toml"),
    }
