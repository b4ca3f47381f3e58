"""What people have chosen for themselves, wherever they play."""

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
    """Of pictures that only they see; where nothing is chosen, as the table's."""


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

    async def note_language(self, user: int, language: str) -> None:
        """Somebody was seen with this language; it matters for those who are written to while they are away."""
        settings = await self.settings(user)
        if settings.dm and settings.language != language:
            await self.save(user, msgspec.structs.replace(settings, language=language))

    async def save(self, user: int, settings: PersonSettings) -> None:
        """Keeps somebody's settings."""
        await self._store.save_person(user, msgspec.msgpack.encode(settings))
        self._known[user] = settings
