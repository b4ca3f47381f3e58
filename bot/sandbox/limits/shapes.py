"""Checking the types of request bodies before anything else reads them."""

from collections.abc import Callable, Mapping

from bot.sandbox.errors import Form, Path

Shape = Callable[[Form, Path, object], None]
MOST_DEPTH = 16  # no Discord object is nested more deeply


def is_whole(value: object) -> bool:
    """True for whole numbers except booleans."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_digits(value: object) -> bool:
    """Whether a value is a text of digits, as ids and permission bits are."""
    return isinstance(value, str) and value.isascii() and value.isdecimal()


def text(form: Form, path: Path, value: object) -> None:
    """A text."""
    if not isinstance(value, str):
        form.wrong(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')


def whole(form: Form, path: Path, value: object) -> None:
    """A whole number."""
    if not is_whole(value):
        form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')


def number(form: Form, path: Path, value: object) -> None:
    """A number."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not number.')


def snowflake(form: Form, path: Path, value: object) -> None:
    """An id, as text or as the number that some libraries send."""
    if not is_whole(value) and not is_digits(value):
        form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def flag(form: Form, path: Path, value: object) -> None:
    """A boolean."""
    if not isinstance(value, bool):
        form.wrong(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def scalar(form: Form, path: Path, value: object) -> None:
    """A text or a number."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        form.wrong(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')


def anything(_form: Form, _path: Path, _value: object) -> None:
    """Any value."""


def listing(inside: Shape) -> Shape:
    """A list whose items have one shape."""

    def check(form: Form, path: Path, value: object) -> None:
        if not isinstance(value, list):
            form.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        for index, one in enumerate(value):
            inside(form, (*path, index), one)

    return check


def mapping(inside: Shape) -> Shape:
    """An object whose values have one shape."""

    def check(form: Form, path: Path, value: object) -> None:
        if not isinstance(value, dict):
            form.wrong(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for key, one in value.items():
            inside(form, (*path, key), one)

    return check


def model(keys: Mapping[str, Shape], needs: tuple[str, ...] = ()) -> Shape:
    """An object with known keys; null counts as absent, unknown keys are ignored."""

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
