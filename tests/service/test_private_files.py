"""Who may read what the bot writes: databases and backups hold what players keep secret."""

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
    """A system on which new files are everybody's."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(file: Path) -> str:
    """As `ls` shows them."""
    return stat.filemode(file.stat().st_mode)


async def test_a_database_and_its_log_are_their_owners_alone(file: Path) -> None:
    """From the first moment on, whatever the system's habits are."""
    store = await SqliteStore.open(file)
    await store.create_table(NEW, at=1)
    found = {one.name: rights(one) for one in file.parent.glob(f"{file.name}*")}
    await store.close()
    assert found == dict.fromkeys([file.name, f"{file.name}-wal", f"{file.name}-shm"], "-rw-------")


async def test_rights_that_a_host_has_given_stay(file: Path) -> None:
    """Such as for a group that makes the backups."""
    with opened(file) as db:
        db.execute("PRAGMA user_version = 0")
    os.chmod(file, 0o640)  # noqa: PTH101  # a moment
    await (await SqliteStore.open(file)).close()
    assert rights(file) == "-rw-r-----"


def test_a_backup_is_its_owners_alone(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the database is not."""
    with opened(file) as db:
        db.execute("PRAGMA user_version = 0")
    file.chmod(0o644)
    monkeypatch.setenv("DATABASE", str(file))
    assert main(["backup", str(tmp_path / "copy")]) == 0
    assert rights(tmp_path / "copy") == "-rw-------"
