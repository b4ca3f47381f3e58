"""Where a database on a server is, as `DATABASE` names it."""

from urllib.parse import urlsplit

from msgspec import Struct

SCHEMES = ("postgresql://", "postgres://")


class Address(Struct, frozen=True):
    """The address of a database of PostgreSQL."""

    url: str

    @property
    def name(self) -> str:
        """What the database is called."""
        return urlsplit(self.url).path.strip("/") or urlsplit(self.url).username or "postgres"

    def __str__(self) -> str:
        """The address without what is secret in it: no password, and nothing after a question mark."""
        parts = urlsplit(self.url)
        user = f"{parts.username}@" if parts.username else ""
        return f"{parts.scheme}://{user}{parts.netloc.rpartition('@')[2]}{parts.path}"


def is_address(text: str) -> bool:
    """Whether a setting names a database on a server, not a file."""
    return text.startswith(SCHEMES)


def is_sound(text: str) -> bool:
    """True if an address can be split in one way only: special characters of the password are percent-encoded."""
    try:
        parts = urlsplit(text)
        is_split = is_address(text) and (parts.port is None or parts.port > 0)
    except ValueError:  # a bracket that is never closed, a port that is no number
        return False
    return is_split and text.count("@") == parts.netloc.count("@") <= 1 and "#" not in text
