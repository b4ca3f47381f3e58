"""The command line as a person uses it, in a process of its own where that matters."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main

ROOT = Path(__file__).parent.parent


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`python -m bot` with these words."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_simulate_prints_figures_as_json() -> None:
    """The same seed gives the same games."""
    words = ("simulate", "norenberc", "--seats", "3", "--games", "5", "--seed", "1", "--json")
    first, second = json.loads(run(*words).stdout), json.loads(run(*words).stdout)
    for result in (first, second):
        assert result.pop("decisions_per_second") > 0
    assert first == second
    assert first["games"] == 5
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(5)
    assert [seat["player"] for seat in first["seats"]] == ["random"] * 3


def test_simulate_prints_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    """One row a seat, in words."""
    assert main(["simulate", "norenberc", "--seats", "2", "--games", "3", "--players", "merchant,random"]) == 0
    printed = capsys.readouterr().out
    assert "3 games of norenberc" in printed
    assert printed.count("merchant") == 1


def test_simulated_games_are_kept_as_records_that_replay_takes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each game in a file of its own, with the bonus townsmen too."""
    words = ["--seats", "4", "--games", "3", "--option", "bonus=on", "--record", str(tmp_path / "games")]
    assert main(["simulate", "norenberc", *words]) == 0
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 3
    for file in files:
        capsys.readouterr()
        assert main(["replay", str(file)]) == 0
        printed = capsys.readouterr().out
        assert "1. seat" in printed
        assert "won seats=" in printed


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("simulate", "norenberc", "--seats", "9"), "bad_seat_count seats=9 least=2 most=5"),
        (("simulate", "norenberc", "--players", "nobody"), "unknown_player player=nobody"),
        (("simulate", "norenberc", "--seats", "2", "--players", "random,random,random"), "bad_option name=players"),
        (("simulate", "norenberc", "--option", "bonus=x"), "bad_option name=bonus choice=x"),
        (("replay", "no-such-file"), "no-such-file: No such file"),
    ],
)
def test_a_wrong_wish_is_explained_in_one_line(
    words: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """No traceback, exit code 1."""
    assert main(list(words)) == 1
    said = capsys.readouterr().err
    assert said.startswith(reason)
    assert said.count("\n") == 1


def test_a_changed_record_is_refused_with_line_and_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As a person would see it."""
    assert main(["simulate", "norenberc", "--games", "1", "--record", str(tmp_path)]) == 0
    [file] = tmp_path.iterdir()
    file.write_bytes(file.read_bytes().replace(b"seat 0 random", b"seat 0 randon"))
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().err.startswith("broken_record line=6 why=was changed")


def test_a_reader_who_stops_early_is_no_error(tmp_path: Path) -> None:
    """`python -m bot replay FILE | head -1` says nothing of broken pipes."""
    main(["simulate", "norenberc", "--games", "1", "--record", str(tmp_path)])
    [file] = tmp_path.iterdir()
    command = f"'{sys.executable}' -m bot replay '{file}' | head -1"
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.startswith("norenberc")


def test_health_says_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With an exit code that containers understand; looking makes no file."""
    monkeypatch.setenv("DATABASE", str(tmp_path / "games.sqlite3"))
    assert main(["health"]) == 1
    assert capsys.readouterr().out == "not running\n"
    assert not list(tmp_path.iterdir())
    (tmp_path / "games.sqlite3.alive").touch()
    assert main(["health"]) == 0
    assert capsys.readouterr().out == "well\n"
