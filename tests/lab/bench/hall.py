"""A sandbox with one bot in a separate process, and scripted users who click without a socket."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from bot.catalogue import GAMES
from bot.sandbox import Sandbox
from bot.sandbox.people.actions import Action
from bot.sandbox.people.interactions import INTERACTIONS
from bot.sandbox.people.uploads import Uploads
from bot.sandbox.state import channels, messages
from bot.sandbox.state.models import Interaction, Message, MessageFlag
from bot.sandbox.state.world import Event
from bot.sandbox.wire import Json
from tests.lab.bench.peers import panel_as_json
from tests.lab.bench.throttle import processor_clock
from tests.player import controls

COMPILED = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""An environment in which Python caches compiled files, as it does for installed libraries."""
ROOT = Path(__file__).parents[3]
UNLIMITED = {"TABLES_PER_SERVER": "0", "TABLES_PER_PERSON": "0", "SERVER_LIMITS": "off"}
WARM_UP = 24.0
"""Seconds to wait for a painter's warm-up, which takes about a tenth of that."""
QUIET = 0.012
"""Seconds between two clicks, long enough for the first click's follow-up work."""
ANSWER_TIMEOUT_SECONDS = 30.0
"""Seconds within which the bot must answer all simultaneous actions."""


# -- the bots --------------------------------------------------------------------------------------------------------


def start_echo(url: str) -> tuple[list[str], dict[str, str]]:
    """Command and settings of the echo bot."""
    return ["tests.lab.bench.peers", "echo", url], {}


def start_floor(url: str, database: str) -> tuple[list[str], dict[str, str]]:
    """Command and settings of the floor bot."""
    return ["tests.lab.bench.peers", "floor", url, database], {}


def start_guildhall(url: str, database: str) -> tuple[list[str], dict[str, str]]:
    """Command and settings of the real bot, as in production."""
    settings = {"SANDBOX_URL": url, "DATABASE": database, "LOG_LEVEL": "ERROR", "DISCORD_TOKEN": ""}
    return ["bot", "run"], {**settings, **UNLIMITED}


def start_unlimited(url: str, database: str) -> tuple[list[str], dict[str, str]]:
    """Command and settings of the real bot without allowances, since a few users make the clicks of many here."""
    return ["tests.lab.bench.unlimited"], start_guildhall(url, database)[1]


def start_for_the_absent(url: str, database: str) -> tuple[list[str], dict[str, str]]:
    """Command and settings of the real bot for users who keep no panel open."""
    return ["tests.lab.bench.away"], start_guildhall(url, database)[1]


STARTS: dict[str, Callable[..., tuple[list[str], dict[str, str]]]] = {
    "echo": start_echo,
    "floor": start_floor,
    "guildhall": start_guildhall,
    "unlimited": start_unlimited,
    "away": start_for_the_absent,
}


# -- the people ------------------------------------------------------------------------------------------------------


class Taken(NamedTuple):
    """The cost of a click, in milliseconds."""

    milliseconds: float
    """Time from the click's dispatch to the arrival of the answer."""
    processor: float
    """Processor time of the bot's process until the answer arrived."""
    processor_in_all: float
    """Processor time including the click's follow-up work."""


