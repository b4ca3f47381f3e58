"""Everything that Discord refuses is refused, with its code and place."""

import io
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import ClientSession, FormData

from bot.sandbox import Sandbox
from bot.sandbox.wire import dumps
from tests.driver import Json, Person, town_at

V2 = 32768


class Rest:
    """A bot by hand: requests as no library would let them through."""

    def __init__(self, sandbox: Sandbox, web: ClientSession) -> None:
        self.sandbox, self.world, self._web = sandbox, sandbox.world, web
        self.channel = next(iter(sandbox.world.channels))
        self.messages = f"/channels/{self.channel}/messages"

    async def __call__(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Json]:
        """Status and body of a request."""
        url, headers = f"{self.sandbox.url}/api/v10{path}", {"Authorization": "Bot sandbox"}
        if body is not None:
            more = {"data": dumps(body), "headers": {**headers, "Content-Type": "application/json"}}
        async with self._web.request(method, url, **{"headers": headers, **more}) as response:
            return response.status, await response.json(content_type=None) or {}

    async def post(self, body: Json) -> tuple[int, Json]:
        """Post a message."""
        return await self("POST", self.messages, body)


@pytest.fixture
async def rest() -> AsyncIterator[Rest]:
    """A sandbox whose rate limits do not get in the way, and a bot by hand."""
    async with Sandbox(people=2) as sandbox, ClientSession() as web:
        yield Rest(sandbox, web)


def button(**more: Any) -> Json:
    """A button that is right but for what is said."""
    return {"type": 2, "style": 1, "label": "Press", "custom_id": "press", **more}


def row(*inside: Json) -> Json:
    """An action row."""
    return {"type": 1, "components": list(inside)}


def select(**more: Any) -> Json:
    """A string select that is right but for what is said."""
    return {"type": 3, "custom_id": "choose", "options": [{"label": "A", "value": "a"}], **more}


def options(number: int) -> list[Json]:
    """So many options."""
    return [{"label": f"L{one}", "value": f"v{one}"} for one in range(number)]


def text(content: str = "text") -> Json:
    """A text display."""
    return {"type": 10, "content": content}


def gallery(number: int, description: str = "") -> Json:
    """A media gallery."""
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": description}] * number}


