"""One player's statistics beyond the totals: companion, rival, opponents."""

from collections.abc import Callable

from bot.statistics.finished import FinishedGame
from bot.statistics.tally import Duel, PersonTally


def sort_opponents(person: PersonTally) -> list[tuple[int, Duel]]:
    """Return the opponents with their duels, most frequent opponent first."""
    return sorted(person.duels.items(), key=lambda one: (-one[1].games, one[0]))


def find_companion(person: PersonTally, is_shown: Callable[[int], bool]) -> int | None:
    """Return the most frequent opponent for whom `is_shown` is true."""
    return next((user for user, _ in sort_opponents(person) if is_shown(user)), None)


def find_rival(person: PersonTally, is_shown: Callable[[int], bool]) -> int | None:
    """Return the shown opponent with the closest rivalry: the user was often ahead and about as often behind."""
    shown = [(user, duel) for user, duel in sort_opponents(person) if is_shown(user)]
    user, duel = max(shown, key=lambda one: min(one[1].ahead, one[1].behind), default=(None, Duel()))
    return user if min(duel.ahead, duel.behind) else None


class SharedServers:
    """The servers in which a user played with each other player."""

    def __init__(self, user: int) -> None:
        self._user = user
        self._found: dict[int, dict[int, None]] = {}

    def add(self, game: FinishedGame) -> None:
        """Record the server of a game for each other player in it."""
        server, users = game[0].server, {row.user for row in game if row.user is not None}
        if server and self._user in users:
            for other in users - {self._user}:
                self._found.setdefault(other, {})[server] = None

    def with_user(self, other: int) -> tuple[int, ...]:
        """Return the servers in which the user played with another user."""
        return tuple(self._found.get(other, ()))
