"""URLs of databases on a server, as written in the setting `DATABASE`."""

from urllib.parse import urlsplit

from msgspec import Struct

SCHEMES = ("postgresql://", "postgres://")


class Address(Struct, frozen=True):
    """The URL of a PostgreSQL database."""

    url: str

    @property
    def name(self) -> str:
        """The database's name."""
        return urlsplit(self.url).path.strip("/") or urlsplit(self.url).username or "postgres"

    def __str__(self) -> str:
        """The URL without secrets: no password and no query string."""
        parts = urlsplit(self.url)
        user = f"{parts.username}@" if parts.username else ""
        return f"{parts.scheme}://{user}{parts.netloc.rpartition('@')[2]}{parts.path}"


def is_address(text: str) -> bool:
    """True if the setting names a database on a server, not a file."""
    return text.startswith(SCHEMES)


def is_sound(text: str) -> bool:
    """True if the URL can be split in only one way, because special characters in its password are percent-encoded."""
    try:
        parts = urlsplit(text)
        is_split = is_address(text) and (parts.port is None or parts.port > 0)
    except ValueError:  # an unclosed bracket, or a port that is not a number
        return False
    return is_split and text.count("@") == parts.netloc.count("@") <= 1 and "#" not in text
