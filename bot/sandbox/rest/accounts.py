"""Routes on the bot itself, on users, servers and members."""

from bot.sandbox.errors import Refusal
from bot.sandbox.limits.paging import asked_limit, read_page
from bot.sandbox.rest.routing import Call, Reply
from bot.sandbox.state import channels
from bot.sandbox.state.models import THREADS, Member, Server
from bot.sandbox.state.payloads import (
    APPLICATION_FLAGS,
    channel_object,
    member_object,
    own_user_object,
    role_object,
    server_object,
    thread_list,
    user_object,
)
from bot.sandbox.wire import id_of

MOST_MEMBERS = 1000
MOST_SERVERS = 200


def own_user(call: Call) -> Reply:
    """Return the bot's account; every login begins with this request."""
    return own_user_object(call.world.bot)


def own_application(call: Call) -> Reply:
    """Return the application of the bot."""
    world = call.world
    owner = next(one for one in world.people.values() if not one.bot)
    return {
        "id": world.bot_id,
        "name": world.bot.username,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": APPLICATION_FLAGS,
        "owner": user_object(owner),
        "team": None,
        "bot": user_object(world.bot),
        "approximate_guild_count": len(world.servers),
        "approximate_user_install_count": 0,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "tags": [],
        "integration_types_config": {"0": {}},
        "hook": True,
        "is_monetized": False,
        "is_verified": False,
        "storefront_available": False,
    }


def gateway(call: Call) -> Reply:
    """Return the URL of the gateway."""
    return {"url": call.world.gateway_url}


def gateway_bot(call: Call) -> Reply:
    """Return the URL of the gateway, the recommended number of shards, and the session start limit."""
    starts = call.world.session_starts
    return {"url": call.world.gateway_url, "shards": starts.shards, "session_start_limit": starts.limit_object()}


def user(call: Call) -> Reply:
    """Return one user."""
    return user_object(call.world.person(call.params["user_id"]))


def open_dm(call: Call) -> Reply:
    """Open a DM; closed DMs are refused only when a message is sent. Raises `Refusal`."""
    world = call.world
    person = world.person(id_of(call.body.get("recipient_id")))
    if person.bot:
        raise Refusal(50007)
    return channel_object(world, channels.open_dm(world, world.bot_id, person.id))


def own_servers(call: Call) -> Reply:
    """Return the servers the bot is in."""
    keys = ("id", "name", "icon", "banner", "features")
    asked = read_page(call.query, most=MOST_SERVERS, usual=MOST_SERVERS)
    found = sorted((one for one in call.world.servers.values() if int(one.id) > (asked.after or 0)), key=_number)
    if asked.before is not None:
        found = [one for one in found if int(one.id) < asked.before][-asked.limit :]
    bodies = (server_object(one) for one in found[: asked.limit])
    return [{**{key: body[key] for key in keys}, "owner": False, "permissions": "0"} for body in bodies]


def _number(server: Server) -> int:
    return int(server.id)


def server(call: Call) -> Reply:
    """Return a server."""
    found = _server(call)
    body = server_object(found)
    return {**body, "approximate_member_count": len(found.members), "approximate_presence_count": len(found.members)}


def server_channels(call: Call) -> Reply:
    """Return a server's channels without threads."""
    found = _server(call)
    found_channels = (
        one for one in call.world.channels.values() if one.server_id == found.id and one.type not in THREADS
    )
    return [channel_object(call.world, one) for one in found_channels]


def active_threads(call: Call) -> Reply:
    """Return a server's threads that are not archived."""
    found = _server(call)
    threads = (one for one in call.world.channels.values() if one.server_id == found.id)
    alive = (one for one in threads if one.thread and not one.thread.archived)
    return thread_list(call.world, [one for one in alive if call.world.sees(call.world.bot_id, one)])


def roles(call: Call) -> Reply:
    """Return a server's roles."""
    return [role_object(one) for one in _server(call).roles.values()]


def member(call: Call) -> Reply:
    """Return one member."""
    return member_object(call.world, _member(call))


def members(call: Call) -> Reply:
    """Return the members, in pages."""
    asked = read_page(call.query, most=MOST_MEMBERS, usual=1)
    found = [one for one in _server(call).members.values() if int(one.user_id) > (asked.after or 0)]
    found.sort(key=lambda one: int(one.user_id))
    return [member_object(call.world, one) for one in found[: asked.limit]]


def search_members(call: Call) -> Reply:
    """Return members whose name begins with the query."""
    wanted, limit = call.query.get("query", "").lower(), asked_limit(call.query, most=MOST_MEMBERS, usual=1)
    return [member_object(call.world, one) for one in members_named(call, wanted)[:limit]]


def members_named(call: Call, wanted: str) -> list[Member]:
    """Return members whose nick or name begins with a text."""
    return [
        one
        for one in _server(call).members.values()
        if any(name.lower().startswith(wanted) for name in _names(call, one))
    ]


def _names(call: Call, one: Member) -> list[str]:
    person = call.world.people[one.user_id]
    return [name for name in (one.nick, person.global_name, person.username) if name]


def change_own_member(call: Call) -> Reply:
    """Change the bot's own nick."""
    found = _server(call).members[call.world.bot_id]
    found.nick = call.body.get("nick", found.nick)
    call.world.touch("server", call.params["guild_id"])
    call.world.record("member_update", server_id=call.params["guild_id"], data={"user_id": call.world.bot_id})
    return member_object(call.world, found)


def _server(call: Call) -> Server:
    return call.world.server(call.params["guild_id"])


def _member(call: Call) -> Member:
    found = _server(call).members.get(call.params["user_id"])
    if found is None:
        raise Refusal(10007)
    return found
