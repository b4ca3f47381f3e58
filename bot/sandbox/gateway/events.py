"""The gateway events of a change: names, bodies, and the intents they require."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.state.models import Channel
from bot.sandbox.state.payloads import (
    channel_object,
    created_server_object,
    emoji_object,
    full_thread_member_object,
    member_object,
    message_object,
    user_object,
)
from bot.sandbox.state.world import Event, World
from bot.sandbox.wire import Json, dumps

GUILDS, MEMBERS = 1 << 0, 1 << 1
MESSAGES, REACTIONS, TYPING = 1 << 9, 1 << 10, 1 << 11
DM_MESSAGES, DM_REACTIONS, DM_TYPING = 1 << 12, 1 << 13, 1 << 14
CONTENT = 1 << 15
# All intents that Discord defines: bits 0 to 16, auto moderation (20, 21) and polls (24, 25).
KNOWN_INTENTS = (1 << 17) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25
TO_DM = {MESSAGES: DM_MESSAGES, REACTIONS: DM_REACTIONS, TYPING: DM_TYPING}


@dataclass(slots=True)
class GatewayEvent:
    """A gateway event before it is numbered by a session."""

    name: str
    body: Json
    intents: int = 0  # a session gets the event if it has one of these intents; 0 for all sessions
    server_id: str | None = None
    foreign: bool = False  # a message whose content needs the content intent
    _texts: dict[bool, str] = field(default_factory=dict)

    def text(self, *, is_blind: bool) -> str:
        """Return the serialized body, cached for all sessions; `is_blind` leaves out the content."""
        if is_blind not in self._texts:
            self._texts[is_blind] = dumps(without_content(self.body) if is_blind else self.body)
        return self._texts[is_blind]


def events_of(world: World, event: Event) -> list[GatewayEvent]:
    """Return the gateway events of a change; none for channels that the bot cannot see."""
    maker = MAKERS.get(event.kind)
    if maker is None:
        return []
    if (
        event.channel
        and event.kind not in ("channel_delete", "thread_delete")
        and not world.sees(world.bot_id, event.channel)
    ):
        return []
    return maker(world, event)


def _place(event: Event) -> Json:
    channel = _channel(event)
    body: Json = {"channel_id": channel.id}
    return {**body, "guild_id": channel.server_id} if channel.server_id and not event.only_for else body


def _channel(event: Event) -> Channel:
    if event.channel is None:
        raise ValueError(f"event of kind {event.kind} needs a channel")
    return event.channel


def _event(event: Event, name: str, body: Json, intents: int) -> list[GatewayEvent]:
    """Make an event in a channel; ephemeral messages are sent like direct messages, through shard 0."""
    server_id = None if event.only_for else _channel(event).server_id
    if server_id is None:
        intents = TO_DM.get(intents, intents)
    return [GatewayEvent(name, body, intents, server_id)]


def _message(name: str) -> Callable[[World, Event], list[GatewayEvent]]:
    def make(world: World, event: Event) -> list[GatewayEvent]:
        message = event.message
        if message is None or message.id not in world.messages.get(message.channel_id, {}):
            return []  # deleted before the bot knew of the message
        body = message_object(world, message, world.bot_id, live=True)
        (made,) = _event(event, name, body, MESSAGES)
        mentioned = world.bot_id in message.body["mentions"]
        made.foreign = message.author_id != world.bot_id and made.intents == MESSAGES and not mentioned
        return [made]

    return make


def without_content(body: Json) -> Json:
    """Return a message in the form that a bot without the content intent gets."""
    emptied = {**body, "content": "", "embeds": [], "attachments": [], "components": []}
    return {**emptied, "message_snapshots": []} if "message_snapshots" in body else emptied


def _message_delete(_world: World, event: Event) -> list[GatewayEvent]:
    return [
        one
        for key in event.data["ids"]
        for one in _event(event, "MESSAGE_DELETE", {"id": key, **_place(event)}, MESSAGES)
    ]


def _message_delete_bulk(_world: World, event: Event) -> list[GatewayEvent]:
    return _event(event, "MESSAGE_DELETE_BULK", {"ids": event.data["ids"], **_place(event)}, MESSAGES)


def _reaction(name: str) -> Callable[[World, Event], list[GatewayEvent]]:
    def make(world: World, event: Event) -> list[GatewayEvent]:
        message, facts = event.message, event.data
        if message is None:
            return []
        body: Json = {"message_id": message.id, **_place(event)}
        if "emoji" in facts:
            body["emoji"] = emoji_object(facts["emoji"])
        if "user_id" in facts:
            body.update(user_id=facts["user_id"], burst=False, type=0)
        if name == "MESSAGE_REACTION_ADD":
            body["message_author_id"] = message.author_id
            server = world.servers.get(_channel(event).server_id or "")
            if server and facts["user_id"] in server.members:
                body["member"] = member_object(world, server.members[facts["user_id"]])
        return _event(event, name, body, REACTIONS)

    return make


def _room(name: str) -> Callable[[World, Event], list[GatewayEvent]]:
    def make(world: World, event: Event) -> list[GatewayEvent]:
        channel = _channel(event)
        body = channel_object(world, channel)
        if name == "THREAD_CREATE":
            body["newly_created"] = True
        if name == "THREAD_DELETE":
            body = {key: body[key] for key in ("id", "guild_id", "parent_id", "type")}
        return [GatewayEvent(name, body, GUILDS if channel.server_id else DM_MESSAGES, channel.server_id)]

    return make


def _channel_create(world: World, event: Event) -> list[GatewayEvent]:
    # Bots get no event for a new DM channel, only for its first message.
    return _room("CHANNEL_CREATE")(world, event) if _channel(event).server_id else []


def _thread_members(world: World, event: Event) -> list[GatewayEvent]:
    """Send joins and leaves of other users only to sessions with the members intent."""
    channel = _channel(event)
    is_own = world.bot_id in (*event.data["added"], *event.data["removed"])
    body: Json = {
        "id": channel.id,
        "guild_id": channel.server_id,
        "member_count": len(channel.thread.members) if channel.thread else 0,
        "added_members": [
            {**full_thread_member_object(world, channel, one), "presence": None} for one in event.data["added"]
        ],
        "removed_member_ids": event.data["removed"],
    }
    return [GatewayEvent("THREAD_MEMBERS_UPDATE", body, GUILDS if is_own else MEMBERS, channel.server_id)]


def _pins(_world: World, event: Event) -> list[GatewayEvent]:
    channel = _channel(event)
    body = {**_place(event), "last_pin_timestamp": channel.last_pin}
    return [GatewayEvent("CHANNEL_PINS_UPDATE", body, GUILDS if channel.server_id else DM_MESSAGES, channel.server_id)]


def _typing(world: World, event: Event) -> list[GatewayEvent]:
    user_id = event.data["user_id"]
    body: Json = {"user_id": user_id, "timestamp": int(world.clock.now()), **_place(event)}
    server = world.servers.get(_channel(event).server_id or "")
    if server:
        body["member"] = member_object(world, server.members[user_id])
    return _event(event, "TYPING_START", body, TYPING)


def _interaction(_world: World, event: Event) -> list[GatewayEvent]:
    return [GatewayEvent("INTERACTION_CREATE", event.data, 0, event.server_id)]


def _member(name: str) -> Callable[[World, Event], list[GatewayEvent]]:
    def make(world: World, event: Event) -> list[GatewayEvent]:
        server = world.servers[event.server_id or ""]
        member = member_object(world, server.members[event.data["user_id"]])
        return [GatewayEvent(name, {"guild_id": server.id, **member}, MEMBERS, server.id)]

    return make


def _member_remove(world: World, event: Event) -> list[GatewayEvent]:
    server_id, user = event.server_id or "", world.people[event.data["user_id"]]
    return [GatewayEvent("GUILD_MEMBER_REMOVE", {"guild_id": server_id, "user": user_object(user)}, MEMBERS, server_id)]


def _server(world: World, event: Event) -> list[GatewayEvent]:
    server = world.servers[event.server_id or ""]
    body = created_server_object(world, server)
    return [GatewayEvent("GUILD_UPDATE", body, GUILDS, server.id)]


def _bot_removed(_world: World, event: Event) -> list[GatewayEvent]:
    return [GatewayEvent("GUILD_DELETE", {"id": event.server_id}, GUILDS, event.server_id)]


def _bot_added(world: World, event: Event) -> list[GatewayEvent]:
    """Return the event that tells the bot that it was added to a server."""
    server = world.servers[event.server_id or ""]
    body = created_server_object(world, server)
    del body["unavailable"]
    body["members"] = [member_object(world, server.members[world.bot_id])]
    return [GatewayEvent("GUILD_CREATE", body, GUILDS, server.id)]


def _person(world: World, event: Event) -> list[GatewayEvent]:
    """Return the events of a changed account, which appears as a changed member in each server."""
    user_id = event.data["id"]
    found = [one for one in world.servers.values() if user_id in one.members]
    if not event.data.get("changed"):
        return []
    return [
        GatewayEvent(
            "GUILD_MEMBER_UPDATE",
            {
                "guild_id": one.id,
                **member_object(world, one.members[user_id]),
                "user": user_object(world.people[user_id]),
            },
            MEMBERS,
            one.id,
        )
        for one in found
    ]


MAKERS: dict[str, Callable[[World, Event], list[GatewayEvent]]] = {
    "message_create": _message("MESSAGE_CREATE"),
    "message_update": _message("MESSAGE_UPDATE"),
    "message_delete": _message_delete,
    "message_delete_bulk": _message_delete_bulk,
    "reaction_add": _reaction("MESSAGE_REACTION_ADD"),
    "reaction_remove": _reaction("MESSAGE_REACTION_REMOVE"),
    "reaction_remove_all": _reaction("MESSAGE_REACTION_REMOVE_ALL"),
    "reaction_remove_emoji": _reaction("MESSAGE_REACTION_REMOVE_EMOJI"),
    "channel_create": _channel_create,
    "channel_update": _room("CHANNEL_UPDATE"),
    "channel_delete": _room("CHANNEL_DELETE"),
    "thread_create": _room("THREAD_CREATE"),
    "thread_update": _room("THREAD_UPDATE"),
    "thread_delete": _room("THREAD_DELETE"),
    "thread_members_update": _thread_members,
    "pins_update": _pins,
    "typing": _typing,
    "interaction_create": _interaction,
    "member_add": _member("GUILD_MEMBER_ADD"),
    "member_update": _member("GUILD_MEMBER_UPDATE"),
    "member_remove": _member_remove,
    "server_update": _server,
    "bot_removed": _bot_removed,
    "bot_added": _bot_added,
    "server_create": _bot_added,
    "person": _person,
}

_MESSAGES, _REACTIONS = MESSAGES | DM_MESSAGES, REACTIONS | DM_REACTIONS
# By kind of event: the intents of which a session needs at least one.
NEEDED: dict[str, int] = {
    **dict.fromkeys(("message_create", "message_update", "message_delete", "message_delete_bulk"), _MESSAGES),
    **dict.fromkeys((one for one in MAKERS if one.startswith("reaction_")), _REACTIONS),
    "typing": TYPING | DM_TYPING,
}
