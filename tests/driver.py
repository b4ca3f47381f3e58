"""Users of the sandbox as objects, through the public socket that the page uses."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from tests.patience import PATIENCE

Json = dict[str, Any]
EPHEMERAL, THINKING = 64, 128


class Refused(Exception):
    """The sandbox refused an action."""

    def __init__(self, error: Json) -> None:
        super().__init__(f"{error['code']}: {error['message']} {error.get('errors', '')}")
        self.code: int = error["code"]


@dataclass
class Outcome:
    """The result of an interaction."""

    id: str
    status: str
    text: str | None
    modal: Json | None
    messages: list[Json] = field(default_factory=list)

    @property
    def message(self) -> Json:
        """The interaction's newest message."""
        assert self.messages, f"the interaction brought no message: {self}"
        return self.messages[-1]


def components(parts: list[Json]) -> Iterator[Json]:
    """All components, including nested ones."""
    for part in parts:
        yield part
        yield from components(part.get("components") or [])
        for key in ("accessory", "component"):
            if part.get(key):
                yield part[key]


def text_of(message: Json) -> str:
    """All texts of a message."""
    texts = [message["content"]]
    texts += [str(part["content"]) for part in components(message["components"]) if part["type"] == 10]
    for embed in message["embeds"]:
        texts += [str(embed.get(key) or "") for key in ("title", "description")]
        texts += [f"{one['name']}\n{one['value']}" for one in embed.get("fields", [])]
    return "\n".join(texts)


def find_component(message: Json, wanted: str, kinds: tuple[int, ...]) -> Json:
    """Return a component by its label, placeholder or custom id."""
    for part in components(message["components"]):
        names = (part.get("label"), part.get("placeholder"), part.get("custom_id"))
        if part["type"] in kinds and wanted in names:
            return part
    raise AssertionError(f"no {wanted!r} in {message['components']}")


