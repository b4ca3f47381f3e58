"""File permissions: databases and backups contain players' secrets."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage.sqlite.store import SqliteStore
from tests.database import opened
from tests.storage.samples import NEW

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """A umask that makes new files readable by all users."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(file: Path) -> str:
    """Return the permissions as `ls` shows them."""
    return stat.filemode(file.stat().st_mode)


async def test_a_database_and_its_log_are_readable_only_by_their_owner(file: Path) -> None:
    """The files are private from the moment they are created, with any umask."""
    store = await SqliteStore.open(file)
    await store.create_table(NEW, at=1)
    found = {one.name: rights(one) for one in file.parent.glob(f"{file.name}*")}
    await store.close()
    assert found == dict.fromkeys([file.name, f"{file.name}-wal", f"{file.name}-shm"], "-rw-------")


async def test_permissions_set_by_an_operator_stay(file: Path) -> None:
    """For example, a group may make the backups."""
    with opened(file) as db:
        db.execute("PRAGMA user_version = 0")
    os.chmod(file, 0o640)  # noqa: PTH101  # synchronous but fast
    await (await SqliteStore.open(file)).close()
    assert rights(file) == "-rw-r-----"


def test_a_backup_is_readable_only_by_its_owner(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database in this test is readable by other users."""
    with opened(file) as db:
        db.execute("PRAGMA user_version = 0")
    file.chmod(0o644)
    monkeypatch.setenv("DATABASE", str(file))
    assert main(["backup", str(tmp_path / "copy")]) == 0
    assert rights(tmp_path / "copy") == "-rw-------"
