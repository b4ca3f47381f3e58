"""`python -m tests.elsewhere SYSTEM COMMAND...`: the command line as on a system that lacks some features."""

import asyncio
import ctypes
import mimetypes
import os
import signal
import socket
import sys
from types import ModuleType
from typing import NoReturn

ONLY_POSIX = ("fcntl", "grp", "pwd", "resource", "syslog", "termios", "tty")
"""Modules that Windows lacks."""
ONLY_POSIX_CALLS = ("fork", "getuid", "geteuid", "getgid", "mkfifo", "nice", "setsid", "uname")


def main() -> int:
    """Remove what the system lacks, then run the command."""
    system = sys.argv[1]
    import_libraries()
    LACKS[system]()
    sys.platform = system
    from bot.__main__ import main as command_line  # noqa: PLC0415  # our modules must see the other system

    return command_line(sys.argv[2:])


def import_libraries() -> None:
    """Import the libraries before removing anything: they detect the system at import."""
    import aiohttp.web  # noqa: F401, PLC0415
    import aiosqlite  # noqa: F401, PLC0415
    import discord.ext.commands  # noqa: F401, PLC0415
    import PIL.ImageDraw  # noqa: PLC0415
    import PIL.ImageFont  # noqa: F401, PLC0415

    asyncio.new_event_loop().close()  # Python 3.14 chooses the kind of loop at its first use


def be_a_mac() -> None:
    """Remove glibc's tuning functions."""
    ctypes.CDLL = refuse  # type: ignore[misc, assignment]  # replaced on purpose


def be_windows() -> None:
    """Remove event-loop signals, Unix sockets and POSIX calls; put a wrong MIME type into the registry."""
    ctypes.CDLL = refuse  # type: ignore[misc, assignment]
    asyncio.SelectorEventLoop.add_signal_handler = refuse  # type: ignore[method-assign, assignment]
    make_pair, unix = socket.socketpair, socket.AF_UNIX
    socket.socketpair = lambda *_: make_pair(unix)  # Windows creates socket pairs differently
    del socket.AF_UNIX
    kill = signal.SIGKILL  # Windows kills a process without a signal
    asyncio.subprocess.Process.kill = lambda process: os.kill(process.pid, kill)  # type: ignore[method-assign, assignment]
    for name in ("SIGHUP", "SIGQUIT", "SIGKILL", "SIGUSR1", "SIGUSR2", "SIGALRM"):
        delattr(signal, name)
    for name in ONLY_POSIX_CALLS:
        delattr(os, name)
    sys.modules["msvcrt"] = windows_locks()
    sys.modules.update(dict.fromkeys(ONLY_POSIX))  # type: ignore[arg-type]  # None: not importable
    mimetypes.add_type("text/plain", ".js")


def windows_locks() -> ModuleType:
    """Windows' function that locks part of a file, built from this system's functions."""
    import fcntl  # noqa: PLC0415  # removed afterwards

    locks = ModuleType("msvcrt")
    locks.LK_NBLCK = fcntl.LOCK_EX | fcntl.LOCK_NB  # type: ignore[attr-defined]
    locks.locking = lambda file, mode, length: fcntl.lockf(file, mode, length, 0, os.SEEK_CUR)  # type: ignore[attr-defined]
    return locks


def refuse(*_facts: object) -> NoReturn:
    """Raise the error that asyncio raises on Windows."""
    raise NotImplementedError


LACKS = {"darwin": be_a_mac, "win32": be_windows}

if __name__ == "__main__":
    sys.exit(main())
