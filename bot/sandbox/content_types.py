"""Content types by file name, the same on every machine: the system's own list may be wrong, even for scripts."""

import mimetypes

_TYPES = mimetypes.MimeTypes()  # only what Python ships, unlike the functions of the module
_TYPES.add_type("text/javascript", ".js")  # Python before 3.12 has an older name for this type
_TYPES.add_type("image/webp", ".webp")  # Python before 3.13 does not know this type


def content_type(name: str) -> str:
    """Return the content type of a file name."""
    return _TYPES.guess_type(name)[0] or "application/octet-stream"
