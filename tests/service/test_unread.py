"""Unused parts of messages never reach the library."""

from typing import Any

import pytest

from bot.service.payload_filter import CLICK, drop_from_answer, drop_from_clicks


def test_a_clicked_message_loses_only_its_components() -> None:
    """The library uses all other parts of the message."""
    read: list[Any] = []
    parsers = {CLICK: read.append}
    drop_from_clicks(parsers)
    parsers[CLICK]({"data": {"custom_id": "a"}, "message": {"id": "1", "components": [{"type": 1}]}})
    assert read == [{"data": {"custom_id": "a"}, "message": {"id": "1"}}]


def test_a_command_has_no_message_to_strip() -> None:
    """The event of a command passes unchanged."""
    read: list[Any] = []
    parsers = {CLICK: read.append}
    drop_from_clicks(parsers)
    parsers[CLICK]({"data": {"name": "new"}})
    assert read == [{"data": {"name": "new"}}]


@pytest.mark.parametrize("method", ["POST", "PATCH"])
def test_a_sent_message_loses_its_components(method: str) -> None:
    """The message keeps its id."""
    answer = {"id": "1", "components": [{"type": 1}]}
    drop_from_answer(method, answer)
    assert answer == {"id": "1"}


def test_the_answer_to_a_click_loses_its_message() -> None:
    """The answer still has the message's id, in a separate field."""
    answer = {"interaction": {"response_message_id": "1"}, "resource": {"message": {"id": "1"}}}
    drop_from_answer("POST", answer)
    assert answer == {"interaction": {"response_message_id": "1"}}


def test_a_requested_message_keeps_its_components() -> None:
    """The bot recognizes its posts by their components."""
    answer = {"id": "1", "components": [{"type": 1, "id": 7}]}
    drop_from_answer("GET", answer)
    assert answer["components"] == [{"type": 1, "id": 7}]
