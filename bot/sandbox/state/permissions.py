"""Permissions of members in servers and channels."""

from enum import IntEnum

from bot.sandbox.state.models import Channel, Server


class Permission(IntEnum):
    """The permission bits that the sandbox checks; plain numbers, since `&` is slow on IntFlag."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


P = Permission
ALL = (1 << 53) - 1
EVERYONE = int(
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.CHANGE_NICKNAME
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
)
BOT = EVERYONE | int(P.MANAGE_MESSAGES | P.MANAGE_THREADS | P.PIN_MESSAGES)
IN_DM = int(
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.USE_APPLICATION_COMMANDS
    | P.PIN_MESSAGES
)


def in_server(server: Server, user_id: str) -> int:
    """Return the permissions of a member by ownership and roles."""
    member = server.members.get(user_id)
    if member is None:
        return 0
    if server.owner_id == user_id:
        return ALL
    bits = server.roles[server.id].permissions
    for role_id in member.roles:
        bits |= server.roles[role_id].permissions
    return ALL if bits & P.ADMINISTRATOR else bits


def in_channel(server: Server, channel: Channel, user_id: str) -> int:
    """Return the permissions in a channel; for a thread, pass its parent."""
    bits = in_server(server, user_id)
    if bits in (0, ALL) or not channel.overwrites:
        return bits
    roles = set(server.members[user_id].roles)
    bits = _apply(bits, [one for one in channel.overwrites if one["id"] == server.id])
    bits = _apply(bits, [one for one in channel.overwrites if one["id"] in roles])
    bits = _apply(bits, [one for one in channel.overwrites if one["id"] == user_id])
    return bits if bits & P.VIEW_CHANNEL else 0


def _apply(bits: int, overwrites: list[dict[str, object]]) -> int:
    denied = allowed = 0
    for one in overwrites:
        denied |= int(str(one.get("deny", 0)))
        allowed |= int(str(one.get("allow", 0)))
    return (bits & ~denied) | allowed
