"""Settings of servers."""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from bot.storage.store import Store


class ServerSettings(Struct, frozen=True):
    """The settings of one server."""

    has_leaderboard: bool = False
    """True if a moderator has turned the leaderboard on."""


class Servers:
    """The settings of all servers, read from the store each time: they are needed rarely."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def settings(self, server: int) -> ServerSettings:
        """Return a server's settings; defaults if none were chosen."""
        packed = await self._store.server(server)
        return msgspec.msgpack.decode(packed, type=ServerSettings) if packed else ServerSettings()

    async def change(self, server: int, change: Callable[[ServerSettings], ServerSettings]) -> ServerSettings:
        """Change a server's settings. Returns the new settings."""
        settings = change(await self.settings(server))
        await self._store.save_server(server, msgspec.msgpack.encode(settings))
        return settings
