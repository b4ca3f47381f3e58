"""The sandbox refuses values of wrong types as Discord does, with their path; they never crash the server."""

import copy
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from bot.sandbox.rest.routes import TABLE
from bot.sandbox.rest.routing import Route
from bot.sandbox.state import permissions
from bot.sandbox.state.models import Interaction, InteractionKind
from tests.player import Json, Player, Refused, town_at
from tests.sandbox.by_hand import Rest, button, gallery, row, select, text

WRONG: dict[str, tuple[str, str, Any, str, str]] = {
    "embeds as text": ("POST", "{messages}", {"embeds": "str"}, "embeds", "LIST_TYPE_CONVERT"),
    "an embed as text": ("POST", "{messages}", {"embeds": ["str"]}, "embeds.0", "MODEL_TYPE_CONVERT"),
    "a title as list": ("POST", "{messages}", {"embeds": [{"title": []}]}, "embeds.0.title", "STRING_TYPE_CONVERT"),
    "content as number": ("POST", "{messages}", {"content": 7}, "content", "STRING_TYPE_CONVERT"),
    "flags as text": ("POST", "{messages}", {"content": "x", "flags": "x"}, "flags", "NUMBER_TYPE_COERCE"),
    "components as object": ("POST", "{messages}", {"components": {}}, "components", "LIST_TYPE_CONVERT"),
    "a style as text": (
        "POST",
        "{messages}",
        {"components": [row(button(style="1"))]},
        "components.0.components.0.style",
        "NUMBER_TYPE_COERCE",
    ),
    "tts as text": ("POST", "{messages}", {"content": "x", "tts": "yes"}, "tts", "BOOLEAN_TYPE_CONVERT"),
    "a reference as text": (
        "POST",
        "{messages}",
        {"content": "x", "message_reference": "1"},
        "message_reference",
        "MODEL_TYPE_CONVERT",
    ),
    "an id that is none": (
        "POST",
        "{messages}",
        {"content": "x", "message_reference": {"message_id": "abc"}},
        "message_reference.message_id",
        "NUMBER_TYPE_COERCE",
    ),
    "a body that is a list": ("POST", "{messages}", [], "", "MODEL_TYPE_CONVERT"),
    "commands that are no list": ("PUT", "{commands}", {}, "", "LIST_TYPE_CONVERT"),
    "options as text": (
        "PUT",
        "{commands}",
        [{"name": "a", "description": "d", "options": "x"}],
        "0.options",
        "LIST_TYPE_CONVERT",
    ),
    "permissions that are no bits": (
        "POST",
        "{commands}",
        {"name": "a", "description": "d", "default_member_permissions": "all"},
        "default_member_permissions",
        "NUMBER_TYPE_COERCE",
    ),
    "no recipient": ("POST", "/users/@me/channels", {}, "recipient_id", "BASE_TYPE_REQUIRED"),
    "an overwrite without a type": ("PUT", "/channels/{channel}/permissions/1", {}, "type", "BASE_TYPE_REQUIRED"),
    "no ids to delete": ("POST", "{messages}/bulk-delete", {"messages": "1"}, "messages", "LIST_TYPE_CONVERT"),
    "a limit that is no number": ("GET", "{messages}?limit=abc", None, "limit", "NUMBER_TYPE_COERCE"),
    "a limit above the most": ("GET", "{messages}?limit=101", None, "limit", "NUMBER_TYPE_MAX"),
    "a limit of none": ("GET", "{messages}?limit=0", None, "limit", "NUMBER_TYPE_MIN"),
    "an id after which is none": ("GET", "{messages}?after=abc", None, "after", "NUMBER_TYPE_COERCE"),
    "a time that is none": ("GET", "{messages}/pins?before=abc", None, "before", "DATE_TIME_TYPE_PARSE"),
    "a channel that is no id": ("GET", "/channels/abc/messages", None, "channel_id", "NUMBER_TYPE_COERCE"),
}


