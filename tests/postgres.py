"""A PostgreSQL server for tests: its data and its socket are in a temporary folder, and it opens no port."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from bot.storage.address import Address

PLACES = ("/usr/lib/postgresql", "/usr/local/lib/postgresql", "/usr/pgsql")
SWIFT = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "deadlock_timeout=100ms")
"""Settings for test databases, which need not survive a power outage; some tests cause deadlocks."""
NOT_ROOT = ("postgres", "nobody")
"""Users under which the server can run if the tests run as root, which PostgreSQL refuses."""
EMPTY = """
    SET session_replication_role = replica;
    DO $$ DECLARE name text; BEGIN
        FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_steps' LOOP
            EXECUTE format('DELETE FROM %I', name);
        END LOOP;
        FOR name IN SELECT sequencename FROM pg_sequences LOOP
            EXECUTE format('ALTER SEQUENCE %I RESTART', name);
        END LOOP;
    END $$;
"""
"""Delete all rows without checking references, and restart the sequences."""
UP_WITHIN = 2 * 60.0
"""Seconds until a server that is not ready counts as failed."""


def find_programs() -> Path | None:
    """The folder of PostgreSQL's programs: from PATH, or the newest of Debian's folders."""
    found = shutil.which("postgres")
    if found and shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = [file.parent for place in PLACES for file in Path(place).glob("*/bin/initdb")]
    return max(folders, key=lambda folder: int(folder.parent.name), default=None)


def why_none() -> str:
    """Why the tests cannot use PostgreSQL; "" if they can."""
    if os.name != "posix":
        return "the tests start PostgreSQL only where there are Unix sockets"
    if find_programs() is None:
        return "PostgreSQL is not installed (Debian's package: postgresql)"
    try:
        import asyncpg  # noqa: F401, PLC0415  # only to see whether it is installed
    except ImportError:
        return "asyncpg is not installed"
    return ""


class Server:
    """A server with as many databases as the tests need."""

    def __init__(self, folder: Path, settings: tuple[str, ...] = SWIFT) -> None:
        self._programs = find_programs() or Path()
        self._folder, self._settings = folder, settings
        self._user = next(user for user in NOT_ROOT if _is_user(user)) if os.geteuid() == 0 else None
        self._numbers = count(1)
        self._usual: Address | None = None
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def make(self) -> None:
        """Create the data folder of a new server."""
        self._folder.chmod(0o755)
        if self._user:
            shutil.chown(self._folder, self._user)
        options = ("-U", "guildhall", "--auth=trust", "--no-sync", "--no-locale", "-E", "UTF8")
        self._run("initdb", "-D", str(self._data), *options)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, user=self._user, cwd="/", capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """Start the server and wait until it is ready."""
        settings = [part for setting in self._settings for part in ("-c", setting)]
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-k", str(self._folder), "-h", ""]
        with (self._folder / "log").open("ab") as log:
            self.process = subprocess.Popen([*command, *settings], user=self._user, cwd="/", stdout=log, stderr=log)
        deadline = time.monotonic() + UP_WITHIN
        while not self._is_ready():
            assert self.process.poll() is None, (self._folder / "log").read_text("utf-8")
            assert time.monotonic() < deadline, "the server is not ready"
            time.sleep(0.01)

    def _is_ready(self) -> bool:
        """Read the server's status file, which begins with its process id and ends with its state."""
        try:
            lines = (self._data / "postmaster.pid").read_text("utf-8").split("\n")
        except FileNotFoundError:
            return False
        return self.process is not None and lines[0] == str(self.process.pid) and "ready" in lines[-2]

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: by a clean shutdown (SIGINT) or immediately (SIGQUIT)."""
        if self.process:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def create(self) -> Address:
        """Create an empty database."""
        name = f"guildhall{next(self._numbers)}"
        self._run("createdb", "-h", str(self._folder), "-U", "guildhall", name)
        return self.address(name)

    def emptied(self) -> Address:
        """Return the same database each time with all tables emptied, which is faster than creating one."""
        if self._usual is None:
            self._usual = self.create()
        self._run("psql", "-q", "-h", str(self._folder), "-U", "guildhall", "-c", EMPTY, self._usual.name)
        return self._usual

    def address(self, name: str) -> Address:
        """The address of a database."""
        return Address(f"postgresql://guildhall@/{name}?host={self._folder}")


def _is_user(name: str) -> bool:
    return any(user.pw_name == name for user in pwd.getpwall())


@contextmanager
def running_server(settings: tuple[str, ...] = SWIFT) -> Iterator[Server]:
    """Start a new server; delete it at the end."""
    folder = Path(tempfile.mkdtemp(prefix="guildhall-"))
    server = Server(folder, settings)
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)
