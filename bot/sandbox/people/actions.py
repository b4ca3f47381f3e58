"""The actions of people on messages, channels and profiles."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.sandbox.errors import Form, Refusal
from bot.sandbox.interactions.tracker import InteractionTracker
from bot.sandbox.limits.commands import LOCALES
from bot.sandbox.limits.messages import check_message
from bot.sandbox.limits.paging import read_page
from bot.sandbox.limits.shapes import Shape, anything, is_digits, listing, mapping
from bot.sandbox.people.sockets import PeopleSockets
from bot.sandbox.people.uploads import Uploads
from bot.sandbox.people.view import channel_view, message_view, person_object, server_view, shown_to
from bot.sandbox.rest.messages import HISTORY_USUAL, part_of
from bot.sandbox.shards import read_pair
from bot.sandbox.state import channels, messages, people, servers
from bot.sandbox.state.files import File
from bot.sandbox.state.messages import Draft
from bot.sandbox.state.models import Channel, ChannelType, Message, MessageFlag
from bot.sandbox.state.permissions import Permission
from bot.sandbox.state.world import World, avatar_hash
from bot.sandbox.wire import Json, id_of

P = Permission
MOST_CHANNEL_NAME = 100


@dataclass(slots=True)
class Action:
    """One action of one person, with its arguments."""

    world: World
    tracker: InteractionTracker
    sockets: PeopleSockets
    uploads: Uploads
    me: str
    asked: Json

    def channel(self, *needed: Permission) -> Channel:
        """Return the channel of the action. Raises `Refusal` if the person lacks a permission there."""
        channel = self.world.channel(self.id("channel"))
        self.world.require(self.me, channel, *needed)
        return channel

    def message(self, channel: Channel) -> Message:
        """Return the message of the action. Raises `Refusal`."""
        message = self.world.message(channel.id, self.id("message"))
        if not shown_to(message, self.me):
            raise Refusal(10008)
        return message

    def id(self, key: str) -> str:
        """Return an id from the arguments."""
        return id_of(self.asked.get(key))

    def text(self, key: str) -> str:
        """Return a text from the arguments; empty if absent."""
        value = self.asked.get(key)
        return value if isinstance(value, str) else ""

    def items(self, key: str) -> list[Json]:
        """Return a list from the arguments; empty if absent."""
        return self._checked(key, listing(anything)) or []

    def entries(self, key: str) -> Json:
        """Return an object from the arguments; empty if absent."""
        return self._checked(key, mapping(anything)) or {}

    def _checked(self, key: str, shape: Shape) -> Any:
        value = self.asked.get(key)
        form = Form()
        if value is not None:
            shape(form, (key,), value)
        form.done()
        return value

    def is_owner(self, server_id: str | None) -> bool:
        """True if the person owns a server."""
        return server_id in self.world.servers and self.world.servers[server_id].owner_id == self.me

    def shown(self, channel: Channel) -> Json:
        """Return a channel as the person sees it."""
        return {"channel": channel_view(self.world, channel, self.me)}


def history(action: Action) -> Json:
    """Return a page of messages, oldest first."""
    channel = action.channel()
    mine = [one for one in action.world.messages.get(channel.id, {}).values() if shown_to(one, action.me)]
    asked = read_page(action.asked, usual=HISTORY_USUAL)
    return {"messages": [message_view(action.world, one, action.me) for one in part_of(mine, asked)]}


def send(action: Action) -> Json:
    """Post a message."""
    channel = action.channel()
    action.world.require_writing(action.me, channel)
    body: Json = {"content": action.text("content")}
    if action.asked.get("silent"):
        body["flags"] = int(MessageFlag.SUPPRESS_NOTIFICATIONS)
    if action.asked.get("reply_to"):
        body["message_reference"] = {"message_id": action.id("reply_to")}
    files: dict[str, File] = {}
    for number, one in enumerate(action.items("uploads")):
        files[str(number)] = action.uploads.take(id_of(one))
    check_message(body, files)
    message = messages.post(action.world, channel, action.me, Draft(body, files))
    action.sockets.unread_counts.mark_read(action.me, channel, message.id)
    return {"message": message_view(action.world, message, action.me)}


def edit(action: Action) -> Json:
    """Edit the person's own message. Raises `Refusal`."""
    channel = action.channel()
    message = action.message(channel)
    if message.author_id != action.me:
        raise Refusal(50005)
    body = {"content": action.text("content")}
    check_message(body, {}, message)
    messages.check_not_archived(channel)
    return {"message": message_view(action.world, messages.edit(action.world, channel, message, body, {}), action.me)}