class Person:
    """A user connected to the socket."""

    def __init__(self, town: "Town", facts: Json) -> None:
        self.town, self.id, self.name = town, str(facts["id"]), str(facts["global_name"])
        self.hello: Json = {}
        self.events: list[Json] = []
        self.messages: dict[str, Json] = {}
        self.brought_by: dict[str, dict[str, None]] = {}  # ids of messages by interaction
        self.interactions: dict[str, Json] = {}
        self.first_answers: dict[str, Json] = {}  # each interaction as of its first answer
        self.servers: dict[str, Json] = {}  # last known state of each object, by id
        self.channel = ""  # default channel of actions
        self.game = ""  # default game of commands
        self.is_patient = False  # wait for the answer after "thinking", as users do on a slow machine
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._news = asyncio.Condition()
        self._socket: ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None

    async def connect(self) -> "Person":
        """Open the socket."""
        self._socket = await self.town.web.ws_connect(
            f"{self.town.url}/people/socket", params={"as": self.id}, max_msg_size=0
        )  # with a thousand servers, hello is long
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: bool(self.hello))
        self.channel = self.channel or self.hello["servers"][0]["channels"][0]["id"]
        return self

    async def leave(self) -> None:
        """Close the socket."""
        if self._socket:
            await self._socket.close()
        if self._reader:
            await self._reader

    async def _read(self, socket: ClientWebSocketResponse) -> None:
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                await self._take(frame.json())

    async def _take(self, frame: Json) -> None:
        if "n" in frame:
            future = self._answers.pop(frame["n"])
            if not future.done():  # the caller may have stopped waiting
                future.set_result(frame)
            return
        async with self._news:
            self.events.append(frame)
            keeper = KEEPERS.get(frame["event"])
            if keeper:
                keeper(self, frame)
            self._news.notify_all()

    # -- doing ---------------------------------------------------------------------------------------------------

    async def do(self, action: str, **arguments: object) -> Json:
        """Send any action of the protocol."""
        assert self._socket is not None
        number = next(self._numbers)
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[number] = future
        await self._socket.send_json({"n": number, "do": action, **arguments})
        answer = await asyncio.wait_for(future, PATIENCE)
        if not answer["ok"]:
            raise Refused(answer["error"])
        return answer

    async def create_server(self, name: str, **more: object) -> Json:
        """Create a server; `shard=[number, count]` chooses its shard, `channels` the channels' names."""
        answer = await self.do("create_server", name=name, **more)
        server: Json = answer["server"]
        await self.until(lambda: server["id"] in self.servers)
        return server

    def go_to(self, server_id: str, number: int = 0) -> str:
        """Use a channel of this server from now on. Returns its id."""
        self.channel = self.servers[server_id]["channels"][number]["id"]
        return self.channel

    async def send(self, content: str, **more: object) -> Json:
        """Post a message."""
        answer = await self.do("send", **{"channel": self.channel, "content": content, **more})
        message: Json = answer["message"]
        return message

    async def slash(self, command: str, *, wait: bool = True, **options: object) -> Outcome:
        """Use a slash command; users, roles and channels are passed by id."""
        answer = await self.do("slash", channel=self.channel, command=command, options=options)
        return await self._outcome(answer["interaction"], wait)

    async def command(self, command: str, *, wait: bool = True, **options: object) -> Outcome:
        """Use a slash command of this user's game."""
        return await self.slash(f"{self.game} {command}", wait=wait, **options)

    async def autocomplete(self, command: str, focused: str, **options: object) -> list[Json]:
        """The choices suggested for an option while it is typed."""
        answer = await self.do("autocomplete", channel=self.channel, command=command, options=options, focused=focused)
        choices: list[Json] = answer["choices"]
        return choices

    async def context(self, command: str, target: str, *, wait: bool = True) -> Outcome:
        """Use a command from the menu of a user or message."""
        answer = await self.do("context", channel=self.channel, command=command, target=target)
        return await self._outcome(answer["interaction"], wait)

    async def click(self, message: Json, wanted: str, *, wait: bool = True) -> Outcome:
        """Press a button, found by its label or custom id; a patient user waits until it is enabled."""
        button = find_component(message, wanted, (2,))
        if self.is_patient:
            await self.until(lambda: not self._is_disabled(message, button["custom_id"]))
        return await self._use("click", message, button, wait)

    def _is_disabled(self, message: Json, custom_id: str) -> bool:
        newest = self.messages.get(message["id"], message)
        return any(
            one.get("custom_id") == custom_id and one.get("disabled") for one in components(newest["components"])
        )

    async def select(self, message: Json, wanted: str, *values: str, wait: bool = True) -> Outcome:
        """Choose values of a list, found by its placeholder or custom id."""
        component = find_component(message, wanted, (3, 5, 6, 7, 8))
        return await self._use("select", message, component, wait, values=list(values))

    async def _use(self, action: str, message: Json, component: Json, wait: bool, **more: object) -> Outcome:
        place = {"channel": message["channel_id"], "message": message["id"], "custom_id": component["custom_id"]}
        answer = await self.do(action, **place, **more)
        return await self._outcome(answer["interaction"], wait)

    async def submit(self, outcome: Outcome, *, wait: bool = True, **values: object) -> Outcome:
        """Submit the modal that an interaction opened."""
        answer = await self.do("submit", interaction=outcome.id, values=values)
        return await self._outcome(answer["interaction"], wait)

    async def upload(self, name: str, content: bytes) -> str:
        """Upload a file. Returns the id by which actions use it."""
        url = f"{self.town.url}/people/uploads"
        async with self.town.web.post(url, params={"name": name}, data=content) as response:
            answer = await response.json()
        if "error" in answer:
            raise Refused(answer["error"])
        return str(answer["upload"]["id"])

    async def _outcome(self, interaction_id: str, wait: bool) -> Outcome:
        return await self.settled(interaction_id) if wait else self.outcome(interaction_id)

    async def settled(self, interaction_id: str) -> Outcome:
        """Wait until an interaction is answered or has failed. Returns its first answer, even if later ones exist."""
        await self.until(lambda: interaction_id in self.first_answers)
        if not self.is_patient:
            return self._outcome_of(self.first_answers[interaction_id])
        await self.until(lambda: self.interactions[interaction_id]["status"] != "thinking")
        return self.outcome(interaction_id)

    async def brought(self, outcome: Outcome) -> Json:
        """Wait for the message of an interaction, even if it was deferred, and return it."""
        await self.until(lambda: bool(self.outcome(outcome.id).messages))
        return self.outcome(outcome.id).message

    def outcome(self, interaction_id: str) -> Outcome:
        """The current state of an interaction."""
        begun = {"id": interaction_id, "status": "pending", "text": None, "modal": None}
        return self._outcome_of(self.interactions.get(interaction_id, begun))

    def _outcome_of(self, facts: Json) -> Outcome:
        interaction_id: str = facts["id"]
        ids = self.brought_by.get(interaction_id, {})
        mine = [self.messages[one] for one in ids if one in self.messages]
        return Outcome(interaction_id, facts["status"], facts["text"], facts["modal"], mine)

    def statuses(self, interaction_id: str) -> list[str]:
        """All statuses of an interaction so far: on a busy machine, some may be over before a test checks."""
        told = (one["interaction"] for one in self.events if one["event"] == "interaction")
        return [one["status"] for one in told if one["id"] == interaction_id]

    # -- seeing --------------------------------------------------------------------------------------------------

    def sees(self, text: str) -> bool:
        """True if the user sees a message with this text."""
        return self.find(text) is not None

    def find(self, text: str) -> Json | None:
        """The newest message with this text."""
        return next((one for one in reversed(self.messages.values()) if text in text_of(one)), None)

    async def wait_for(self, text: str, *, patience: float = PATIENCE) -> Json:
        """Wait for a message with this text and return it."""
        await self.until(lambda: self.sees(text), patience=patience)
        found = self.find(text)
        assert found is not None
        return found

    async def wait_event(self, name: str, **facts: object) -> Json:
        """Wait for an event with these facts and return it."""

        def fitting() -> Json | None:
            fits = (one for one in self.events if one["event"] == name)
            return next((one for one in fits if all(one.get(key) == value for key, value in facts.items())), None)

        await self.until(lambda: fitting() is not None)
        found = fitting()
        assert found is not None
        return found

    async def until(self, is_so: Callable[[], bool], *, patience: float = PATIENCE) -> None:
        """Wait until this condition is true."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(is_so), patience)

    async def catch_up(self) -> None:
        """Wait until all messages of the user's channels have arrived.

        The sandbox sends messages to users just after its answer to the bot.
        """
        async with asyncio.timeout(PATIENCE):
            for channel in {self.channel, *(one["channel_id"] for one in self.messages.values())}:
                while not all(map(self._knows, (await self.do("history", channel=channel))["messages"])):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)

    def _knows(self, message: Json) -> bool:
        known = self.messages.get(message["id"])
        return known is not None and (known["edited_timestamp"] or "") >= (message["edited_timestamp"] or "")

    def fresh(self, message: Json) -> Json:
        """The current state of a message."""
        return self.messages[message["id"]]


def _keep_hello(person: Person, frame: Json) -> None:
    person.hello = frame
    person.servers = {one["id"]: one for one in frame["servers"]}
    for one in frame["interactions"]:
        _note_interaction(person, one)


def _keep_message(person: Person, frame: Json) -> None:
    message = frame["message"]
    person.messages[message["id"]] = message
    if interaction := message.get("interaction_metadata"):
        person.brought_by.setdefault(interaction["id"], {})[message["id"]] = None


def _keep_server(person: Person, frame: Json) -> None:
    person.servers[frame["server"]["id"]] = frame["server"]


def _drop_messages(person: Person, frame: Json) -> None:
    for message_id in frame["ids"]:
        person.messages.pop(message_id, None)


def _keep_interaction(person: Person, frame: Json) -> None:
    _note_interaction(person, frame["interaction"])


def _note_interaction(person: Person, facts: Json) -> None:
    person.interactions[facts["id"]] = facts
    if facts["status"] != "pending":
        person.first_answers.setdefault(facts["id"], facts)


KEEPERS: dict[str, Callable[[Person, Json], None]] = {
    "hello": _keep_hello,
    "server": _keep_server,
    "message_create": _keep_message,
    "message_update": _keep_message,
    "message_delete": _drop_messages,
    "interaction": _keep_interaction,
}


class Town:
    """All users of a sandbox, and its fault switches."""

    def __init__(self, url: str, web: ClientSession) -> None:
        self.url, self.web = url, web

    async def people(self, number: int) -> list[Person]:
        """Connect this many users; missing ones are created."""
        async with self.web.get(f"{self.url}/people") as response:
            known = (await response.json())["people"]
        while len(known) < number:
            known.append(await self.create(f"Guest {len(known) + 1}"))
        return [await Person(self, facts).connect() for facts in known[:number]]

    async def create(self, name: str, locale: str = "en-US") -> Json:
        """Create a user, not yet connected."""
        async with self.web.post(f"{self.url}/people", json={"name": name, "locale": locale}) as response:
            answer = await response.json()
        if "error" in answer:
            raise Refused(answer["error"])
        person: Json = answer["person"]
        return person

    async def fault(self, kind: str, **keys: object) -> str:
        """Turn a fault on. Returns its id."""
        async with self.web.post(f"{self.url}/faults", json={"kind": kind, **keys}) as response:
            answer = await response.json()
        if "error" in answer:
            raise Refused(answer["error"])
        return str(answer["fault"]["id"])

    async def heal(self) -> None:
        """Turn all faults off."""
        async with self.web.delete(f"{self.url}/faults") as response:
            assert response.status == 204

    async def forward(self, seconds: float) -> None:
        """Move the clock of rate limits and tokens forward."""
        async with self.web.post(f"{self.url}/faults/clock", json={"forward": seconds}) as response:
            assert response.status == 204

    async def requests(self, after: int = 0) -> list[Json]:
        """The bot's recent requests."""
        async with self.web.get(f"{self.url}/faults/log", params={"after": after}) as response:
            log: list[Json] = (await response.json())["log"]
        return log


@asynccontextmanager
async def town_at(url: str, people: int) -> AsyncIterator[tuple[Town, list[Person]]]:
    """Users of a sandbox; all disconnect at the end."""
    async with AsyncExitStack() as stack:
        web = await stack.enter_async_context(ClientSession())
        town = Town(url, web)
        everybody = await town.people(people)
        for person in everybody:
            stack.push_async_callback(person.leave)
        yield town, everybody