class Hall:
    """A sandbox and its users; an action's time is from its dispatch to the arrival of the bot's answer."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox, self.world = sandbox, sandbox.world
        self.people = [one.id for one in self.world.people.values() if not one.bot]
        self.server = next(iter(self.world.servers))
        self.channel = next(iter(self.world.channels))
        self.process_id = 0
        self._used_at_answer = 0.0
        """Processor milliseconds of the bot when it last answered."""
        self.tables: list[str] = []
        """Channels to play in."""
        self._warm_up_channels: dict[str, str] = {}
        """For each game, a channel in which its painter is warmed up."""
        self.uploads = Uploads(self.world)
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._pictures: dict[str, asyncio.Future[float]] = {}
        self.world.subscribe(self._on_event)
        self._add_message, self.world.add_message = self.world.add_message, self._stamp  # type: ignore[method-assign]

    def _stamp(self, message: Message) -> None:
        """Record when a message with a picture has arrived completely."""
        self._add_message(message)
        if message.body["attachments"] and message.channel_id in self._pictures:
            self._pictures.pop(message.channel_id).set_result(self.world.clock.now())

    def expect_picture(self, channel: str) -> "asyncio.Future[float]":
        """Return a future of the time when the next message with a picture arrives in a channel."""
        self._pictures[channel] = asyncio.get_running_loop().create_future()
        return self._pictures[channel]

    def _on_event(self, event: Event) -> None:
        if event.kind == "interaction" and event.data["status"] != "pending" and event.data["id"] in self._waiting:
            waiting = self._waiting.pop(event.data["id"])
            self._used_at_answer = self._processor_used()
            if not waiting.done():  # the caller may have given up
                waiting.set_result(None)

    async def do(self, person: str, action: str, **asked: object) -> Interaction:
        """Do one action and wait for its answer."""
        (done,) = await self.burst([(person, action, asked)])
        return done

    async def burst(self, actions: list[tuple[str, str, Json]]) -> list[Interaction]:
        """Do many actions at the same moment and wait for all answers."""
        world, found = self.world, []
        for person, action, asked in actions:
            place = {"channel": self.channel, **asked}
            begun = INTERACTIONS[action](
                Action(world, self.sandbox.tracker, self.sandbox.people, self.uploads, person, place)
            )
            found.append(world.interactions[str(begun["interaction"])])
        waiting = [asyncio.get_running_loop().create_future() for _ in found]
        self._waiting.update({one.id: future for one, future in zip(found, waiting, strict=True)})
        world.publish_now()
        async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):  # `wait_for` of 3.11 drops the error of a canceled gather
            await asyncio.gather(*waiting)
        return found

    async def slash(self, person: str, command: str, **asked: object) -> Message:
        """Run a command; return the message that answers it, once the answer is more than a deferral."""
        done = await self.do(person, "slash", command=command, **{"options": {}, **asked})
        assert done.original_id, f"/{command}: {done.status}, {done.text}"
        message = self.world.messages[done.channel_id][done.original_id]
        async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
            while message.has(MessageFlag.LOADING):
                await asyncio.sleep(0.05)
        return message

    async def click(self, person: str, message: Message, control: Json, *values: str) -> float:
        """Click or choose; return the time in milliseconds."""
        action, asked = as_action(message, control, *values)
        done = await self.do(person, action, **asked)
        assert done.status == "done", done
        return time_of(done)

    async def time_click(self, person: str, message: Message, control: Json, *values: str) -> Taken:
        """Click or choose, then wait until the follow-up work is done."""
        used = self._processor_used()
        milliseconds = await self.click(person, message, control, *values)
        answered = self._used_at_answer
        await asyncio.sleep(QUIET)
        return Taken(milliseconds, answered - used, self._processor_used() - used)

    def _processor_used(self) -> float:
        with suppress(OSError):  # the process has ended
            return 1000 * processor_clock(self.process_id)() if self.process_id else 0.0
        return 0.0

    async def begin(self, channel: str, seats: int, name: str = "norenberc") -> None:
        """Start a game with this many users in a channel."""
        lobby = await self.slash(self.people[0], f"{name} new", channel=channel, options={"players": seats})
        for person in self.people[1:seats]:
            await self.click(person, lobby, press(lobby, ":join"))
        await self.click(self.people[0], lobby, press(lobby, ":start"))

    def add_channels(self, number: int) -> None:
        """Add channels for games; must run before the bot starts."""
        self.tables = [self._add_channel(f"table-{count}") for count in range(number)]
        self._warm_up_channels = {game: self._add_channel(f"warm-up-{game}") for game in GAMES}
        self.world.take_events()

    def _add_channel(self, name: str) -> str:
        return channels.add_channel(self.world, self.server, name).id

    async def warm_up(self, games: Iterable[str]) -> None:
        """Open a table of each game, and give the painter time to draw parts of its boards in advance."""
        for game in games:
            await self.slash(self.people[-1], f"{game} new", channel=self._warm_up_channels[game])
            await asyncio.sleep(WARM_UP)

    def post_button(self, channel: str) -> Message:
        """Post a message with a button, as if sent by the bot."""
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Press", "custom_id": "press"}]}
        return self._post(channel, {"components": [row]})

    def post_panel(self, channel: str) -> Message:
        """Post a panel of typical size, as if sent by the bot."""
        return self._post(channel, {"components": panel_as_json(), "flags": MessageFlag.COMPONENTS_V2})

    def _post(self, channel: str, body: Json) -> Message:
        return messages.post(self.world, self.world.channels[channel], self.world.bot_id, messages.Draft(body))


def as_action(message: Message, control: Json, *values: str) -> tuple[str, Json]:
    """Return the action that uses a control of a message."""
    asked: Json = {"channel": message.channel_id, "message": message.id, "custom_id": control["custom_id"]}
    return ("select", {**asked, "values": list(values)}) if values else ("click", asked)


def next_click(panel: Message) -> Json:
    """Return the control that reopens, seals or picks a plan, whichever the panel offers."""
    return (controls(panel.body, "s:")[-1:] or controls(panel.body, "b:") or controls(panel.body, "d:"))[0]


def first_value(control: Json) -> list[str]:
    """Return the first value of a list; no value for a button."""
    return [option["value"] for option in control.get("options", [])[:1]]


def press(message: Message, ending: str) -> Json:
    """Return the button whose id has this ending."""
    return next(one for one in controls(message.body, "") if one["custom_id"].endswith(ending))


def time_of(done: Interaction) -> float:
    """Return the milliseconds from dispatch to answer."""
    return ((done.answered or 0.0) - done.dispatched) * 1000


async def begin_many(hall: Hall, number: int) -> list[Message]:
    """Start a two-player game in this many channels; return the first player's panels."""
    panels = []
    for channel in hall.tables[:number]:
        await hall.begin(channel, 2)
        panels.append(await hall.slash(hall.people[0], "norenberc play", channel=channel))
    return panels


