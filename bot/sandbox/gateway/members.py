"""Chunks of members that a bot requests on the gateway."""

from collections.abc import Iterator

from bot.sandbox.gateway.payloads import as_number
from bot.sandbox.shards import Shard
from bot.sandbox.state.models import Server
from bot.sandbox.state.payloads import member_object
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json, id_of

CHUNK = 1000


def member_chunks(world: World, shard: Shard, asked: Json) -> Iterator[Json]:
    """Yield the bodies of GUILD_MEMBERS_CHUNK; none for an unknown server or for a server of a different shard."""
    server = world.servers.get(id_of(asked.get("guild_id")))
    if server is None or not shard.hears_of(server.id):
        return
    found = _wanted(world, server, asked)
    chunks = [found[at : at + CHUNK] for at in range(0, len(found), CHUNK)] or [[]]
    for index, chunk in enumerate(chunks):
        body: Json = {
            "guild_id": server.id,
            "members": chunk,
            "chunk_index": index,
            "chunk_count": len(chunks),
            "not_found": [],
        }
        yield {**body, "nonce": asked["nonce"]} if asked.get("nonce") else body


def _wanted(world: World, server: Server, asked: Json) -> list[Json]:
    ids = asked.get("user_ids")
    if ids is not None:
        wanted = {id_of(one) for one in (ids if isinstance(ids, list) else [ids])}
        return [member_object(world, one) for key, one in server.members.items() if key in wanted]
    begins, limit = str(asked.get("query") or "").lower(), as_number(asked.get("limit"))
    found = [
        one for key, one in server.members.items() if (world.people[key].global_name or "").lower().startswith(begins)
    ]
    return [member_object(world, one) for one in (found[:limit] if limit else found)]
