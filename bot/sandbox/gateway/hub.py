"""All gateway sessions: brings news to them, and can be made to misbehave."""

import time
from collections.abc import Callable

from bot.sandbox.faults.switches import Switches
from bot.sandbox.gateway.events import NEEDED, Event, events_of
from bot.sandbox.gateway.session import Connection, Session
from bot.sandbox.state.world import News, World

SESSION_SECONDS = 120.0


class Hub:
    """The gateway's side of the world."""

    def __init__(self, world: World, switches: Switches) -> None:
        self.world, self._switches = world, switches
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.is_deaf = False
        self._away_until = 0.0
        self.on_unheard: Callable[[str], None] = lambda _: None
        world.listen(self.hear)

    @property
    def is_online(self) -> bool:
        """Whether a bot is connected."""
        return any(one.connection for one in self.sessions.values())

    @property
    def is_away(self) -> bool:
        """Whether new connections are refused."""
        return time.monotonic() < self._away_until

    def hear(self, news: News) -> None:
        """Bring news to the sessions that may hear it."""
        if not self._anybody_wants(news.kind):
            return
        for event in events_of(self.world, news):
            if event.name == "INTERACTION_CREATE":
                self._dispatch_interaction(event)
            else:
                self._dispatch(event)

    def _anybody_wants(self, kind: str) -> bool:
        """Whether it is worth making the event: most bots ask for few."""
        needed = NEEDED.get(kind)
        return needed is None or any(one.intents & needed for one in self.sessions.values())

    def _dispatch_interaction(self, event: Event) -> None:
        snowflake = event.body["id"]
        self.world.interactions[snowflake].dispatched = self.world.clock.now()
        is_heard = self._dispatch(event)
        if not is_heard:
            self.on_unheard(snowflake)
        elif self._switches.meet("duplicate", "", []):
            self._dispatch(event)

    def _dispatch(self, event: Event) -> bool:
        listeners = [one for one in self.sessions.values() if one.hears(event)]
        for session in listeners:
            session.dispatch(event.name, session.text_of(event))
        return bool(listeners)

    def add(self, session: Session) -> None:
        """A new session; older ones of its shard that nobody holds are over."""
        self.sweep(session.shard)
        self.sessions[session.id] = session

    def sweep(self, shard: tuple[int, int] | None = None) -> None:
        """Forget sessions that were lost long ago, or whose shard begins anew."""
        now = time.monotonic()
        for session in list(self.sessions.values()):
            is_old = now - session.lost_at > SESSION_SECONDS or session.shard == shard
            if session.connection is None and is_old:
                del self.sessions[session.id]

    def tell_online(self) -> None:
        """Let people see whether the bot is there."""
        self.world.tell("bot")
        self.world.publish_now()

    # -- faults --------------------------------------------------------------------------------------------------

    def ask_reconnect(self) -> None:
        """Op 7."""
        for connection in self.connections:
            connection.send_op(7)

    def drop(self, code: int | None) -> None:
        """Close every connection with a code, or cut it."""
        for connection in list(self.connections):
            if code is None:
                connection.cut()
            else:
                connection.close(code)

    def invalidate(self, *, resumable: bool) -> None:
        """Op 9; what cannot be resumed is forgotten."""
        for connection in self.connections:
            connection.send_op(9, resumable)
        if not resumable:
            self.sessions.clear()

    def forget(self) -> None:
        """Forget all sessions and cut the lines."""
        self.sessions.clear()
        self.drop(None)

    def go_away(self, seconds: float) -> None:
        """Cut the lines and refuse new ones for a while."""
        self._away_until = time.monotonic() + seconds
        self.drop(None)
