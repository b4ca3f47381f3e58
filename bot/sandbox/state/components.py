"""Walks through the components of a message or modal."""

from collections.abc import Iterator
from enum import IntEnum

from bot.sandbox.errors import Path
from bot.sandbox.wire import Json


class ComponentType(IntEnum):
    """Discord's component types."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = range(3, 9)


def walk(components: list[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Yield every component with its path, outer components first."""
    for index, component in enumerate(components):
        here = (*path, index)
        yield here, component
        yield from walk(component.get("components") or [], (*here, "components"))
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield (*here, key), component[key]


def with_ids(components: list[Json]) -> list[Json]:
    """Return copies of the components; those without an id are numbered as on Discord."""
    copy = [_copied(one) for one in components]
    taken = {one["id"] for _, one in walk(copy) if one.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)
    for _, component in walk(copy):
        if not component.get("id"):
            component["id"] = next(free)
    return copy


def _copied(component: Json) -> Json:
    copy = dict(component)
    if copy.get("options"):
        copy["options"] = [dict(one) for one in copy["options"]]
    if copy.get("components"):
        copy["components"] = [_copied(one) for one in copy["components"]]
    for key in ("accessory", "component"):
        if isinstance(copy.get(key), dict):
            copy[key] = _copied(copy[key])
    return copy


def find(components: list[Json], custom_id: str) -> Json | None:
    """Return the component with a custom id."""
    return next((one for _, one in walk(components) if one.get("custom_id") == custom_id), None)


def texts(components: list[Json]) -> Iterator[str]:
    """Yield the contents of the text displays."""
    for _, component in walk(components):
        if component.get("type") == ComponentType.TEXT_DISPLAY:
            yield str(component.get("content", ""))
