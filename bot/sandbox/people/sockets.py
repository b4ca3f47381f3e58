"""The open sockets of people, and the events that are sent on them."""

from collections.abc import Callable, Iterable

from bot.sandbox.people.unread import UnreadCounts
from bot.sandbox.people.view import channel_view, message_view, person_object, server_view
from bot.sandbox.state.models import Channel, Message, MessageFlag
from bot.sandbox.state.world import Event, World
from bot.sandbox.websocket_writer import WebSocketWriter
from bot.sandbox.wire import Json, dumps


class Socket:
    """One open socket of a person."""

    def __init__(self, user_id: str, writer: WebSocketWriter) -> None:
        self.user_id, self._writer = user_id, writer

    def send(self, text: str) -> None:
        """Send one frame."""
        self._writer.send_text(text)


class PeopleSockets:
    """Sends the events of the world to the sockets of people."""

    def __init__(self, world: World, is_bot_online: Callable[[], bool]) -> None:
        self.world, self._is_bot_online = world, is_bot_online
        self.unread_counts = UnreadCounts(world)
        self.sockets: dict[str, set[Socket]] = {}
        world.subscribe(self.on_event)

    @property
    def online(self) -> set[str]:
        """The ids of the people who are online."""
        return {*self.sockets, *([self.world.bot_id] if self._is_bot_online() else [])}

    def add(self, socket: Socket) -> None:
        """Add a socket."""
        is_new = socket.user_id not in self.sockets
        self.sockets.setdefault(socket.user_id, set()).add(socket)
        if is_new:
            self._person(socket.user_id)

    def drop(self, socket: Socket) -> None:
        """Remove a socket."""
        mine = self.sockets.get(socket.user_id, set())
        mine.discard(socket)
        if not mine:
            self.sockets.pop(socket.user_id, None)
            self.unread_counts.forget(socket.user_id)
            self._person(socket.user_id)

    # -- events ---------------------------------------------------------------------------------------------------

    def on_event(self, event: Event) -> None:
        """Send an event to the people it concerns."""
        handler = HANDLERS.get(event.kind)
        if handler:
            handler(self, event)

    def send(self, users: Iterable[str], event: Json) -> None:
        """Send one event to all sockets of some people."""
        text = dumps(event)
        for user_id in users:
            for socket in self.sockets.get(user_id, ()):
                socket.send(text)

    def viewers(self, channel: Channel, only_for: str | None = None) -> list[str]:
        """Return the people who are online and can see a channel."""
        if only_for is not None:
            return [only_for] if only_for in self.sockets else []
        return [one for one in self.sockets if self.world.sees(one, channel)]

    def message_created(self, event: Event) -> None:
        """Send a new message, with the new unread counts."""
        message, channel = _both(event)
        if not self._is_still_there(message):
            return
        is_silent = message.has(MessageFlag.SUPPRESS_NOTIFICATIONS)
        viewers = self.viewers(channel, message.only_for)
        for is_pinged in (True, False):
            group = [one for one in viewers if (one in message.pinged) == is_pinged]
            if group:
                body = message_view(self.world, message, group[0])
                frame = {"event": "message_create", "message": body, "pinged": is_pinged, "silent": is_silent}
                self.send(group, frame)
        for viewer in viewers:
            if viewer != message.author_id:
                unread = self.unread_counts.count_new(viewer, channel, message)
                self.send([viewer], {"event": "read", "channel_id": channel.id, "unread": unread})

    def message_changed(self, event: Event) -> None:
        """Send a changed message; each viewer sees the reactions differently."""
        message, channel = _both(event)
        if not self._is_still_there(message):
            return
        viewers = self.viewers(channel, message.only_for)
        groups = [[one] for one in viewers] if message.reactions else [viewers]
        for group in filter(None, groups):
            self.send(group, {"event": "message_update", "message": message_view(self.world, message, group[0])})

    def messages_deleted(self, event: Event) -> None:
        """Send the ids of deleted messages."""
        channel = _channel(event)
        viewers = self.viewers(channel, event.only_for)
        self.send(viewers, {"event": "message_delete", "channel_id": channel.id, "ids": event.data["ids"]})
        for viewer in viewers:
            self.unread_counts.forget(viewer, channel.id)

    def channel_created(self, event: Event) -> None:
        """Send a new channel, thread or DM."""
        self._channel("channel_create", _channel(event))

    def channel_changed(self, event: Event) -> None:
        """Send a changed channel; to people who can no longer see it, send its deletion."""
        channel = _channel(event)
        self._channel("channel_update", channel)
        hidden = [
            one for one in self.sockets if not self.world.sees(one, channel) and _could_know(self.world, one, channel)
        ]
        self.send(hidden, {"event": "channel_delete", "id": channel.id})

    def channel_deleted(self, event: Event) -> None:
        """Send the deletion of a channel."""
        self.send(self.sockets, {"event": "channel_delete", "id": _channel(event).id})

    def thread_members_changed(self, event: Event) -> None:
        """Send a thread that people have joined or left."""
        channel = _channel(event)
        for viewer in event.data["added"]:
            self.send([viewer], {"event": "channel_create", "channel": channel_view(self.world, channel, viewer)})
        self.channel_changed(event)

    def typing(self, event: Event) -> None:
        """Tell the other viewers of a channel that a person is typing."""
        channel, user_id = _channel(event), event.data["user_id"]
        others = [one for one in self.viewers(channel) if one != user_id]
        self.send(others, {"event": "typing", "channel_id": channel.id, "user_id": user_id})

    def interaction(self, event: Event) -> None:
        """Send the new status of an interaction to the person who started it."""
        self.send([event.only_for or ""], {"event": "interaction", "interaction": event.data})

    def commands(self, _news: Event) -> None:
        """Send the commands that the bot has synced."""
        self.send(self.sockets, {"event": "commands", "commands": list(self.world.commands.values())})

    def bot(self, _news: Event) -> None:
        """Send the bot's account after the bot went online or offline."""
        self.send(self.sockets, {"event": "bot", "bot": person_object(self.world, self.world.bot, self.online)})

    def person(self, event: Event) -> None:
        """Send a new or changed person."""
        self._person(event.data["id"])

    def server(self, event: Event) -> None:
        """Send a server that is new, or whose roles or members have changed."""
        server = self.world.servers[event.server_id or ""]
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


