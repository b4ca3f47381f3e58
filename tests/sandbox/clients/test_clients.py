"""Bots built with discord.js and hikari register a command, answer it with a button, and read all pages of lists."""

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.player import Json, Player, components

HERE = Path(__file__).parent
INSTALL_SECONDS = 240
HEART = "\N{HEAVY BLACK HEART}"


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox that does not check the requests of other libraries against Discord's API description."""
    async with Sandbox(people=3) as place:
        yield place


def install(command: list[str]) -> None:
    """Install a package, or skip the test with the reason."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=INSTALL_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        pytest.skip(f"{command[0]} took more than {INSTALL_SECONDS} s to install {command[-1]}")
    if done.returncode:
        pytest.skip(f"{command[-1]} cannot be installed here: {done.stderr.strip().splitlines()[-1:]}")


@pytest.fixture(scope="session")
def discord_js(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The command that starts the discord.js bot."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        pytest.skip("no node and npm on PATH: discord.js is not tried")
    folder = tmp_path_factory.mktemp("discord_js")
    install([npm, "install", "--no-audit", "--no-fund", "--prefix", str(folder), "discord.js@14"])
    return [node, str(shutil.copy(HERE / "discord_js.mjs", folder))]


@pytest.fixture(scope="session")
def hikari(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The command that starts the hikari bot."""
    folder = tmp_path_factory.mktemp("hikari")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    install([*pip, "--target", str(folder), "hikari==2.7.*"])
    shutil.copy(HERE / "hikari_bot.py", folder)
    return [sys.executable, str(folder / "hikari_bot.py")]


@asynccontextmanager
async def running(command: list[str], url: str, host: Player) -> AsyncIterator[None]:
    """Run a bot in a separate process inside this context, which begins once the bot has registered its command."""
    process = await asyncio.create_subprocess_exec(*command, url, stderr=asyncio.subprocess.PIPE)
    try:
        await host.until(lambda: any(one["event"] == "commands" for one in host.events))
        yield
    finally:
        if process.returncode is None:
            process.terminate()
        _, errors = await process.communicate()
    assert b"Error" not in errors, errors.decode()


async def play(host: Player, guest: Player) -> Json:
    """Use the command, react, press the button; return what the bot read from the lists."""
    greeting = (await host.slash("hello")).message
    assert greeting["content"] == "hello"
    assert next(components(greeting["components"][0]["components"]))["emoji"]["name"] == "heart"
    await guest.wait_for("hello")
    for person in (host, guest):
        await person.do("react", channel=person.channel, message=greeting["id"], emoji=HEART, on=True)
    assert (await guest.click(greeting, "Press")).status == "done"
    await host.until(lambda: host.fresh(greeting)["content"] == "pressed")
    found: Json = json.loads((await host.wait_for('"reactors"'))["content"])
    return found


@pytest.mark.long
async def test_a_discord_js_bot_handles_every_step(
    discord_js: list[str], sandbox: Sandbox, host: Player, guest: Player
) -> None:
    """The bot reads all pages of reactions and pins, and knows that it is a member of the thread it started."""
    async with running(discord_js, sandbox.url, host):
        found = await play(host, guest)
    assert found == {
        "reactors": sorted([host.id, guest.id], key=int),
        "pins": ["three", "two", "one"],
        "joined": True,
    }


@pytest.mark.long
async def test_a_hikari_bot_handles_every_step(
    hikari: list[str], sandbox: Sandbox, host: Player, guest: Player
) -> None:
    """The bot sends its payloads in binary frames."""
    async with running(hikari, sandbox.url, host):
        found = await play(host, guest)
    assert found == {"reactors": sorted([host.id, guest.id], key=int)}
