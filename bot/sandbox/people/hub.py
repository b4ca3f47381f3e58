"""Everybody who is there: brings news to their sockets."""

from collections.abc import Callable, Iterable

from bot.sandbox.outlet import Outlet
from bot.sandbox.people.reading import Reading
from bot.sandbox.people.view import channel_view, message_view, person_object, server_view
from bot.sandbox.state.things import Channel, Message, MessageFlag
from bot.sandbox.state.world import News, World
from bot.sandbox.wire import Json, dumps


class Socket:
    """One open socket of a person."""

    def __init__(self, user_id: str, outlet: Outlet) -> None:
        self.user_id, self._outlet = user_id, outlet

    def send(self, text: str) -> None:
        """Send one frame."""
        self._outlet.send_text(text)


class PeopleHub:
    """The people's side of the world."""

    def __init__(self, world: World, is_bot_online: Callable[[], bool]) -> None:
        self.world, self._is_bot_online = world, is_bot_online
        self.reading = Reading(world)
        self.sockets: dict[str, set[Socket]] = {}
        world.listen(self.hear)

    @property
    def online(self) -> set[str]:
        """The ids of those who are there."""
        return {*self.sockets, *([self.world.bot_id] if self._is_bot_online() else [])}

    def add(self, socket: Socket) -> None:
        """Somebody opened a socket."""
        is_new = socket.user_id not in self.sockets
        self.sockets.setdefault(socket.user_id, set()).add(socket)
        if is_new:
            self._person(socket.user_id)

    def drop(self, socket: Socket) -> None:
        """Somebody closed a socket."""
        mine = self.sockets.get(socket.user_id, set())
        mine.discard(socket)
        if not mine:
            self.sockets.pop(socket.user_id, None)
            self.reading.forget(socket.user_id)
            self._person(socket.user_id)

    # -- news ----------------------------------------------------------------------------------------------------

    def hear(self, news: News) -> None:
        """Bring news to everybody whom it concerns."""
        listener = LISTENERS.get(news.kind)
        if listener:
            listener(self, news)

    def send(self, users: Iterable[str], event: Json) -> None:
        """Send one event to all sockets of some people."""
        text = dumps(event)
        for user_id in users:
            for socket in self.sockets.get(user_id, ()):
                socket.send(text)

    def viewers(self, channel: Channel, only_for: str | None = None) -> list[str]:
        """Who is there and sees a channel."""
        if only_for is not None:
            return [only_for] if only_for in self.sockets else []
        return [one for one in self.sockets if self.world.sees(one, channel)]

    def message_created(self, news: News) -> None:
        """A new message, and the unread counts it brings."""
        message, channel = _both(news)
        if not self._is_still_there(message):
            return
        is_silent = message.has(MessageFlag.SUPPRESS_NOTIFICATIONS)
        viewers = self.viewers(channel, message.only_for)
        for is_pinged in (True, False):
            group = [one for one in viewers if (one in message.pinged) == is_pinged]
            if group:
                body = message_view(self.world, message, group[0])
                event = {"event": "message_create", "message": body, "pinged": is_pinged, "silent": is_silent}
                self.send(group, event)
        for viewer in viewers:
            if viewer != message.author_id:
                unread = self.reading.came(viewer, channel, message)
                self.send([viewer], {"event": "read", "channel_id": channel.id, "unread": unread})

    def message_changed(self, news: News) -> None:
        """A message is not what it was; with reactions each viewer has a view of their own."""
        message, channel = _both(news)
        if not self._is_still_there(message):
            return
        viewers = self.viewers(channel, message.only_for)
        groups = [[one] for one in viewers] if message.reactions else [viewers]
        for group in filter(None, groups):
            self.send(group, {"event": "message_update", "message": message_view(self.world, message, group[0])})

    def message_gone(self, news: News) -> None:
        """Messages were deleted."""
        channel = _channel(news)
        viewers = self.viewers(channel, news.only_for)
        self.send(viewers, {"event": "message_delete", "channel_id": channel.id, "ids": news.data["ids"]})
        for viewer in viewers:
            self.reading.forget(viewer, channel.id)

    def channel_came(self, news: News) -> None:
        """A new channel, thread or DM."""
        self._channel("channel_create", _channel(news))

    def channel_changed(self, news: News) -> None:
        """A channel is not what it was, or is hidden now."""
        channel = _channel(news)
        self._channel("channel_update", channel)
        hidden = [
            one for one in self.sockets if not self.world.sees(one, channel) and _could_know(self.world, one, channel)
        ]
        self.send(hidden, {"event": "channel_delete", "id": channel.id})

    def channel_gone(self, news: News) -> None:
        """A channel was deleted."""
        self.send(self.sockets, {"event": "channel_delete", "id": _channel(news).id})

    def thread_members_changed(self, news: News) -> None:
        """Somebody joined or left a thread."""
        channel = _channel(news)
        for viewer in news.data["added"]:
            self.send([viewer], {"event": "channel_create", "channel": channel_view(self.world, channel, viewer)})
        self.channel_changed(news)

    def typing(self, news: News) -> None:
        """Somebody writes."""
        channel, user_id = _channel(news), news.data["user_id"]
        others = [one for one in self.viewers(channel) if one != user_id]
        self.send(others, {"event": "typing", "channel_id": channel.id, "user_id": user_id})

    def interaction(self, news: News) -> None:
        """An interaction has come further."""
        self.send([news.only_for or ""], {"event": "interaction", "interaction": news.data})

    def commands(self, _news: News) -> None:
        """The bot has synced."""
        self.send(self.sockets, {"event": "commands", "commands": list(self.world.commands.values())})

    def bot(self, _news: News) -> None:
        """The bot came or went."""
        self.send(self.sockets, {"event": "bot", "bot": person_object(self.world, self.world.bot, self.online)})

    def person(self, news: News) -> None:
        """Somebody is new or changed."""
        self._person(news.data["id"])

    def server(self, news: News) -> None:
        """A server, its roles or members changed."""
        server = self.world.servers[news.server_id or ""]
        for viewer in self.sockets:
            if viewer in server.members:
                self.send([viewer], {"event": "server", "server": server_view(self.world, server, viewer)})

    def _person(self, user_id: str) -> None:
        body = person_object(self.world, self.world.people[user_id], self.online)
        self.send(self.sockets, {"event": "person", "person": body})

    def _channel(self, event: str, channel: Channel) -> None:
        for viewer in self.viewers(channel):
            self.send([viewer], {"event": event, "channel": channel_view(self.world, channel, viewer)})

    def _is_still_there(self, message: Message) -> bool:
        return message.id in self.world.messages.get(message.channel_id, {})


