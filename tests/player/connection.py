"""A user's connection to the sandbox: the public socket that the page uses, and what it has shown so far."""

import asyncio
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from aiohttp import ClientWebSocketResponse, WSMsgType

from tests.patience import PATIENCE
from tests.player.messages import Json, text_of

if TYPE_CHECKING:
    from tests.player.town import Town


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


class Connection:
    """A socket of one user, with the newest state of everything it has received."""

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
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._news = asyncio.Condition()
        self._socket: ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None

    async def connect(self) -> Self:
        """Open the socket."""
        self._socket = await self.town.web.ws_connect(
            f"{self.town.url}/people/socket", params={"as": self.id}, max_msg_size=0
        )  # with a thousand servers, the hello event is long
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

    async def do(self, action: str, **arguments: object) -> Json:
        """Send any action of the protocol. Raises `Refused`."""
        assert self._socket is not None
        number = next(self._numbers)
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[number] = future
        await self._socket.send_json({"n": number, "do": action, **arguments})
        answer = await asyncio.wait_for(future, PATIENCE)
        if not answer["ok"]:
            raise Refused(answer["error"])
        return answer

    # -- results of interactions -----------------------------------------------------------------------------------

    def outcome(self, interaction_id: str) -> Outcome:
        """The current state of an interaction."""
        begun = {"id": interaction_id, "status": "pending", "text": None, "modal": None}
        return self._outcome_of(self.interactions.get(interaction_id, begun))

    def first_outcome(self, interaction_id: str) -> Outcome:
        """The state of an interaction as of its first answer."""
        return self._outcome_of(self.first_answers[interaction_id])

    def _outcome_of(self, facts: Json) -> Outcome:
        interaction_id: str = facts["id"]
        ids = self.brought_by.get(interaction_id, {})
        mine = [self.messages[one] for one in ids if one in self.messages]
        return Outcome(interaction_id, facts["status"], facts["text"], facts["modal"], mine)

    def statuses(self, interaction_id: str) -> list[str]:
        """All statuses of an interaction so far: on a busy machine, some may be over before a test checks."""
        told = (one["interaction"] for one in self.events if one["event"] == "interaction")
        return [one["status"] for one in told if one["id"] == interaction_id]

    # -- seeing and waiting ----------------------------------------------------------------------------------------

    def fresh(self, message: Json) -> Json:
        """The current state of a message."""
        return self.messages[message["id"]]

    def sees(self, text: str) -> bool:
        """True if the user sees a message with this text."""
        return self.find(text) is not None

    def find(self, text: str) -> Json | None:
        """The newest message with this text."""
        return next((one for one in reversed(self.messages.values()) if text in text_of(one)), None)

    async def until(self, is_so: Callable[[], bool], *, patience: float = PATIENCE) -> None:
        """Wait until this condition is true."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(is_so), patience)

    async def wait_for(self, text: str, *, patience: float = PATIENCE) -> Json:
        """Wait for a message with this text and return it."""
        await self.until(lambda: self.sees(text), patience=patience)
        found = self.find(text)
        assert found is not None
        return found

    async def wait_event(self, name: str, **facts: object) -> Json:
        """Wait for an event with this name and these facts, and return it."""

        def fitting() -> Json | None:
            fits = (one for one in self.events if one["event"] == name)
            return next((one for one in fits if all(one.get(key) == value for key, value in facts.items())), None)

        await self.until(lambda: fitting() is not None)
        found = fitting()
        assert found is not None
        return found

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


def _keep_hello(connection: Connection, frame: Json) -> None:
    connection.hello = frame
    connection.servers = {one["id"]: one for one in frame["servers"]}
    for one in frame["interactions"]:
        _note_interaction(connection, one)


def _keep_message(connection: Connection, frame: Json) -> None:
    message = frame["message"]
    connection.messages[message["id"]] = message
    if interaction := message.get("interaction_metadata"):
        connection.brought_by.setdefault(interaction["id"], {})[message["id"]] = None


def _keep_server(connection: Connection, frame: Json) -> None:
    connection.servers[frame["server"]["id"]] = frame["server"]


def _drop_messages(connection: Connection, frame: Json) -> None:
    for message_id in frame["ids"]:
        connection.messages.pop(message_id, None)


def _keep_interaction(connection: Connection, frame: Json) -> None:
    _note_interaction(connection, frame["interaction"])


def _note_interaction(connection: Connection, facts: Json) -> None:
    connection.interactions[facts["id"]] = facts
    if facts["status"] != "pending":
        connection.first_answers.setdefault(facts["id"], facts)


KEEPERS: dict[str, Callable[[Connection, Json], None]] = {
    "hello": _keep_hello,
    "server": _keep_server,
    "message_create": _keep_message,
    "message_update": _keep_message,
    "message_delete": _drop_messages,
    "interaction": _keep_interaction,
}
