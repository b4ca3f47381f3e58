"""Checks the bot's requests against Discord's own API description, if that file is available."""

import importlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from bot.sandbox.rest.routing import Route
from bot.sandbox.wire import Json

# discord.py sends these and Discord ignores them: old fields of attachments, and flags where the API has none.
IGNORED = (
    "nsfw", "tts", "flags", "url", "proxy_url", "size", "width", "height", "content_type", "title",
    "proxy_icon_url", "ephemeral", "spoiler", "waveform", "duration_secs", "original_content_type",
)  # fmt: skip

PERMISSIONS = "default_member_permissions"  # a string in the documentation, a number in the description
MOST_MESSAGE = 300


class SpecCheck:
    """Checks request bodies and collects the findings."""

    def __init__(self, file: Path) -> None:
        self._description = _read(file)
        self.findings: list[Json] = []
        self.checked = 0

    def check(self, route: Route, content_type: str, body: object) -> None:
        """Record each error in a body."""
        validator = self._description.validator(route.method, route.template, content_type)
        if validator is None:
            return
        self.checked += 1
        if not validator.is_valid(body):
            for where, message in _explained(validator.iter_errors(body), body):
                self.findings.append({"route": route.line, "where": where, "message": message, "body": body})


class Description:
    """Discord's API description; building it and its validators takes long, so that is done once."""

    def __init__(self, file: Path) -> None:
        self._document: Json = _prepared(json.loads(file.read_text(encoding="utf-8")))
        # Imported here: jsonschema_rs, like the description file, is only installed for development.
        self._engine: Any = importlib.import_module("jsonschema_rs")
        self._validators: dict[tuple[str, str, str], Any] = {}

    def validator(self, method: str, template: str, content_type: str) -> Any:
        """Return the validator for the bodies of a route; None if the route takes no body."""
        key = (method, template, content_type)
        if key not in self._validators:
            self._validators[key] = self._make_validator(*key)
        return self._validators[key]

    def _make_validator(self, method: str, template: str, content_type: str) -> Any:
        operation = self._document["paths"].get(template, {}).get(method.lower())
        if operation is None:
            return None
        content = operation.get("requestBody", {}).get("content", {})
        found = content.get("application/json") or content.get(content_type)
        if not found:
            return None
        schema = {**found["schema"], "components": self._document["components"]}
        return self._engine.Draft202012Validator(schema)


@cache
def _read(file: Path) -> Description:
    return Description(file)


def _prepared(document: Json) -> Json:
    """Correct the description where it differs from the documentation, and forbid unknown keys."""
    schemas = document["components"]["schemas"]
    schemas["SnowflakeType"] = {"type": ["string", "integer"]}
    schemas["MessageReferenceType"] = {"type": "integer", "enum": [0, 1]}  # forwards are missing in the description
    for schema in _objects(document):
        if PERMISSIONS in schema["properties"]:
            schema["properties"][PERMISSIONS] = {"type": ["string", "integer", "null"]}
        for key in IGNORED:
            schema["properties"].setdefault(key, {})
        schema.setdefault("additionalProperties", False)
    return document


def _objects(node: object) -> Iterator[Json]:
    if isinstance(node, dict):
        if isinstance(node.get("properties"), dict) and "type" in node:
            yield node
        for value in node.values():
            yield from _objects(value)
    elif isinstance(node, list):
        for value in node:
            yield from _objects(value)


def _explained(errors: Any, body: object) -> Iterator[tuple[str, str]]:
    """Yield the useful errors: for a union, only the errors of the branch whose `type` matches."""
    for error in errors:
        branches = getattr(error.kind, "context", None)
        if branches:
            best = min(branches, key=lambda branch: (_misses_type(branch), len(branch)))
            yield from _explained(best, body)
        else:
            yield "/".join(str(part) for part in error.instance_path), str(error.message)[-MOST_MESSAGE:]


def _misses_type(branch: Any) -> bool:
    return any(
        list(error.instance_path)[-1:] == ["type"] or error.message.endswith('of type "null"') for error in branch
    )
