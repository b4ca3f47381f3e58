"""Limits set by the bot's operator: open tables per user, and how long a silent user counts as present."""

from msgspec import Struct

HOUR = 3600


class Limits(Struct, frozen=True):
    """Limits that the bot's operator can set; 0 for no limit."""

    tables_per_server: int = 5
    """Open tables, in their lobby or running, that a user may host in one server."""
    tables_per_person: int = 20
    """Open tables that a user may host in all servers together."""
    lobby_silence: int = 24 * HOUR
    """Seconds without activity after which a user in a lobby no longer counts as present."""
    game_silence: int = 7 * 24 * HOUR
    """Seconds without activity after which a player in a running game no longer counts as present."""
