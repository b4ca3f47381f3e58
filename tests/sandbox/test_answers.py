"""The sandbox refuses the commands, modals and answers that Discord refuses, with error code and path."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox.interactions.tracker import InteractionTracker
from tests.player import Json, Player, town_at
from tests.sandbox.by_hand import Rest, button, options, row

COMMANDS: dict[str, tuple[Json, str]] = {
    "upper case": ({"name": "New", "description": "d"}, "name"),
    "space": ({"name": "a b", "description": "d"}, "name"),
    "name too long": ({"name": "x" * 33, "description": "d"}, "name"),
    "no description": ({"name": "x"}, "description"),
    "description too long": ({"name": "x", "description": "d" * 101}, "description"),
    "unknown locale": ({"name": "x", "description": "d", "name_localizations": {"xx": "x"}}, "name_localizations.xx"),
    "26 options": (
        {
            "name": "x",
            "description": "d",
            "options": [{"type": 3, "name": f"o{one}", "description": "d"} for one in range(26)],
        },
        "options",
    ),
    "26 choices": (
        {
            "name": "x",
            "description": "d",
            "options": [{"type": 3, "name": "o", "description": "d", "choices": [{"name": "n", "value": "v"}] * 26}],
        },
        "options.0.choices",
    ),
    "required after optional": (
        {
            "name": "x",
            "description": "d",
            "options": [
                {"type": 3, "name": "a", "description": "d"},
                {"type": 3, "name": "b", "description": "d", "required": True},
            ],
        },
        "options.1.required",
    ),
}


@pytest.mark.parametrize(("command", "place"), COMMANDS.values(), ids=list(COMMANDS))
async def test_a_command_beyond_a_limit_is_refused_at_its_path(rest: Rest, command: Json, place: str) -> None:
    """None of the commands is registered."""
    status, answer = await rest("PUT", f"/applications/{rest.world.bot_id}/commands", [command])
    assert (status, answer["code"]) == (400, 50035)
    found = answer["errors"]["0"]
    for part in place.split("."):
        found = found[part]
    assert found["_errors"]
    assert not rest.world.commands


async def test_too_many_or_duplicate_commands_are_refused(rest: Rest) -> None:
    """The code is 30032; duplicate names are refused, too."""
    path = f"/applications/{rest.world.bot_id}/commands"
    many = [{"name": f"c{one}", "description": "d"} for one in range(101)]
    assert (await rest("PUT", path, many))[1]["code"] == 30032
    assert (await rest("PUT", path, many[:1] * 2))[1]["errors"]["1"]["name"]


MODALS: dict[str, tuple[Json, str]] = {
    "title too long": ({"title": "x" * 46}, "title"),
    "six components": (
        {
            "components": [
                {"type": 18, "label": "L", "component": {"type": 23, "custom_id": str(one)}} for one in range(6)
            ]
        },
        "components",
    ),
    "no component": ({"components": []}, "components"),
    "label too long": (
        {"components": [{"type": 18, "label": "x" * 46, "component": {"type": 23, "custom_id": "c"}}]},
        "components.0.label",
    ),
    "a button": ({"components": [row(button())]}, "components.0.components.0.type"),
    "one radio option": (
        {
            "components": [
                {"type": 18, "label": "L", "component": {"type": 21, "custom_id": "c", "options": options(1)}}
            ]
        },
        "components.0.component.options",
    ),
    "eleven boxes": (
        {
            "components": [
                {"type": 18, "label": "L", "component": {"type": 22, "custom_id": "c", "options": options(11)}}
            ]
        },
        "components.0.component.options",
    ),
    "custom id twice": (
        {"components": [{"type": 18, "label": "L", "component": {"type": 23, "custom_id": "c"}}] * 2},
        "components.1.component.custom_id",
    ),
}


@pytest.fixture
async def host(rest: Rest) -> AsyncIterator[Player]:
    """A user with a command to use, and a connected bot that never answers."""
    await rest("PUT", f"/applications/{rest.world.bot_id}/commands", [{"name": "ask", "description": "d"}])
    async with town_at(rest.sandbox.url, 1) as (town, people), town.web.ws_connect(f"{town.url}/gateway/") as gateway:
        await gateway.send_json({"op": 2, "d": {"token": "sandbox", "intents": 0}})
        await people[0].wait_event("bot")
        yield people[0]


async def callback(rest: Rest, host: Player, body: Json) -> tuple[int, Json]:
    """Answer a new use of the command."""
    outcome = await host.slash("ask", wait=False)
    token = rest.world.interactions[outcome.id].token
    return await rest("POST", f"/interactions/{outcome.id}/{token}/callback?with_response=1", body)


@pytest.mark.parametrize(("change", "place"), MODALS.values(), ids=list(MODALS))
async def test_a_modal_beyond_a_limit_is_refused_at_its_path(
    rest: Rest, host: Player, change: Json, place: str
) -> None:
    """The modal is not shown."""
    right = {
        "custom_id": "m",
        "title": "T",
        "components": [{"type": 18, "label": "L", "component": {"type": 23, "custom_id": "c"}}],
    }
    assert (await callback(rest, host, {"type": 9, "data": right}))[0] == 200
    status, answer = await callback(rest, host, {"type": 9, "data": {**right, **change}})
    assert (status, answer["code"]) == (400, 50035)
    found = answer["errors"]["data"]
    for part in place.split("."):
        found = found[part]
    assert found["_errors"]


@pytest.mark.parametrize("kind", [6, 7, 8, 1, 99])
async def test_a_callback_type_that_does_not_fit_is_refused(rest: Rest, host: Player, kind: int) -> None:
    """A command accepts 4, 5 and 9."""
    status, answer = await callback(rest, host, {"type": kind, "data": {}})
    assert (status, answer["errors"]["type"]["_errors"][0]["code"]) == (400, "BASE_TYPE_CHOICES")


async def test_a_second_callback_and_a_late_one_are_refused(rest: Rest, host: Player) -> None:
    """A second callback gets 40060; a callback with a wrong token or after three seconds gets 10062."""
    outcome = await host.slash("ask", wait=False)
    interaction = rest.world.interactions[outcome.id]
    path = f"/interactions/{outcome.id}/{interaction.token}/callback"
    webhook = f"/webhooks/{rest.world.bot_id}/{interaction.token}"
    assert (await rest("GET", f"{webhook}/messages/@original"))[1]["code"] == 10015
    assert (await rest("POST", path, {"type": 4, "data": {"content": "a"}}))[0] == 204
    assert (await rest("POST", path, {"type": 4, "data": {"content": "b"}}))[1]["code"] == 40060
    assert (await rest("POST", path.replace(interaction.token, "wrong"), {"type": 5}))[1]["code"] == 10062
    late = await host.slash("ask", wait=False)
    await host.town.forward(InteractionTracker.answer_seconds + 0.1)
    assert (await host.settled(late.id)).text == "The application did not respond"
    path = f"/interactions/{late.id}/{rest.world.interactions[late.id].token}/callback"
    assert (await rest("POST", path, {"type": 5}))[1]["code"] == 10062


async def test_a_token_expires_after_fifteen_minutes(rest: Rest, host: Player) -> None:
    """Follow-ups and edits get 50027, and the bot stops showing that it is thinking."""
    outcome = await host.slash("ask", wait=False)
    token = rest.world.interactions[outcome.id].token
    await rest("POST", f"/interactions/{outcome.id}/{token}/callback", {"type": 5})
    assert (await host.settled(outcome.id)).status == "thinking"
    await host.town.forward(901)
    await host.until(lambda: host.outcome(outcome.id).status == "failed")
    assert host.outcome(outcome.id).message["content"] == "The application did not respond"
    webhook = f"/webhooks/{rest.world.bot_id}/{token}"
    assert (await rest("POST", webhook, {"content": "late"}))[1]["code"] == 50027
    assert (await rest("PATCH", f"{webhook}/messages/@original", {"content": "late"}))[1]["code"] == 50027


async def test_an_outcome_keeps_the_first_answer(rest: Rest, host: Player) -> None:
    """A bot may answer before the test begins to wait."""
    outcome = await host.slash("ask", wait=False)
    token = rest.world.interactions[outcome.id].token
    await rest("POST", f"/interactions/{outcome.id}/{token}/callback", {"type": 5})
    await rest("PATCH", f"/webhooks/{rest.world.bot_id}/{token}/messages/@original", {"content": "thought"})
    await host.until(lambda: host.outcome(outcome.id).status == "done")
    assert (await host.settled(outcome.id)).status == "thinking"
