"""Interaction data of selects and modals: people's input, checked as Discord's client does."""

from bot.sandbox.errors import Form, Path, form_error
from bot.sandbox.interactions.resolving import Resolver, chooser
from bot.sandbox.state.components import SELECTS, ComponentType
from bot.sandbox.wire import Json

C = ComponentType
MOST_TEXT = 4000
LISTS = (*SELECTS, C.FILE_UPLOAD, C.CHECKBOX_GROUP)


def select_data(component: Json, values: list[str], resolver: Resolver) -> Json:
    """Return the data of a select's interaction."""
    chosen = _chosen(component, values, resolver, ("values",), required=True)
    data: Json = {
        "id": component["id"],
        "custom_id": component["custom_id"],
        "component_type": component["type"],
        "values": chosen,
    }
    return {**data, "resolved": resolver.found} if resolver.found else data


def _chosen(component: Json, values: list[str], resolver: Resolver, path: Path, *, required: bool) -> list[str]:
    least, most = _bounds(component)
    if not required and not values:
        return []
    form = Form()
    form.count(path, values, most, least)
    options = [one["value"] for one in component.get("options") or []]
    if component["type"] in (C.STRING_SELECT, C.CHECKBOX_GROUP):
        for value in values:
            form.one_of(path, value, tuple(options))
    form.done()
    resolve = chooser(resolver, component)
    return [resolve(value, path) for value in values] if resolve else list(values)


def _bounds(component: Json) -> tuple[int, int]:
    least, most = component.get("min_values"), component.get("max_values")
    if component["type"] == C.CHECKBOX_GROUP and most is None:
        most = len(component["options"])
    return (1 if least is None else least), (1 if most is None else most)


def modal_data(modal: Json, values: Json, resolver: Resolver) -> Json:
    """Return the data of a modal's interaction: its components with the values that were entered."""
    data: Json = {
        "custom_id": modal["custom_id"],
        "components": [_filled(one, values, resolver) for one in modal["components"]],
    }
    return {**data, "resolved": resolver.found} if resolver.found else data


def _filled(component: Json, values: Json, resolver: Resolver) -> Json:
    body: Json = {"type": component["type"], "id": component["id"]}
    if component["type"] == C.LABEL:
        return {**body, "component": _field(component["component"], values, resolver)}
    if component["type"] == C.ACTION_ROW:
        return {**body, "components": [_field(one, values, resolver) for one in component["components"]]}
    return body


def _field(component: Json, values: Json, resolver: Resolver) -> Json:
    custom_id, kind = component["custom_id"], component["type"]
    body: Json = {"type": kind, "id": component["id"], "custom_id": custom_id}
    value = values.get(custom_id)
    path: Path = ("values", custom_id)
    is_required = bool(component.get("required", True))
    if kind in LISTS and kind != C.TEXT_INPUT:
        return {**body, "values": _chosen(component, _listed(value, path), resolver, path, required=is_required)}
    if kind == C.CHECKBOX:
        return {**body, "value": bool(value)}
    if kind == C.RADIO_GROUP:
        return {**body, "value": _picked(component, value, path, required=is_required)}
    return {**body, "value": _written(component, str(value or ""), path, required=is_required)}


def _listed(value: object, path: Path) -> list[str]:
    if value is not None and not isinstance(value, list):
        raise form_error(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    return [str(one) for one in value or []]


def _picked(component: Json, value: object, path: Path, *, required: bool) -> str | None:
    options = tuple(one["value"] for one in component["options"])
    if value is None and not required:
        return None
    if value not in options:
        raise form_error(path, "BASE_TYPE_REQUIRED" if value is None else "BASE_TYPE_CHOICES", "Choose one.")
    return str(value)


def _written(component: Json, text: str, path: Path, *, required: bool) -> str:
    form = Form()
    if text or required:
        least = max(component.get("min_length") or 0, 1 if required else 0)
        form.length(path, text, component.get("max_length") or MOST_TEXT, least)
    form.done()
    return text
