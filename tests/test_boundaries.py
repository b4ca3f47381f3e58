"""Who may import whom, read from the syntax trees."""

import ast
import sys
from pathlib import Path

import pytest

from bot.catalogue import GAMES

ROOT = Path(__file__).parent.parent

ALLOWED: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = [
    ("bot/games/chance.py", (), ("msgspec",)),
    ("bot/games/contract.py", ("bot.games.chance",), ("msgspec",)),
    ("bot/games/computers.py", ("bot.games.contract", "bot.games.chance"), ()),
    ("bot/errors.py", (), ()),
    ("bot/words/", ("bot.data_folder", "bot.games.contract", "bot.logs", "bot.words"), ("fluent",)),
    ("bot/sandbox/", ("bot.sandbox",), ("aiohttp", "jsonschema_rs", "yarl", "zstandard", "multidict")),
    ("bot/storage/rows.py", (), ("msgspec",)),
    ("bot/storage/limits.py", (), ("msgspec",)),
    ("bot/storage/sqlite/", ("bot.errors", "bot.logs", "bot.storage"), ("aiosqlite", "msgspec")),
    ("bot/storage/", ("bot.storage.limits", "bot.storage.rows", "bot.storage.store"), ("msgspec",)),
    ("bot/games/answers.py", ("bot.errors", "bot.games.contract", "bot.games.chance"), ()),
]
"""The most particular path first: which of our modules and which packages from outside it may import."""

ONLY_THERE = {
    "aiosqlite": ("bot/storage/sqlite/",),
    "sqlite3": ("bot/storage/sqlite/", "bot/sandbox/"),
    "bot.storage.sqlite": ("bot/storage/sqlite/", "bot/service/run.py", "bot/service/upkeep.py"),
    "discord": ("cogs/", "bot/service/client.py", "bot/service/discord_address.py"),
    "fluent": ("bot/words/phrases.py",),
    "PIL": ("render/",),
}
"""Packages that only some places may touch."""

IMPURE = {
    "asyncio",
    "datetime",
    "io",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "sys",
    "threading",
    "time",
    "tomllib",
}
"""What no rule may touch: clock, files, network, another source of chance."""


def modules() -> list[Path]:
    """Every module of the bot."""
    return sorted(path for folder in ("bot", "cogs", "render") for path in (ROOT / folder).rglob("*.py"))


def imports(path: Path) -> set[str]:
    """The full names of the modules that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {
                f"{node.module}.{alias.name}" if node.module == "bot" else str(node.module) for alias in node.names
            }
    return names


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_imports_only_what_it_may(path: Path) -> None:
    """Ours by the list above, packages from outside by the same."""
    for prefix, ours, outside in ALLOWED:
        if str(path.relative_to(ROOT)).startswith(prefix):
            for name in imports(path):
                top = name.partition(".")[0]
                if top in ("bot", "cogs", "render"):
                    assert name.startswith(ours), f"{path.name} imports {name}"
                else:
                    assert top in outside or top in sys.stdlib_module_names, f"{path.name} imports {name}"
            return


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_package_stays_in_its_place(path: Path) -> None:
    """The database in the store, Discord in the cogs, pictures with the painters."""
    place = str(path.relative_to(ROOT))
    for name in imports(path):
        for package, homes in ONLY_THERE.items():
            is_of_it = name == package or name.startswith(f"{package}.")
            assert not is_of_it or place.startswith(homes), f"{place} imports {name}"


@pytest.mark.parametrize("path", sorted((ROOT / "bot" / "games").glob("*.py")), ids=lambda path: path.name)
def test_the_ground_of_the_rules_touches_no_clock_file_or_network(path: Path) -> None:
    """Nor do the rules themselves, which stand on it: `tests/games/test_purity.py`."""
    assert not {name.partition(".")[0] for name in imports(path)} & IMPURE


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_named_outside_its_folders_and_the_catalogue(game: str) -> None:
    """A second game adds folders and one line in the catalogue."""
    for path in modules():
        place = str(path.relative_to(ROOT))
        if not place.startswith((f"bot/games/{game}/", f"render/{game}/")) and place != "bot/catalogue.py":
            assert game not in path.read_text("utf-8").lower(), place