REFUSED: dict[str, tuple[Json, str]] = {
    "content too long": ({"content": "x" * 2001}, "content"),
    "nonce too long": ({"content": "x", "nonce": "x" * 26}, "nonce"),
    "eleven embeds": ({"embeds": [{"title": "t"}] * 11}, "embeds"),
    "embed title": ({"embeds": [{"title": "t" * 257}]}, "embeds.0.title"),
    "embed description": ({"embeds": [{"description": "t" * 4097}]}, "embeds.0.description"),
    "embed footer": ({"embeds": [{"footer": {"text": "t" * 2049}}]}, "embeds.0.footer.text"),
    "embed author": ({"embeds": [{"author": {"name": "t" * 257}}]}, "embeds.0.author.name"),
    "embed fields": ({"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "embeds.0.fields"),
    "embed field name": ({"embeds": [{"fields": [{"name": "n" * 257, "value": "v"}]}]}, "embeds.0.fields.0.name"),
    "embed field value": ({"embeds": [{"fields": [{"name": "n", "value": "v" * 1025}]}]}, "embeds.0.fields.0.value"),
    "embed field empty": ({"embeds": [{"fields": [{"name": "n", "value": ""}]}]}, "embeds.0.fields.0.value"),
    "embed colour": ({"embeds": [{"title": "t", "color": 1 << 24}]}, "embeds.0.color"),
    "embeds together": ({"embeds": [{"description": "t" * 3001}] * 2}, "embeds"),
    "six rows": ({"components": [row(button(custom_id=str(one))) for one in range(6)]}, "components"),
    "six buttons": (
        {"components": [row(*(button(custom_id=str(one)) for one in range(6)))]},
        "components.0.components",
    ),
    "empty row": ({"components": [row()]}, "components.0.components"),
    "button outside a row": ({"content": "x", "components": [button()]}, "components.0.type"),
    "label too long": ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label"),
    "neither label nor emoji": ({"components": [row(button(label=""))]}, "components.0.components.0.label"),
    "custom id too long": ({"components": [row(button(custom_id="x" * 101))]}, "components.0.components.0.custom_id"),
    "custom id absent": ({"components": [row(button(custom_id=None))]}, "components.0.components.0.custom_id"),
    "custom id twice": ({"components": [row(button(), button())]}, "components.0.components.1.custom_id"),
    "link without url": ({"components": [row(button(style=5, custom_id=None))]}, "components.0.components.0.url"),
    "link with custom id": (
        {"components": [row(button(style=5, url="https://example.org"))]},
        "components.0.components.0.custom_id",
    ),
    "style unknown": ({"components": [row(button(style=9))]}, "components.0.components.0.style"),
    "26 options": ({"components": [row(select(options=options(26)))]}, "components.0.components.0.options"),
    "no options": ({"components": [row(select(options=[]))]}, "components.0.components.0.options"),
    "option label": (
        {"components": [row(select(options=[{"label": "x" * 101, "value": "a"}]))]},
        "components.0.components.0.options.0.label",
    ),
    "option value twice": (
        {"components": [row(select(options=options(1) * 2))]},
        "components.0.components.0.options.1.value",
    ),
    "placeholder": ({"components": [row(select(placeholder="x" * 151))]}, "components.0.components.0.placeholder"),
    "more values than options": ({"components": [row(select(max_values=2))]}, "components.0.components.0.max_values"),
    "least above most": (
        {"components": [row(select(options=options(3), min_values=3, max_values=2))]},
        "components.0.components.0.min_values",
    ),
    "select beside a button": ({"components": [row(select(), button())]}, "components.0.components.1"),
    "V2 without the flag": ({"content": "x", "components": [text()]}, "components.0.type"),
    "V2 with content": ({"flags": V2, "content": "x", "components": [text()]}, "content"),
    "V2 with embeds": ({"flags": V2, "embeds": [{"title": "t"}], "components": [text()]}, "embeds"),
    "V2 41 components": ({"flags": V2, "components": [{"type": 17, "components": [text()] * 40}]}, "components"),
    "V2 4001 characters": ({"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]}, "components"),
    "V2 empty text": ({"flags": V2, "components": [text("")]}, "components.0.content"),
    "V2 container in container": (
        {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}]},
        "components.0.components.0.type",
    ),
    "V2 section without accessory": (
        {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
        "components.0.accessory.type",
    ),
    "V2 four texts in a section": (
        {"flags": V2, "components": [{"type": 9, "components": [text()] * 4, "accessory": button()}]},
        "components.0.components",
    ),
    "V2 eleven pictures": ({"flags": V2, "components": [gallery(11)]}, "components.0.items"),
    "V2 alt text": ({"flags": V2, "components": [gallery(1, "x" * 1025)]}, "components.0.items.0.description"),
    "component id twice": ({"flags": V2, "components": [{**text(), "id": 3}, {**text(), "id": 3}]}, "components.1.id"),
    "unknown attachment": ({"embeds": [{"image": {"url": "attachment://no.png"}}]}, "components"),
    "parse and list": ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions"),
    "reply to nothing": ({"content": "x", "message_reference": {"message_id": "1"}}, "message_reference"),
}


@pytest.mark.parametrize(("body", "place"), REFUSED.values(), ids=list(REFUSED))
async def test_a_message_beyond_a_limit_is_refused_at_its_place(rest: Rest, body: Json, place: str) -> None:
    """Invalid Form Body, with the mistake where it is."""
    status, answer = await rest.post(body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    found = answer["errors"]
    for part in place.split("."):
        found = found[part]
    assert found["_errors"][0]["code"]
    assert not rest.world.messages


ALLOWED: dict[str, Json] = {
    "2000 characters": {"content": "x" * 2000},
    "5 by 5 buttons": {"components": [row(*(button(custom_id=f"{a}{b}") for a in range(5))) for b in range(5)]},
    "25 options": {"components": [row(select(options=options(25), max_values=25))]},
    "6000 in embeds": {"embeds": [{"description": "t" * 3000}] * 2},
    "V2 40 components": {"flags": V2, "components": [{"type": 17, "components": [text()] * 39}]},
    "V2 4000 characters": {"flags": V2, "components": [text("x" * 2000), text("x" * 2000)]},
    "custom id of 100": {"components": [row(button(custom_id="x" * 100))]},
}


@pytest.mark.parametrize("body", ALLOWED.values(), ids=list(ALLOWED))
async def test_a_message_at_the_limit_is_taken(rest: Rest, body: Json) -> None:
    """Not one less."""
    status, answer = await rest.post(body)
    assert status == 200, answer


async def test_an_empty_message_is_refused(rest: Rest) -> None:
    """50006."""
    assert (await rest.post({"content": ""}))[1]["code"] == 50006


async def test_a_file_above_ten_mebibytes_is_refused(rest: Rest) -> None:
    """40005 with 413; exactly ten are taken."""
    for size, status in ((10 * 1024 * 1024, 200), (10 * 1024 * 1024 + 1, 413)):
        form = FormData()
        form.add_field("payload_json", dumps({"attachments": [{"id": 0, "filename": "a.bin"}]}))
        form.add_field("files[0]", io.BytesIO(b"x" * size), filename="a.bin", content_type="application/octet-stream")
        found = await rest("POST", rest.messages, data=form)
        assert found[0] == status
        assert found[1].get("code", 40005) == 40005


async def test_the_v2_flag_stays_on_edits(rest: Rest) -> None:
    """Content is refused on an edit too."""
    _, message = await rest.post({"flags": V2, "components": [text()]})
    path = f"{rest.messages}/{message['id']}"
    assert (await rest("PATCH", path, {"content": "x"}))[1]["errors"]["content"]
    status, edited = await rest("PATCH", path, {"components": [text("new")]})
    assert (status, edited["flags"] & V2) == (200, V2)


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
async def test_a_command_beyond_a_limit_is_refused_at_its_place(rest: Rest, command: Json, place: str) -> None:
    """The whole sync is refused."""
    status, answer = await rest("PUT", f"/applications/{rest.world.bot_id}/commands", [command])
    assert (status, answer["code"]) == (400, 50035)
    found = answer["errors"]["0"]
    for part in place.split("."):
        found = found[part]
    assert found["_errors"]
    assert not rest.world.commands


async def test_too_many_or_equal_commands_are_refused(rest: Rest) -> None:
    """30032, and names once."""
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
async def host(rest: Rest) -> AsyncIterator[Person]:
    """Somebody with a command to use, and a bot that is connected but says nothing."""
    await rest("PUT", f"/applications/{rest.world.bot_id}/commands", [{"name": "ask", "description": "d"}])
    async with town_at(rest.sandbox.url, 1) as (town, people), town.web.ws_connect(f"{town.url}/gateway/") as gateway:
        await gateway.send_json({"op": 2, "d": {"token": "sandbox", "intents": 0}})
        await people[0].wait_event("bot")
        yield people[0]


async def callback(rest: Rest, host: Person, body: Json) -> tuple[int, Json]:
    """Answer a fresh command."""
    outcome = await host.slash("ask", wait=False)
    token = rest.world.interactions[outcome.id].token
    return await rest("POST", f"/interactions/{outcome.id}/{token}/callback?with_response=1", body)


@pytest.mark.parametrize(("change", "place"), MODALS.values(), ids=list(MODALS))
async def test_a_modal_beyond_a_limit_is_refused_at_its_place(
    rest: Rest, host: Person, change: Json, place: str
) -> None:
    """And is not shown."""
    right = {
        "custom_id": "m",
        "title": "T",
        "components": [{"type": 18, "label": "L", "component": {"type": 23, "custom_id": "c"}}],
    }
    assert (await callback(rest, host, {"type": 9, "data": right}))[0] == 200
    status, answer = await callback(rest, host, {"type": 9, "data": {**right, **change}})
    assert (status, answer["code"]) == (400, 50035)
    found = answer["errors"]
    for part in place.split("."):
        found = found[part]
    assert found["_errors"]


@pytest.mark.parametrize("kind", [6, 7, 8, 1, 99])
async def test_a_callback_type_that_does_not_fit_is_refused(rest: Rest, host: Person, kind: int) -> None:
    """A command takes 4, 5 and 9."""
    status, answer = await callback(rest, host, {"type": kind, "data": {}})
    assert (status, answer["errors"]["type"]["_errors"][0]["code"]) == (400, "BASE_TYPE_CHOICES")


async def test_a_second_callback_and_a_late_one_are_refused(rest: Rest, host: Person) -> None:
    """40060, and 10062 after 3 s."""
    outcome = await host.slash("ask", wait=False)
    interaction = rest.world.interactions[outcome.id]
    path = f"/interactions/{outcome.id}/{interaction.token}/callback"
    webhook = f"/webhooks/{rest.world.bot_id}/{interaction.token}"
    assert (await rest("GET", f"{webhook}/messages/@original"))[1]["code"] == 10015
    assert (await rest("POST", path, {"type": 4, "data": {"content": "a"}}))[0] == 204
    assert (await rest("POST", path, {"type": 4, "data": {"content": "b"}}))[1]["code"] == 40060
    assert (await rest("POST", path.replace(interaction.token, "wrong"), {"type": 5}))[1]["code"] == 10062
    late = await host.slash("ask", wait=False)
    await host.town.forward(3.1)
    assert (await host.settled(late.id)).text == "The application did not respond"
    path = f"/interactions/{late.id}/{rest.world.interactions[late.id].token}/callback"
    assert (await rest("POST", path, {"type": 5}))[1]["code"] == 10062


async def test_a_token_dies_after_fifteen_minutes(rest: Rest, host: Person) -> None:
    """50027 for follow-ups and edits, and the thinking ends."""
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


async def test_twenty_one_reactions_are_refused(rest: Rest) -> None:
    """30010."""
    _, message = await rest.post({"content": "x"})
    kept = rest.world.messages[rest.channel][message["id"]]
    kept.reactions = {chr(0x1F600 + one): [rest.world.bot_id] for one in range(20)}
    status, answer = await rest("PUT", f"{rest.messages}/{message['id']}/reactions/%F0%9F%91%8D/@me")
    assert (status, answer["code"]) == (400, 30010)


async def test_rate_limits_have_headers_and_refuse_beyond(rest: Rest) -> None:
    """Five messages in five seconds and channel; the sixth gets 429 with its body."""
    statuses = [(await rest.post({"content": str(one)}))[0] for one in range(6)]
    assert statuses == [200] * 5 + [429]
    body = (await rest.post({"content": "x"}))[1]
    assert 0 < body["retry_after"] <= 5
    assert body["global"] is False


async def test_fifty_requests_a_second_are_the_global_limit(rest: Rest) -> None:
    """Over all routes that count."""
    paths = [f"/users/{one}" for one in rest.world.people] + [f"/channels/{one}" for one in rest.world.channels]
    answers = [await rest("GET", paths[number % len(paths)]) for number in range(60)]
    assert any(body.get("global") for status, body in answers if status == 429)


async def test_wrong_requests_get_discords_answers(rest: Rest) -> None:
    """Unknown things, wrong tokens, broken bodies."""
    asked = {
        "/channels/1/messages": 10003,
        f"/channels/{rest.channel}/messages/1": 10008,
        "/guilds/1": 10004,
        "/users/1": 10013,
        f"/guilds/{next(iter(rest.world.servers))}/members/1": 10007,
        "/nowhere": 0,
    }
    for path, code in asked.items():
        status, body = await rest("GET", path)
        assert (status, body["code"]) == (404, code)
    assert (await rest("GET", "/users/@me", headers={}))[0] == 401
    headers = {"Authorization": "Bot sandbox", "Content-Type": "application/json"}
    assert (await rest("POST", rest.messages, data="{", headers=headers))[1]["code"] == 50109
