"""Time from dispatch to callback in the sandbox, with discord.py and with bare aiohttp, and in an empty server."""

import argparse
import asyncio
import json
import statistics
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, WSMsgType, web

from bot.sandbox import SANDBOX_TOKEN, Sandbox
from bot.sandbox.state import messages
from tests.lab.bench.report import UNSTEADY, Figure, tell

Action = dict[str, Any]
ROOT = Path(__file__).parents[3]
CROWDS = (1, 10, 100)
SECONDS = 3.0
PONG = {"type": 4, "data": {"content": "pong", "flags": 64}}
NOTED = {"type": 6}
PRESS = 3
ADDED_GOAL_MS = 0.3
RATE_GOAL = 2000


# -- the bots, each in its process ----------------------------------------------------------------------------------


async def run_echo_bot(url: str) -> None:
    """Run a bare discord.py bot with one command."""
    import discord  # noqa: PLC0415 - only this process needs it

    from bot.service.discord_address import point_discord_at  # noqa: PLC0415

    class Echo(discord.Client):
        """Answers each command at once."""

        async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
            """Echo each command, acknowledge each press."""
            if interaction.type is discord.InteractionType.component:
                await interaction.response.defer()
            else:
                await interaction.response.send_message("pong", ephemeral=True)

    point_discord_at(url)
    async with Echo(intents=discord.Intents.none()) as client:
        await client.start(SANDBOX_TOKEN)


async def run_bare_bot(url: str) -> None:
    """Run the echo bot with aiohttp alone."""
    async with ClientSession() as web_session, web_session.ws_connect(f"{url}/gateway/?v=10&encoding=json") as socket:
        await socket.send_json({"op": 2, "d": {"token": SANDBOX_TOKEN, "intents": 0, "properties": {}}})
        tasks: set[asyncio.Task[None]] = set()
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                continue
            payload = json.loads(frame.data)
            if payload["t"] == "INTERACTION_CREATE":
                task = asyncio.create_task(_answer(web_session, url, payload["d"]))
                tasks.add(task)
                task.add_done_callback(tasks.discard)


async def _answer(web_session: ClientSession, url: str, interaction: dict[str, Any]) -> None:
    address = f"{url}/api/v10/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=1"
    async with web_session.post(address, json=NOTED if interaction.get("type") == PRESS else PONG) as response:
        json.loads(await response.read())


async def run_people(url: str, number: int, action: Action) -> None:
    """Run users who repeat an action as soon as it is answered."""
    async with ClientSession() as web_session:
        async with web_session.get(f"{url}/people") as response:
            people = (await response.json())["people"][:number]
        everybody_there = asyncio.Barrier(number)
        await asyncio.gather(*(_person(web_session, url, one["id"], everybody_there, action) for one in people))


async def _person(web_session: ClientSession, url: str, person: str, there: asyncio.Barrier, action: Action) -> None:
    async with web_session.ws_connect(f"{url}/people/socket?as={person}") as socket:
        hello = json.loads(await socket.receive_str())
        channel = hello["servers"][0]["channels"][0]["id"]
        press = json.dumps({"n": 1, "channel": channel, **action})
        await there.wait()
        await asyncio.sleep(1)
        ends = time.monotonic() + action["seconds"]
        while time.monotonic() < ends:
            await socket.send_str(press)
            while '"status":"done"' not in (text := await socket.receive_str()):
                if '"failed"' in text:
                    raise RuntimeError("an interaction was not answered")


@asynccontextmanager
async def process(*arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Start a part of the measurement in a separate process."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.lab.bench.sandbox", *arguments]
    child = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stderr=asyncio.subprocess.DEVNULL)
    try:
        yield child
    finally:
        if child.returncode is None:
            child.terminate()
        await child.wait()


# -- the measurements -----------------------------------------------------------------------------------------------


@dataclass
class Figures:
    """A run's result: milliseconds from dispatch to callback, interactions per second, the server's processor time."""

    times: list[float]
    rate: float
    own: float

    def line(self, name: str, people: int) -> str:
        """Return the result as a row of the table."""
        middle, worst = quantiles(self.times)
        return f"{name:<26}{people:>7}{middle:>9.2f}{worst:>9.2f}{self.rate:>12.0f}{self.own:>15.2f}"


async def measure(role: str, number: int, seconds: float, *, presses: bool = False) -> Figures:
    """Let users and a bot play for a while."""
    async with Sandbox(people=number) as sandbox:
        action = (post_button if presses else add_echo)(sandbox)
        async with process(role, sandbox.url):
            while not sandbox.gateway.is_online:
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.3)
            async with process(
                "people", sandbox.url, str(number), json.dumps({**action, "seconds": seconds})
            ) as people:
                work = await watch_work(sandbox, people)
        found = [one for one in sandbox.world.interactions.values() if one.answered]
        times = [((one.answered or 0.0) - one.dispatched) * 1000 for one in found]
        span = found[-1].created - found[0].created
        return Figures(times, len(times) / span, work / len(times) * 1000)


async def watch_work(sandbox: Sandbox, people: asyncio.subprocess.Process) -> float:
    """Return the server's processor time between the first interaction and the end."""
    while not sandbox.world.interactions and people.returncode is None:
        await asyncio.sleep(0.02)
    before = time.process_time()
    await people.wait()
    return time.process_time() - before