def delete(action: Action) -> Json:
    """Delete the person's own message, or any message as the server's owner. Raises `Refusal`."""
    channel = action.channel()
    message = action.message(channel)
    if message.author_id != action.me and not action.is_owner(channel.server_id):
        raise Refusal(50013)
    messages.delete(action.world, channel, message)
    return {}


def dismiss(action: Action) -> Json:
    """Dismiss an ephemeral message. Raises `Refusal`."""
    wanted = action.id("message")
    for channel_id, in_channel in action.world.messages.items():
        message = in_channel.get(wanted)
        if message and message.only_for == action.me:
            messages.delete(action.world, action.world.channels[channel_id], message)
            return {}
    raise Refusal(10008)


def react(action: Action) -> Json:
    """Add or remove a reaction. Raises `Refusal`."""
    channel = action.channel(P.ADD_REACTIONS)
    message, emoji = action.message(channel), action.text("emoji")
    if message.only_for or not emoji:
        raise Refusal(10008 if message.only_for else 10014)
    change = messages.react if action.asked.get("on", True) else messages.unreact
    change(action.world, channel, message, action.me, emoji)
    return {}


def pin(action: Action) -> Json:
    """Pin or unpin a message."""
    channel = action.channel(P.PIN_MESSAGES)
    message = action.message(channel)
    if action.asked.get("on", True):
        messages.pin(action.world, channel, message, action.me)
    else:
        messages.unpin(action.world, channel, message)
    return {}


def pins(action: Action) -> Json:
    """Return the pinned messages, newest first."""
    found = messages.pinned(action.world, action.channel())
    return {"messages": [message_view(action.world, one, action.me) for one in found]}


def typing(action: Action) -> Json:
    """Show that the person is typing."""
    action.world.record("typing", channel=action.channel(), data={"user_id": action.me})
    return {}


def read(action: Action) -> Json:
    """Mark a channel as read up to a message. Raises `Refusal`."""
    channel = action.channel()
    if not is_digits(action.id("message")):
        raise Refusal(10008)
    unread = action.sockets.unread_counts.mark_read(action.me, channel, action.id("message"))
    action.sockets.send([action.me], {"event": "read", "channel_id": channel.id, "unread": unread})
    return {"unread": unread}


def open_dm(action: Action) -> Json:
    """Open a DM with another person. Raises `Refusal`."""
    other = action.world.person(action.id("user"))
    if other.id == action.me:
        raise Refusal(50007)
    return action.shown(channels.open_dm(action.world, action.me, other.id))


def open_thread(action: Action) -> Json:
    """Open a thread, on a message or without one."""
    is_private = bool(action.asked.get("private"))
    channel = action.channel(P.CREATE_PRIVATE_THREADS if is_private else P.CREATE_PUBLIC_THREADS)
    form = Form()
    form.length(("name",), action.text("name"), MOST_CHANNEL_NAME, 1)
    form.done()
    kind = ChannelType.PRIVATE_THREAD if is_private else ChannelType.PUBLIC_THREAD
    message = action.message(channel) if action.asked.get("message") else None
    asked = {"name": action.text("name"), "type": int(kind)}
    return action.shown(channels.open_thread(action.world, channel, action.me, asked, message))


def thread_member(action: Action) -> Json:
    """Add a person to a thread or remove the person; by default, the acting person."""
    channel = action.channel()
    user_id = action.id("user") or action.me
    action.world.person(user_id)
    change = channels.join_thread if action.asked.get("on", True) else channels.leave_thread
    change(action.world, channel, user_id)
    return {}


def archive(action: Action) -> Json:
    """Archive or unarchive a thread; unarchiving a locked one needs Manage Threads."""
    channel = action.channel()
    asked = {
        key: bool(action.asked[name])
        for key, name in (("archived", "on"), ("locked", "locked"))
        if name in action.asked
    }
    channels.change_thread(action.world, channel, {"archived": True, **asked})
    return action.shown(channel)


