"""The HTTP API for people: the list of people, uploads and the socket."""

import asyncio
import logging

from aiohttp import WSMsgType, web

from bot.sandbox.bodies import read_bytes, read_object
from bot.sandbox.errors import Refusal
from bot.sandbox.interactions.tracker import InteractionTracker
from bot.sandbox.people.actions import ACTIONS, Action
from bot.sandbox.people.interactions import INTERACTIONS, autocomplete
from bot.sandbox.people.sockets import PeopleSockets, Socket
from bot.sandbox.people.uploads import Uploads
from bot.sandbox.people.view import hello, person_object
from bot.sandbox.state.payloads import ATTACHMENT_LIMIT
from bot.sandbox.state.people import add_person
from bot.sandbox.state.world import World
from bot.sandbox.websocket_writer import WebSocketWriter
from bot.sandbox.wire import JSON_TYPE, Json, dumps, loads

log = logging.getLogger(__name__)
UNKNOWN_PERSON = 4004
PING_SECONDS = 20.0
MOST_FRAME_BYTES = 256 * 1024
HANDLERS = {**ACTIONS, **INTERACTIONS}


def json_response(body: Json, status: int = 200) -> web.Response:
    """Return a JSON response."""
    return web.Response(status=status, body=dumps(body).encode(), content_type=JSON_TYPE)


def error_response(refusal: Refusal) -> web.Response:
    """Return a JSON response for a refusal."""
    return json_response({"error": refusal.body()}, refusal.status)


class PeopleApi:
    """Answers requests under /people."""

    def __init__(self, world: World, tracker: InteractionTracker, sockets: PeopleSockets) -> None:
        self.world, self.tracker, self.sockets = world, tracker, sockets
        self.uploads = Uploads(world)
        self._waiting: set[asyncio.Task[None]] = set()

    async def show(self, _request: web.Request) -> web.Response:
        """Return the people, the servers and the bot."""
        online = self.sockets.online
        people = [person_object(self.world, one, online) for one in self.world.people.values() if not one.bot]
        servers = [{"id": one.id, "name": one.name} for one in self.world.servers.values()]
        return json_response(
            {"people": people, "servers": servers, "bot": person_object(self.world, self.world.bot, online)}
        )

    async def create(self, request: web.Request) -> web.Response:
        """Create a person."""
        try:
            asked = await read_object(request)
            person = add_person(self.world, str(asked.get("name", "")), str(asked.get("locale") or "en-US"))
        except Refusal as refusal:
            return error_response(refusal)
        self.world.publish_now()
        return json_response({"person": person_object(self.world, person, self.sockets.online)}, 201)

    async def upload(self, request: web.Request) -> web.Response:
        """Store an uploaded file until it is used."""
        try:
            content = await read_bytes(request, ATTACHMENT_LIMIT)
        except Refusal as refusal:
            return error_response(refusal)
        return json_response({"upload": self.uploads.add(request.query.get("name", "file"), content)}, 201)

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """Serve a person's websocket until it is closed."""
        socket = web.WebSocketResponse(heartbeat=PING_SECONDS, compress=False, max_msg_size=MOST_FRAME_BYTES)
        await socket.prepare(request)
        user_id = request.query.get("as", "")
        person = self.world.people.get(user_id)
        if person is None or person.bot:
            await socket.close(code=UNKNOWN_PERSON)
            return socket
        mine = Socket(user_id, WebSocketWriter(request, socket))
        online = self.sockets.online | {user_id}
        mine.send(dumps(hello(self.world, user_id, online, self.sockets.unread_counts.in_all_channels(user_id))))
        self.sockets.add(mine)
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._take(mine, frame.data)
        finally:
            self.sockets.drop(mine)
        return socket

    def _take(self, socket: Socket, text: str) -> None:
        try:
            asked = loads(text)
            number = asked.pop("n", None)
            do = asked.pop("do", "")
        except (ValueError, AttributeError, TypeError):
            socket.send(dumps({"n": None, "ok": False, "error": Refusal(50109).body()}))
            return
        action = Action(self.world, self.tracker, self.sockets, self.uploads, socket.user_id, asked)
        try:
            self._do(socket, number, do, action)
        except Refusal as refusal:
            self.world.publish_now()
            socket.send(dumps({"n": number, "ok": False, "error": refusal.body()}))

    def _do(self, socket: Socket, number: object, do: str, action: Action) -> None:
        if do == "autocomplete":
            future = autocomplete(action)
            self.world.publish_now()
            task = asyncio.create_task(self._choices(socket, number, future))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)
            return
        doing = HANDLERS.get(do)
        if doing is None:
            raise Refusal(0, message=f"There is no action {do!r}.")
        result = doing(action)
        self.world.publish_now()
        socket.send(dumps({"n": number, "ok": True, **result}))

    async def _choices(self, socket: Socket, number: object, future: "asyncio.Future[list[Json]]") -> None:
        try:
            socket.send(dumps({"n": number, "ok": True, "choices": await future}))
        except TimeoutError as late:
            socket.send(dumps({"n": number, "ok": False, "error": {"code": 0, "message": str(late)}}))
