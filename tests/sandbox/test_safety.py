"""The sandbox is reachable only from this machine, tokens go only where they belong, and text stays text."""

import ast
import socket
import subprocess
import sys

import discord
import pytest
from aiohttp import ClientSession, WSMsgType

import bot.sandbox
from bot.host_errors import NoToken
from bot.sandbox import SANDBOX_TOKEN, PortTaken, Sandbox, is_loopback, looks_real
from bot.sandbox.static_files import POLICY
from bot.service.discord_address import WrongPlace, point_discord_at, token_for
from tests.conftest import ROOT
from tests.patience import PATIENCE
from tests.player import Player, Refused, Town
from tests.sandbox.demo_bot import DemoBot

REAL = "M" * 24 + ".GabcdE." + "x" * 38  # a made-up token in the usual format
NASTY = [
    "<b>bold</b>",
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "&lt;i&gt; &amp; %3Cscript%3E",
    "\u202eright to left\u202c",
    "\u200f\u05d0\u05d1\u200e",
    "\N{GRINNING FACE}" * 32,
    "`*_~|> # [a](javascript:x)",
    "\u0000\u0007null",
]


@pytest.mark.parametrize("text", NASTY)
async def test_names_and_messages_are_stored_and_delivered_as_written(
    bot: DemoBot, town: Town, host: Player, text: str
) -> None:
    """Users and the bot get the text unchanged."""
    facts = await town.create(text)
    assert facts["global_name"] == text
    late = await Player(town, facts).connect()
    said = await late.send(f"{text} <@{bot.application_id}>")
    seen = await host.wait_for(text)
    assert seen["content"] == f"{text} <@{bot.application_id}>"
    assert seen["author"]["global_name"] == text
    message = await bot.guilds[0].text_channels[0].fetch_message(int(said["id"]))
    assert message.content == seen["content"]
    assert (await bot.fetch_user(int(late.id))).global_name == text
    await late.leave()


@pytest.mark.parametrize("name", ["", " ", "x" * 33])
async def test_names_have_one_to_thirty_two_characters(town: Town, name: str) -> None:
    with pytest.raises(Refused):
        await town.create(name)


async def test_a_file_is_a_picture_or_a_download_and_never_a_page(town: Town, host: Player) -> None:
    """A script in an uploaded file cannot run in the page's origin."""
    upload = await host.upload("evil.html", b"<script>alert(1)</script>")
    url = (await host.send("look", uploads=[upload]))["attachments"][0]["url"]
    async with town.web.get(url) as response:
        assert response.headers["Content-Disposition"] == "attachment"


async def test_the_page_loads_nothing_foreign(town: Town) -> None:
    """The page has a strict content security policy; the server sends only files of the page's folder."""
    async with town.web.get(f"{town.url}/") as response:
        assert response.status == 200
        policy = response.headers["Content-Security-Policy"]
        assert policy == POLICY.format(host=town.url.removeprefix("http://"))
        assert "unsafe" not in policy
        assert "*" not in policy
    for path in ("/page/../server.py", "/page/%2e%2e/server.py", "/page/nothing.js"):
        async with town.web.get(town.url + path) as response:
            assert response.status == 404


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.5", "example.org", "::", ""])  # noqa: S104 - tested here
def test_the_sandbox_listens_only_on_the_loopback(host: str) -> None:
    """Other addresses are refused."""
    with pytest.raises(ValueError, match="loopback only"):
        Sandbox(host=host)
    assert not is_loopback(host)


def test_the_sandbox_listens_on_the_loopback_by_default() -> None:
    """By default, the socket is bound to 127.0.0.1."""
    place = Sandbox()
    assert place.socket.getsockname()[0] == "127.0.0.1"
    place.socket.close()


async def test_a_port_in_use_is_reported_clearly(sandbox: Sandbox) -> None:
    """The error says what to do, on the command line, too."""
    with pytest.raises(PortTaken, match=f"Port {sandbox.port} .* --port"):
        Sandbox(port=sandbox.port)
    command = [sys.executable, "-m", "bot.sandbox", "--port", str(sandbox.port), "--folder", "/nonexistent"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)  # noqa: ASYNC221
    assert result.returncode == 1
    assert "cannot be used" in result.stderr
    assert "Traceback" not in result.stderr


def test_discord_is_redirected_only_to_the_loopback() -> None:
    """A token can never reach a different host."""
    for url in (
        "http://example.org",
        "https://127.0.0.1:1",
        "http://127.0.0.1.example.org",
        "ws://127.0.0.1",
        "http://user@example.org",
    ):
        with pytest.raises(WrongPlace):
            point_discord_at(url)


def test_tokens_go_only_where_they_belong() -> None:
    """A real token never goes to the sandbox, and the sandbox's token never goes to Discord."""
    url = "http://127.0.0.1:1"
    assert looks_real(REAL)
    assert not looks_real(SANDBOX_TOKEN)
    assert token_for(url, None) == SANDBOX_TOKEN
    assert token_for(url, "anything") == "anything"
    assert token_for(None, REAL) == REAL
    for place, token in ((url, REAL), (None, SANDBOX_TOKEN)):
        with pytest.raises(WrongPlace):
            token_for(place, token)
    for nothing in (None, ""):
        with pytest.raises(NoToken):
            token_for(None, nothing)


async def test_the_server_itself_refuses_a_token_that_looks_real(sandbox: Sandbox, town: Town) -> None:
    """The test covers the REST API and the gateway."""
    point_discord_at(sandbox.url)
    async with discord.Client(intents=discord.Intents.none()) as client:
        with pytest.raises(discord.LoginFailure):
            await client.login(REAL)
    async with town.web.ws_connect(f"{town.url}/gateway/") as gateway:
        await gateway.receive()
        await gateway.send_json({"op": 2, "d": {"token": REAL, "intents": 0}})
        closed = await gateway.receive()
        assert (closed.type, closed.data) == (WSMsgType.CLOSE, 4004)


async def test_invalid_frames_are_harmless(town: Town, host: Player) -> None:
    """The user gets an error, and the socket stays open."""
    async with ClientSession() as web, web.ws_connect(f"{town.url}/people/socket?as={host.id}") as raw:
        await raw.receive()
        for text in (
            "{",
            "[]",
            "7",
            '{"do": "nothing", "n": 1}',
            '{"do": "send", "n": 2}',
            '{"do": "click", "n": 3, "channel": []}',
        ):
            await raw.send_str(text)
        answers: list[bool] = []
        while len(answers) < 6:
            frame = await raw.receive_json()
            if "n" in frame:
                answers.append(frame["ok"])
        assert answers == [False] * 6
    async with town.web.ws_connect(f"{town.url}/people/socket?as=1") as stranger:
        assert (await stranger.receive()).data == 4004


def test_the_sandbox_imports_nothing_from_the_bot() -> None:
    """The sandbox imports only itself, the standard library and aiohttp."""
    folder = ROOT / "bot" / "sandbox"
    assert bot.sandbox.__file__
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                top = name.split(".")[0]
                is_ours = name.startswith("bot.sandbox") or top == "aiohttp"
                assert is_ours or top in sys.stdlib_module_names, f"{file.name} imports {name}"


def test_the_loopback_is_recognized_by_its_names() -> None:
    """The test covers names and numbers."""
    assert all(is_loopback(one) for one in ("127.0.0.1", "127.9.9.9", "localhost", "::1", "[::1]"))
    assert not any(
        is_loopback(one) for one in ("localhost.example.org", "128.0.0.1", None, socket.gethostname() + ".example")
    )
