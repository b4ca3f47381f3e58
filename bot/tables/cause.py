"""Why a table changes: passed to every action, so that nothing depends on which task is running."""

from collections.abc import Callable

from msgspec import Struct


class Cause:
    """The cause of a change: this class for the bot itself, such as a timer or automatic player; `Click` for a user."""

    interaction: int | None = None
    """Saved with the change, so that a repeated click changes nothing."""


class Moment:
    """A one-time event with callbacks."""

    def __init__(self) -> None:
        self.has_come = False
        self._callbacks: list[Callable[[], None]] = []

    def when(self, callback: Callable[[], None]) -> None:
        """Register a callback; it runs at once if the event has happened."""
        if self.has_come:
            callback()
        else:
            self._callbacks.append(callback)

    def come(self) -> None:
        """Mark the event as happened and run its callbacks in order."""
        self.has_come = True
        callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            callback()


class Click(Cause):
    """A user's click or command, which waits for its response."""

    def __init__(self, interaction: int, user: int) -> None:
        self.interaction, self.user = interaction, user
        self.is_lost = False
        self.sent = Moment()
        """Happens when the response is sent; Discord has not confirmed it yet."""
        self.over = Moment()
        """Happens when the response is confirmed or lost."""

    def end(self, is_lost: bool = False) -> None:
        """Mark the click as over: its response was confirmed, lost or not needed."""
        self.is_lost = is_lost
        self.sent.come()
        self.over.come()


BOT = Cause()
"""The bot itself acts, without a click to answer."""


class At(Struct, frozen=True):
    """A table, and the cause of the coming change."""

    table_id: int
    cause: Cause


def split_place(place: int | At) -> tuple[int, Cause]:
    """Return the table id and the cause; an id without a cause means the bot itself."""
    return (place.table_id, place.cause) if isinstance(place, At) else (place, BOT)
