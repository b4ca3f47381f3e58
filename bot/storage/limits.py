"""What the host of the bot has limited: tables per person, and how long a silent person counts as there."""

from msgspec import Struct

HOUR = 3600


class Limits(Struct, frozen=True):
    """Numbers that the host of the bot can set; 0 lifts a limit."""

    tables_per_server: int = 5
    """Open tables, in their lobby or running, that one person may host in one server."""
    tables_per_person: int = 20
    """The same in all servers together."""
    lobby_silence: int = 24 * HOUR
    """Seconds without a sign of life after which somebody in a lobby no longer counts."""
    game_silence: int = 7 * 24 * HOUR
    """The same in a running game."""
