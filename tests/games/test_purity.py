"""The rules of every game are pure and depend only on the contract."""

import ast
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests import second_game
from tests.games.played import PLAYED
from tests.lab.imports import IMPURE, ROOT, imports

GROUND = tuple(
    f"bot.games.{module}"
    for module in (
        *("base", "calibration", "chance", "computers", "contract", "declaration", "figures", "orders"),
        *("search", "step_recorder"),
    )
)
"""Project modules that rules may import in addition to their own folder."""
OUTSIDE = ("msgspec",)
TALKING = frozenset({"print", "open", "input", "exec", "eval", "__import__"})
"""Built-in functions that rules must not call."""


def folder_of(package: str) -> Path:
    """The folder of a game's rules."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0])


FOLDERS = sorted(path.parent for path in (ROOT / "bot" / "games").glob("*/__init__.py"))
"""Every folder of rules, even of games that are not in the catalogue yet."""
PACKAGES = (*(f"bot.games.{folder.name}" for folder in FOLDERS), second_game.HOME.rules)
MODULES = [(package, path) for package in PACKAGES for path in sorted(folder_of(package).rglob("*.py"))]


def test_every_game_has_its_folder() -> None:
    """Every game of the catalogue has its rules in a folder that these tests check."""
    assert {home.rules for home in PLAYED.values()} <= set(PACKAGES)


@pytest.mark.parametrize(("package", "path"), MODULES, ids=lambda part: getattr(part, "stem", part))
def test_rules_import_nothing_but_the_contract(package: str, path: Path) -> None:
    """Rules import their own folder, chance and the contract; no clock, file, network or other source of chance."""
    for name in imports(path):
        top = name.partition(".")[0]
        is_ours = name in GROUND or name == package or name.startswith(f"{package}.")
        assert is_ours or top in OUTSIDE or (top in sys.stdlib_module_names and top not in IMPURE), name


@pytest.mark.parametrize(("package", "path"), MODULES, ids=lambda part: getattr(part, "stem", part))
def test_rules_do_not_await_or_print(package: str, path: Path) -> None:
    """Rules do not open files either."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        assert not isinstance(node, ast.Await | ast.AsyncFunctionDef), package
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in TALKING, f"{package}: {node.func.id}"
