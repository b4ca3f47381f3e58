"""What people can do, apart from interactions."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.sandbox.errors import Form, Refusal
from bot.sandbox.interactions.desk import Desk
from bot.sandbox.limits.commands import LOCALES
from bot.sandbox.limits.messages import check_message
from bot.sandbox.limits.paging import read_page
from bot.sandbox.limits.shapes import Shape, anything, is_digits, listing, mapping
from bot.sandbox.people.hub import PeopleHub
from bot.sandbox.people.uploads import Uploads
from bot.sandbox.people.view import channel_view, message_view, person_object, shown_to
from bot.sandbox.rest.messages import HISTORY_USUAL, part_of
from bot.sandbox.state import people, rooms, talk
from bot.sandbox.state.files import File
from bot.sandbox.state.permissions import Permission
from bot.sandbox.state.talk import Draft
from bot.sandbox.state.things import Channel, ChannelType, Message, MessageFlag
from bot.sandbox.state.world import World, avatar_hash
from bot.sandbox.wire import Json, id_of

P = Permission


@dataclass(slots=True)
class Deed:
    """One action of one person."""

    world: World
    desk: Desk
    hub: PeopleHub
    uploads: Uploads
    me: str
    asked: Json

    def channel(self, *needed: Permission) -> Channel:
        """The channel it is about, where the person may do this."""
        channel = self.world.channel(self.id("channel"))
        self.world.need(self.me, channel, *needed)
        return channel

    def message(self, channel: Channel) -> Message:
        """The message it is about."""
        message = self.world.message(channel.id, self.id("message"))
        if not shown_to(message, self.me):
            raise Refusal(10008)
        return message

    def id(self, key: str) -> str:
        """An id among the arguments."""
        return id_of(self.asked.get(key))

    def text(self, key: str) -> str:
        """A text among the arguments."""
        value = self.asked.get(key)
        return value if isinstance(value, str) else ""

    def items(self, key: str) -> list[Json]:
        """A list among the arguments."""
        return self._checked(key, listing(anything)) or []

    def entries(self, key: str) -> Json:
        """An object among the arguments."""
        return self._checked(key, mapping(anything)) or {}

    def _checked(self, key: str, shape: Shape) -> Any:
        value = self.asked.get(key)
        form = Form()
        if value is not None:
            shape(form, (key,), value)
        form.done()
        return value

    def is_owner(self, server_id: str | None) -> bool:
        """Whether the person owns a server."""
        return server_id in self.world.servers and self.world.servers[server_id].owner_id == self.me

    def shown(self, channel: Channel) -> Json:
        """A channel as the person sees it."""
        return {"channel": channel_view(self.world, channel, self.me)}


def history(deed: Deed) -> Json:
    """A page of messages, oldest first."""
    channel = deed.channel()
    mine = [one for one in deed.world.messages.get(channel.id, {}).values() if shown_to(one, deed.me)]
    asked = read_page(deed.asked, usual=HISTORY_USUAL)
    return {"messages": [message_view(deed.world, one, deed.me) for one in part_of(mine, asked)]}


def send(deed: Deed) -> Json:
    """Post a message."""
    channel = deed.channel()
    deed.world.need_writing(deed.me, channel)
    body: Json = {"content": deed.text("content")}
    if deed.asked.get("silent"):
        body["flags"] = int(MessageFlag.SUPPRESS_NOTIFICATIONS)
    if deed.asked.get("reply_to"):
        body["message_reference"] = {"message_id": deed.id("reply_to")}
    files: dict[str, File] = {}
    for number, one in enumerate(deed.items("uploads")):
        files[str(number)] = deed.uploads.take(id_of(one))
    check_message(body, files)
    message = talk.post(deed.world, channel, deed.me, Draft(body, files))
    deed.hub.reading.read(deed.me, channel, message.id)
    return {"message": message_view(deed.world, message, deed.me)}


def edit(deed: Deed) -> Json:
    """Edit one's own message."""
    channel = deed.channel()
    message = deed.message(channel)
    if message.author_id != deed.me:
        raise Refusal(50005)
    body = {"content": deed.text("content")}
    check_message(body, {}, message)
    talk.must_be_awake(channel)
    return {"message": message_view(deed.world, talk.edit(deed.world, channel, message, body, {}), deed.me)}


def delete(deed: Deed) -> Json:
    """Delete one's own message, or any as the owner."""
    channel = deed.channel()
    message = deed.message(channel)
    if message.author_id != deed.me and not deed.is_owner(channel.server_id):
        raise Refusal(50013)
    talk.delete(deed.world, channel, message)
    return {}


def dismiss(deed: Deed) -> Json:
    """Make an ephemeral message go away."""
    wanted = deed.id("message")
    for channel_id, messages in deed.world.messages.items():
        message = messages.get(wanted)
        if message and message.only_for == deed.me:
            talk.delete(deed.world, deed.world.channels[channel_id], message)
            return {}
    raise Refusal(10008)


def react(deed: Deed) -> Json:
    """Add or take back a reaction."""
    channel = deed.channel(P.ADD_REACTIONS)
    message, emoji = deed.message(channel), deed.text("emoji")
    if message.only_for or not emoji:
        raise Refusal(10008 if message.only_for else 10014)
    change = talk.react if deed.asked.get("on", True) else talk.unreact
    change(deed.world, channel, message, deed.me, emoji)
    return {}


def pin(deed: Deed) -> Json:
    """Pin a message, or take the pin out."""
    channel = deed.channel(P.PIN_MESSAGES)
    message = deed.message(channel)
    if deed.asked.get("on", True):
        talk.pin(deed.world, channel, message, deed.me)
    else:
        talk.unpin(deed.world, channel, message)
    return {}


