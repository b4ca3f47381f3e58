"""Limits of modals."""

from collections.abc import Callable

from bot.sandbox.errors import Form, Path
from bot.sandbox.limits.components import (
    SELECT_TYPES,
    check_custom_id,
    check_custom_ids,
    check_one,
    check_options,
    wrong_type,
)
from bot.sandbox.state.components import ComponentType, walk
from bot.sandbox.wire import Json

C = ComponentType
MOST_TITLE = 45
MOST_COMPONENTS = 5
TOP = (C.ACTION_ROW, C.TEXT_DISPLAY, C.LABEL)
IN_LABEL = (C.TEXT_INPUT, *SELECT_TYPES, C.FILE_UPLOAD, C.RADIO_GROUP, C.CHECKBOX_GROUP, C.CHECKBOX)


def check_modal(modal: Json) -> None:
    """Refuse a modal that Discord would refuse."""
    form = Form()
    components = modal.get("components") or []
    check_custom_id(form, (), modal)
    if form.required(("title",), modal.get("title")):
        form.length(("title",), modal["title"], MOST_TITLE, 1)
    form.count(("components",), components, MOST_COMPONENTS, 1)
    for index, component in enumerate(components):
        _check_top(form, ("components", index), component)
    placed = list(walk(components))
    for path, component in placed:
        _check_field(form, path, component)
    check_custom_ids(form, placed)
    form.done()


def _check_top(form: Form, path: Path, component: Json) -> None:
    kind = component.get("type")
    if kind not in TOP:
        wrong_type(form, path, TOP)
    elif kind == C.LABEL:
        form.length((*path, "label"), component.get("label"), 45, 1)
        form.length((*path, "description"), component.get("description"), 100, 1)
        if (component.get("component") or {}).get("type") not in IN_LABEL:
            wrong_type(form, (*path, "component"), IN_LABEL)
    elif kind == C.ACTION_ROW:
        for index, inner in enumerate(component.get("components") or []):
            if inner.get("type") != C.TEXT_INPUT:
                wrong_type(form, (*path, "components", index), (C.TEXT_INPUT,))


def _check_field(form: Form, path: Path, component: Json) -> None:
    kind = component.get("type", 0)
    if kind in FIELDS:
        check_custom_id(form, path, component)
        FIELDS[kind](form, path, component)
    elif kind != C.ACTION_ROW:
        check_one(form, path, component)


def _check_text_input(form: Form, path: Path, field: Json) -> None:
    form.one_of((*path, "style"), field.get("style"), (1, 2))
    form.length((*path, "placeholder"), field.get("placeholder"), 100)
    form.length((*path, "value"), field.get("value"), field.get("max_length") or 4000)
    form.length((*path, "label"), field.get("label"), 45, 1)
    form.between((*path, "min_length"), field.get("min_length"), 0, 4000)
    form.between((*path, "max_length"), field.get("max_length"), 1, 4000)


def _check_files(form: Form, path: Path, field: Json) -> None:
    form.between((*path, "min_values"), field.get("min_values"), 0, 10)
    form.between((*path, "max_values"), field.get("max_values"), 1, 10)


def _check_radio(form: Form, path: Path, field: Json) -> None:
    check_options(form, path, field.get("options") or [], 2, 10)


def _check_boxes(form: Form, path: Path, field: Json) -> None:
    check_options(form, path, field.get("options") or [], 1, 10)
    _check_files(form, path, field)


def _check_box(_form: Form, _path: Path, _field: Json) -> None:
    """Accept every checkbox: it has only a custom id, which is checked for all fields."""


FIELDS: dict[int, Callable[[Form, Path, Json], None]] = {
    C.TEXT_INPUT: _check_text_input,
    C.FILE_UPLOAD: _check_files,
    C.RADIO_GROUP: _check_radio,
    C.CHECKBOX_GROUP: _check_boxes,
    C.CHECKBOX: _check_box,
}
