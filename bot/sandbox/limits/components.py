"""Limits of components in messages and modals."""

from collections.abc import Callable

from bot.sandbox.errors import Form, Path
from bot.sandbox.state.components import SELECTS, ComponentType, texts, walk
from bot.sandbox.wire import Json

C = ComponentType
MOST_CUSTOM_ID = 100
MOST_V2_COMPONENTS = 40
MOST_V2_TEXT = 4000
MOST_ROWS = 5
MOST_BUTTONS_IN_ROW = 5
MOST_OPTIONS = 25
MOST_ALT_TEXT = 1024
LINK_STYLE, PREMIUM_STYLE = 5, 6

SELECT_TYPES = tuple(C(number) for number in SELECTS if number != C.TEXT_INPUT)
INSIDE: dict[int, tuple[int, ...]] = {
    C.ACTION_ROW: (C.BUTTON, *SELECT_TYPES),
    C.SECTION: (C.TEXT_DISPLAY,),
    C.CONTAINER: (C.ACTION_ROW, C.SECTION, C.TEXT_DISPLAY, C.MEDIA_GALLERY, C.FILE, C.SEPARATOR),
}
TOP_CLASSIC = (C.ACTION_ROW,)
TOP_V2 = (*INSIDE[C.CONTAINER], C.CONTAINER)
ACCESSORIES = (C.BUTTON, C.THUMBNAIL)
# By component type and key: the minimum and maximum length of the text.
LENGTHS: dict[int, dict[str, tuple[int, int]]] = {
    C.BUTTON: {"label": (0, 80), "url": (0, 512)},
    C.TEXT_DISPLAY: {"content": (1, MOST_V2_TEXT)},
    C.THUMBNAIL: {"description": (0, MOST_ALT_TEXT)},
    **{one: {"placeholder": (0, 150)} for one in SELECT_TYPES},
}
COUNTS: dict[int, tuple[str, int, int]] = {
    C.ACTION_ROW: ("components", 1, MOST_BUTTONS_IN_ROW),
    C.SECTION: ("components", 1, 3),
    C.CONTAINER: ("components", 1, MOST_V2_COMPONENTS),
    C.MEDIA_GALLERY: ("items", 1, 10),
}


def check_components(form: Form, components: list[Json], *, is_v2: bool) -> None:
    """Check the components of a message."""
    form.count(("components",), components, MOST_V2_COMPONENTS if is_v2 else MOST_ROWS)
    _check_places(form, ("components",), components, TOP_V2 if is_v2 else TOP_CLASSIC)
    placed = list(walk(components))
    for path, component in placed:
        check_one(form, path, component)
    check_custom_ids(form, placed)
    if is_v2:
        _check_totals(form, components, len(placed))


def _check_places(form: Form, path: Path, components: list[Json], allowed: tuple[int, ...]) -> None:
    for index, component in enumerate(components):
        here = (*path, index)
        kind = component.get("type")
        if kind not in allowed:
            wrong_type(form, here, allowed)
            continue
        _check_places(form, (*here, "components"), component.get("components") or [], INSIDE.get(kind, ()))
        if kind == C.SECTION and (component.get("accessory") or {}).get("type") not in ACCESSORIES:
            wrong_type(form, (*here, "accessory"), ACCESSORIES)