def pins(deed: Deed) -> Json:
    """The pinned messages, newest first."""
    found = talk.pinned(deed.world, deed.channel())
    return {"messages": [message_view(deed.world, one, deed.me) for one in found]}


def typing(deed: Deed) -> Json:
    """Show that one writes."""
    deed.world.tell("typing", channel=deed.channel(), data={"user_id": deed.me})
    return {}


def read(deed: Deed) -> Json:
    """Mark a channel as read up to a message."""
    channel = deed.channel()
    if not is_digits(deed.id("message")):
        raise Refusal(10008)
    unread = deed.hub.reading.read(deed.me, channel, deed.id("message"))
    deed.hub.send([deed.me], {"event": "read", "channel_id": channel.id, "unread": unread})
    return {"unread": unread}


def open_dm(deed: Deed) -> Json:
    """Open a DM with somebody."""
    other = deed.world.person(deed.id("user"))
    if other.id == deed.me:
        raise Refusal(50007)
    return deed.shown(rooms.open_dm(deed.world, deed.me, other.id))


def open_thread(deed: Deed) -> Json:
    """Open a thread, on a message or without one."""
    is_private = bool(deed.asked.get("private"))
    channel = deed.channel(P.CREATE_PRIVATE_THREADS if is_private else P.CREATE_PUBLIC_THREADS)
    form = Form()
    form.length(("name",), deed.text("name"), 100, 1)
    form.done()
    kind = ChannelType.PRIVATE_THREAD if is_private else ChannelType.PUBLIC_THREAD
    message = deed.message(channel) if deed.asked.get("message") else None
    asked = {"name": deed.text("name"), "type": int(kind)}
    return deed.shown(rooms.open_thread(deed.world, channel, deed.me, asked, message))


def thread_member(deed: Deed) -> Json:
    """Join, add somebody, leave."""
    channel = deed.channel()
    user_id = deed.id("user") or deed.me
    deed.world.person(user_id)
    change = rooms.join_thread if deed.asked.get("on", True) else rooms.leave_thread
    change(deed.world, channel, user_id)
    return {}


def archive(deed: Deed) -> Json:
    """Archive a thread, perhaps so that only who manages threads can bring it back, or bring it back."""
    channel = deed.channel()
    asked = {
        key: bool(deed.asked[name]) for key, name in (("archived", "on"), ("locked", "locked")) if name in deed.asked
    }
    rooms.change_thread(deed.world, channel, {"archived": True, **asked})
    return deed.shown(channel)


def profile(deed: Deed) -> Json:
    """Change one's name, nick, language, avatar, or close one's DMs."""
    person = deed.world.people[deed.me]
    _check_profile(deed.asked)
    person.global_name = deed.text("name") or person.global_name
    person.locale = deed.text("locale") or person.locale
    person.dms_closed = bool(deed.asked.get("dms_closed", person.dms_closed))
    if "avatar" in deed.asked:
        person.avatar = _new_avatar(deed)
    if "nick" in deed.asked:
        _rename(deed)
    deed.world.touch("person", deed.me)
    deed.world.tell("person", data={"id": deed.me, "changed": True})
    return {"person": person_object(deed.world, person, deed.hub.online)}


def _check_profile(asked: Json) -> None:
    form = Form()
    form.length(("name",), asked.get("name"), people.NAME_MOST, 1)
    form.length(("nick",), asked.get("nick"), people.NAME_MOST)
    if asked.get("locale"):
        form.one_of(("locale",), asked["locale"], LOCALES)
    form.done()


def _new_avatar(deed: Deed) -> str | None:
    if deed.asked["avatar"] is None:
        return None
    content = deed.uploads.take(deed.id("avatar")).content
    name = avatar_hash(content)
    deed.world.files.put(name, content)
    return name


def _rename(deed: Deed) -> None:
    server = deed.world.server(deed.id("server"))
    server.members[deed.me].nick = deed.text("nick") or None
    deed.world.touch("server", server.id)
    deed.world.tell("member_update", server_id=server.id, data={"user_id": deed.me})


def create_person(deed: Deed) -> Json:
    """Somebody new."""
    person = people.add_person(deed.world, deed.text("name"), deed.text("locale") or "en-US")
    return {"person": person_object(deed.world, person, deed.hub.online)}


def create_channel(deed: Deed) -> Json:
    """A new channel, as the owner."""
    _own(deed, deed.id("server"))
    form = Form()
    form.length(("name",), deed.text("name"), 100, 1)
    form.done()
    return deed.shown(
        rooms.add_channel(deed.world, deed.id("server"), deed.text("name"), topic=deed.text("topic") or None)
    )


def delete_channel(deed: Deed) -> Json:
    """Delete a channel, as the owner."""
    channel = deed.channel()
    _own(deed, channel.server_id)
    rooms.delete_channel(deed.world, channel)
    return {}


def server_locale(deed: Deed) -> Json:
    """Change a server's language, as the owner."""
    _own(deed, deed.id("server"))
    _check_profile({"locale": deed.text("locale")})
    server = deed.world.server(deed.id("server"))
    server.locale = deed.text("locale") or server.locale
    deed.world.touch("server", server.id)
    deed.world.tell("server_update", server_id=server.id)
    return {}


def _own(deed: Deed, server_id: str | None) -> None:
    if not deed.is_owner(server_id):
        raise Refusal(50013)


ACTIONS: dict[str, Callable[[Deed], Json]] = {
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
    "create_channel": create_channel,
    "delete_channel": delete_channel,
    "server_locale": server_locale,
}
