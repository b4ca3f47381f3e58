"""Messages as users see them: their texts, buttons and lists."""

import random
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]
EPHEMERAL = 64
BUTTON, SELECT = 2, 3
BUTTONS, SELECTS = (BUTTON,), (SELECT, 5, 6, 7, 8)
SURE, DOUBTED = ("o:", "s:", "d:"), "n:"
"""Prefixes of ids of buttons that answer at once, and of buttons that ask for confirmation first."""


def components(parts: list[Json]) -> Iterator[Json]:
    """All components, including nested ones."""
    for part in parts:
        yield part
        yield from components(part.get("components") or [])
        for key in ("accessory", "component"):
            if part.get(key):
                yield part[key]


def text_of(message: Json) -> str:
    """All texts of a message."""
    texts = [message["content"]]
    texts += [str(part["content"]) for part in components(message["components"]) if part["type"] == 10]
    for embed in message["embeds"]:
        texts += [str(embed.get(key) or "") for key in ("title", "description")]
        texts += [f"{one['name']}\n{one['value']}" for one in embed.get("fields", [])]
    return "\n".join(texts)


def find_component(message: Json, wanted: str, kinds: tuple[int, ...]) -> Json:
    """Return a component by its label, placeholder or custom id."""
    for part in components(message["components"]):
        names = (part.get("label"), part.get("placeholder"), part.get("custom_id"))
        if part["type"] in kinds and wanted in names:
            return part
    raise AssertionError(f"no {wanted!r} in {message['components']}")


def controls(message: Json, prefix: str) -> list[Json]:
    """The enabled buttons and lists of a message with this id prefix."""
    return [
        part
        for part in components(message["components"])
        if part["type"] in (BUTTON, SELECT) and part["custom_id"].startswith(prefix) and not part.get("disabled")
    ]


def is_open(panel: Json) -> bool:
    """True if the panel asks a question, possibly with answers that need confirmation."""
    return any(controls(panel, kind) for kind in (*SURE, "p:", DOUBTED))


def answering(panel: Json) -> Json:
    """The control that submits the answer of a prepared panel."""
    if controls(panel, "d:"):
        return controls(panel, "s:")[-1]
    return next(found for kind in ("c:", "o:", "p:", "s:") for found in controls(panel, kind))


def picked(panel: Json) -> list[str]:
    """Labels of the options picked by buttons."""
    return [one["label"] for one in controls(panel, "d:") if one["label"].startswith("✓")]


def is_picked(select: Json) -> bool:
    """True if options of a list are already picked."""
    return any(option.get("default") for option in select["options"])


def choose_control(panel: Json, rng: random.Random) -> tuple[Json, list[str]]:
    """A random control of the panel, and the values to pick in it."""
    selects, confirms = controls(panel, "p:"), controls(panel, "c:")
    if confirms and (not selects or is_picked(selects[0])):
        return confirms[0], []
    if selects:
        return selects[0], pick_values(selects[0], rng)
    return rng.choice([one for kind in SURE for one in controls(panel, kind)] or controls(panel, DOUBTED)), []


def pick_values(select: Json, rng: random.Random) -> list[str]:
    """A random, allowed number of random options of a list."""
    least, most = max(1, select["min_values"]), select["max_values"]
    values = [option["value"] for option in select["options"]]
    return rng.sample(values, rng.randint(least, most))