@pytest.mark.parametrize(("method", "path", "body", "place", "code"), WRONG.values(), ids=list(WRONG))
async def test_a_wrong_type_is_refused_at_its_path(
    rest: Rest, method: str, path: str, body: Any, place: str, code: str
) -> None:
    """The error is Invalid Form Body, with Discord's code for the mistake."""
    status, answer = await rest(method, filled(rest, path), body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    found = answer["errors"]
    for part in place.split(".") if place else []:
        found = found[part]
    assert found["_errors"][0]["code"] == code


def filled(rest: Rest, path: str) -> str:
    """Fill the sandbox's ids into a path."""
    commands = f"/applications/{rest.world.bot_id}/commands"
    server = next(iter(rest.world.servers))
    return path.format(messages=rest.messages, commands=commands, channel=rest.channel, server=server)


async def test_an_answer_to_an_interaction_has_its_errors_inside_data(rest: Rest, host: Player) -> None:
    """Discord nests the errors this way."""
    outcome = await asked(rest, host)
    path = f"/interactions/{outcome.id}/{outcome.token}/callback"
    for data, place in (({"embeds": "x"}, "embeds"), ({"content": "x" * 2001}, "content")):
        _, answer = await rest("POST", path, {"type": 4, "data": data})
        assert answer["errors"]["data"][place]["_errors"]
    assert (await rest("POST", path, {"type": "4"}))[1]["errors"]["type"]["_errors"]


# -- arbitrary bodies --------------------------------------------------------------------------------------------

V2_BODY: Json = {
    "flags": 32768,
    "components": [
        {
            "type": 17,
            "accent_color": 1,
            "components": [text(), gallery(1), {"type": 9, "components": [text()], "accessory": button()}],
        }
    ],
}
CLASSIC_BODY: Json = {
    "content": "x",
    "nonce": "1",
    "tts": False,
    "flags": 4,
    "embeds": [
        {
            "title": "t",
            "color": 1,
            "footer": {"text": "t", "icon_url": "https://example.org"},
            "image": {"url": "https://example.org"},
            "fields": [{"name": "n", "value": "v", "inline": True}],
        }
    ],
    "components": [row(select(min_values=1, max_values=1, placeholder="p"))],
    "allowed_mentions": {"parse": ["roles"], "users": ["1"], "replied_user": True},
    "attachments": [],
    "message_reference": {"type": 0, "message_id": "1", "channel_id": "1", "fail_if_not_exists": False},
}
OPTION: Json = {
    "type": 3,
    "name": "o",
    "description": "d",
    "required": True,
    "choices": [{"name": "n", "value": "v", "name_localizations": {"it": "n"}}],
    "min_length": 1,
}
COMMAND: Json = {
    "name": "c",
    "description": "d",
    "name_localizations": {"it": "c"},
    "options": [{"type": 1, "name": "s", "description": "d", "options": [OPTION]}],
    "default_member_permissions": "0",
    "contexts": [0],
    "integration_types": [0],
}
MODAL: Json = {
    "custom_id": "m",
    "title": "T",
    "components": [
        {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "c", "style": 1, "min_length": 1}},
        {"type": 18, "label": "L", "component": {**select(custom_id="d"), "required": False}},
    ],
}
CHANNEL: Json = {
    "name": "n",
    "topic": "t",
    "position": 1,
    "rate_limit_per_user": 1,
    "auto_archive_duration": 60,
    "type": 11,
    "permission_overwrites": [{"id": "1", "type": 0, "allow": "1", "deny": "0"}],
}
BODIES: dict[str, tuple[str, str, Any]] = {
    "a message": ("POST", "{messages}", CLASSIC_BODY),
    "a layout": ("POST", "{messages}", V2_BODY),
    "commands": ("PUT", "{commands}", [COMMAND]),
    "a message as answer": ("POST", "CALLBACK", {"type": 4, "data": CLASSIC_BODY}),
    "a modal": ("POST", "CALLBACK", {"type": 9, "data": MODAL}),
    "choices": ("POST", "CALLBACK", {"type": 8, "data": {"choices": [{"name": "n", "value": "v"}]}}),
    "a channel": ("PATCH", "/channels/{channel}", CHANNEL),
    "a thread": ("POST", "/channels/{channel}/threads", CHANNEL),
    "a nick": ("PATCH", "/guilds/{server}/members/@me", {"nick": "n"}),
    "ids to delete": ("POST", "{messages}/bulk-delete", {"messages": ["9000000000000000000", "9000000000000000001"]}),
}
JUNK: tuple[Any, ...] = (None, 7, -1, 1 << 70, 0.5, "x", "", True, [], [[]], [None], {}, {"a": {"b": []}})


