"""Adds servers, each with its channels and everyone as a member."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.sandbox.shards import Shard
from bot.sandbox.state import permissions
from bot.sandbox.state.channels import first_channel
from bot.sandbox.state.models import Member, Role, Server
from bot.sandbox.state.world import World

MOST_NAME, LEAST_NAME = 100, 2
NAMES = (
    "The Guildhall", "Augsburg", "Bremen", "Cologne", "Dresden", "Erfurt", "Frankfurt", "Goslar",
    "Hamburg", "Ingolstadt", "Jena", "Kassel", "Leipzig", "Munich", "Nuremberg", "Oldenburg",
)  # fmt: skip
CHANNELS: Mapping[str, str | None] = MappingProxyType(
    {"lobby": "Where tables are opened.", "table-one": "A place to play.", "table-two": "Another one."}
)


def server_name(number: int) -> str:
    """Return the name of a new sandbox's server with this number."""
    return NAMES[number] if number < len(NAMES) else f"Town {number + 1}"


def add_server(
    world: World,
    name: str,
    locale: str,
    owner_id: str,
    *,
    shard: Shard | None = None,
    channels: Mapping[str, str | None] = CHANNELS,
) -> Server:
    """Add a server with everyone as a member; `shard` places it on that shard, `channels` maps names to topics."""
    snowflake = world.ids.new_on_shard(*shard, world.servers) if shard else world.ids.new()
    role = Role(world.ids.new(), world.bot.username, permissions.BOT, 1, managed=True, bot_id=world.bot_id)
    server = Server(snowflake, name, owner_id, locale)
    server.roles = {server.id: Role(server.id, "@everyone", permissions.EVERYONE), role.id: role}
    now = world.clock.iso()
    server.members = {one.id: Member(one.id, now, roles=[role.id] if one.bot else []) for one in world.people.values()}
    world.servers[server.id] = server
    world.touch("server", server.id)
    for channel, topic in channels.items():
        first_channel(world, server.id, channel, topic=topic)
    world.record("server_create", server_id=server.id)
    return server
