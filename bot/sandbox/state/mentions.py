"""Users mentioned and pinged by a message."""

import re
from dataclasses import dataclass, field

from bot.sandbox.state.models import Channel
from bot.sandbox.state.permissions import Permission
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json, id_of

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass(slots=True)
class Mentions:
    """The mentions of a text that `allowed_mentions` lets through."""

    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False


def _allows(allowed: Json | None, kind: str, snowflake: str) -> bool:
    if allowed is None or kind in (allowed.get("parse") or []):
        return True
    return snowflake in {id_of(one) for one in allowed.get(kind) or []}


def read_mentions(world: World, channel: Channel, author_id: str, text: str, allowed: Json | None) -> Mentions:
    """Return the mentions in a text that `allowed_mentions` lets through."""
    if "@" not in text:
        return Mentions()
    loud = bool(world.permissions(author_id, channel) & Permission.MENTION_EVERYONE)
    server = world.servers.get(channel.server_id or "")
    roles = server.roles if server else {}
    return Mentions(
        users=[
            one for one in dict.fromkeys(USER.findall(text)) if one in world.people and _allows(allowed, "users", one)
        ],
        roles=[
            one
            for one in dict.fromkeys(ROLE.findall(text))
            if one in roles and (loud or roles[one].mentionable) and _allows(allowed, "roles", one)
        ],
        everyone=loud and bool(EVERYONE.search(text)) and _allows(allowed, "everyone", ""),
    )


def pinged_by(world: World, channel: Channel, author_id: str, mentions: Mentions) -> list[str]:
    """Return the users whose clients show a mention."""
    pinged = dict.fromkeys(mentions.users)
    server = world.servers.get(channel.server_id or "")
    for member in server.members.values() if server else []:
        if mentions.everyone or set(member.roles) & set(mentions.roles):
            pinged[member.user_id] = None
    if server is None:
        pinged.update(dict.fromkeys(channel.recipients))
    return [one for one in pinged if one != author_id and world.sees(one, channel)]
