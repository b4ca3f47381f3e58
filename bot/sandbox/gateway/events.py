"""Gateway events from news: names, bodies, and the intents they need."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.state.payloads import (
    channel_object,
    created_server_object,
    emoji_object,
    full_thread_member_object,
    member_object,
    message_object,
    user_object,
)
from bot.sandbox.state.things import Channel
from bot.sandbox.state.world import News, World
from bot.sandbox.wire import Json

GUILDS, MEMBERS = 1 << 0, 1 << 1
MESSAGES, REACTIONS, TYPING = 1 << 9, 1 << 10, 1 << 11
DM_MESSAGES, DM_REACTIONS, DM_TYPING = 1 << 12, 1 << 13, 1 << 14
CONTENT = 1 << 15
# All that Discord knows: 0 to 16, auto moderation, polls.
KNOWN_INTENTS = (1 << 17) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25
TO_DM = {MESSAGES: DM_MESSAGES, REACTIONS: DM_REACTIONS, TYPING: DM_TYPING}


@dataclass(slots=True)
class Event:
    """A gateway event before it gets its number."""

    name: str
    body: Json
    intents: int = 0  # one of these bits must be asked for; 0: always sent
    server_id: str | None = None
    foreign: bool = False  # a message whose content needs the content intent


def events_of(world: World, news: News) -> list[Event]:
    """What the bot hears of news; nothing of channels it may not see."""
    maker = MAKERS.get(news.kind)
    if maker is None:
        return []
    if (
        news.channel
        and news.kind not in ("channel_delete", "thread_delete")
        and not world.sees(world.bot_id, news.channel)
    ):
        return []
    return maker(world, news)


def _place(news: News) -> Json:
    channel = _channel(news)
    body: Json = {"channel_id": channel.id}
    return {**body, "guild_id": channel.server_id} if channel.server_id and not news.only_for else body


def _channel(news: News) -> Channel:
    if news.channel is None:
        raise ValueError(f"news of kind {news.kind} needs a channel")
    return news.channel


def _event(news: News, name: str, body: Json, intents: int) -> list[Event]:
    """An event of a channel; ephemeral messages come as if they were direct ones."""
    server_id = _channel(news).server_id
    if server_id is None or news.only_for:
        intents = TO_DM.get(intents, intents)
    return [Event(name, body, intents, server_id)]


def _message(name: str) -> Callable[[World, News], list[Event]]:
    def make(world: World, news: News) -> list[Event]:
        message = news.message
        if message is None or message.id not in world.messages.get(message.channel_id, {}):
            return []  # deleted before anybody heard of it
        body = message_object(world, message, world.bot_id, live=True)
        (event,) = _event(news, name, body, MESSAGES)
        mentioned = world.bot_id in message.body["mentions"]
        event.foreign = message.author_id != world.bot_id and event.intents == MESSAGES and not mentioned
        return [event]

    return make


def without_content(body: Json) -> Json:
    """A message as a bot without the content intent gets it."""
    emptied = {**body, "content": "", "embeds": [], "attachments": [], "components": []}
    return {**emptied, "message_snapshots": []} if "message_snapshots" in body else emptied


def _message_delete(_world: World, news: News) -> list[Event]:
    return [
        one for key in news.data["ids"] for one in _event(news, "MESSAGE_DELETE", {"id": key, **_place(news)}, MESSAGES)
    ]


def _message_delete_bulk(_world: World, news: News) -> list[Event]:
    return _event(news, "MESSAGE_DELETE_BULK", {"ids": news.data["ids"], **_place(news)}, MESSAGES)


def _reaction(name: str) -> Callable[[World, News], list[Event]]:
    def make(world: World, news: News) -> list[Event]:
        message, facts = news.message, news.data
        if message is None:
            return []
        body: Json = {"message_id": message.id, **_place(news)}
        if "emoji" in facts:
            body["emoji"] = emoji_object(facts["emoji"])
        if "user_id" in facts:
            body.update(user_id=facts["user_id"], burst=False, type=0)
        if name == "MESSAGE_REACTION_ADD":
            body["message_author_id"] = message.author_id
            server = world.servers.get(_channel(news).server_id or "")
            if server and facts["user_id"] in server.members:
                body["member"] = member_object(world, server.members[facts["user_id"]])
        return _event(news, name, body, REACTIONS)

    return make


def _room(name: str) -> Callable[[World, News], list[Event]]:
    def make(world: World, news: News) -> list[Event]:
        channel = _channel(news)
        body = channel_object(world, channel)
        if name == "THREAD_CREATE":
            body["newly_created"] = True
        if name == "THREAD_DELETE":
            body = {key: body[key] for key in ("id", "guild_id", "parent_id", "type")}
        return [Event(name, body, GUILDS if channel.server_id else DM_MESSAGES, channel.server_id)]

    return make


def _channel_create(world: World, news: News) -> list[Event]:
    # Bots hear of no new DM channel; they get it with the message.
    return _room("CHANNEL_CREATE")(world, news) if _channel(news).server_id else []


def _thread_members(world: World, news: News) -> list[Event]:
    """Of others' coming and going only those hear who asked for members."""
    channel = _channel(news)
    is_own = world.bot_id in (*news.data["added"], *news.data["removed"])
    body: Json = {
        "id": channel.id,
        "guild_id": channel.server_id,
        "member_count": len(channel.thread.members) if channel.thread else 0,
        "added_members": [
            {**full_thread_member_object(world, channel, one), "presence": None} for one in news.data["added"]
        ],
        "removed_member_ids": news.data["removed"],
    }
    return [Event("THREAD_MEMBERS_UPDATE", body, GUILDS if is_own else MEMBERS, channel.server_id)]


