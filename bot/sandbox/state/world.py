"""The state of the simulated Discord, with look-ups that raise the errors of Discord."""

import hashlib
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from bot.sandbox.errors import Refusal
from bot.sandbox.state import permissions
from bot.sandbox.state.files import Files
from bot.sandbox.state.models import THREADS, Channel, ChannelType, Emoji, Interaction, Message, Person, Server
from bot.sandbox.state.permissions import Permission
from bot.sandbox.state.session_starts import SessionStarts
from bot.sandbox.wire import Clock, Json, Snowflakes

NONCE_SECONDS = 300


@dataclass(slots=True)
class Event:
    """A change of which the bot, some people or both are notified."""

    kind: str
    channel: Channel | None = None
    message: Message | None = None
    data: Json = field(default_factory=dict)
    server_id: str | None = None
    only_for: str | None = None


class World:
    """The simulated Discord."""

    def __init__(self, base_url: str, files: Files) -> None:
        self.base_url = base_url
        self.files = files
        self.clock = Clock()
        self.ids = Snowflakes(self.clock)
        self.people: dict[str, Person] = {}
        self.servers: dict[str, Server] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.commands: dict[str, Json] = {}
        self.emojis: dict[str, Emoji] = {}  # of the application
        self.reads: dict[str, dict[str, str]] = {}  # by person and channel: the newest message read
        self.interactions: dict[str, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.session_starts = SessionStarts(self.clock)
        self.bot_id = ""
        self.servers_left: set[str] = set()  # servers from which a fault has removed the bot
        self.denied_permissions: dict[str, int] = {}  # by channel: permissions that a fault has taken from the bot
        self.closed_dms: set[str] = set()  # people whose DMs a fault has closed
        self.changed: dict[tuple[str, str], None] = {}
        self._nonces: dict[tuple[str, str, str], tuple[float, Message]] = {}
        self._events: list[Event] = []
        self._listeners: list[Callable[[Event], None]] = []

    # -- events ----------------------------------------------------------------------------------------------------

    def record(self, kind: str, **facts: object) -> None:
        """Record an event; the caller of the change publishes it later."""
        self._events.append(Event(kind, **facts))  # type: ignore[arg-type]

    def take_events(self) -> list[Event]:
        """Return and forget the recorded events."""
        events, self._events = self._events, []
        return events

    def subscribe(self, listener: Callable[[Event], None]) -> None:
        """Call a listener with every event from now on."""
        self._listeners.append(listener)

    def publish(self, events: Iterable[Event]) -> None:
        """Pass events to all listeners."""
        for one in events:
            for listener in self._listeners:
                listener(one)

    def publish_now(self) -> None:
        """Publish the recorded events at once."""
        self.publish(self.take_events())

    # -- look-ups ------------------------------------------------------------------------------------------------

    @property
    def gateway_url(self) -> str:
        """The URL of the gateway."""
        return self.base_url.replace("http", "ws", 1) + "/gateway/"

    @property
    def bot(self) -> Person:
        """The bot's account; its id is the application's too."""
        return self.people[self.bot_id]

    def person(self, user_id: str) -> Person:
        """Return a person or the bot by id. Raises `Refusal` 10013."""
        if user_id not in self.people:
            raise Refusal(10013)
        return self.people[user_id]

    def server(self, server_id: str) -> Server:
        """Return a server by id. Raises `Refusal` 10004."""
        if server_id not in self.servers:
            raise Refusal(10004)
        return self.servers[server_id]

    def channel(self, channel_id: str) -> Channel:
        """Return a channel by id. Raises `Refusal` 10003."""
        if channel_id not in self.channels:
            raise Refusal(10003)
        return self.channels[channel_id]

    def message(self, channel_id: str, message_id: str) -> Message:
        """Return a message by id. Raises `Refusal` 10008."""
        found = self.messages.get(channel_id, {}).get(message_id)
        if found is None:
            raise Refusal(10008)
        return found

    def public_message(self, channel_id: str, message_id: str) -> Message:
        """Return a message that is not ephemeral. Raises `Refusal` 10008."""
        found = self.message(channel_id, message_id)
        if found.only_for is not None:
            raise Refusal(10008)
        return found

    def dm(self, one: str, other: str) -> Channel | None:
        """Return the DM of two people, if it is open."""
        pair = {one, other}
        for channel in self.channels.values():
            if channel.type == ChannelType.DM and set(channel.recipients) == pair:
                return channel
        return None

    # -- permissions ---------------------------------------------------------------------------------------------

    def permissions(self, user_id: str, channel: Channel) -> int:
        """Return the permissions of a user in a channel."""
        if channel.server_id is None:
            return permissions.IN_DM if user_id in channel.recipients else 0
        server = self.servers[channel.server_id]
        place = self.channels.get(channel.parent_id or "", channel) if channel.type in THREADS else channel
        bits = permissions.in_channel(server, place, user_id)
        if user_id == self.bot_id and channel.server_id in self.servers_left:
            return 0
        if user_id == self.bot_id and self.denied_permissions:
            bits &= ~(self.denied_permissions.get(channel.id, 0) | self.denied_permissions.get(place.id, 0))
        if channel.type == ChannelType.PRIVATE_THREAD and not self._in_private(user_id, channel, bits):
            return 0
        return bits if bits & Permission.VIEW_CHANNEL else 0

    def sees(self, user_id: str, channel: Channel) -> bool:
        """True if a user may see a channel."""
        return bool(self.permissions(user_id, channel) & Permission.VIEW_CHANNEL)

    def require(self, user_id: str, channel: Channel, *needed: Permission) -> None:
        """Refuse users who cannot see a channel (50001) or lack a permission (50013). Raises `Refusal`."""
        bits = self.permissions(user_id, channel)
        if not bits & Permission.VIEW_CHANNEL:
            raise Refusal(50001)
        if any(not bits & one for one in needed):
            raise Refusal(50013)

    def require_writing(self, user_id: str, channel: Channel) -> None:
        """Refuse users who may not write in a channel, or whose DM partner has closed DMs. Raises `Refusal`."""
        if channel.type == ChannelType.CATEGORY:
            raise Refusal(50008)
        is_thread = channel.type in THREADS
        self.require(user_id, channel, Permission.SEND_MESSAGES_IN_THREADS if is_thread else Permission.SEND_MESSAGES)
        if channel.type == ChannelType.DM and any(
            self.has_closed_dms(one) for one in channel.recipients if one != user_id
        ):
            raise Refusal(50007)

    def has_closed_dms(self, user_id: str) -> bool:
        """True if a person has closed their DMs."""
        return user_id in self.closed_dms or self.people[user_id].dms_closed

    def _in_private(self, user_id: str, channel: Channel, bits: int) -> bool:
        members = channel.thread.members if channel.thread else {}
        return user_id in members or bool(bits & Permission.MANAGE_THREADS)

    # -- changes -------------------------------------------------------------------------------------------------

    def touch(self, kind: str, key: str) -> None:
        """Mark an object for saving."""
        self.changed[kind, key] = None

    def add_message(self, message: Message) -> None:
        """Add a message; its nonce is remembered for some minutes."""
        self.messages.setdefault(message.channel_id, {})[message.id] = message
        if message.nonce is not None:
            key = (message.author_id, message.channel_id, message.nonce)
            self._nonces[key] = (self.clock.now(), message)
        self.touch("message", f"{message.channel_id}/{message.id}")

    def drop_message(self, message: Message) -> None:
        """Delete a message."""
        self.messages.get(message.channel_id, {}).pop(message.id, None)
        self.touch("message", f"{message.channel_id}/{message.id}")

    def with_nonce(self, author_id: str, channel_id: str, nonce: str) -> Message | None:
        """Return the message that the author sent with this nonce in the last few minutes."""
        sent_at, message = self._nonces.get((author_id, channel_id, nonce), (0.0, None))
        return message if self.clock.now() - sent_at < NONCE_SECONDS else None

    def new_token(self) -> str:
        """Return a token as long as Discord's."""
        return secrets.token_urlsafe(150)

    def add_interaction(self, interaction: Interaction) -> None:
        """Add an interaction; drop the oldest interaction if its token has expired."""
        self.interactions[interaction.id] = interaction
        self.tokens[interaction.token] = interaction
        oldest = next(iter(self.interactions.values()))
        if self.clock.now() - oldest.created > 2 * 900:
            del self.interactions[oldest.id], self.tokens[oldest.token]


def avatar_hash(content: bytes) -> str:
    """Return the hash that names an avatar."""
    return hashlib.md5(content, usedforsecurity=False).hexdigest()
