"""The objects of the simulated Discord, as plain records that can be saved."""

from dataclasses import dataclass, field
from enum import IntEnum

from bot.sandbox.wire import Json


class ChannelType(IntEnum):
    """The channel types that the sandbox supports."""

    TEXT = 0
    DM = 1
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = (ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


class MessageFlag(IntEnum):
    """The message flags that the sandbox supports; plain numbers, since `&` is slow on IntFlag."""

    SUPPRESS_EMBEDS = 4
    HAS_THREAD = 32
    EPHEMERAL = 64
    LOADING = 128
    SUPPRESS_NOTIFICATIONS = 4096
    HAS_SNAPSHOT = 16384
    COMPONENTS_V2 = 32768


class MessageType(IntEnum):
    """The message types that the sandbox creates."""

    DEFAULT = 0
    PIN = 6
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    CONTEXT_MENU_COMMAND = 23


@dataclass(slots=True)
class Person:
    """The account of a person or of the bot."""

    id: str
    username: str
    global_name: str | None
    locale: str = "en-US"
    avatar: str | None = None
    dms_closed: bool = False
    bot: bool = False


@dataclass(slots=True)
class Role:
    """A role of a server; the role with the server's id is @everyone."""

    id: str
    name: str
    permissions: int
    position: int = 0
    color: int = 0
    mentionable: bool = False
    managed: bool = False
    bot_id: str | None = None


@dataclass(slots=True)
class Member:
    """A person in a server."""

    user_id: str
    joined_at: str
    nick: str | None = None
    roles: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Server:
    """A server, which Discord's API calls a guild."""

    id: str
    name: str
    owner_id: str
    locale: str = "en-US"
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)


@dataclass(slots=True)
class Emoji:
    """An emoji of the application; its picture is in the files."""

    id: str
    name: str
    user_id: str
    animated: bool = False


@dataclass(slots=True)
class ThreadFacts:
    """The additional fields of a thread."""

    archive_at: str
    created_at: str
    archived: bool = False
    locked: bool = False
    auto_archive: int = 4320
    invitable: bool = True
    members: dict[str, str] = field(default_factory=dict)  # user id: joined at
    message_count: int = 0
    total_sent: int = 0


@dataclass(slots=True)
class Channel:
    """A text channel, a thread or a DM."""

    id: str
    type: int
    name: str | None = None
    server_id: str | None = None
    parent_id: str | None = None
    owner_id: str | None = None
    topic: str | None = None
    position: int = 0
    slowmode: int = 0
    nsfw: bool = False
    overwrites: list[Json] = field(default_factory=list)
    recipients: list[str] = field(default_factory=list)
    last_message_id: str | None = None
    last_pin: str | None = None
    thread: ThreadFacts | None = None


@dataclass(slots=True)
class Message:
    """A message; `body` is never changed in place, so that unsent payloads keep their old content."""

    id: str
    channel_id: str
    author_id: str
    body: Json
    only_for: str | None = None  # the only person who sees an ephemeral message
    nonce: str | None = None
    reactions: dict[str, list[str]] = field(default_factory=dict)  # emoji: user ids
    pinged: list[str] = field(default_factory=list)
    pinned_at: str | None = None

    @property
    def flags(self) -> int:
        """The message's flags."""
        return int(self.body["flags"])

    def has(self, flag: MessageFlag) -> bool:
        """True if a flag is set."""
        return bool(self.flags & flag)


class InteractionKind(IntEnum):
    """Discord's interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


@dataclass(slots=True)
class Interaction:
    """A person's click, command, selection or modal, and the state of the bot's answer to it."""

    id: str
    token: str
    kind: InteractionKind
    user_id: str
    channel_id: str
    created: float
    server_id: str | None = None
    message_id: str | None = None
    custom_id: str | None = None
    name: str | None = None
    command_type: int = 1
    status: str = "pending"
    dispatched: float = 0.0
    answered: float | None = None
    answer: int | None = None  # the callback type of the first answer
    original_id: str | None = None  # the message that @original refers to
    deferred: bool = False  # a "thinking" message waits for the first follow-up
    modal: Json | None = None
    text: str | None = None
    parent: Json | None = None  # metadata of the interaction that opened this modal
    opened_by: str | None = None  # the id of that interaction