def _pins(_world: World, news: News) -> list[Event]:
    channel = _channel(news)
    body = {**_place(news), "last_pin_timestamp": channel.last_pin}
    return [Event("CHANNEL_PINS_UPDATE", body, GUILDS if channel.server_id else DM_MESSAGES, channel.server_id)]


def _typing(world: World, news: News) -> list[Event]:
    user_id = news.data["user_id"]
    body: Json = {"user_id": user_id, "timestamp": int(world.clock.now()), **_place(news)}
    server = world.servers.get(_channel(news).server_id or "")
    if server:
        body["member"] = member_object(world, server.members[user_id])
    return _event(news, "TYPING_START", body, TYPING)


def _interaction(_world: World, news: News) -> list[Event]:
    return [Event("INTERACTION_CREATE", news.data, 0, news.server_id)]


def _member(name: str) -> Callable[[World, News], list[Event]]:
    def make(world: World, news: News) -> list[Event]:
        server = world.servers[news.server_id or ""]
        member = member_object(world, server.members[news.data["user_id"]])
        return [Event(name, {"guild_id": server.id, **member}, MEMBERS, server.id)]

    return make


def _member_remove(world: World, news: News) -> list[Event]:
    server_id, user = news.server_id or "", world.people[news.data["user_id"]]
    return [Event("GUILD_MEMBER_REMOVE", {"guild_id": server_id, "user": user_object(user)}, MEMBERS, server_id)]


def _server(world: World, news: News) -> list[Event]:
    server = world.servers[news.server_id or ""]
    body = created_server_object(world, server)
    return [Event("GUILD_UPDATE", body, GUILDS, server.id)]


def _bot_removed(_world: World, news: News) -> list[Event]:
    return [Event("GUILD_DELETE", {"id": news.server_id}, GUILDS, news.server_id)]


def _bot_added(world: World, news: News) -> list[Event]:
    """As after an outage, but without a word of one."""
    server = world.servers[news.server_id or ""]
    body = created_server_object(world, server)
    del body["unavailable"]
    body["members"] = [member_object(world, server.members[world.bot_id])]
    return [Event("GUILD_CREATE", body, GUILDS, server.id)]


def _person(world: World, news: News) -> list[Event]:
    """A changed account shows as a changed member in each server."""
    user_id = news.data["id"]
    found = [one for one in world.servers.values() if user_id in one.members]
    if not news.data.get("changed"):
        return []
    return [
        Event(
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


MAKERS: dict[str, Callable[[World, News], list[Event]]] = {
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
    "person": _person,
}

_MESSAGES, _REACTIONS = MESSAGES | DM_MESSAGES, REACTIONS | DM_REACTIONS
# Kinds of news that only sessions with one of these intents hear of.
NEEDED: dict[str, int] = {
    **dict.fromkeys(("message_create", "message_update", "message_delete", "message_delete_bulk"), _MESSAGES),
    **dict.fromkeys((one for one in MAKERS if one.startswith("reaction_")), _REACTIONS),
    "typing": TYPING | DM_TYPING,
}
