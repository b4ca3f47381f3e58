"""Requests are checked against Discord's API description, if it is installed."""

from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.rest.routes import TABLE
from bot.sandbox.spec import SpecCheck

SEND = "POST /channels/1/messages"
CALLBACK = "POST /interactions/1/t/callback"
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a"}]}

RIGHT: dict[str, tuple[str, Any]] = {
    "message": (SEND, {"content": "x", "tts": False, "nonce": 1, "enforce_nonce": True, "components": [ROW]}),
    "callback": (CALLBACK, {"type": 4, "data": {"content": "x", "flags": 64}}),
    "a snowflake as number": ("POST /users/@me/channels", {"recipient_id": 1}),
    "commands": ("PUT /applications/1/commands", [{"name": "a", "description": "d", "type": 1, "nsfw": False}]),
}
WRONG: dict[str, tuple[str, Any, str]] = {
    "misspelled key": (SEND, {"conten": "x"}, ""),
    "misspelled key deep inside": (
        CALLBACK,
        {"type": 4, "data": {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "lable": "x"}]}]}},
        "data/components/0/components/0",
    ),
    "label too long": (
        SEND,
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}]}]},
        "components/0/components/0/label",
    ),
    "callback type": (CALLBACK, {"type": 99}, "type"),
    "a number as text": (SEND, {"content": 7}, "content"),
    "name too long": ("PUT /applications/1/commands", [{"name": "x" * 33, "description": "d", "type": 1}], "0/name"),
}


@pytest.fixture
def check(spec: Path | None) -> SpecCheck:
    """A checker of requests; skips the test if the description is not installed."""
    if spec is None:
        pytest.skip("Discord's API description is not there (GUILDHALL_OPENAPI, or ../shared/discord-openapi.json)")
    return SpecCheck(spec)


def findings(check: SpecCheck, line: str, body: object) -> list[str]:
    """Return the paths at which a body does not fit."""
    method, path = line.split(" ")
    found = TABLE.find(method, path.strip("/").split("/"))
    assert found is not None
    check.check(found[0], "application/json", body)
    return [one["where"] for one in check.findings]


@pytest.mark.parametrize(("line", "body"), RIGHT.values(), ids=list(RIGHT))
def test_a_valid_request_has_no_errors(check: SpecCheck, line: str, body: object) -> None:
    """Fields that discord.py adds and Discord ignores are valid, too."""
    assert findings(check, line, body) == []
    assert check.checked == 1


@pytest.mark.parametrize(("line", "body", "where"), WRONG.values(), ids=list(WRONG))
def test_a_mistake_is_found_at_its_path(check: SpecCheck, line: str, body: object, where: str) -> None:
    """If the description allows several types, the path is in the branch of the body's type."""
    assert where in findings(check, line, body)