def wrong_type(form: Form, path: Path, allowed: tuple[int, ...]) -> None:
    """Add an error for a component in a place where it is not allowed."""
    words = ", ".join(str(int(one)) for one in sorted(allowed))
    form.wrong((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({words}).')


def check_custom_ids(form: Form, placed: list[tuple[Path, Json]]) -> None:
    """Add an error for each duplicate custom id or component id."""
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        seen: set[object] = set()
        for path, component in placed:
            value = component.get(key)
            if value and value in seen:
                form.wrong((*path, key), code, f"Component {key.replace('_', ' ')} cannot be duplicated")
            seen.add(value)


def _check_totals(form: Form, components: list[Json], number: int) -> None:
    if number > MOST_V2_COMPONENTS:
        words = f"The total number of components cannot exceed {MOST_V2_COMPONENTS}, got {number}"
        form.wrong(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words)
    length = sum(len(text) for text in texts(components))
    if length > MOST_V2_TEXT:
        words = f"The total displayable text size cannot exceed {MOST_V2_TEXT}, got {length}"
        form.wrong(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)


def check_one(form: Form, path: Path, component: Json) -> None:
    """Check one component by itself."""
    kind = component.get("type", 0)
    for key, (least, most) in LENGTHS.get(kind, {}).items():
        form.length((*path, key), component.get(key), most, least)
    if kind in COUNTS:
        key, least, most = COUNTS[kind]
        form.count((*path, key), component.get(key) or [], most, least)
    if kind in RULES:
        RULES[kind](form, path, component)


def check_custom_id(form: Form, path: Path, component: Json) -> None:
    """Check that a custom id is present and not too long."""
    if form.required((*path, "custom_id"), component.get("custom_id")):
        form.length((*path, "custom_id"), component["custom_id"], MOST_CUSTOM_ID, 1)


def _check_row(form: Form, path: Path, row: Json) -> None:
    inside = row.get("components") or []
    selects = [one for one in inside if one.get("type") in SELECT_TYPES]
    if selects and len(inside) > 1:
        words = "The specified component exceeds the maximum width"
        form.wrong((*path, "components", 1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", words)


def _check_button(form: Form, path: Path, button: Json) -> None:
    style = button.get("style")
    if not form.one_of((*path, "style"), style, (1, 2, 3, 4, 5, 6)):
        return
    if style == LINK_STYLE:
        if form.required((*path, "url"), button.get("url")) and button.get("custom_id"):
            words = "A custom id and url cannot both be specified"
            form.wrong((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", words)
    elif style != PREMIUM_STYLE:
        check_custom_id(form, path, button)
        if not button.get("label") and not button.get("emoji"):
            form.wrong((*path, "label"), "BUTTON_COMPONENT_LABEL_REQUIRED", "A label or emoji is required")


def _check_select(form: Form, path: Path, select: Json) -> None:
    check_custom_id(form, path, select)
    least, most = select.get("min_values"), select.get("max_values")
    form.between((*path, "min_values"), least, 0, MOST_OPTIONS)
    form.between((*path, "max_values"), most, 1, MOST_OPTIONS)
    if (1 if least is None else least) > (1 if most is None else most):
        form.wrong((*path, "min_values"), "BASE_TYPE_MAX_VALUE", "Min values must not exceed max values")
    if select.get("type") == C.STRING_SELECT:
        check_options(form, path, select.get("options") or [], 1, MOST_OPTIONS)
        if (most or 1) > len(select.get("options") or []) > 0:
            form.wrong((*path, "max_values"), "BASE_TYPE_MAX_VALUE", "Max values must not exceed the number of options")


def check_options(form: Form, path: Path, options: list[Json], least: int, most: int) -> None:
    """Check the options of a select, radio group or checkbox group."""
    form.count((*path, "options"), options, most, least)
    seen: set[object] = set()
    for index, option in enumerate(options):
        here = (*path, "options", index)
        for key in ("label", "value"):
            if form.required((*here, key), option.get(key)):
                form.length((*here, key), option[key], 100)
        form.length((*here, "description"), option.get("description"), 100)
        if option.get("value") in seen:
            words = "The specified option value is already used"
            form.wrong((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", words)
        seen.add(option.get("value"))


def _check_gallery(form: Form, path: Path, gallery: Json) -> None:
    for index, item in enumerate(gallery.get("items") or []):
        form.length((*path, "items", index, "description"), item.get("description"), MOST_ALT_TEXT)
        form.required((*path, "items", index, "media", "url"), (item.get("media") or {}).get("url"))


RULES: dict[int, Callable[[Form, Path, Json], None]] = {
    C.ACTION_ROW: _check_row,
    C.BUTTON: _check_button,
    C.MEDIA_GALLERY: _check_gallery,
    **dict.fromkeys(SELECT_TYPES, _check_select),
}