def profile(action: Action) -> Json:
    """Change the person's name, nick, language, avatar or DM setting."""
    person = action.world.people[action.me]
    _check_profile(action.asked)
    person.global_name = action.text("name") or person.global_name
    person.locale = action.text("locale") or person.locale
    person.dms_closed = bool(action.asked.get("dms_closed", person.dms_closed))
    if "avatar" in action.asked:
        person.avatar = _new_avatar(action)
    if "nick" in action.asked:
        _rename(action)
    action.world.touch("person", action.me)
    action.world.record("person", data={"id": action.me, "changed": True})
    return {"person": person_object(action.world, person, action.sockets.online)}


def _check_profile(asked: Json) -> None:
    form = Form()
    form.length(("name",), asked.get("name"), people.MOST_NAME, 1)
    form.length(("nick",), asked.get("nick"), people.MOST_NAME)
    if asked.get("locale"):
        form.one_of(("locale",), asked["locale"], LOCALES)
    form.done()


def _new_avatar(action: Action) -> str | None:
    if action.asked["avatar"] is None:
        return None
    content = action.uploads.take(action.id("avatar")).content
    name = avatar_hash(content)
    action.world.files.put(name, content)
    return name


def _rename(action: Action) -> None:
    server = action.world.server(action.id("server"))
    server.members[action.me].nick = action.text("nick") or None
    action.world.touch("server", server.id)
    action.world.record("member_update", server_id=server.id, data={"user_id": action.me})


def create_person(action: Action) -> Json:
    """Create a person."""
    person = people.add_person(action.world, action.text("name"), action.text("locale") or "en-US")
    return {"person": person_object(action.world, person, action.sockets.online)}


def create_server(action: Action) -> Json:
    """Create a server owned by the person, with everyone as a member; the arguments may name a shard."""
    form = Form()
    form.length(("name",), action.text("name"), servers.MOST_NAME, servers.LEAST_NAME)
    names: list[Any] = action.items("channels") or [*servers.CHANNELS]
    for number, name in enumerate(names):
        form.length(("channels", number), name, MOST_CHANNEL_NAME, 1)
    shard = read_pair(action.asked.get("shard"))
    if shard is None and action.asked.get("shard") is not None:
        form.wrong(("shard",), "BASE_TYPE_CHOICES", "A shard is [number, count].")
    form.done()
    _check_profile({"locale": action.asked.get("locale")})
    locale = action.text("locale") or action.world.people[action.me].locale
    channels = {str(one): servers.CHANNELS.get(str(one)) for one in names}
    server = servers.add_server(action.world, action.text("name"), locale, action.me, shard=shard, channels=channels)
    return {"server": server_view(action.world, server, action.me)}


def create_channel(action: Action) -> Json:
    """Create a channel, as the server's owner."""
    _own(action, action.id("server"))
    form = Form()
    form.length(("name",), action.text("name"), MOST_CHANNEL_NAME, 1)
    form.done()
    return action.shown(
        channels.add_channel(action.world, action.id("server"), action.text("name"), topic=action.text("topic") or None)
    )


def delete_channel(action: Action) -> Json:
    """Delete a channel, as the server's owner."""
    channel = action.channel()
    _own(action, channel.server_id)
    channels.delete_channel(action.world, channel)
    return {}


def server_locale(action: Action) -> Json:
    """Change a server's language, as its owner."""
    _own(action, action.id("server"))
    _check_profile({"locale": action.text("locale")})
    server = action.world.server(action.id("server"))
    server.locale = action.text("locale") or server.locale
    action.world.touch("server", server.id)
    action.world.record("server_update", server_id=server.id)
    return {}


def _own(action: Action, server_id: str | None) -> None:
    if not action.is_owner(server_id):
        raise Refusal(50013)


ACTIONS: dict[str, Callable[[Action], Json]] = {
    "history": history,
    "send": send,
    "edit": edit,
    "delete": delete,
    "dismiss": dismiss,
    "react": react,
    "pin": pin,
    "pins": pins,
    "typing": typing,
    "read": read,
    "open_dm": open_dm,
    "thread": open_thread,
    "thread_member": thread_member,
    "archive": archive,
    "profile": profile,
    "create_person": create_person,
    "create_server": create_server,
    "create_channel": create_channel,
    "delete_channel": delete_channel,
    "server_locale": server_locale,
}
