"""The bot on macOS and Windows, as far as it can be tried here: what they lack is taken away."""

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
from tests.cogs.clicker import Clicker
from tests.conftest import ROOT
from tests.driver import town_at
from tests.every_game import games_that, is_hosted
from tests.imports import modules
from tests.patience import PATIENCE
from tests.programs import sandbox_of

SYSTEMS = ("darwin", "win32")


def elsewhere(system: str) -> list[str]:
    """The command line on a system that lacks things."""
    return [sys.executable, "-m", "tests.elsewhere", system]


@pytest.mark.one_game
@games_that(is_hosted)
@pytest.mark.parametrize("system", SYSTEMS)
async def test_a_game_is_played_there_and_an_interrupt_ends_the_program_well(
    system: str, tmp_path: Path, game: str
) -> None:
    """By clicks, with pictures, to the end; then Ctrl+C."""
    async with sandbox_of(elsewhere(system), tmp_path, ROOT) as (url, process), town_at(url, 1) as (_, [person]):
        person.game = game
        table = (await person.command("new", computers=1)).message
        await person.until(lambda: bool(person.fresh(table)["components"]))  # a busy bot asks for patience first
        await person.click(person.fresh(table), "Start")
        await Clicker(person, 1).play()
        process.send_signal(signal.SIGINT)
        _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 0
        assert b"stopping" in said
        assert b"Traceback" not in said, said.decode()


@pytest.mark.parametrize("system", SYSTEMS)
async def test_the_page_runs_there_whatever_the_system_takes_its_files_for(system: str, tmp_path: Path) -> None:
    """A browser refuses a script that does not come as one."""
    async with sandbox_of(elsewhere(system), tmp_path, ROOT) as (url, _), ClientSession() as web:
        async with web.get(f"{url}/page/js/app.js") as script:
            assert script.content_type == "text/javascript"
        async with web.get(url) as page:
            assert page.content_type == "text/html"


def test_without_unix_sockets_there_is_no_systemd_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the environment says."""
    monkeypatch.setenv("NOTIFY_SOCKET", "/run/systemd/notify")
    monkeypatch.delattr(socket, "AF_UNIX")
    tell_systemd("READY=1")


def test_on_windows_a_port_is_never_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """There SO_REUSEADDR would let two sandboxes listen on the same port, and another option forbids it."""
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_KEEPALIVE, raising=False)  # one that this system has
    with bound_socket("127.0.0.1", 0) as place:
        assert place.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert not place.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_text_is_written_alike_on_every_system(path: Path) -> None:
    """Windows would end lines otherwise, and a record whose bytes changed is refused."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "write_text":
            assert "newline" in {keyword.arg for keyword in node.keywords}, f"{path.name}:{node.lineno}"
