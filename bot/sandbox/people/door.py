"""Where people come in: the list, uploads and the socket."""

import asyncio
import logging

from aiohttp import WSMsgType, web

from bot.sandbox.bodies import read_bytes, read_object
from bot.sandbox.errors import Refusal
from bot.sandbox.interactions.desk import Desk
from bot.sandbox.outlet import Outlet
from bot.sandbox.people.actions import ACTIONS, Deed
from bot.sandbox.people.hub import PeopleHub, Socket
from bot.sandbox.people.interacting import INTERACTIONS, autocomplete
from bot.sandbox.people.uploads import Uploads
from bot.sandbox.people.view import hello, person_object
from bot.sandbox.state.payloads import ATTACHMENT_LIMIT
from bot.sandbox.state.people import add_person
from bot.sandbox.state.world import World
from bot.sandbox.wire import JSON_TYPE, Json, dumps, loads

log = logging.getLogger(__name__)
UNKNOWN_PERSON = 4004
PING_SECONDS = 20.0
FRAME_MOST = 256 * 1024
DOINGS = {**ACTIONS, **INTERACTIONS}


def answer(body: Json, status: int = 200) -> web.Response:
    """A JSON answer."""
    return web.Response(status=status, body=dumps(body).encode(), content_type=JSON_TYPE)


def refused(refusal: Refusal) -> web.Response:
    """A JSON answer to what cannot be."""
    return answer({"error": refusal.body()}, refusal.status)


class PeopleDoor:
    """Answers requests under /people."""

    def __init__(self, world: World, desk: Desk, hub: PeopleHub) -> None:
        self.world, self.desk, self.hub = world, desk, hub
        self.uploads = Uploads(world)
        self._waiting: set[asyncio.Task[None]] = set()

    async def show(self, _request: web.Request) -> web.Response:
        """Who is there to be."""
        online = self.hub.online
        people = [person_object(self.world, one, online) for one in self.world.people.values() if not one.bot]
        servers = [{"id": one.id, "name": one.name} for one in self.world.servers.values()]
        return answer({"people": people, "servers": servers, "bot": person_object(self.world, self.world.bot, online)})

    async def create(self, request: web.Request) -> web.Response:
        """Somebody new."""
        try:
            asked = await read_object(request)
            person = add_person(self.world, str(asked.get("name", "")), str(asked.get("locale") or "en-US"))
        except Refusal as refusal:
            return refused(refusal)
        self.world.publish_now()
        return answer({"person": person_object(self.world, person, self.hub.online)}, 201)

    async def upload(self, request: web.Request) -> web.Response:
        """A file for later use."""
        try:
            content = await read_bytes(request, ATTACHMENT_LIMIT)
        except Refusal as refusal:
            return refused(refusal)
        return answer({"upload": self.uploads.add(request.query.get("name", "file"), content)}, 201)

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """A person's socket, until it is closed."""
        socket = web.WebSocketResponse(heartbeat=PING_SECONDS, compress=False, max_msg_size=FRAME_MOST)
        await socket.prepare(request)
        user_id = request.query.get("as", "")
        person = self.world.people.get(user_id)
        if person is None or person.bot:
            await socket.close(code=UNKNOWN_PERSON)
            return socket
        mine = Socket(user_id, Outlet(request, socket))
        online = self.hub.online | {user_id}
        mine.send(dumps(hello(self.world, user_id, online, self.hub.reading.all_unread(user_id))))
        self.hub.add(mine)
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._take(mine, frame.data)
        finally:
            self.hub.drop(mine)
        return socket

    def _take(self, socket: Socket, text: str) -> None:
        try:
            asked = loads(text)
            number = asked.pop("n", None)
            do = asked.pop("do", "")
        except (ValueError, AttributeError, TypeError):
            socket.send(dumps({"n": None, "ok": False, "error": Refusal(50109).body()}))
            return
        deed = Deed(self.world, self.desk, self.hub, self.uploads, socket.user_id, asked)
        try:
            self._do(socket, number, do, deed)
        except Refusal as refusal:
            self.world.publish_now()
            socket.send(dumps({"n": number, "ok": False, "error": refusal.body()}))

    def _do(self, socket: Socket, number: object, do: str, deed: Deed) -> None:
        if do == "autocomplete":
            future = autocomplete(deed)
            self.world.publish_now()
            task = asyncio.create_task(self._choices(socket, number, future))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)
            return
        doing = DOINGS.get(do)
        if doing is None:
            raise Refusal(0, message=f"There is no action {do!r}.")
        result = doing(deed)
        self.world.publish_now()
        socket.send(dumps({"n": number, "ok": True, **result}))

    async def _choices(self, socket: Socket, number: object, future: "asyncio.Future[list[Json]]") -> None:
        try:
            socket.send(dumps({"n": number, "ok": True, "choices": await future}))
        except TimeoutError as late:
            socket.send(dumps({"n": number, "ok": False, "error": {"code": 0, "message": str(late)}}))
