"""The gateway's websocket endpoint."""

import asyncio
from collections.abc import Callable

from aiohttp import WSMsgType, web

from bot.sandbox.gateway.compression import compressor
from bot.sandbox.gateway.dispatcher import Dispatcher
from bot.sandbox.gateway.members import member_chunks
from bot.sandbox.gateway.payloads import (
    ALREADY_AUTHENTICATED,
    NOT_AUTHENTICATED,
    SHARDING_REQUIRED,
    UNKNOWN_OPCODE,
    Endings,
    as_number,
    as_object,
    asked_intents,
    asked_shard,
    check_address,
    check_token,
    read_payload,
)
from bot.sandbox.gateway.ready import servers_of, start_session
from bot.sandbox.gateway.session import Connection, Session
from bot.sandbox.websocket_writer import WebSocketWriter
from bot.sandbox.wire import dumps

# Simulates a network round trip. discord.py sends a heartbeat in a thread, and records its time only afterwards: it
# would measure an immediate acknowledgment from the previous heartbeat, and warn that it is a whole interval behind.
ACKNOWLEDGE_SECONDS = 0.25
MOST_FRAME_BYTES = 64 * 1024  # enough to detect a payload that is too large
NORMAL_CLOSES = (1000, 1001)


class GatewayServer:
    """Handles the gateway connections of the bot."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher, self.world = dispatcher, dispatcher.world
        self._ops: dict[int, Callable[[Connection, object], None]] = {
            1: self._heartbeat,
            2: self._identify,
            3: self._ignore,
            4: self._ignore,
            6: self._resume,
            8: self._members,
        }

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Handle one connection until it ends."""
        if self.dispatcher.is_away():
            if request.transport:
                request.transport.abort()
            return web.Response(status=503)
        socket = web.WebSocketResponse(compress=False, max_msg_size=MOST_FRAME_BYTES)
        await socket.prepare(request)
        try:
            check_address(request.query)
        except Endings as closing:
            await socket.close(code=closing.code)
            return socket
        connection = Connection(WebSocketWriter(request, socket), compressor(request.query.get("compress")))
        await self._hold(socket, connection)
        return socket

    async def _hold(self, socket: web.WebSocketResponse, connection: Connection) -> None:
        self.dispatcher.connections.add(connection)
        connection.send_op(10, {"heartbeat_interval": self.dispatcher.heartbeat_ms, "_trace": ["sandbox"]})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._take(connection, frame.data.encode())
                elif frame.type is WSMsgType.BINARY:  # hikari sends JSON in binary frames
                    self._take(connection, frame.data)
        finally:
            self._end(connection, socket.close_code)

    def _take(self, connection: Connection, content: bytes) -> None:
        try:
            number, data = read_payload(content)
            op = self._ops.get(number)
            if op is None:
                raise Endings(UNKNOWN_OPCODE)
            op(connection, data)
        except Endings as closing:
            connection.close(closing.code)

    def _end(self, connection: Connection, code: int | None) -> None:
        self.dispatcher.connections.discard(connection)
        session = connection.session
        if session:
            session.detach(connection)
            # A client that closes the connection normally ends its session; otherwise the session can be resumed.
            if code in NORMAL_CLOSES and session.connection is None and not connection.closed_by_us:
                self.dispatcher.sessions.pop(session.id, None)
            self.dispatcher.announce_online()

    def _heartbeat(self, connection: Connection, _data: object) -> None:
        if any(connection.is_named(one) for one in self.dispatcher.deaf_shards):
            return
        # The first heartbeat, sent before IDENTIFY, needs no delay: there is no previous one to measure from.
        delay = ACKNOWLEDGE_SECONDS if connection.session else 0
        asyncio.get_running_loop().call_later(delay, connection.send_op, 11)

    def _ignore(self, connection: Connection, _data: object) -> None:
        _session(connection)

    def _identify(self, connection: Connection, data: object) -> None:
        asked = as_object(data)
        if connection.session:
            raise Endings(ALREADY_AUTHENTICATED)
        check_token(asked)
        shard, intents = asked_shard(asked), asked_intents(asked)
        if len(servers_of(self.world, shard)) > self.world.session_starts.most_servers:
            raise Endings(SHARDING_REQUIRED)
        if self.dispatcher.is_away(shard):
            connection.cut()
        elif not self.world.session_starts.start(shard.number):
            connection.send_op(9, False)
        else:
            self._begin(connection, Session(shard, intents, connection))

    def _begin(self, connection: Connection, session: Session) -> None:
        connection.session = session
        self.dispatcher.add(session)
        start_session(self.world, session)
        self.dispatcher.announce_online()

    def _resume(self, connection: Connection, data: object) -> None:
        asked = as_object(data)
        if connection.session:
            raise Endings(ALREADY_AUTHENTICATED)
        check_token(asked)
        session = self.dispatcher.sessions.get(str(asked.get("session_id")))
        if session and self.dispatcher.is_away(session.shard):
            connection.cut()
            return
        if session is None or not session.replay(connection, as_number(asked.get("seq"))):
            connection.send_op(9, False)
            return
        connection.session = session
        session.dispatch("RESUMED", dumps({"_trace": ["sandbox"]}))
        self.dispatcher.announce_online()

    def _members(self, connection: Connection, data: object) -> None:
        session = _session(connection)
        for chunk in member_chunks(self.world, session.shard, as_object(data)):
            session.dispatch("GUILD_MEMBERS_CHUNK", dumps(chunk))


def _session(connection: Connection) -> Session:
    if connection.session is None:
        raise Endings(NOT_AUTHENTICATED)
    return connection.session
