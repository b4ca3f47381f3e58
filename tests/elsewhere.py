"""`python -m tests.elsewhere SYSTEM COMMAND...`: the command line on a system that lacks what this one has."""

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
"""Modules that Windows does not have."""
ONLY_POSIX_CALLS = ("fork", "getuid", "geteuid", "getgid", "mkfifo", "nice", "setsid", "uname")


def main() -> int:
    """Takes away what the system lacks, then runs the command."""
    system = sys.argv[1]
    import_libraries()
    LACKS[system]()
    sys.platform = system
    from bot.__main__ import main as command_line  # noqa: PLC0415  # our own modules see the other system

    return command_line(sys.argv[2:])


def import_libraries() -> None:
    """What is not ours knows its systems by itself, and has to be imported on the one where we are."""
    import aiohttp.web  # noqa: F401, PLC0415
    import aiosqlite  # noqa: F401, PLC0415
    import discord.ext.commands  # noqa: F401, PLC0415
    import PIL.ImageDraw  # noqa: PLC0415
    import PIL.ImageFont  # noqa: F401, PLC0415

    asyncio.new_event_loop().close()  # since Python 3.14 the kind of loop is chosen at its first use


def be_a_mac() -> None:
    """No glibc to tune."""
    ctypes.CDLL = refuse  # type: ignore[misc, assignment]  # that is the point


def be_windows() -> None:
    """No signals in the event loop, no Unix sockets, no POSIX calls; a registry with odd types in it."""
    ctypes.CDLL = refuse  # type: ignore[misc, assignment]
    asyncio.SelectorEventLoop.add_signal_handler = refuse  # type: ignore[method-assign, assignment]
    make_pair, unix = socket.socketpair, socket.AF_UNIX
    socket.socketpair = lambda *_: make_pair(unix)  # Windows makes its pairs another way
    del socket.AF_UNIX
    for name in ("SIGHUP", "SIGQUIT", "SIGKILL", "SIGUSR1", "SIGUSR2", "SIGALRM"):
        delattr(signal, name)
    for name in ONLY_POSIX_CALLS:
        delattr(os, name)
    sys.modules["msvcrt"] = windows_locks()
    sys.modules.update(dict.fromkeys(ONLY_POSIX))  # type: ignore[arg-type]  # None: as if it were not there
    mimetypes.add_type("text/plain", ".js")


def windows_locks() -> ModuleType:
    """Windows' way to lock a part of a file, made of this system's."""
    import fcntl  # noqa: PLC0415  # soon it is not there any more

    locks = ModuleType("msvcrt")
    locks.LK_NBLCK = fcntl.LOCK_EX | fcntl.LOCK_NB  # type: ignore[attr-defined]
    locks.locking = lambda file, mode, length: fcntl.lockf(file, mode, length, 0, os.SEEK_CUR)  # type: ignore[attr-defined]
    return locks


def refuse(*_facts: object) -> NoReturn:
    """As asyncio says it."""
    raise NotImplementedError


LACKS = {"darwin": be_a_mac, "win32": be_windows}

if __name__ == "__main__":
    sys.exit(main())
