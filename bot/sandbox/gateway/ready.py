"""The first events of a new session: READY, and GUILD_CREATE for each server."""

from bot.sandbox.gateway.events import GUILDS, MEMBERS
from bot.sandbox.gateway.session import Session
from bot.sandbox.shards import Shard
from bot.sandbox.state.models import Server
from bot.sandbox.state.payloads import APPLICATION_FLAGS, created_server_object, member_object, own_user_object
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json, dumps


def start_session(world: World, session: Session) -> None:
    """Send the first events of a session."""
    mine = servers_of(world, session.shard)
    session.ready(_ready(world, session, mine))
    if session.intents & GUILDS:
        for server in mine:
            session.dispatch("GUILD_CREATE", dumps(_created(world, server, session.intents)))


def servers_of(world: World, shard: Shard) -> list[Server]:
    """Return the servers of a shard that the bot is in."""
    return [one for one in world.servers.values() if one.id not in world.servers_left and shard.hears_of(one.id)]


def _ready(world: World, session: Session, mine: list[Server]) -> Json:
    return {
        "v": 10,
        "user_settings": {},
        "user": own_user_object(world.bot),
        "session_type": "normal",
        "session_id": session.id,
        "resume_gateway_url": world.gateway_url,
        "relationships": [],
        "private_channels": [],
        "presences": [],
        "guilds": [{"id": one.id, "unavailable": True} for one in mine],
        "guild_join_requests": [],
        "geo_ordered_rtc_regions": [],
        "game_relationships": [],
        "auth": {},
        "shard": list(session.shard),
        "application": {"id": world.bot_id, "flags": APPLICATION_FLAGS},
        "_trace": ["sandbox"],
    }


def _created(world: World, server: Server, intents: int) -> Json:
    body = created_server_object(world, server)
    if not intents & MEMBERS:
        body["members"] = [member_object(world, server.members[world.bot_id])]
    return body
