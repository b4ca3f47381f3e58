"""All gateway sessions: sends events to them, and simulates faults of the gateway."""

import time
from collections.abc import Callable

from bot.sandbox.faults.active import ActiveFaults, Fault
from bot.sandbox.faults.deliveries import Deliveries
from bot.sandbox.gateway.events import NEEDED, GatewayEvent, events_of
from bot.sandbox.gateway.session import Connection, Session
from bot.sandbox.shards import NamedShard, Shard, read_named
from bot.sandbox.state.world import Event, World

SESSION_SECONDS = 120.0

HEARTBEAT_MS = 41_250


class Dispatcher:
    """Sends the events of the world to the gateway sessions."""

    def __init__(self, world: World, active_faults: ActiveFaults) -> None:
        self.world, self._active_faults = world, active_faults
        self._deliveries = Deliveries(active_faults, self._dispatch_interaction)
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.deaf_shards: list[NamedShard] = []  # shards whose heartbeats are not acknowledged
        self._outages: list[tuple[float, NamedShard]] = []  # when the fault ends, and its shard
        self.heartbeat_ms = HEARTBEAT_MS
        self.on_undelivered: Callable[[str], None] = lambda _: None
        world.subscribe(self.on_event)

    @property
    def is_online(self) -> bool:
        """True if a bot is connected."""
        return any(one.connection for one in self.sessions.values())

    def is_away(self, shard: Shard | None = None) -> bool:
        """True while an outage affects the whole gateway, or the given shard."""
        self._outages = [one for one in self._outages if one[0] > time.monotonic()]
        return any(named is None or (shard is not None and shard.is_named(named)) for _, named in self._outages)

    def on_event(self, event: Event) -> None:
        """Send the gateway events of a change to the sessions that subscribed to them."""
        if not self._anybody_wants(event.kind):
            return
        for one in events_of(self.world, event):
            if one.name == "INTERACTION_CREATE":
                self._deliveries.deliver(one)
            else:
                self._dispatch(one)

    def _anybody_wants(self, kind: str) -> bool:
        """Return whether any session has subscribed to events of this kind; most bots subscribe to few."""
        needed = NEEDED.get(kind)
        return needed is None or any(one.intents & needed for one in self.sessions.values())

    def _dispatch_interaction(self, event: GatewayEvent) -> None:
        snowflake = event.body["id"]
        self.world.interactions[snowflake].dispatched = self.world.clock.now()
        listeners = self._dispatch(event)
        if not listeners:
            self.on_undelivered(snowflake)

        def is_meant(fault: Fault) -> bool:
            return any(one.shard.is_named(read_named(fault.keys.get("shard"))) for one in listeners)

        if self._active_faults.use_where("duplicate", is_meant):
            self._dispatch(event)

    def _dispatch(self, event: GatewayEvent) -> list[Session]:
        listeners = [one for one in self.sessions.values() if one.wants(event)]
        for session in listeners:
            session.dispatch(event.name, session.text_of(event))
        return listeners

    def add(self, session: Session) -> None:
        """Add a session; other sessions of its shard stay connected and receive every event."""
        self.forget_lost()
        self.sessions[session.id] = session

    def forget_lost(self) -> None:
        """Forget disconnected sessions that are too old to resume."""
        now = time.monotonic()
        for session in list(self.sessions.values()):
            if session.connection is None and now - session.detached_at > SESSION_SECONDS:
                del self.sessions[session.id]

    def announce_online(self) -> None:
        """Show people whether the bot is online."""
        self.world.record("bot")
        self.world.publish_now()

    # -- faults --------------------------------------------------------------------------------------------------

    def ask_reconnect(self, named: NamedShard = None) -> None:
        """Send op 7, which asks clients to reconnect."""
        for connection in self._connections_of(named):
            connection.send_op(7)

    def drop(self, code: int | None, named: NamedShard = None) -> None:
        """Close the connections with a code, or abort them without one."""
        for connection in self._connections_of(named):
            if code is None:
                connection.cut()
            else:
                connection.close(code)

    def invalidate(self, *, resumable: bool, named: NamedShard = None) -> None:
        """Send op 9; sessions that may not be resumed are forgotten."""
        for connection in self._connections_of(named):
            connection.send_op(9, resumable)
        if not resumable:
            self._forget_sessions(named)

    def forget(self, named: NamedShard = None) -> None:
        """Forget sessions and abort their connections."""
        self._forget_sessions(named)
        self.drop(None, named)

    def go_away(self, seconds: float, named: NamedShard = None) -> None:
        """Abort connections and refuse new ones for a while."""
        self._outages.append((time.monotonic() + seconds, named))
        self.drop(None, named)

    def _connections_of(self, named: NamedShard) -> list[Connection]:
        return [one for one in self.connections if one.is_named(named)]

    def _forget_sessions(self, named: NamedShard) -> None:
        self.sessions = {key: one for key, one in self.sessions.items() if not one.shard.is_named(named)}
