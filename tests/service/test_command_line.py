"""The command line, in a separate process if that makes a difference."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.catalogue import GAMES, load_game
from bot.words.words import words_in
from tests.games.played import PLAYED

ROOT = Path(__file__).parent.parent.parent


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m bot` with these arguments; the tests' second game is added."""
    return subprocess.run(
        [sys.executable, "-m", "tests.hall", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("game", PLAYED)
def test_simulate_prints_numbers_as_json(game: str) -> None:
    """Two runs with one seed print equal numbers, except the speed."""
    seats = load_game(game).rules.seats[0]
    words = ("simulate", game, "--seats", str(seats), "--games", "5", "--seed", "1", "--json")
    first, second = json.loads(run(*words).stdout), json.loads(run(*words).stdout)
    for result in (first, second):
        assert result.pop("decisions_per_second") > 0
    assert first == second
    assert first["games"] == 5
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(5)
    assert [seat["player"] for seat in first["seats"]] == ["random"] * seats


@pytest.mark.parametrize("game", GAMES)
def test_simulate_prints_a_readable_table(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The table has one row per seat, with the name of its player."""
    best, fewest = load_game(game).best_computer, load_game(game).rules.seats[0]
    assert main(["simulate", game, "--seats", str(fewest), "--games", "3", "--players", f"{best},random"]) == 0
    printed = capsys.readouterr().out
    assert f"3 games of {game}" in printed
    assert printed.count(best) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_report_counts_how_often_a_game_must_wait_for_a_player(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """For every number of players, a game with orders waits at most 40 % as often as a game without orders."""
    has_orders = load_game(game).declaration.foresight is not None
    assert main(["simulate", game, "--report", "stops", "--games", "3"]) == 0
    printed = capsys.readouterr().out
    assert printed.count(f"\n{game} ") == len(load_game(game).rules.seats)
    assert ("is met" in printed) == has_orders
    most = load_game(game).rules.seats[-1]
    assert main(["simulate", game, "--report", "stops", "--games", "1", "--seats", str(most), "--json"]) == 0
    [found] = json.loads(capsys.readouterr().out)
    assert found["seats"] == most
    assert has_orders or found["ordered"] == found["forced"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_simulated_games_are_saved_as_records_for_replay(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each game has its own file, with a non-default value for every option."""
    words = ["--seats", str(load_game(game).rules.seats[-1]), "--games", "3", "--record", str(tmp_path / "games")]
    for option in load_game(game).rules.options:
        words += ["--option", f"{option.name}={option.choices[-1]}"]
    assert main(["simulate", game, *words]) == 0
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 3
    for file in files:
        capsys.readouterr()
        assert main(["replay", str(file)]) == 0
        printed = capsys.readouterr().out
        assert "1. seat" in printed
        assert "won seats=" in printed


def check_refusal(wish: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Check that the command is refused in one line with exit code 2, without a traceback or a list of options."""
    assert exit_code(*wish) == 2
    said = capsys.readouterr().err
    assert said.startswith(reason)
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (("simulate", "chess"), f"There is no such game. Available: {', '.join(GAMES)}."),
        (("sandbox", "--port", "99999"), "python -m bot sandbox: argument --port: '99999' is not a whole"),
        (("sing",), "python -m bot: argument COMMAND: invalid choice: 'sing'"),
        (("replay",), "python -m bot replay: the following arguments are required: file"),
        (("replay", "no-such-file"), "There is no no-such-file."),
        (("replay", "."), ". is a folder."),
        (("picture", "no-such-file", "-o", "x.png"), "There is no no-such-file."),
    ],
)
def test_a_wrong_argument_is_explained_on_one_line(
    wish: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    check_refusal(wish, reason, capsys)


@pytest.mark.parametrize("game", GAMES)
def test_an_impossible_simulation_is_explained_on_one_line(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The cases: too many seats, unknown players and options, too many names, missing numbers."""
    seats = load_game(game).rules.seats
    wishes = {
        ("--seats", "99"): f"This game is for {seats[0]} to {seats[-1]} players.",
        ("--players", "nobody"): "There is no such computer player. Available: random",
        ("--seats", "2", "--players", "random,random,random"): "3 players were named, but the game has 2 seats.",
        ("--option", "moon=full"): "This game has no option “moon=full”.",
        ("--games", "none"): "python -m bot simulate: argument --games: 'none' is not a",
    }
    for option in load_game(game).rules.options:
        wishes["--option", option.name] = f"This game has no option “{option.name}”."
        wishes["--option", f"{option.name}=x"] = f"This game has no option “{option.name}=x”. Available: {option.name}="
    for words, reason in wishes.items():
        check_refusal(("simulate", game, *words), reason, capsys)


def exit_code(*wish: str) -> int:
    """Return a command's exit code."""
    try:
        return main(list(wish))
    except SystemExit as end:
        return int(end.code or 0)


def test_without_a_command_all_commands_are_listed_on_one_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    """Each line says what its command does."""
    assert main([]) == 0
    listed = re.findall(r"^    ([\w-]+) +(\w.+)$", capsys.readouterr().out, re.MULTILINE)
    names = [name for name, _ in listed]
    assert names == [
        "run",
        "sandbox",
        "backup",
        "move",
        "check",
        "policies",
        "health",
        "simulate",
        "arena",
        "replay",
        "pieces",
        "new-game",
        "words",
        "picture",
        "film",
        "export",
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("locale", "language"), [("ru_RU.UTF-8", "ru"), ("it", "it"), ("de_DE.UTF-8", "en")])
def test_errors_are_in_the_language_of_the_system(
    game: str, locale: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If the bot does not support that language, the errors are in English."""
    monkeypatch.setenv("LC_ALL", locale)
    main(["simulate", game, "--seats", "99"])
    seats = load_game(game).rules.seats
    said = words_in(language).say("error-bad_seat_count", least=seats[0], most=seats[-1])
    assert capsys.readouterr().err == f"{said}\n"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (("--seat", "7"), "The record has no seat 7; its seats are 0 to 2.\n"),
        (("--turn", "5000"), "The record has no turn 5000; it has "),
        (("--names", "Ada"), ""),
    ],
)
def test_an_impossible_picture_is_explained(
    game: str, wish: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The record lacks the seat or turn; missing names are made up."""
    main(["simulate", game, "--games", "1", "--record", str(tmp_path)])
    capsys.readouterr()
    record = str(tmp_path / f"{game}-000000.txt")
    assert main(["picture", record, *wish, "-o", str(tmp_path / "x.png")]) == (2 if said else 0)
    assert capsys.readouterr().err.startswith(said)


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_record_is_refused_with_line_and_reason(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One letter of the record is changed."""
    assert main(["simulate", game, "--games", "1", "--record", str(tmp_path)]) == 0
    [file] = tmp_path.iterdir()
    file.write_bytes(file.read_bytes().replace(b"seat 0 random", b"seat 0 randon"))
    assert main(["replay", str(file)]) == 1
    line = 5 + len(load_game(game).rules.options)
    assert capsys.readouterr().err == f"Line {line} of the record was changed: its seal does not fit.\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_that_stops_early_is_not_an_error(game: str, tmp_path: Path) -> None:
    """`python -m bot replay FILE | head -1` prints no error about broken pipes."""
    main(["simulate", game, "--games", "1", "--record", str(tmp_path)])
    [file] = tmp_path.iterdir()
    command = f"'{sys.executable}' -m tests.hall replay '{file}' | head -1"
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.startswith(game)


def test_health_reports_problems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command has an exit code for containers, and creates no file."""
    monkeypatch.setenv("DATABASE", str(tmp_path / "games.sqlite3"))
    assert main(["health"]) == 1
    assert capsys.readouterr().out == "not running\n"
    assert not list(tmp_path.iterdir())
    (tmp_path / "games.sqlite3.alive").touch()
    assert main(["health"]) == 0
    assert capsys.readouterr().out == "well\n"
