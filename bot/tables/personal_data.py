"""What is stored about a user, as counts and as a file for that user alone."""

import asyncio
import io
import zipfile
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import DecodeError, json, msgpack
from msgspec.structs import replace

from bot.storage.personal import Traces
from bot.tables.motions import read_motion
from bot.tables.people import PersonSettings, Visibility
from bot.tables.service import Service
from bot.tables.stored import unpack_orders
from bot.tables.thanks import OPEN_FOR

MOST_BYTES = 1_000_000
"""Maximum size in bytes of a file that is sent without compression."""
FILE = "my-data"
"""Name of the file, without its ending."""
UNPACK: dict[str, Callable[[bytes], Any]] = {
    "settings": lambda body: msgpack.decode(body, type=PersonSettings),
    "orders": unpack_orders,
    "reviews": msgpack.decode,
}
"""By kind of data: the function that decodes its packed values."""


class OwnFile(NamedTuple):
    """A file with everything that is stored about its reader."""

    file_name: str
    content: bytes


class PersonalData(Service):
    """Returns what is stored about a user, and saves who may see the user's results."""

    async def traces(self, user: int) -> Traces:
        """Count what is stored about a user."""
        titles = await self._titles(user)
        return replace(await self.store.traces(user), thanks_received=sum(titles.values()))

    async def file(self, user: int) -> OwnFile:
        """Return everything that is stored about a user, but of other users only the names in the same games."""
        titles = [{"title": title, "times": count} for title, count in (await self._titles(user)).items()]
        rows = await self.store.personal_rows(user) | {"thanks_received": titles}
        return await asyncio.to_thread(_write, user, rows)

    async def _titles(self, user: int) -> dict[str, int]:
        """Return how often a user was given each title, without games whose players may still give titles.

        A title that appears at once would tell who gave it.
        """
        return await self.store.thanks_to(user, self.keeper.now() - OPEN_FOR)

    async def show_to(self, user: int, visibility: Visibility) -> PersonSettings:
        """Save where the user's results are shown to others."""
        return await self.keeper.people.change(user, lambda old: replace(old, visibility=visibility))

    async def hide_rating(self, user: int, hides: bool) -> PersonSettings:
        """Save whether the user's rating is hidden from others."""
        return await self.keeper.people.change(user, lambda old: replace(old, hides_rating=hides))


def _write(user: int, rows: dict[str, list[dict[str, Any]]]) -> OwnFile:
    told = {kind: [_tell(kind, row, user) for row in found] for kind, found in rows.items()}
    content = json.format(json.encode({"user_id": str(user), **told}))
    return OwnFile(f"{FILE}.json", content) if len(content) <= MOST_BYTES else OwnFile(f"{FILE}.zip", _zip(content))


def _zip(content: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr(f"{FILE}.json", content)
    return packed.getvalue()


def _tell(kind: str, row: dict[str, Any], user: int) -> dict[str, Any]:
    """Make a row readable: unpack values, and convert truth values to booleans and Discord's ids to texts."""
    return {name: _tell_value(kind, name, value, user) for name, value in row.items()}


def _tell_value(kind: str, name: str, value: Any, user: int) -> Any:
    if isinstance(value, bytes):
        return _unpack(kind, value)
    if name == "motion":
        return _tell_motion(value, user)
    if name.startswith("is_") or name == "agrees":
        return bool(value)
    return str(value) if name in ("server", "channel") else value


def _unpack(kind: str, body: bytes) -> Any:
    try:
        return UNPACK[kind](body) if body else None
    except DecodeError:  # saved by a different version
        return "?"


def _tell_motion(code: str, user: int) -> str:
    """Return the kind of a motion, and whether it was about the reader; other users are not named."""
    motion = read_motion(code)
    return f"{motion.kind} (you)" if user in (motion.sitter, motion.successor) else motion.kind.value
