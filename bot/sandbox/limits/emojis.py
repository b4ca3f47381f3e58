"""Limits of application emojis."""

import base64
import binascii
import re

from bot.sandbox.errors import Form, Refusal, form_error
from bot.sandbox.state.files import picture_size, picture_type

NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
MOST_EMOJIS = 2000
MOST_PICTURE_BYTES = 256 * 1024
MOST_PIXELS = 128
DATA = re.compile(r"data:image/[a-z]+;base64,(.*)", re.DOTALL)


def check_emoji_name(name: str, taken: set[str]) -> None:
    """Refuse a name that Discord would refuse."""
    form = Form()
    form.length(("name",), name, 32, 2)
    if not form.errors and not NAME.fullmatch(name):
        form.wrong(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if name in taken:
        form.wrong(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists.")
    form.done()


def check_emoji_count(number: int) -> None:
    """Refuse a new emoji if the application already has the maximum number. Raises `Refusal`."""
    if number >= MOST_EMOJIS:
        raise Refusal(30008)


def read_emoji_picture(image: str) -> bytes:
    """Return the picture in a data URI; refuses invalid URIs, other file types and pictures that are too large."""
    found = DATA.fullmatch(image)
    try:
        content = base64.b64decode(found[1], validate=True) if found else b""
    except binascii.Error:
        content = b""
    size = picture_size(content) if picture_type(content) else None
    if size is None:
        raise form_error(("image",), "IMAGE_INVALID", "Unsupported image type given")
    if len(content) > MOST_PICTURE_BYTES:
        raise form_error(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if max(size) > MOST_PIXELS:
        raise form_error(("image",), "IMAGE_INVALID", f"Image must be at most {MOST_PIXELS} by {MOST_PIXELS} pixels.")
    return content
