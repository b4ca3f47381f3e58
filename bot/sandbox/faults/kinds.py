"""The kinds of faults: their keys, and the effects of faults that change the world."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.errors import Refusal
from bot.sandbox.faults.active import ActiveFaults, Fault
from bot.sandbox.faults.garbage import ANSWERS
from bot.sandbox.gateway.dispatcher import Dispatcher
from bot.sandbox.rest.buckets import RateLimits
from bot.sandbox.rest.routes import TABLE
from bot.sandbox.shards import NamedShard, read_named
from bot.sandbox.state import channels, messages, people
from bot.sandbox.state.permissions import Permission
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json, id_of

ROUTE = 'a method and a path with * for any part, such as "POST /channels/*/messages"; absent: every request'
TIMES = "number of uses; null: until deleted"
SHARD = "a number (3), or with the count (3/16 here, [3, 16] in JSON); absent: every shard"
IDENTIFY_SECONDS = 5.0


@dataclass(slots=True, frozen=True)
class Kind:
    """A kind of fault: its description, its keys, and how often it applies by default."""

    about: str
    keys: dict[str, str]
    times: int | None = None
    needs: tuple[str, ...] = ()


KINDS: dict[str, Kind] = {
    "status": Kind(
        "That answer, without executing the request.",
        {"route": ROUTE, "status": "500 to 599", "times": TIMES},
        1,
        ("status",),
    ),
    "rate_limit": Kind(
        "429 with Discord's body and headers.",
        {
            "route": ROUTE,
            "retry_after": "seconds",
            "global": "yes or no",
            "via": "no: treated as a ban",
            "times": TIMES,
        },
        1,
    ),
    "cut": Kind("Connection closed before the request is executed.", {"route": ROUTE, "times": TIMES}, 1),
    "lose": Kind("The request is executed, the answer never arrives.", {"route": ROUTE, "times": TIMES}, 1),
    "garbage": Kind(
        "The request is executed, the answer is malformed.",
        {"route": ROUTE, "answer": ", ".join(ANSWERS), "times": TIMES},
        1,
        ("answer",),
    ),
    "lag": Kind(
        "The answer is delayed.",
        {"route": ROUTE, "seconds": "how long", "times": TIMES},
        None,
        ("seconds",),
    ),
    "slow": Kind(
        "The request is delayed before it is executed.",
        {"route": ROUTE, "seconds": "how long", "times": TIMES},
        None,
        ("seconds",),
    ),
    "race": Kind("People see the result before the bot has its answer.", {"route": ROUTE, "times": TIMES}),
    "reconnect": Kind("Op 7 on gateway connections.", {"shard": SHARD}),
    "drop": Kind("Gateway connections closed.", {"shard": SHARD, "code": "close code; absent: TCP cut"}),
    "invalid_session": Kind("Op 9.", {"shard": SHARD, "resumable": "yes or no"}),
    "forget": Kind("Gateway sessions forgotten, connections cut.", {"shard": SHARD}),
    "away": Kind("Gateway cut and refused.", {"shard": SHARD, "seconds": "how long"}, None, ("seconds",)),
    "deaf": Kind("Heartbeats are not acknowledged, until deleted.", {"shard": SHARD}),
    "duplicate": Kind("The next interaction is delivered twice.", {"shard": SHARD, "times": TIMES}, 1),
    "reorder": Kind(
        "The next interaction is delivered after the one that follows it.",
        {"seconds": "delay after which it is delivered anyway (1)", "times": TIMES},
        1,
    ),
    "identify_limit": Kind(
        "One IDENTIFY per rate limit key in this time, as on Discord; others get op 9.",
        {"seconds": f"how long; absent: {IDENTIFY_SECONDS:g}"},
    ),
    "closed_dms": Kind("A person's DMs are closed.", {"user": "id"}, None, ("user",)),
    "missing_permissions": Kind(
        "The bot lacks permissions in a channel.", {"channel": "id", "deny": "names"}, None, ("channel", "deny")
    ),
    "remove_bot": Kind("The bot is removed from a server, until deleted.", {"server": "id"}, None, ("server",)),
    "delete_channel": Kind("A channel is deleted.", {"channel": "id"}, None, ("channel",)),
    "delete_message": Kind("A message is deleted.", {"channel": "id", "message": "id"}, None, ("channel", "message")),
    "leave_server": Kind("A person leaves every server.", {"user": "id"}, None, ("user",)),
    "short_bucket": Kind(
        "A route's rate limit.",
        {"route": "as in the API's paths", "limit": "requests", "seconds": "window"},
        None,
        ("route", "limit", "seconds"),
    ),
}


class FaultControl:
    """Turns faults on and off."""

    def __init__(self, world: World, dispatcher: Dispatcher, limits: RateLimits, active_faults: ActiveFaults) -> None:
        self.world, self.dispatcher, self.limits, self.active_faults = world, dispatcher, limits, active_faults
        self._at_once: dict[str, Callable[[Json], None]] = {
            "reconnect": lambda keys: dispatcher.ask_reconnect(_shard(keys)),
            "drop": lambda keys: dispatcher.drop(keys.get("code"), _shard(keys)),
            "invalid_session": lambda keys: dispatcher.invalidate(
                resumable=bool(keys.get("resumable")), named=_shard(keys)
            ),
            "forget": lambda keys: dispatcher.forget(_shard(keys)),
            "away": lambda keys: dispatcher.go_away(float(keys["seconds"]), _shard(keys)),
            "delete_channel": self._delete_channel,
            "delete_message": self._delete_message,
            "leave_server": self._leave_server,
        }

    def turn_on(self, asked: Json) -> Fault:
        """Turn a fault on; a fault that acts at once is carried out. Raises `Refusal`."""
        keys = dict(asked)
        kind, times = str(keys.pop("kind", "")), keys.pop("times", None)
        known = KINDS.get(kind)
        if known is None:
            raise Refusal(0, status=400, message=f"There is no fault of kind {kind!r}.")
        lacking = [key for key in known.needs if key not in keys] + [key for key in keys if key not in known.keys]
        if lacking:
            raise Refusal(0, status=400, message=f"A fault {kind!r} takes {sorted(known.keys)}; wrong: {lacking}.")
        if kind == "garbage" and keys["answer"] not in ANSWERS:
            raise Refusal(0, status=400, message=f"There is no answer {keys['answer']!r}.")
        _shard(keys)
        if kind in self._at_once:
            self._at_once[kind](keys)
            return self.active_faults.momentary(kind, keys)
        fault = self.active_faults.add(kind, known.times if "times" not in asked else times, keys)
        self._apply()
        return fault

    def turn_off(self, fault_id: str | None) -> None:
        """Turn one fault off, or all faults."""
        if fault_id is None:
            self.active_faults.by_id.clear()
        else:
            self.active_faults.by_id.pop(fault_id, None)
        self._apply()

    def _apply(self) -> None:
        """Apply the lasting faults to the world."""
        on = list(self.active_faults.by_id.values())
        self.world.closed_dms = {id_of(one.keys["user"]) for one in on if one.kind == "closed_dms"}
        self.world.denied_permissions = {
            id_of(one.keys["channel"]): _bits(one.keys["deny"]) for one in on if one.kind == "missing_permissions"
        }
        short = {
            _template(one.keys["route"]): (int(one.keys["limit"]), float(one.keys["seconds"]))
            for one in on
            if one.kind == "short_bucket"
        }
        if short != self.limits.short:
            self.limits.short = short
            self.limits.reset()
        self._let_out({id_of(one.keys["server"]) for one in on if one.kind == "remove_bot"})
        self.dispatcher.deaf_shards = [_shard(one.keys) for one in on if one.kind == "deaf"]
        apart = [float(one.keys.get("seconds", IDENTIFY_SECONDS)) for one in on if one.kind == "identify_limit"]
        self.world.session_starts.seconds_apart = max(apart, default=0.0)

    def _let_out(self, left: set[str]) -> None:
        """Tell the bot which servers it was removed from or added to again."""
        before, self.world.servers_left = self.world.servers_left, left
        for kind, servers in (("bot_removed", left - before), ("bot_added", before - left)):
            for server_id in servers:
                self.world.record(kind, server_id=self.world.server(server_id).id)
        self.world.publish_now()

    def _delete_channel(self, keys: Json) -> None:
        channels.delete_channel(self.world, self.world.channel(id_of(keys["channel"])))
        self.world.publish_now()

    def _delete_message(self, keys: Json) -> None:
        channel = self.world.channel(id_of(keys["channel"]))
        messages.delete(self.world, channel, self.world.message(channel.id, id_of(keys["message"])))
        self.world.publish_now()

    def _leave_server(self, keys: Json) -> None:
        people.leave(self.world, self.world.person(id_of(keys["user"])))
        self.world.publish_now()


def _shard(keys: Json) -> NamedShard:
    return read_named(keys.get("shard"))


def _bits(names: list[str]) -> int:
    bits = 0
    for name in names:
        if name not in Permission.__members__:
            raise Refusal(0, status=400, message=f"There is no permission {name!r}.")
        bits |= Permission[name]
    return bits


def _template(route: str) -> str:
    """Return a fault's route in the form that the table of rate limits uses."""
    method, _, path = route.partition(" ")
    found = TABLE.find(method, path.strip("/").split("/"))
    if found is None:
        raise Refusal(0, status=400, message=f"There is no route {route!r}.")
    return found[0].line
