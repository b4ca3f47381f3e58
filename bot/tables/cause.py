"""Why a table changes: an argument of every action, so that nothing depends on which task is running."""

from collections.abc import Callable

from msgspec import Struct


class Cause:
    """The bot itself, such as a timer or an automatic player; `Click` for a user."""

    interaction: int | None = None
    """Saved with the change, so that the same click counts once."""


class Click(Cause):
    """A user's click or command, which waits for its answer."""

    def __init__(self, interaction: int, user: int) -> None:
        self.interaction, self.user = interaction, user
        self.is_over = self.is_lost = False
        self._callbacks: list[Callable[[], None]] = []

    def when_over(self, callback: Callable[[], None]) -> None:
        """Call back once the answer has arrived or is lost; at once if the click is over."""
        if self.is_over:
            callback()
        else:
            self._callbacks.append(callback)

    def end(self, is_lost: bool = False) -> None:
        """Run the callbacks in the order in which they came."""
        self.is_over, self.is_lost = True, is_lost
        callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            callback()


BOT = Cause()
"""Nobody waits for an answer, and nobody is blamed."""


class At(Struct, frozen=True):
    """A table, and why it is about to change."""

    table_id: int
    cause: Cause


def split_place(place: int | At) -> tuple[int, Cause]:
    """The table's number and the cause; a bare number stands for the bot itself."""
    return (place.table_id, place.cause) if isinstance(place, At) else (place, BOT)
