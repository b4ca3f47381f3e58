"""A gateway session, which outlives its connections, and one connection."""

import asyncio
import contextlib
import secrets
import time
from collections import deque

from aiohttp import ClientConnectionResetError, web

from bot.sandbox.gateway.compression import Compress
from bot.sandbox.gateway.events import CONTENT, Event, without_content
from bot.sandbox.wire import Json, dumps

REPLAY_MOST = 5000


class Connection:
    """One websocket; what is sent goes through a queue, so that order holds."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse, compress: Compress | None) -> None:
        self._request, self._socket, self._compress = request, socket, compress
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self.session: Session | None = None
        self.closed_by_us = False

    def send(self, text: str) -> None:
        """Send one payload."""
        self._queue.put_nowait(text)

    def send_op(self, op: int, data: object = None) -> None:
        """Send a payload that is not an event."""
        self.send(dumps({"t": None, "s": None, "op": op, "d": data}))

    def close(self, code: int) -> None:
        """Close after what was sent before."""
        self.closed_by_us = True
        self._queue.put_nowait(code)

    def cut(self) -> None:
        """Cut the line without a word."""
        if self._request.transport:
            self._request.transport.abort()

    def stop(self) -> None:
        """The connection is over."""
        self._writer.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(ClientConnectionResetError, ConnectionResetError):
            while True:
                item = await self._queue.get()
                if isinstance(item, int):
                    await self._socket.close(code=item)
                elif self._compress:
                    await self._socket.send_bytes(self._compress(item.encode()))
                else:
                    await self._socket.send_str(item)


class Session:
    """What IDENTIFY began: a shard's numbered events, kept for a resume."""

    def __init__(self, shard: tuple[int, int], intents: int, connection: Connection) -> None:
        self.id = secrets.token_hex(16)
        self.shard, self.intents = shard, intents
        self.connection: Connection | None = connection
        self.lost_at = 0.0
        self._seq = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=REPLAY_MOST)

    def hears(self, event: Event) -> bool:
        """Whether an event is for this shard and its intents."""
        if event.intents and not event.intents & self.intents:
            return False
        number = int(event.server_id or 0) >> 22
        return number % self.shard[1] == self.shard[0] if event.server_id else self.shard[0] == 0

    def text_of(self, event: Event) -> str:
        """The event's body as this session may read it."""
        is_blind = event.foreign and not self.intents & CONTENT
        return dumps(without_content(event.body) if is_blind else event.body)

    def dispatch(self, name: str, body: str) -> None:
        """Number an event, keep it, send it if somebody listens."""
        self._seq += 1
        text = f'{{"t":"{name}","s":{self._seq},"op":0,"d":{body}}}'
        self._sent.append((self._seq, text))
        if self.connection:
            self.connection.send(text)

    def replay(self, connection: Connection, after: int) -> bool:
        """Send again what came after a number; False if that is no longer known."""
        if after > self._seq or (self._sent and after < self._sent[0][0] - 1):
            return False
        self.connection = connection
        for seq, text in self._sent:
            if seq > after:
                connection.send(text)
        return True

    def lose(self, connection: Connection) -> None:
        """A connection ended; the session waits for a resume."""
        if self.connection is connection:
            self.connection, self.lost_at = None, time.monotonic()

    def ready(self, body: Json) -> None:
        """The first event."""
        self.dispatch("READY", dumps(body))
