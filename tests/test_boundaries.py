"""Who may import whom, read from the syntax trees."""

import sys
from pathlib import Path

import pytest

from bot.catalogue import GAMES
from tests.imports import IMPURE, ROOT, graph, imports, layers, modules, package_names

GROUND = ("bot.data_folder", "bot.errors", "bot.files", "bot.host_errors", "bot.logs", "bot.metrics", "bot.tasks")
GAMES_AND_WORDS = ("bot.games", "bot.words", "bot.pictures")
TABLES = ("bot.catalogue", "bot.records", "bot.storage", "bot.tables")
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
"""From the ground up."""
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
    "bot.config": ("bot.host_errors", "bot.logs", "bot.storage"),
    "bot.tables": (*GROUND, "bot.games", "bot.words", "bot.catalogue", "bot.records", "bot.storage"),
    "render.canvas": ("bot.data_folder", "bot.words"),
    "render.sheet": ("bot.data_folder", "bot.metrics", *GAMES_AND_WORDS, "render.canvas"),
    "render.plain": ("bot.data_folder", *GAMES_AND_WORDS, "render.canvas", "render.sheet"),
    **dict.fromkeys(
        [f"render.{game}" for game in GAMES],
        ("bot.data_folder", *GAMES_AND_WORDS, "render.canvas", "render.sheet", "render.plain"),
    ),
    **dict.fromkeys(
        ("render.blends", "render.command", "render.greeting"),
        (*GROUND, *GAMES_AND_WORDS, "bot.catalogue", "bot.records", "render.canvas", "render.plain", "render.sheet"),
    ),
    "cogs.hall": ("bot.storage", "bot.tables", "bot.words"),
    "cogs.symbols": (
        "bot.storage",
        "bot.catalogue",
        "bot.logs",
        "bot.pictures",
        "bot.tasks",
        "cogs.hall",
        "cogs.replies",
    ),
    **{
        package: (*GROUND, *GAMES_AND_WORDS, *TABLES, "cogs.hall", *COGS[:number])
        for number, package in enumerate(COGS)
    },
}
"""By package: the others of ours that it may import, always below it; whoever is not here is the composition root."""
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
    ("bot/games/telling.py", ("bot.games.contract",), ()),
    ("bot/errors.py", (), ()),
    ("bot/host_errors.py", ("bot.errors",), ()),
    ("bot/words/", ("bot.data_folder", "bot.games.contract", "bot.logs", "bot.words"), ("fluent",)),
    ("bot/sandbox/", ("bot.sandbox",), ("aiohttp", "jsonschema_rs", "yarl", "zstandard", "multidict")),
    ("bot/storage/rows.py", (), ("msgspec",)),
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
            "bot.storage.rows",
            "bot.storage.sql",
            "bot.storage.store",
        ),
        ("msgspec",),
    ),
    (
        "bot/storage/",
        ("bot.logs", "bot.storage.leases", "bot.storage.limits", "bot.storage.rows", "bot.storage.store"),
        ("msgspec",),
    ),
    ("bot/games/answers.py", ("bot.errors", "bot.games.contract", "bot.games.chance"), ()),
]
"""The most particular path first: which of our modules and which packages from outside it may import."""

KNOW_THE_STORES = ("bot/service/databases.py", "bot/service/moving.py", "bot/service/upkeep.py")
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
"""Packages that only some places may touch."""
ROOMS = ("rules", "players", "guide", "orders")
"""The rooms of a game's folder, from the ground up: each may import itself and those before it."""


@pytest.mark.parametrize("package", package_names())
def test_a_package_stands_on_what_is_below_it(package: str) -> None:
    """Only the composition root knows all; `cogs.hall` may name the types of services above it."""
    assert package in ROOTS or graph()[package] <= {*STANDS_ON[package]}


def test_the_packages_form_no_ring() -> None:
    """So that a click walks in one direction: `make imports` prints the layers."""
    packages = graph()
    for number, layer in enumerate(layers(packages)):
        below = {name for one in layers(packages)[:number] for name in one}
        assert all(packages[name] <= below for name in layer), layer


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


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("game", GAMES)
def test_a_room_of_a_game_imports_only_rooms_below_it(game: str, room: str) -> None:
    """Rules know nothing of players, guide and orders."""
    package = f"bot.games.{game}"
    below = tuple(f"{package}.{other}." for other in ROOMS[: ROOMS.index(room) + 1])
    for path in (ROOT / "bot" / "games" / game / room).glob("*.py"):
        for name in imports(path):
            assert not f"{name}.".startswith(f"{package}.") or name.startswith(below), f"{path.name} imports {name}"


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_named_outside_its_folders_and_the_catalogue(game: str) -> None:
    """A second game adds folders and one line in the catalogue."""
    for path in modules():
        place = str(path.relative_to(ROOT))
        if not place.startswith((f"bot/games/{game}/", f"render/{game}/")) and place != "bot/catalogue.py":
            assert game not in path.read_text("utf-8").lower(), place