def add_echo(sandbox: Sandbox) -> Action:
    """Add a command as if it were registered; return the users' action."""
    snowflake = sandbox.world.ids.new()
    command = {"id": snowflake, "type": 1, "name": "echo", "description": "echo", "options": []}
    sandbox.world.commands[snowflake] = command
    return {"do": "slash", "command": "echo", "options": {}}


def post_button(sandbox: Sandbox) -> Action:
    """Post a message with a button; return the users' action."""
    world = sandbox.world
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Press", "custom_id": "press"}]}
    channel = next(iter(world.channels.values()))
    message = messages.post(world, channel, world.bot_id, messages.Draft({"components": [row]}))
    return {"do": "click", "message": message.id, "custom_id": "press"}


class Nothing:
    """An empty aiohttp server between the same users and the same bot: the lower bound for any sandbox."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self._bot: web.WebSocketResponse | None = None
        self._person: web.WebSocketResponse | None = None
        self._started = 0.0
        filling = "y" * 3000  # about the size of an interaction
        event = {"t": "INTERACTION_CREATE", "s": 1, "op": 0, "d": {"id": "1", "token": "t" * 200, "x": filling}}
        self._event = json.dumps(event)

    @property
    def is_online(self) -> bool:
        """True if the bot is connected."""
        return self._bot is not None

    async def people(self, _request: web.Request) -> web.Response:
        """Return one user."""
        return web.json_response({"people": [{"id": "1"}]})

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        """Handle the bot's socket."""
        self._bot = socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for _ in socket:
            continue
        return socket

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        """Handle the user's socket: forward each frame to the bot."""
        self._person = socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"servers": [{"channels": [{"id": "1"}]}]})
        async for _ in socket:
            self._started = time.perf_counter()
            if self._bot:
                await self._bot.send_str(self._event)
        return socket

    async def callback(self, request: web.Request) -> web.Response:
        """Handle the bot's answer."""
        self.times.append((time.perf_counter() - self._started) * 1000)
        await request.read()
        if self._person:
            asyncio.get_running_loop().call_later(
                0.005, asyncio.ensure_future, self._person.send_str('"status":"done"')
            )
        return web.Response(body=b"{}", content_type="application/json")


async def measure_nothing(seconds: float) -> list[float]:
    """Return the milliseconds from dispatch to callback through an empty server."""
    nothing, app = Nothing(), web.Application()
    app.add_routes(
        [
            web.get("/gateway/", nothing.gateway),
            web.get("/people", nothing.people),
            web.get("/people/socket", nothing.socket),
            web.post("/api/{path:.*}", nothing.callback),
        ]
    )
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    async with process("bare", url):
        while not nothing.is_online:
            await asyncio.sleep(0.02)
        async with process("people", url, "1", json.dumps({"seconds": seconds})) as people:
            await people.wait()
    await runner.cleanup()
    return nothing.times


def quantiles(times: list[float]) -> tuple[float, float]:
    """Return the median and the 99th percentile."""
    return statistics.median(times), statistics.quantiles(times, n=100)[98]


async def run(seconds: float = SECONDS) -> None:
    """Measure and print all cases."""
    print("Sandbox: dispatch to callback in ms, closed loop, every part a process of its own")
    print(f"{'bot':<26}{'people':>7}{'p50':>9}{'p99':>9}{'per second':>12}{'server ms each':>15}")
    nothing = quantiles(await measure_nothing(seconds))
    print(f"{'aiohttp, empty server':<26}{1:>7}{nothing[0]:>9.2f}{nothing[1]:>9.2f}")
    alone = 0.0
    for role, name in (("bare", "aiohttp"), ("echo", "discord.py")):
        for number in CROWDS:
            figures = await measure(role, number, seconds)
            print(figures.line(f"{name}, echo", number))
            if (role, number) == ("bare", 1):
                alone = quantiles(figures.times)[0]
    presses = await measure("bare", CROWDS[-1], seconds, presses=True)
    print(presses.line("aiohttp, presses", CROWDS[-1]))
    added, name = alone - nothing[0], "S1 what the sandbox adds for one person, p50"
    tell(Figure(name=name, value=added, unit="ms", limit=ADDED_GOAL_MS, tolerance=UNSTEADY))
    name = "S2 small interactions that the sandbox answers"
    tell(Figure(name=name, value=presses.rate, unit="per s", limit=RATE_GOAL, is_larger_better=True))


ROLES = {"echo": run_echo_bot, "bare": run_bare_bot}


def main() -> None:
    """Print the results, or run as one of the subprocesses."""
    parser = argparse.ArgumentParser()
    parser.add_argument("role", nargs="?", default="all")
    parser.add_argument("rest", nargs="*")
    asked = parser.parse_args()
    if asked.role == "all":
        asyncio.run(run())
    elif asked.role == "people":
        asyncio.run(run_people(asked.rest[0], int(asked.rest[1]), json.loads(asked.rest[2])))
    else:
        asyncio.run(ROLES[asked.role](asked.rest[0]))


if __name__ == "__main__":
    main()