def spoiled(value: Any) -> Iterator[Any]:
    """Yield the value with each of its parts, in turn, replaced by junk."""
    for key in value if isinstance(value, dict) else range(len(value)):
        for junk in JUNK:
            changed = copy.copy(value)
            changed[key] = junk
            yield changed
        if isinstance(value[key], dict | list):
            for inner in spoiled(value[key]):
                changed = copy.copy(value)
                changed[key] = inner
                yield changed


@pytest.fixture
async def host(rest: Rest) -> AsyncIterator[Player]:
    """A user who can use the only command; requests are not limited."""
    rest.sandbox.limits.overall.limit = 1 << 30
    rest.sandbox.limits.short = {one.line: (1 << 30, 1.0) for one in routes()}
    for server in rest.world.servers.values():
        next(one for one in server.roles.values() if one.managed).permissions = permissions.ALL
    async with town_at(rest.sandbox.url, 1) as (_, [person]):
        yield person


def routes() -> list[Route]:
    """Every route."""
    return TABLE.routes


async def asked(rest: Rest, host: Player) -> Interaction:
    """An interaction that waits for its answer."""
    snowflake = rest.world.ids.new()
    command = {"id": snowflake, "type": 1, "name": "ask", "options": []}
    rest.world.commands = {snowflake: command}
    async with rest.web.ws_connect(f"{rest.sandbox.url}/gateway/") as gateway:
        await gateway.receive()
        await gateway.send_json({"op": 2, "d": {"token": "sandbox", "intents": 0}})
        assert (await gateway.receive_json())["t"] == "READY"
        outcome = await host.slash("ask", wait=False)
    return rest.world.interactions[outcome.id]


@pytest.mark.parametrize(("method", "path", "body"), BODIES.values(), ids=list(BODIES))
async def test_no_body_crashes_the_server(rest: Rest, host: Player, method: str, path: str, body: Any) -> None:
    """Every part of a valid body is replaced by junk."""
    interaction = await asked(rest, host)
    where = filled(rest, path).replace("CALLBACK", f"/interactions/{interaction.id}/{interaction.token}/callback")
    statuses = []
    for one in [body, *spoiled(body)]:
        interaction.status, interaction.created = "pending", rest.world.clock.now()
        is_choosing = isinstance(body, dict) and body.get("type") == 8
        interaction.kind = InteractionKind.AUTOCOMPLETE if is_choosing else InteractionKind.COMMAND
        status, answer = await rest(method, where, one)
        assert status < 500, (one, answer)
        statuses.append(status)
    assert statuses[0] < 300  # the body was valid before
    assert 400 in statuses


async def test_a_deeply_nested_body_is_refused(rest: Rest) -> None:
    """The server stops reading the body before its end."""
    component: Json = {"type": 1, "components": []}
    for _ in range(300):
        component = {"type": 1, "components": [component]}
    status, answer = await rest.post({"components": [component]})
    assert (status, answer["code"]) == (400, 50035)
    headers = {"Authorization": "Bot sandbox", "Content-Type": "application/json"}
    status, answer = await rest("POST", rest.messages, data="[" * 100_000, headers=headers)
    assert (status, answer["code"]) == (400, 50109)


PEOPLES: list[Json] = [
    {"do": "history", "limit": "abc"},
    {"do": "history", "after": []},
    {"do": "send", "content": "x", "uploads": 7},
    {"do": "slash", "command": "ask", "options": []},
    {"do": "read", "message": "abc"},
    {"do": "select", "message": "1", "custom_id": "x", "values": 7},
]


@pytest.mark.parametrize("action", PEOPLES, ids=[one["do"] + str(list(one)[1:]) for one in PEOPLES])
async def test_a_users_wrong_arguments_are_refused_and_the_socket_stays_open(
    rest: Rest, host: Player, action: Json
) -> None:
    """The user gets an error, and the next action works."""
    await asked(rest, host)
    with pytest.raises(Refused):
        await host.do(action["do"], **{"channel": host.channel, **{k: v for k, v in action.items() if k != "do"}})
    assert (await host.do("history", channel=host.channel))["ok"]
