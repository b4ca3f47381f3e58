"""The servers that this process works for, and notifications to other processes."""

from bot.storage.rows import Share


class ServerScope:
    """All servers, for a single process. `bot.service.shared_database` has the subclass for several processes."""

    is_shared = False
    """True if other processes work with the same tables."""

    def works_for(self, server: int) -> bool:  # noqa: ARG002
        """True if this process posts messages, runs timers and plays automatic players for a server's tables."""
        return True

    def share(self) -> Share | None:
        """Return the shards whose tables this process's timers check; None for all tables."""
        return None

    def tell_table(self, table_id: int, server: int) -> None:
        """Notify other processes that a table has changed."""

    def tell_person(self, user: int) -> None:
        """Notify other processes that a user's settings have changed."""

    def tell_forgotten(self, user: int) -> None:
        """Notify other processes that a user's data is deleted."""