def _channel(news: News) -> Channel:
    if news.channel is None:
        raise ValueError(f"news of kind {news.kind} needs a channel")
    return news.channel


def _both(news: News) -> tuple[Message, Channel]:
    if news.message is None:
        raise ValueError(f"news of kind {news.kind} needs a message")
    return news.message, _channel(news)


def _could_know(world: World, viewer: str, channel: Channel) -> bool:
    server = world.servers.get(channel.server_id or "")
    return bool(server and viewer in server.members)


LISTENERS: dict[str, Callable[[PeopleHub, News], None]] = {
    "message_create": PeopleHub.message_created,
    "message_update": PeopleHub.message_changed,
    "message_delete": PeopleHub.message_gone,
    "message_delete_bulk": PeopleHub.message_gone,
    "reaction_add": PeopleHub.message_changed,
    "reaction_remove": PeopleHub.message_changed,
    "reaction_remove_all": PeopleHub.message_changed,
    "reaction_remove_emoji": PeopleHub.message_changed,
    "channel_create": PeopleHub.channel_came,
    "thread_create": PeopleHub.channel_came,
    "channel_update": PeopleHub.channel_changed,
    "thread_update": PeopleHub.channel_changed,
    "channel_delete": PeopleHub.channel_gone,
    "thread_delete": PeopleHub.channel_gone,
    "thread_members_update": PeopleHub.thread_members_changed,
    "typing": PeopleHub.typing,
    "interaction": PeopleHub.interaction,
    "commands": PeopleHub.commands,
    "bot": PeopleHub.bot,
    "person": PeopleHub.person,
    "member_add": PeopleHub.server,
    "member_update": PeopleHub.server,
    "member_remove": PeopleHub.server,
    "server_update": PeopleHub.server,
}
