"""Drops parts of Discord's messages that the bot never reads: the library would build an object for every button."""

from collections.abc import Callable
from typing import Any, TypeAlias

Parsers: TypeAlias = dict[str, Callable[[Any], None]]
"""discord.py's handlers by gateway event."""
CLICK = "INTERACTION_CREATE"


def drop_from_clicks(parsers: Parsers) -> None:
    """Drop the components of the clicked message: the interaction itself names the component that was used."""
    parse = parsers[CLICK]

    def parse_rest(event: Any) -> None:
        if message := event.get("message"):
            message.pop("components", None)
        parse(event)

    parsers[CLICK] = parse_rest


def drop_from_answer(method: str, answer: Any) -> None:
    """Drop the components of a message that the bot sent or edited, and the message that responds to a click."""
    if method != "GET" and isinstance(answer, dict):
        answer.pop("resource", None)
        answer.pop("components", None)
