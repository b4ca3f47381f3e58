"""The bot on macOS and Windows, simulated by removing features that they lack."""

import ast
import asyncio
import signal
import socket
import sys
from pathlib import Path

import pytest
from aiohttp import ClientSession

from bot.sandbox.loopback import bound_socket
from bot.service.health import tell_systemd
from tests.conftest import ROOT
from tests.every_game import games_that, is_hosted
from tests.lab.imports import modules
from tests.patience import PATIENCE
from tests.player import town_at
from tests.programs import sandbox_of

SYSTEMS = ("darwin", "win32")


def elsewhere(system: str) -> list[str]:
    """The command line, as on the simulated system."""
    return [sys.executable, "-m", "tests.elsewhere", system]


@pytest.mark.long
@pytest.mark.one_game
@games_that(is_hosted)
@pytest.mark.parametrize("system", SYSTEMS)
async def test_on_each_system_a_game_can_be_played_and_an_interrupt_ends_the_program_cleanly(
    system: str, tmp_path: Path, game: str
) -> None:
    """The game is played by clicks, with pictures, to its end; then Ctrl+C is pressed."""
    async with sandbox_of(elsewhere(system), tmp_path, ROOT) as (url, process), town_at(url, 1) as (_, [person]):
        person.game = game
        table = (await person.command("new", computers=1)).message
        await person.until(lambda: bool(person.fresh(table)["components"]))  # a busy bot defers first
        await person.click(person.fresh(table), "Start")
        await person.play()
        process.send_signal(signal.SIGINT)
        _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 0
        assert b"stopping" in said
        assert b"Traceback" not in said, said.decode()


@pytest.mark.parametrize("system", SYSTEMS)
async def test_the_page_has_correct_content_types_on_every_system(system: str, tmp_path: Path) -> None:
    """A browser refuses a script with a wrong type."""
    async with sandbox_of(elsewhere(system), tmp_path, ROOT) as (url, _), ClientSession() as web:
        async with web.get(f"{url}/page/js/app.js") as script:
            assert script.content_type == "text/javascript"
        async with web.get(url) as page:
            assert page.content_type == "text/html"


def test_without_unix_sockets_systemd_is_not_notified(monkeypatch: pytest.MonkeyPatch) -> None:
    """NOTIFY_SOCKET is set in this test, and no error is raised."""
    monkeypatch.setenv("NOTIFY_SOCKET", "/run/systemd/notify")
    monkeypatch.delattr(socket, "AF_UNIX")
    tell_systemd("READY=1")


def test_on_windows_a_port_is_never_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows, SO_REUSEADDR would let two sandboxes listen on one port; SO_EXCLUSIVEADDRUSE prevents that."""
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_KEEPALIVE, raising=False)  # an option that exists here
    with bound_socket("127.0.0.1", 0) as place:
        assert place.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert not place.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)


def test_text_files_are_written_with_explicit_line_endings() -> None:
    """Windows would otherwise change the line endings, and a record with changed bytes is refused."""
    calls = [
        (path, node)
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "write_text"
    ]
    assert [
        f"{path.name}:{call.lineno}" for path, call in calls if "newline" not in {word.arg for word in call.keywords}
    ] == []
