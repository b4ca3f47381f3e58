"""Files are sent to Discord in one piece."""

import io
from email import message_from_bytes
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.service.uploads import send_in_one_write

ROUTE = object()


@pytest.fixture
def sent() -> list[dict[str, Any]]:
    """The requests of a client."""
    return []


@pytest.fixture
def http(sent: list[dict[str, Any]]) -> SimpleNamespace:
    """A client that sends files in one piece."""

    async def request(route: object, **facts: Any) -> str:
        assert route is ROUTE
        sent.append(facts)
        return "done"

    client = SimpleNamespace(request=request)
    send_in_one_write(client)
    return client


async def test_a_form_is_sent_as_one_body(http: SimpleNamespace, sent: list[dict[str, Any]]) -> None:
    """The body has all fields of the form."""
    picture = {"name": "files[0]", "value": io.BytesIO(b"PNG"), "filename": "a.png", "content_type": "image/png"}
    form = [{"name": "payload_json", "value": "{}"}, picture]
    assert await http.request(ROUTE, files=[object()], form=form, params={"wait": 1}) == "done"
    [facts] = sent
    body = facts.pop("data")
    assert facts == {"params": {"wait": 1}}
    assert isinstance(body, aiohttp.BytesPayload)
    whole = message_from_bytes(f"Content-Type: {body.headers['Content-Type']}\r\n\r\n".encode() + await body.as_bytes())
    fields = [(part.get_param("name", header="content-disposition"), part.get_payload()) for part in whole.walk()][1:]
    assert fields == [("payload_json", "{}"), ("files[0]", "PNG")]


async def test_a_request_without_a_form_is_sent_unchanged(http: SimpleNamespace, sent: list[dict[str, Any]]) -> None:
    await http.request(ROUTE, json={"a": 1})
    assert sent == [{"files": None, "json": {"a": 1}}]
