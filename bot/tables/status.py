"""What a table is: in its lobby, running, or at one of its ends."""

from enum import StrEnum


class Status(StrEnum):
    """As it is stored."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    """Played to its end."""
    ENDED = "ended"
    """Stopped before its end."""
    CANCELLED = "cancelled"
    """Closed before it began."""
