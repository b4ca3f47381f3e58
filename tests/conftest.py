"""Where the tests find Discord's own API description, and where their databases are."""

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
os.environ["LC_ALL"] = "C"  # the command line speaks the language of the system
os.environ["SERVER_LIMITS"] = "off"  # scripted people click faster than real ones
Words.is_strict = True  # a sentence that is missing is a failure
GAMES[second_game.NAME] = second_game.HOME
IS_ON_SERVER = os.environ.get("GUILDHALL_STORE") == "postgres"
GIVEN_UP = 900
"""Seconds after which a test has hung; it fails with the line where it was, instead of holding up all others."""


def pytest_configure(config: pytest.Config) -> None:
    """Keeps the logs if asked to; tests that look at the log see as much of it as ever."""
    if kept_logs.FOLDER:
        kept_logs.keep_logs(kept_logs.FOLDER)
        config.option.log_level = "WARNING"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Which games a general test runs on."""
    share_out(metafunc)


@pytest.fixture(autouse=True)
def ends_some_time() -> Iterator[None]:
    """Gives up on a test that hangs, where the system has alarms."""

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
    """The description beside the repository, or where GUILDHALL_OPENAPI says."""
    places = [ROOT.parent / "shared", ROOT.parent.parent / "shared"]
    files = [Path(os.environ.get("GUILDHALL_OPENAPI", "")), *(place / "discord-openapi.json" for place in places)]
    return next((one for one in files if one.is_file()), None)


@pytest.fixture(scope="session")
def spec() -> Path | None:
    """Discord's own API description, where it is there."""
    return find_spec()


@pytest.fixture
def playing(game: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Which game the tables of `tests/tables/tables.py` play."""
    monkeypatch.setattr("tests.tables.tables.GAME", game)
    return game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database is."""
    return tmp_path / "guildhall.sqlite3"


@pytest.fixture
def database(request: pytest.FixtureRequest, file: Path) -> Path | Address:
    """Where the games of a general test are kept: a file, or with GUILDHALL_STORE=postgres a database on a server."""
    if not IS_ON_SERVER:
        return file
    if meddles(request.function):
        pytest.skip("meddles with SQLite itself")
    server: Server = request.getfixturevalue("server")
    return server.emptied()


def meddles(test: Callable[..., object]) -> bool:
    """Whether a test asks for the file, for its folder, or for SQLite."""
    parameters = signature(test).parameters
    asks_for_sqlite = any(one.annotation is SqliteStore for one in parameters.values())
    return asks_for_sqlite or not {"file", "tmp_path"}.isdisjoint(parameters)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server, one for each process that runs tests, where there is any."""
    if missing := why_none():
        pytest.skip(missing)
    with running_server() as running:
        yield running
