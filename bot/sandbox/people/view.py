"""The world as one person sees it."""

from urllib.parse import quote

from bot.sandbox.interactions.tracker import TOKEN_SECONDS, InteractionTracker, public
from bot.sandbox.limits.messages import MOST_CONTENT
from bot.sandbox.state.models import Channel, ChannelType, InteractionKind, Message, Person, Server
from bot.sandbox.state.payloads import ATTACHMENT_LIMIT, channel_object, message_object, role_object, user_object
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json

DEFAULT_AVATARS = 6


def person_object(world: World, person: Person, online: set[str]) -> Json:
    """Return a person as other people see them."""
    return {
        "id": person.id,
        "username": person.username,
        "global_name": person.global_name or person.username,
        "avatar": person.avatar,
        "avatar_url": avatar_url(person),
        "bot": person.bot,
        "locale": person.locale,
        "dms_closed": person.dms_closed,
        "online": person.id in online,
        **({"application_id": person.id} if person.id == world.bot_id else {}),
    }


def avatar_url(person: Person) -> str:
    """Return the URL of a person's avatar."""
    if person.avatar:
        return f"/cdn/avatars/{person.id}/{quote(person.avatar)}.png"
    return f"/cdn/embed/avatars/{(int(person.id) >> 22) % DEFAULT_AVATARS}.png"


def channel_view(world: World, channel: Channel, viewer: str) -> Json:
    """Return a channel with the viewer's and the bot's permissions."""
    body = channel_object(world, channel, viewer)
    if channel.type == ChannelType.DM:
        body["recipients"] = [user_object(world.people[one]) for one in channel.recipients if one != viewer]
    body["my_permissions"] = str(world.permissions(viewer, channel))
    body["bot_permissions"] = str(world.permissions(world.bot_id, channel))
    return body


def server_view(world: World, server: Server, viewer: str) -> Json:
    """Return a server with the channels that the viewer sees."""
    channels = [one for one in world.channels.values() if one.server_id == server.id and world.sees(viewer, one)]
    channels = [one for one in channels if not (one.thread and one.thread.archived)]
    channels.sort(key=lambda one: (one.thread is not None, one.position, int(one.id)))
    return {
        "id": server.id,
        "name": server.name,
        "icon": None,
        "owner_id": server.owner_id,
        "preferred_locale": server.locale,
        "roles": [role_object(one) for one in server.roles.values()],
        "members": [
            {"user_id": one.user_id, "nick": one.nick, "roles": one.roles, "joined_at": one.joined_at}
            for one in server.members.values()
        ],
        "channels": [channel_view(world, one, viewer) for one in channels],
    }


def visible(world: World, viewer: str) -> list[Channel]:
    """Return all channels that a person can see."""
    return [one for one in world.channels.values() if world.sees(viewer, one)]


def hello(world: World, viewer: str, online: set[str], unread: Json) -> Json:
    """Return the first event to send on a socket."""
    people = [person_object(world, one, online) for one in world.people.values()]
    dms = [one for one in world.channels.values() if one.type == ChannelType.DM and viewer in one.recipients]
    dms.sort(key=lambda one: -int(one.last_message_id or one.id))
    return {
        "event": "hello",
        "me": person_object(world, world.people[viewer], online),
        "bot": person_object(world, world.bot, online),
        "people": people,
        "servers": [server_view(world, one, viewer) for one in world.servers.values() if viewer in one.members],
        "dms": [channel_view(world, one, viewer) for one in dms],
        "commands": list(world.commands.values()),
        "read": unread,
        "interactions": [
            public(one)
            for one in world.interactions.values()
            if one.user_id == viewer
            and one.status in ("pending", "thinking", "modal")
            and one.kind != InteractionKind.AUTOCOMPLETE
        ],
        "limits": {
            "message": MOST_CONTENT,
            "upload": ATTACHMENT_LIMIT,
            "answer_seconds": InteractionTracker.answer_seconds,
            "token_seconds": TOKEN_SECONDS,
        },
    }


def message_view(world: World, message: Message, viewer: str) -> Json:
    """Return a message as the viewer sees it."""
    body = message_object(world, message, viewer, live=True)
    server_id = world.channels[message.channel_id].server_id if message.channel_id in world.channels else None
    return {**body, "guild_id": server_id} if server_id else body


def shown_to(message: Message, viewer: str) -> bool:
    """True if a message is public, or ephemeral for this person."""
    return message.only_for in (None, viewer)
