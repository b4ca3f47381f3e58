"""Settings and fixtures of all tests: Discord's API description, databases, games and logs."""

import os
import signal
from collections.abc import Callable, Iterator
from inspect import signature
from pathlib import Path

import pytest

from bot.catalogue import GAMES
from bot.storage.address import Address
from bot.storage.sqlite.store import SqliteStore
from bot.words.words import Words
from tests import kept_logs, second_game
from tests.every_game import share_out
from tests.postgres import Server, running_server, why_none

ROOT = Path(__file__).parent.parent
os.environ["LC_ALL"] = "C"  # the command line uses the system's language
os.environ["SERVER_LIMITS"] = "off"  # scripted users click faster than real ones
Words.is_strict = True  # a missing sentence is an error
GAMES[second_game.NAME] = second_game.HOME
IS_ON_SERVER = os.environ.get("GUILDHALL_STORE") == "postgres"
GIVEN_UP = 900
"""Seconds after which a hanging test fails and shows the line where it hangs, instead of blocking the run."""


def pytest_configure(config: pytest.Config) -> None:
    """Keep the logs if requested; tests that check the log still see their usual level."""
    if kept_logs.FOLDER:
        kept_logs.keep_logs(kept_logs.FOLDER)
        config.option.log_level = "WARNING"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Choose the games of a general test."""
    share_out(metafunc)


@pytest.fixture(autouse=True)
def ends_some_time() -> Iterator[None]:
    """Fail a test that hangs; works on systems with `SIGALRM`."""

    def give_up(_signal: int, _frame: object) -> None:
        raise TimeoutError(f"not done after {GIVEN_UP} seconds")

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(GIVEN_UP)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def find_spec() -> Path | None:
    """Path of the API description: from GUILDHALL_OPENAPI, or in a folder next to the repository."""
    places = [ROOT.parent / "shared", ROOT.parent.parent / "shared"]
    files = [Path(os.environ.get("GUILDHALL_OPENAPI", "")), *(place / "discord-openapi.json" for place in places)]
    return next((one for one in files if one.is_file()), None)


@pytest.fixture(scope="session")
def spec() -> Path | None:
    """Discord's API description, or None if it is missing."""
    return find_spec()


@pytest.fixture
def missing_words_allowed() -> Iterator[None]:
    """Show a missing sentence as its key, as in production, instead of raising an error."""
    Words.is_strict = False
    yield
    Words.is_strict = True


@pytest.fixture
def playing(game: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The game played at the tables of `tests/tables/tables.py`."""
    monkeypatch.setattr("tests.tables.tables.GAME", game)
    return game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The path of an SQLite database."""
    return tmp_path / "guildhall.sqlite3"


@pytest.fixture
def database(request: pytest.FixtureRequest, file: Path) -> Path | Address:
    """The database of a general test: a file, or with GUILDHALL_STORE=postgres, one on a server."""
    if not IS_ON_SERVER:
        return file
    if meddles(request.function):
        pytest.skip("meddles with SQLite itself")
    server: Server = request.getfixturevalue("server")
    return server.emptied()


def meddles(test: Callable[..., object]) -> bool:
    """True if a test requests the database file, its folder, or SQLite."""
    parameters = signature(test).parameters
    asks_for_sqlite = any(one.annotation is SqliteStore for one in parameters.values())
    return asks_for_sqlite or not {"file", "tmp_path"}.isdisjoint(parameters)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server for this process, if PostgreSQL is installed."""
    if missing := why_none():
        pytest.skip(missing)
    with running_server() as running:
        yield running
