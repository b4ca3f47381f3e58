"""A gateway session, which outlives its connections, and one connection."""

import secrets
import time
from collections import deque

from bot.sandbox.gateway.compression import Compress
from bot.sandbox.gateway.events import CONTENT, GatewayEvent
from bot.sandbox.shards import NamedShard, Shard
from bot.sandbox.websocket_writer import BINARY, TEXT, WebSocketWriter
from bot.sandbox.wire import Json, dumps

MOST_REPLAYED = 5000


class Connection:
    """One websocket of the bot."""

    def __init__(self, writer: WebSocketWriter, compress: Compress | None) -> None:
        self._writer, self._compress = writer, compress
        self.session: Session | None = None
        self.closed_by_us = False

    def send(self, text: str) -> None:
        """Send one payload."""
        if self._compress:
            self._writer.send_now(BINARY, self._compress(text.encode()))
        else:
            self._writer.send_now(TEXT, text.encode())

    def send_op(self, op: int, data: object = None) -> None:
        """Send a payload that is not an event."""
        self.send(dumps({"t": None, "s": None, "op": op, "d": data}))

    def close(self, code: int) -> None:
        """Close the connection once all queued frames have been sent."""
        self.closed_by_us = True
        self._writer.close(code)

    def is_named(self, named: NamedShard) -> bool:
        """True if a fault names this connection's shard; before IDENTIFY the connection has no shard."""
        return named is None or (self.session is not None and self.session.shard.is_named(named))

    def cut(self) -> None:
        """Abort the connection without a close frame."""
        self._writer.cut()


class Session:
    """A session started by IDENTIFY: it numbers the events of a shard and keeps them for RESUME."""

    def __init__(self, shard: Shard, intents: int, connection: Connection) -> None:
        self.id = secrets.token_hex(16)
        self.shard, self.intents = shard, intents
        self.connection: Connection | None = connection
        self.detached_at = 0.0
        self._seq = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=MOST_REPLAYED)

    def wants(self, event: GatewayEvent) -> bool:
        """True if an event is for this session's shard and intents."""
        if event.intents and not event.intents & self.intents:
            return False
        return self.shard.hears_of(event.server_id)

    def text_of(self, event: GatewayEvent) -> str:
        """Return the body of an event as this session may see it."""
        return event.text(is_blind=event.foreign and not self.intents & CONTENT)

    def dispatch(self, name: str, body: str) -> None:
        """Number an event, keep it, and send it if the session is connected."""
        self._seq += 1
        text = f'{{"t":"{name}","s":{self._seq},"op":0,"d":{body}}}'
        self._sent.append((self._seq, text))
        if self.connection:
            self.connection.send(text)

    def replay(self, connection: Connection, after: int) -> bool:
        """Send the events after a sequence number again; returns False if these events are no longer kept."""
        if after > self._seq or (self._sent and after < self._sent[0][0] - 1):
            return False
        self.connection = connection
        for seq, text in self._sent:
            if seq > after:
                connection.send(text)
        return True

    def detach(self, connection: Connection) -> None:
        """Handle the end of a connection; the session then waits for RESUME."""
        if self.connection is connection:
            self.connection, self.detached_at = None, time.monotonic()

    def ready(self, body: Json) -> None:
        """Send READY."""
        self.dispatch("READY", dumps(body))
