"""The status of a table: in its lobby, running, or ended in some way."""

from enum import StrEnum


class Status(StrEnum):
    """Stored values."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    """Played to its end."""
    ENDED = "ended"
    """Stopped before its end."""
    CANCELLED = "cancelled"
    """Closed before the game."""
