"""One player's statistics beyond the totals: companion, rival, opponents."""

from collections.abc import Callable, Iterable, Mapping

from bot.statistics.finished import group_games
from bot.statistics.tally import Duel, PersonTally
from bot.storage.rows import ScoreRow


def sort_opponents(person: PersonTally) -> list[tuple[int, Duel]]:
    """Return the opponents with their duels: those met most often first."""
    return sorted(person.duels.items(), key=lambda one: (-one[1].games, one[0]))


def find_companion(person: PersonTally, is_shown: Callable[[int], bool]) -> int | None:
    """Return the player met most often."""
    return next((user for user, _ in sort_opponents(person) if is_shown(user)), None)


def find_rival(person: PersonTally, is_shown: Callable[[int], bool]) -> int | None:
    """Return the player with whom the lead changed most: often ahead and as often behind."""
    shown = [(user, duel) for user, duel in sort_opponents(person) if is_shown(user)]
    user, duel = max(shown, key=lambda one: min(one[1].ahead, one[1].behind), default=(None, Duel()))
    return user if min(duel.ahead, duel.behind) else None


def find_shared_servers(rows: Iterable[ScoreRow], user: int) -> Mapping[int, tuple[int, ...]]:
    """Return the servers in which the user played with each other player, latest game first."""
    found: dict[int, dict[int, None]] = {}
    for game in reversed(group_games(rows)):
        users = {row.user for row in game if row.user is not None}
        if game[0].server and user in users:
            for other in users - {user}:
                found.setdefault(other, {})[game[0].server] = None
    return {other: tuple(servers) for other, servers in found.items()}
