"""Which servers this process works for, and how it tells other processes what has changed."""

from bot.storage.rows import Share


class Part:
    """All servers, and no other process; `bot.service.sharing` has the part of one process among several."""

    is_shared = False
    """True if other processes work with the same tables."""

    def works_for(self, server: int) -> bool:  # noqa: ARG002
        """True if posts, timers and automatic players of a server's tables are this process's work."""
        return True

    def share(self) -> Share | None:
        """The shards whose tables the timers look at; None for all tables."""
        return None

    def tell_table(self, table_id: int, server: int) -> None:
        """Tell the others that a table has changed."""

    def tell_person(self, user: int) -> None:
        """Tell the others that a user's settings have changed."""
