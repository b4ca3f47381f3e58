"""All gateway sessions: sends events to them, and simulates faults of the gateway."""

import time
from collections.abc import Callable

from bot.sandbox.faults.active import ActiveFaults
from bot.sandbox.gateway.events import NEEDED, GatewayEvent, events_of
from bot.sandbox.gateway.session import Connection, Session
from bot.sandbox.state.world import Event, World

SESSION_SECONDS = 120.0


class Dispatcher:
    """Sends the events of the world to the gateway sessions."""

    def __init__(self, world: World, active_faults: ActiveFaults) -> None:
        self.world, self._active_faults = world, active_faults
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.ignores_heartbeats = False
        self._away_until = 0.0
        self.on_undelivered: Callable[[str], None] = lambda _: None
        world.subscribe(self.on_event)

    @property
    def is_online(self) -> bool:
        """Whether a bot is connected."""
        return any(one.connection for one in self.sessions.values())

    @property
    def is_away(self) -> bool:
        """Whether new connections are refused."""
        return time.monotonic() < self._away_until

    def on_event(self, event: Event) -> None:
        """Send the gateway events of a change to the sessions that asked for them."""
        if not self._anybody_wants(event.kind):
            return
        for one in events_of(self.world, event):
            if one.name == "INTERACTION_CREATE":
                self._dispatch_interaction(one)
            else:
                self._dispatch(one)

    def _anybody_wants(self, kind: str) -> bool:
        """Whether any session has asked for events of this kind; most bots ask for few."""
        needed = NEEDED.get(kind)
        return needed is None or any(one.intents & needed for one in self.sessions.values())

    def _dispatch_interaction(self, event: GatewayEvent) -> None:
        snowflake = event.body["id"]
        self.world.interactions[snowflake].dispatched = self.world.clock.now()
        is_delivered = self._dispatch(event)
        if not is_delivered:
            self.on_undelivered(snowflake)
        elif self._active_faults.use("duplicate", "", []):
            self._dispatch(event)

    def _dispatch(self, event: GatewayEvent) -> bool:
        listeners = [one for one in self.sessions.values() if one.wants(event)]
        for session in listeners:
            session.dispatch(event.name, session.text_of(event))
        return bool(listeners)

    def add(self, session: Session) -> None:
        """Add a session; disconnected older sessions of its shard are forgotten."""
        self.forget_lost(session.shard)
        self.sessions[session.id] = session

    def forget_lost(self, shard: tuple[int, int] | None = None) -> None:
        """Forget disconnected sessions that are too old to resume, or whose shard has started again."""
        now = time.monotonic()
        for session in list(self.sessions.values()):
            is_old = now - session.detached_at > SESSION_SECONDS or session.shard == shard
            if session.connection is None and is_old:
                del self.sessions[session.id]

    def announce_online(self) -> None:
        """Show people whether the bot is online."""
        self.world.record("bot")
        self.world.publish_now()

    # -- faults --------------------------------------------------------------------------------------------------

    def ask_reconnect(self) -> None:
        """Send op 7, which asks clients to reconnect."""
        for connection in self.connections:
            connection.send_op(7)

    def drop(self, code: int | None) -> None:
        """Close every connection with a code, or abort it without one."""
        for connection in list(self.connections):
            if code is None:
                connection.cut()
            else:
                connection.close(code)

    def invalidate(self, *, resumable: bool) -> None:
        """Send op 9; sessions that may not be resumed are forgotten."""
        for connection in self.connections:
            connection.send_op(9, resumable)
        if not resumable:
            self.sessions.clear()

    def forget(self) -> None:
        """Forget all sessions and abort their connections."""
        self.sessions.clear()
        self.drop(None)

    def go_away(self, seconds: float) -> None:
        """Abort all connections and refuse new ones for a while."""
        self._away_until = time.monotonic() + seconds
        self.drop(None)
