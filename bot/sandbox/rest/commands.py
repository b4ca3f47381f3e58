"""Routes on application commands, global and per server."""

from bot.sandbox.errors import Refusal
from bot.sandbox.limits.commands import check_command, check_commands
from bot.sandbox.rest.routing import Call, Reply
from bot.sandbox.wire import Json


def _mine(call: Call) -> list[Json]:
    if call.params["application_id"] != call.world.bot_id:
        raise Refusal(10002)
    server_id = call.params.get("guild_id")
    if server_id is not None:
        call.world.server(server_id)
    return [one for one in call.world.commands.values() if one.get("guild_id") == server_id]


def show_all(call: Call) -> Reply:
    """Return the global commands, or those of a server."""
    return _mine(call)


def show(call: Call) -> Reply:
    """Return one command."""
    return _one(call)


def replace_all(call: Call) -> Reply:
    """Replace the whole list, as `tree.sync()` does; existing commands keep their ids."""
    old = {(one["type"], one["name"]): one["id"] for one in _mine(call)}
    check_commands(call.items)
    for command in _mine(call):
        _drop(call, command)
    made = [_keep(call, one, old.get((one.get("type", 1), one["name"]))) for one in call.items]
    call.world.record("commands")
    return list(made)


def create(call: Call) -> Reply:
    """Add one command, or replace the command with the same name."""
    check_command(call.body)
    name = (call.body.get("type", 1), call.body["name"])
    old = next((one["id"] for one in _mine(call) if (one["type"], one["name"]) == name), None)
    call.world.record("commands")
    return _keep(call, call.body, old)


def change(call: Call) -> Reply:
    """Change one command."""
    asked = {**_one(call), **call.body}
    check_command(asked)
    call.world.record("commands")
    return _keep(call, asked, asked["id"])


def delete(call: Call) -> Reply:
    """Delete one command."""
    _drop(call, _one(call))
    call.world.record("commands")
    return None


def _one(call: Call) -> Json:
    found = next((one for one in _mine(call) if one["id"] == call.params["command_id"]), None)
    if found is None:
        raise Refusal(10063)
    return found


def _drop(call: Call, command: Json) -> None:
    del call.world.commands[command["id"]]
    call.world.touch("command", command["id"])


def _bits(asked: str | int | None) -> str | None:
    return None if asked is None else str(asked)


def _keep(call: Call, asked: Json, snowflake: str | None) -> Json:
    snowflake = snowflake or call.world.ids.new()
    server_id = call.params.get("guild_id")
    body: Json = {
        "id": snowflake,
        "application_id": call.world.bot_id,
        "version": call.world.ids.new(),
        "type": asked.get("type", 1),
        "name": asked["name"],
        "name_localizations": asked.get("name_localizations"),
        "description": asked.get("description") or "",
        "description_localizations": asked.get("description_localizations"),
        "options": asked.get("options") or [],
        "default_member_permissions": _bits(asked.get("default_member_permissions")),
        "nsfw": bool(asked.get("nsfw")),
        "contexts": asked.get("contexts"),
        "integration_types": asked.get("integration_types") or [0],
        "dm_permission": asked.get("dm_permission", True),
        **({"guild_id": server_id} if server_id else {}),
    }
    call.world.commands[snowflake] = body
    call.world.touch("command", snowflake)
    return body
