"""Why a table changes: an argument of every action, so that nothing depends on which task is running."""

from collections.abc import Callable

from msgspec import Struct


class Cause:
    """The bot itself, such as a timer or an automatic player; `Click` for a user."""

    interaction: int | None = None
    """Saved with the change, so that the same click counts once."""


class Moment:
    """Something that happens once."""

    def __init__(self) -> None:
        self.has_come = False
        self._callbacks: list[Callable[[], None]] = []

    def when(self, callback: Callable[[], None]) -> None:
        """Call back once it has come; at once if it has."""
        if self.has_come:
            callback()
        else:
            self._callbacks.append(callback)

    def come(self) -> None:
        """Run the callbacks in the order in which they came."""
        self.has_come = True
        callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            callback()


class Click(Cause):
    """A user's click or command, which waits for its answer."""

    def __init__(self, interaction: int, user: int) -> None:
        self.interaction, self.user = interaction, user
        self.is_lost = False
        self.sent = Moment()
        """The answer is on its way; Discord has yet to reply."""
        self.over = Moment()
        """The answer has arrived or is lost."""

    def end(self, is_lost: bool = False) -> None:
        """The answer has arrived or is lost, or there is none."""
        self.is_lost = is_lost
        self.sent.come()
        self.over.come()


BOT = Cause()
"""Nobody waits for an answer, and nobody is blamed."""


class At(Struct, frozen=True):
    """A table, and why it is about to change."""

    table_id: int
    cause: Cause


def split_place(place: int | At) -> tuple[int, Cause]:
    """The table's number and the cause; a bare number stands for the bot itself."""
    return (place.table_id, place.cause) if isinstance(place, At) else (place, BOT)
