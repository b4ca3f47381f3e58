"""The sandbox refuses the messages that Discord refuses, with error code and path."""

import io

import pytest
from aiohttp import FormData

from bot.sandbox import Sandbox
from bot.sandbox.wire import dumps
from tests.player import Json
from tests.sandbox.by_hand import Rest, button, gallery, options, row, select, text

V2 = 32768


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
    "embed color": ({"embeds": [{"title": "t", "color": 1 << 24}]}, "embeds.0.color"),
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
async def test_a_message_beyond_a_limit_is_refused_at_its_path(rest: Rest, body: Json, place: str) -> None:
    """The error is Invalid Form Body, with the path of the mistake."""
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
async def test_a_message_at_the_limit_is_accepted(rest: Rest, body: Json) -> None:
    """The sandbox's limits are not stricter than Discord's."""
    status, answer = await rest.post(body)
    assert status == 200, answer


async def test_an_empty_message_is_refused(rest: Rest) -> None:
    """The code is 50006."""
    assert (await rest.post({"content": ""}))[1]["code"] == 50006


async def test_a_file_above_ten_mebibytes_is_refused(rest: Rest) -> None:
    """The code is 40005 with status 413; a file of exactly ten mebibytes is accepted."""
    for size, status in ((10 * 1024 * 1024, 200), (10 * 1024 * 1024 + 1, 413)):
        form = FormData()
        form.add_field("payload_json", dumps({"attachments": [{"id": 0, "filename": "a.bin"}]}))
        form.add_field("files[0]", io.BytesIO(b"x" * size), filename="a.bin", content_type="application/octet-stream")
        found = await rest("POST", rest.messages, data=form)
        assert found[0] == status
        assert found[1].get("code", 40005) == 40005


async def test_the_v2_flag_stays_on_edits(rest: Rest) -> None:
    """A message with the flag cannot get content in an edit."""
    _, message = await rest.post({"flags": V2, "components": [text()]})
    path = f"{rest.messages}/{message['id']}"
    assert (await rest("PATCH", path, {"content": "x"}))[1]["errors"]["content"]
    status, edited = await rest("PATCH", path, {"components": [text("new")]})
    assert (status, edited["flags"] & V2) == (200, V2)


async def test_twenty_one_reactions_are_refused(rest: Rest) -> None:
    """The code is 30010."""
    _, message = await rest.post({"content": "x"})
    kept = rest.world.messages[rest.channel][message["id"]]
    kept.reactions = {chr(0x1F600 + one): [rest.world.bot_id] for one in range(20)}
    status, answer = await rest("PUT", f"{rest.messages}/{message['id']}/reactions/%F0%9F%91%8D/@me")
    assert (status, answer["code"]) == (400, 30010)


@pytest.fixture
def time_stands_still(sandbox: Sandbox) -> None:
    """Freeze the clock of rate limits, so that no bucket is reset during a test on a slow machine."""
    sandbox.limits.clock = lambda: 2_000_000_000.0


@pytest.mark.usefixtures("time_stands_still")
async def test_rate_limits_have_headers_and_refuse_excess_requests(rest: Rest) -> None:
    """The limit is five messages in five seconds per channel; the sixth gets 429 with its body."""
    statuses = [(await rest.post({"content": str(one)}))[0] for one in range(6)]
    assert statuses == [200] * 5 + [429]
    body = (await rest.post({"content": "x"}))[1]
    assert 0 < body["retry_after"] <= 5
    assert body["global"] is False


@pytest.mark.usefixtures("time_stands_still")
async def test_fifty_requests_a_second_are_the_global_limit(rest: Rest) -> None:
    """All rate-limited routes share this limit."""
    paths = [f"/users/{one}" for one in rest.world.people] + [f"/channels/{one}" for one in rest.world.channels]
    answers = [await rest("GET", paths[number % len(paths)]) for number in range(60)]
    assert any(body.get("global") for status, body in answers if status == 429)


async def test_wrong_requests_get_discords_errors(rest: Rest) -> None:
    """The cases: unknown objects, wrong tokens and invalid bodies."""
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
