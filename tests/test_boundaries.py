"""Which packages may import which, read from the syntax trees."""

import sys
from pathlib import Path

import pytest

from bot.catalogue import GAMES
from tests.lab.imports import IMPURE, ROOT, graph, imports, layers, modules, package_names

GROUND = (
    *("bot.data_folder", "bot.errors", "bot.files", "bot.host_errors", "bot.logs", "bot.metrics", "bot.processes"),
    "bot.tasks",
)
GAMES_AND_WORDS = ("bot.games", "bot.words", "bot.pictures")
TABLES = ("bot.catalogue", "bot.records", "bot.statistics", "bot.storage", "bot.tables")
COGS = (
    "cogs.replies",
    "cogs.pictures",
    "cogs.cards",
    "cogs.panel",
    "cogs.posting",
    "cogs.features",
    "cogs.commands",
    "cogs.clicks",
)
"""The packages in `cogs`, from the bottom up."""
STANDS_ON: dict[str, tuple[str, ...]] = {
    **dict.fromkeys((*GROUND, "bot", "cogs", "render", "bot.sandbox"), ()),
    "bot.host_errors": ("bot.errors",),
    "bot.files": ("bot.host_errors",),
    "bot.games": ("bot.errors",),
    "bot.words": ("bot.data_folder", "bot.logs", "bot.games"),
    "bot.pictures": ("bot.games", "bot.words"),
    "bot.catalogue": (*GROUND, *GAMES_AND_WORDS),
    "bot.records": ("bot.errors", "bot.files", "bot.host_errors", "bot.games", "bot.catalogue"),
    "bot.storage": ("bot.host_errors", "bot.logs", "bot.metrics", "bot.tasks"),
    "bot.statistics": ("bot.storage",),
    "bot.config": ("bot.host_errors", "bot.logs", "bot.storage"),
    "bot.tables": (*GROUND, "bot.games", "bot.words", "bot.catalogue", "bot.records", "bot.statistics", "bot.storage"),
    "render.canvas": ("bot.data_folder", "bot.words"),
    "render.sheet": ("bot.data_folder", "bot.metrics", *GAMES_AND_WORDS, "render.canvas"),
    "render.statistics": ("bot.data_folder", *GAMES_AND_WORDS, "render.canvas", "render.sheet"),
    "render.plain": ("bot.data_folder", *GAMES_AND_WORDS, "render.canvas", "render.sheet"),
    **dict.fromkeys(
        [f"render.{game}" for game in GAMES],
        ("bot.data_folder", *GAMES_AND_WORDS, "render.canvas", "render.sheet", "render.plain"),
    ),
    **dict.fromkeys(
        ("render.blends", "render.command", "render.film", "render.greeting"),
        (*GROUND, *GAMES_AND_WORDS, "bot.catalogue", "bot.records", "render.canvas", "render.plain", "render.sheet"),
    ),
    "cogs.timing": ("bot.tables",),
    "cogs.hall": ("bot.storage", "bot.tables", "bot.words", "cogs.timing"),
    "cogs.symbol_pictures": ("bot.catalogue", "bot.logs", "bot.pictures", "bot.processes"),
    "cogs.symbols": (
        "bot.storage",
        "bot.catalogue",
        "bot.logs",
        "bot.pictures",
        "bot.tasks",
        "cogs.hall",
        "cogs.replies",
        "cogs.symbol_pictures",
    ),
    **{
        package: (*GROUND, *GAMES_AND_WORDS, *TABLES, "cogs.hall", "cogs.timing", *COGS[:number])
        for number, package in enumerate(COGS)
    },
}
"""For each package, the packages that it may import, all below it. Unlisted packages are the composition root."""
ROOTS = ("bot.service", "bot.__main__")

ALLOWED: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = [
    ("bot/games/chance.py", (), ("msgspec",)),
    ("bot/games/contract.py", ("bot.games.chance",), ("msgspec",)),
    ("bot/games/orders.py", ("bot.games.contract",), ("msgspec",)),
    ("bot/games/declaration.py", ("bot.games.contract", "bot.games.orders"), ("msgspec",)),
    ("bot/games/computers.py", ("bot.games.contract", "bot.games.declaration", "bot.games.chance"), ()),
    ("bot/games/base.py", ("bot.games.contract",), ()),
    ("bot/games/ways.py", ("bot.games.contract",), ()),
    (
        "bot/games/search.py",
        (
            "bot.games.calibration",
            "bot.games.chance",
            "bot.games.contract",
            "bot.games.declaration",
            "bot.games.ways",
        ),
        ("msgspec",),
    ),
    ("bot/games/calibration.py", (), ("msgspec",)),
    (
        "bot/games/advice.py",
        (
            "bot.games.calibration",
            "bot.games.chains",
            "bot.games.chance",
            "bot.games.contract",
            "bot.games.search",
        ),
        ("msgspec",),
    ),
    ("bot/games/figures.py", ("bot.games.contract",), ("msgspec",)),
    ("bot/games/step_recorder.py", ("bot.games.contract",), ()),
    ("bot/errors.py", (), ()),
    ("bot/host_errors.py", ("bot.errors",), ()),
    ("bot/words/", ("bot.data_folder", "bot.games.contract", "bot.logs", "bot.words"), ("fluent",)),
    ("bot/sandbox/", ("bot.sandbox",), ("aiohttp", "jsonschema_rs", "yarl", "zstandard", "multidict")),
    ("bot/statistics/", ("bot.statistics", "bot.storage.rows"), ("msgspec", "openskill")),
    ("bot/storage/rows.py", (), ("msgspec",)),
    ("bot/storage/personal.py", (), ("msgspec",)),
    ("bot/storage/limits.py", (), ("msgspec",)),
    ("bot/storage/address.py", (), ("msgspec",)),
    ("bot/metrics/", ("bot.metrics",), ()),
    ("bot/storage/leases.py", (), ("msgspec",)),
    ("bot/storage/sqlite/", ("bot.host_errors", "bot.logs", "bot.storage"), ("aiosqlite", "msgspec")),
    ("bot/storage/postgres/", ("bot.host_errors", "bot.logs", "bot.storage", "bot.tasks"), ("asyncpg", "msgspec")),
    (
        "bot/storage/sql/",
        (
            "bot.logs",
            "bot.metrics",
            "bot.storage.leases",
            "bot.storage.limits",
            "bot.storage.personal",
            "bot.storage.rows",
            "bot.storage.sql",
            "bot.storage.store",
        ),
        ("msgspec",),
    ),
    (
        "bot/storage/",
        (
            "bot.logs",
            "bot.storage.leases",
            "bot.storage.limits",
            "bot.storage.personal",
            "bot.storage.rows",
            "bot.storage.store",
        ),
        ("msgspec",),
    ),
    ("bot/games/answers.py", ("bot.errors", "bot.games.contract", "bot.games.chance"), ()),
]
"""By path, most specific first: the project's modules and the external packages that modules there may import."""