async def time_burst(hall: Hall, clicks: list[tuple[Message, Json]]) -> tuple[list[float], float]:
    """Return the times of simultaneous clicks (0 for failed ones), and the number answered per second."""
    actions = [as_action(message, control, *first_value(control)) for message, control in clicks]
    found = await hall.burst([(hall.people[0], *action) for action in actions])
    span = max(one.answered or 0.0 for one in found) - min(one.dispatched for one in found)
    return [time_of(one) if one.status == "done" else 0.0 for one in found], len(found) / span


@asynccontextmanager
async def hall_with(
    role: str, *arguments: str, people: int = 3, channels: int = 0, code: Path = ROOT
) -> AsyncIterator[Hall]:
    """Start a sandbox and wait for its bot, which may run a different checkout's code."""
    async with Sandbox(people=people) as sandbox:
        hall = Hall(sandbox)
        hall.add_channels(channels)
        start, settings = STARTS[role](sandbox.url, *arguments)
        command = [sys.executable, "-W", "ignore", *(start if start[0] == "-c" else ["-m", *start])]
        child = await asyncio.create_subprocess_exec(*command, cwd=code, env={**COMPILED, **settings})
        hall.process_id = child.pid
        try:
            while not sandbox.gateway.is_online:
                assert child.returncode is None, f"the bot {role} did not start"
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.5)
            yield hall
        finally:
            if child.returncode is None:
                child.terminate()
            await child.wait()


# -- figures ---------------------------------------------------------------------------------------------------------


def spread(times: list[float]) -> tuple[float, float, float]:
    """Return the median, the 75th and the 99th percentile."""
    cuts = quantiles(times, n=100)
    return median(times), cuts[74], cuts[98]
