"""Checks the types in request bodies before any other code reads the bodies."""

from collections.abc import Callable, Mapping

from bot.sandbox.errors import Form, Path

Shape = Callable[[Form, Path, object], None]
MOST_DEPTH = 16  # no Discord object is nested more deeply


def is_whole(value: object) -> bool:
    """True for whole numbers except booleans."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_digits(value: object) -> bool:
    """True for a text of digits, such as an id or permission bits."""
    return isinstance(value, str) and value.isascii() and value.isdecimal()


def text(form: Form, path: Path, value: object) -> None:
    """Check that a value is a text."""
    if not isinstance(value, str):
        form.wrong(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')


def whole(form: Form, path: Path, value: object) -> None:
    """Check that a value is a whole number."""
    if not is_whole(value):
        form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')


def number(form: Form, path: Path, value: object) -> None:
    """Check that a value is a number."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not number.')


def snowflake(form: Form, path: Path, value: object) -> None:
    """Check that a value is an id: text, or a number as some libraries send it."""
    if not is_whole(value) and not is_digits(value):
        form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def flag(form: Form, path: Path, value: object) -> None:
    """Check that a value is a boolean."""
    if not isinstance(value, bool):
        form.wrong(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def scalar(form: Form, path: Path, value: object) -> None:
    """Check that a value is a text or a number."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        form.wrong(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')


def anything(_form: Form, _path: Path, _value: object) -> None:
    """Accept any value."""


def listing(inside: Shape) -> Shape:
    """Return the shape of a list whose items all have the shape `inside`."""

    def check(form: Form, path: Path, value: object) -> None:
        if not isinstance(value, list):
            form.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        for index, one in enumerate(value):
            inside(form, (*path, index), one)

    return check


def mapping(inside: Shape) -> Shape:
    """Return the shape of an object whose values all have the shape `inside`."""

    def check(form: Form, path: Path, value: object) -> None:
        if not isinstance(value, dict):
            form.wrong(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for key, one in value.items():
            inside(form, (*path, key), one)

    return check


def model(keys: Mapping[str, Shape], needs: tuple[str, ...] = ()) -> Shape:
    """Return the shape of an object with known keys; null counts as absent, unknown keys are ignored."""

    def check(form: Form, path: Path, value: object) -> None:
        if not isinstance(value, dict) or len(path) > MOST_DEPTH:
            form.wrong(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        for key in needs:
            form.required((*path, key), value.get(key))
        for key, one in value.items():
            if key in keys and one is not None:
                keys[key](form, (*path, key), one)

    return check
