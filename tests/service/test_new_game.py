"""`new-game`, end to end: a copy of the project gets a game, and the shared tests pass on it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.host_errors import BadGameName, NameInUse, NoSources
from bot.service.new_game import FOLDERS, TEMPLATE, fill_in, write_game
from tests.conftest import ROOT

NAME = "zebra_run"
SHARED = (
    "tests/games/test_answers.py",
    "tests/games/test_contract.py",
    "tests/games/test_guess.py",
    "tests/games/test_ids.py",
    "tests/games/test_purity.py",
    "tests/games/test_search.py",
    "tests/games/test_telling.py",
    f"tests/games/{NAME}",
    "tests/render/test_contract.py",
    "tests/test_boundaries.py",
    "tests/words",
)
"""Tests that every game must pass; tests that take longer are left out."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with a new game in it."""
    root = tmp_path_factory.mktemp("copy")
    for folder in ("bot", "cogs", "data", "render", "tests"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", root)
    done = run(root, "bot", "new-game", NAME)
    assert done.returncode == 0, done.stderr
    return root


def run(root: Path, module: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program in the copy."""
    command = [sys.executable, "-m", module, *words]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False, env={**os.environ})


@pytest.mark.long
def test_the_shared_tests_pass_on_a_new_game_at_once(copy: Path) -> None:
    """The shared tests cover rules, words, views, guesses, search, pictures and imports; none is skipped."""
    done = run(copy, "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", NAME, *SHARED)
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout
    assert "skipped" not in done.stdout


def test_a_new_game_can_be_played_and_lacks_no_word(copy: Path) -> None:
    """Computers play the game at a table of every size."""
    played = run(copy, "bot", "simulate", NAME, "--games", "3", "--players", "beginner")
    assert f"3 games of {NAME}" in played.stdout, played.stderr
    words = run(copy, "bot", "words", NAME)
    assert words.stdout == f"{NAME} has every sentence it needs in en.\n"
    assert words.returncode == 0


def test_a_new_game_adds_its_folders_and_its_name_on_one_line(copy: Path) -> None:
    """No other file changes."""
    added = {
        path.relative_to(copy)
        for path in copy.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not (ROOT / path.relative_to(copy)).exists()
    }
    homes = tuple(f"{folder}/{NAME}/" for folder in FOLDERS.values())
    assert all(path.as_posix().startswith(homes) for path in added), added
    before, after = ((root / "bot" / "catalogue.py").read_text("utf-8").splitlines() for root in (ROOT, copy))
    [(old, new)] = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
    assert new.replace(f', "{NAME}"', "") == old


@pytest.mark.parametrize("name", ["abacus", "zebra"])
def test_imports_are_sorted_for_any_name(name: str) -> None:
    """A new game passes the linter and the formatter."""
    for file in TEMPLATE.rglob("*.py.txt"):
        text = fill_in(file.read_text("utf-8"), name)
        assert not re.search(r"@\w+@", text), file
        imported = [line.split()[1] for line in text.splitlines() if line.startswith(("from bot", "from render"))]
        assert imported == sorted(imported), file


@pytest.mark.parametrize("name", ["", "Chess", "9pins", "go-moku", "a" * 25, "../../etc"])
def test_a_name_that_is_invalid_for_a_command_is_refused(name: str, tmp_path: Path) -> None:
    """Nothing is written."""
    make_root(tmp_path)
    with pytest.raises(BadGameName):
        write_game(name, tmp_path)
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def make_root(root: Path) -> None:
    """Create folders like the project's."""
    for folder in FOLDERS.values():
        (root / folder).mkdir(parents=True)


def test_a_name_that_occurs_in_the_code_is_refused(tmp_path: Path) -> None:
    """No other module may name a game; the error says where the name occurs."""
    make_root(tmp_path)
    (tmp_path / "bot" / "tables.py").write_text("# about Chess\n", "utf-8")
    with pytest.raises(NameInUse) as error:
        write_game("chess", tmp_path)
    assert error.value.facts["place"] == str(Path("bot", "tables.py"))


def test_a_folder_without_the_project_is_refused(tmp_path: Path) -> None:
    """An installed bot has no tests folder beside it."""
    with pytest.raises(NoSources):
        write_game("chess", tmp_path)
