"""Checks emojis in components and texts; keeps only those that the author may use."""

import re
from collections.abc import Iterator

from bot.sandbox.errors import Form, Path
from bot.sandbox.state.components import walk
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json, id_of

IN_TEXT = re.compile(r"<a?(:\w{2,32}:)(\d+)>")


def without_unknown_emojis(world: World, author_id: str, text: str) -> str:
    """Return a text as Discord stores it: emojis that the author may not use are replaced by their names."""
    known = world.emojis if author_id == world.bot_id else {}
    return IN_TEXT.sub(lambda found: found[0] if found[2] in known else found[1], text)


def check_emojis(world: World, components: list[Json]) -> None:
    """Refuse components with custom emojis that are not the application's own, and names that are not emojis."""
    form = Form()
    for path, part in _parts(components):
        emoji = part["emoji"]
        if emoji.get("id"):
            is_known, key = id_of(emoji["id"]) in world.emojis, "id"
        else:
            is_known, key = not str(emoji.get("name") or "").isascii(), "name"
        if not is_known:
            # Discord reports the button here for select options, too.
            form.wrong((*path, key), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    form.done()


def complete_emojis(world: World, components: list[Json]) -> None:
    """Add the names of custom emojis, which some libraries leave out, to copies of components."""
    for _, part in _parts(components):
        known = world.emojis.get(id_of(part["emoji"].get("id")))
        if known:
            part["emoji"] = {"id": known.id, "name": known.name, "animated": known.animated}


def _parts(components: list[Json]) -> Iterator[tuple[Path, Json]]:
    """Yield the components and options that have an emoji, each with the emoji's path."""
    for path, component in walk(components):
        placed = [(path, component)]
        placed += [((*path, "options", index), one) for index, one in enumerate(component.get("options") or [])]
        for place, part in placed:
            if part.get("emoji"):
                yield (*place, "emoji"), part
