"""What people have chosen for themselves, wherever they play."""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from bot.storage.store import Store

MOST_KEPT = 5000
"""People whose settings stay in memory."""


class PersonSettings(Struct, frozen=True):
    """What one person has chosen."""

    dm: bool = False
    language: str = ""
    """The language of their Discord, as it was last."""
    theme: str = ""
    size: str = ""
    """Of pictures that only they see; where nothing is chosen, as the table's. It is what fits their screen."""
    was_asked: bool = False
    """Whether they have played on without saying what screen they have."""


class People:
    """Everyone's settings; nobody else writes them, so the store is asked once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, PersonSettings] = {}

    async def settings(self, user: int) -> PersonSettings:
        """Somebody's settings, or the usual ones."""
        if user in self._known:
            return self._known[user]
        packed = await self._store.person(user)
        found = msgspec.msgpack.decode(packed, type=PersonSettings) if packed else PersonSettings()
        if len(self._known) >= MOST_KEPT:
            self._known.clear()
        return self._known.setdefault(user, found)

    def recall(self, user: int) -> PersonSettings:
        """Somebody's settings as they were asked for last; the usual ones of whom nobody has asked lately."""
        return self._known.get(user, PersonSettings())

    async def is_screen_unknown(self, user: int, has_moved: bool) -> bool:
        """Whether to ask what screen somebody has: until they say so, or make a move instead."""
        settings = await self.settings(user)
        if has_moved and _is_unknown(settings):
            settings = msgspec.structs.replace(settings, was_asked=True)
            await self.save(user, settings)
        return _is_unknown(settings)

    def is_any_screen_unknown(self, users: Iterable[int]) -> bool:
        """Whether somebody among these people, of whom all was asked for, has yet to be asked."""
        return any(_is_unknown(self.recall(user)) for user in users)

    async def choose_size(self, user: int, size: str) -> None:
        """Somebody says what fits their screen."""
        await self.save(user, msgspec.structs.replace(await self.settings(user), size=size))

    async def note_language(self, user: int, language: str) -> None:
        """Somebody was seen with this language; it matters for those who are written to while they are away."""
        settings = await self.settings(user)
        if settings.dm and settings.language != language:
            await self.save(user, msgspec.structs.replace(settings, language=language))

    async def save(self, user: int, settings: PersonSettings) -> None:
        """Keeps somebody's settings."""
        await self._store.save_person(user, msgspec.msgpack.encode(settings))
        self._known[user] = settings


def _is_unknown(settings: PersonSettings) -> bool:
    return not settings.size and not settings.was_asked