KNOW_THE_STORES = ("bot/service/databases.py", "bot/service/transfer.py", "bot/service/maintenance.py")
ONLY_THERE = {
    "aiosqlite": ("bot/storage/sqlite/",),
    "asyncpg": ("bot/storage/postgres/",),
    "sqlite3": ("bot/storage/sqlite/", "bot/sandbox/"),
    "bot.storage.sqlite": ("bot/storage/sqlite/", *KNOW_THE_STORES),
    "bot.storage.postgres": ("bot/storage/postgres/", *KNOW_THE_STORES),
    "discord": ("cogs/", "bot/service/client.py", "bot/service/discord_"),
    "fluent": ("bot/words/phrases.py",),
    "PIL": ("render/",),
}
"""Packages that may be imported only in these places."""
ROOMS = ("rules", "players", "guide", "orders")
"""The folders inside a game's folder, from the bottom up: each may import itself and the folders before it."""


@pytest.mark.parametrize("package", package_names())
def test_a_package_imports_only_packages_below_it(package: str) -> None:
    """Only the composition root may import everything; `cogs.hall` may name the types of services above it."""
    assert package in ROOTS or graph()[package] <= {*STANDS_ON[package]}


def test_the_packages_form_no_cycle() -> None:
    """`make imports` prints the layers."""
    packages = graph()
    for number, layer in enumerate(layers(packages)):
        below = {name for one in layers(packages)[:number] for name in one}
        assert all(packages[name] <= below for name in layer), layer


def test_modules_import_only_what_is_allowed() -> None:
    """The test checks the project's own modules and external packages."""
    assert [f"{path} imports {name}" for path in modules() for name in forbidden_imports(path)] == []


def forbidden_imports(path: Path) -> list[str]:
    """Return a module's imports that break the first rule that matches its path."""
    place = str(path.relative_to(ROOT))
    for prefix, ours, outside in ALLOWED:
        if place.startswith(prefix):
            return [name for name in imports(path) if not is_allowed(name, ours, outside)]
    return []


def is_allowed(name: str, ours: tuple[str, ...], outside: tuple[str, ...]) -> bool:
    """Return whether a rule allows this module: the project's, an external package's, or the standard library's."""
    top = name.partition(".")[0]
    if top in ("bot", "cogs", "render"):
        return name.startswith(ours)
    return top in outside or top in sys.stdlib_module_names


def test_packages_are_used_only_in_their_place() -> None:
    """Only the store uses the database, only the cogs use Discord, and only the painters use Pillow."""
    assert [
        f"{place} imports {name}"
        for path in modules()
        for place in [str(path.relative_to(ROOT))]
        for name in imports(path)
        for package, homes in ONLY_THERE.items()
        if (name == package or name.startswith(f"{package}.")) and not place.startswith(homes)
    ] == []


@pytest.mark.parametrize("path", sorted((ROOT / "bot" / "games").glob("*.py")), ids=lambda path: path.name)
def test_the_base_of_the_rules_touches_no_clock_file_or_network(path: Path) -> None:
    """`tests/games/test_purity.py` checks each game's rules."""
    assert not {name.partition(".")[0] for name in imports(path)} & IMPURE


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("game", GAMES)
def test_a_folder_of_a_game_imports_only_folders_below_it(game: str, room: str) -> None:
    """Rules do not import players, guide or orders."""
    package = f"bot.games.{game}"
    below = tuple(f"{package}.{other}." for other in ROOMS[: ROOMS.index(room) + 1])
    for path in (ROOT / "bot" / "games" / game / room).glob("*.py"):
        for name in imports(path):
            assert not f"{name}.".startswith(f"{package}.") or name.startswith(below), f"{path.name} imports {name}"


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_named_outside_its_folders_and_the_catalog(game: str) -> None:
    """A new game adds folders and one line in the catalog."""
    for path in modules():
        place = str(path.relative_to(ROOT))
        if not place.startswith((f"bot/games/{game}/", f"render/{game}/")) and place != "bot/catalogue.py":
            assert game not in path.read_text("utf-8").lower(), place