def _channel(event: Event) -> Channel:
    if event.channel is None:
        raise ValueError(f"event of kind {event.kind} needs a channel")
    return event.channel


def _both(event: Event) -> tuple[Message, Channel]:
    if event.message is None:
        raise ValueError(f"event of kind {event.kind} needs a message")
    return event.message, _channel(event)


def _could_know(world: World, viewer: str, channel: Channel) -> bool:
    server = world.servers.get(channel.server_id or "")
    return bool(server and viewer in server.members)


HANDLERS: dict[str, Callable[[PeopleSockets, Event], None]] = {
    "message_create": PeopleSockets.message_created,
    "message_update": PeopleSockets.message_changed,
    "message_delete": PeopleSockets.messages_deleted,
    "message_delete_bulk": PeopleSockets.messages_deleted,
    "reaction_add": PeopleSockets.message_changed,
    "reaction_remove": PeopleSockets.message_changed,
    "reaction_remove_all": PeopleSockets.message_changed,
    "reaction_remove_emoji": PeopleSockets.message_changed,
    "channel_create": PeopleSockets.channel_created,
    "thread_create": PeopleSockets.channel_created,
    "channel_update": PeopleSockets.channel_changed,
    "thread_update": PeopleSockets.channel_changed,
    "channel_delete": PeopleSockets.channel_deleted,
    "thread_delete": PeopleSockets.channel_deleted,
    "thread_members_update": PeopleSockets.thread_members_changed,
    "typing": PeopleSockets.typing,
    "interaction": PeopleSockets.interaction,
    "commands": PeopleSockets.commands,
    "bot": PeopleSockets.bot,
    "person": PeopleSockets.person,
    "member_add": PeopleSockets.server,
    "member_update": PeopleSockets.server,
    "member_remove": PeopleSockets.server,
    "server_update": PeopleSockets.server,
    "server_create": PeopleSockets.server,
}
