"""Where the bot's gateway connections come in."""

import json
import logging
from collections.abc import Callable

from aiohttp import WSMsgType, web

from bot.sandbox.gateway.compression import compressor
from bot.sandbox.gateway.events import GUILDS, MEMBERS
from bot.sandbox.gateway.hub import Hub
from bot.sandbox.gateway.session import Connection, Session
from bot.sandbox.outlet import Outlet
from bot.sandbox.state.payloads import created_server_object, member_object, own_user_object
from bot.sandbox.state.things import Server
from bot.sandbox.tokens import looks_real
from bot.sandbox.wire import Json, dumps, id_of

log = logging.getLogger(__name__)
HEARTBEAT_MS = 41_250
PAYLOAD_MOST = 4096
CHUNK = 1000
NORMAL_CLOSES = (1000, 1001)
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SHARD = 4005, 4010


class GatewayDoor:
    """Speaks the gateway's protocol on one address."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.world = hub, hub.world
        self._ops: dict[int, Callable[[Connection, Json], None]] = {
            1: self._heartbeat,
            2: self._identify,
            3: self._ignore,
            4: self._ignore,
            6: self._resume,
            8: self._members,
        }

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Hold one connection until it ends."""
        if self.hub.is_away:
            if request.transport:
                request.transport.abort()
            return web.Response(status=503)
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        connection = Connection(Outlet(request, socket), compressor(request.query.get("compress")))
        self.hub.connections.add(connection)
        connection.send_op(10, {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["sandbox"]})
        try:
            await self._listen(socket, connection)
        finally:
            self._end(connection, socket.close_code)
        return socket

    async def _listen(self, socket: web.WebSocketResponse, connection: Connection) -> None:
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                connection.close(DECODE_ERROR)
                continue
            self._take(connection, frame.data)

    def _take(self, connection: Connection, text: str) -> None:
        try:
            payload = json.loads(text)
            op = self._ops.get(payload["op"])
        except (ValueError, KeyError, TypeError):
            connection.close(DECODE_ERROR)
            return
        if len(text) > PAYLOAD_MOST:
            connection.close(DECODE_ERROR)
        elif op is None:
            connection.close(UNKNOWN_OPCODE)
        else:
            op(connection, payload)

    def _end(self, connection: Connection, code: int | None) -> None:
        self.hub.connections.discard(connection)
        session = connection.session
        if session:
            session.lose(connection)
            # A client that says goodbye ends its session; any other end leaves it to be resumed.
            if code in NORMAL_CLOSES and session.connection is None and not connection.closed_by_us:
                self.hub.sessions.pop(session.id, None)
            self.hub.tell_online()

    def _heartbeat(self, connection: Connection, _payload: Json) -> None:
        if not self.hub.is_deaf:
            connection.send_op(11)

    def _ignore(self, connection: Connection, _payload: Json) -> None:
        if connection.session is None:
            connection.close(NOT_AUTHENTICATED)

    def _identify(self, connection: Connection, payload: Json) -> None:
        asked = payload["d"]
        if connection.session:
            connection.close(ALREADY_AUTHENTICATED)
            return
        if looks_real(str(asked.get("token", ""))):
            log.error("a token that looks real was sent to the sandbox and is refused")
            connection.close(BAD_TOKEN)
            return
        number, total = asked.get("shard") or (0, 1)
        if not 0 <= number < total:
            connection.close(INVALID_SHARD)
            return
        session = Session((number, total), int(asked.get("intents", 0)), connection)
        connection.session = session
        self.hub.add(session)
        self._welcome(session)
        self.hub.tell_online()

    def _welcome(self, session: Session) -> None:
        world = self.world
        mine = [
            one
            for one in world.servers.values()
            if (int(one.id) >> 22) % session.shard[1] == session.shard[0] and one.id not in world.left
        ]
        session.ready(
            {
                "v": 10,
                "user_settings": {},
                "user": own_user_object(world.bot),
                "session_type": "normal",
                "session_id": session.id,
                "resume_gateway_url": world.base_url.replace("http", "ws", 1) + "/gateway/",
                "relationships": [],
                "private_channels": [],
                "presences": [],
                "guilds": [{"id": one.id, "unavailable": True} for one in mine],
                "guild_join_requests": [],
                "geo_ordered_rtc_regions": [],
                "game_relationships": [],
                "auth": {},
                "shard": list(session.shard),
                "application": {"id": world.bot_id, "flags": (1 << 15) | (1 << 19)},
                "_trace": ["sandbox"],
            }
        )
        if session.intents & GUILDS:
            for server in mine:
                session.dispatch("GUILD_CREATE", dumps(self._created(server, session.intents)))

    def _created(self, server: Server, intents: int) -> Json:
        body = created_server_object(self.world, server)
        if not intents & MEMBERS:
            own = server.members[self.world.bot_id]
            body["members"] = [member_object(self.world, own)]
        return body

    def _resume(self, connection: Connection, payload: Json) -> None:
        asked = payload["d"]
        session = self.hub.sessions.get(str(asked.get("session_id")))
        if session is None or not session.replay(connection, int(asked.get("seq") or 0)):
            connection.send_op(9, False)
            return
        connection.session = session
        session.dispatch("RESUMED", dumps({"_trace": ["sandbox"]}))
        self.hub.tell_online()

    def _members(self, connection: Connection, payload: Json) -> None:
        if connection.session is None:
            connection.close(NOT_AUTHENTICATED)
            return
        asked = payload["d"]
        server = self.world.servers.get(id_of(asked.get("guild_id")))
        if server is None:
            return
        found = self._wanted(server, asked)
        chunks = [found[at : at + CHUNK] for at in range(0, len(found), CHUNK)] or [[]]
        for index, chunk in enumerate(chunks):
            body: Json = {
                "guild_id": server.id,
                "members": chunk,
                "chunk_index": index,
                "chunk_count": len(chunks),
                "not_found": [],
            }
            if asked.get("nonce"):
                body["nonce"] = asked["nonce"]
            connection.session.dispatch("GUILD_MEMBERS_CHUNK", dumps(body))

    def _wanted(self, server: Server, asked: Json) -> list[Json]:
        ids = asked.get("user_ids")
        if ids is not None:
            wanted = {id_of(one) for one in (ids if isinstance(ids, list) else [ids])}
            return [member_object(self.world, one) for key, one in server.members.items() if key in wanted]
        begins, limit = str(asked.get("query") or "").lower(), int(asked.get("limit") or 0)
        people = self.world.people
        found = [
            one for key, one in server.members.items() if (people[key].global_name or "").lower().startswith(begins)
        ]
        return [member_object(self.world, one) for one in (found[:limit] if limit else found)]
