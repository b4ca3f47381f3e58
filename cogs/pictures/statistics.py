"""Pages of statistics, made from totals: only users in `shown` are named."""

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import UTC, datetime

from bot.pictures.statistics import (
    DuelsPage,
    FinishRecord,
    GameLine,
    GamesPage,
    Mate,
    Month,
    Opponent,
    Pair,
    PersonPage,
    PlayerLine,
    PointsRecord,
    Rank,
    RankingPage,
    RecordsPage,
    SeatsLine,
    ServerPage,
    Span,
    StreakRecord,
)
from bot.statistics.leaderboard import MIN_GAMES, Order, count_records
from bot.statistics.months import month_of
from bot.statistics.people import find_companion, find_rival, sort_opponents
from bot.statistics.server_records import Best, Finish, LongestStreak
from bot.statistics.tally import Duel, GameTotals, PersonTally, Tally
from cogs.replies.names import counted_name

MOST_PLAYERS = 6
"""Maximum number of players with a row on the page of a server."""
MOST_RANKS = 10
MOST_OPPONENTS = 10
MOST_RECORDS = 12
CANDIDATES = 16
"""Maximum number of users considered for a list, before hidden users are removed."""

Title = Callable[[str], str]
"""Returns the title of a game by its name."""


def find_regulars(tally: Tally) -> list[int]:
    """Return the users with the most games."""
    played = {user: person.totals.games for user, person in tally.people.items() if person.totals.games}
    return sorted(played, key=lambda user: (-played[user], user))[:CANDIDATES]


def find_record_holders(tally: Tally) -> list[int]:
    """Return the users who hold a record."""
    records = tally.records
    others = [one.user for one in (records.closest, records.longest) if one]
    return [*(best.user for best in _sort_best(tally)), *others]


def span_of(tally: Tally, games: int, game: str) -> Span:
    """Return which games a page covers; `game` is a title if the page covers only that kind of game."""
    if tally.since is None:
        return Span(games, game=game)
    since = datetime.fromtimestamp(tally.since, UTC)
    return Span(games, Month(since.year, since.month), game)


def make_line(person: PersonTally, name: str = "") -> PlayerLine:
    """Return a player's totals."""
    totals = person.totals
    place = totals.mean_place if totals.games else 0.0
    return PlayerLine(name or counted_name(person), totals.games, totals.wins, place, tuple(person.recent))


def make_server_page(title: str, tally: Tally, shown: Collection[int], titles: Title, game: str = "") -> ServerPage:
    """Make the page of a server: its regulars by wins, their head to head, the main records."""
    regulars = [user for user in find_regulars(tally) if user in shown][:MOST_PLAYERS]
    users = sorted(regulars, key=lambda user: (-tally.people[user].totals.wins, tally.people[user].totals.mean_place))
    duels = tuple(tuple(_pair(tally.duel(user, other)) for other in users) for user in users)
    best = max(tally.records.best.values(), key=lambda one: one.points, default=None)
    return ServerPage(
        title,
        span_of(tally, tally.games, game),
        tuple(make_line(tally.people[user]) for user in users),
        duels,
        _streak_record(tally, shown),
        _points_record(best, shown, titles) if best else None,
        _finish_record(tally, shown, titles),
    )


def make_person_page(user: int, name: str, tally: Tally, shown: Mapping[int, str], now: int, game: str) -> PersonPage:
    """Make the page of a player; `shown` has the names of opponents who may be shown."""
    person = tally.people.get(user) or PersonTally(name)
    month = person.by_month.get(month_of(now), GameTotals())
    live, slow = person.live_pace, person.slow_pace
    return PersonPage(
        make_line(person, name),
        span_of(tally, person.totals.games, game),
        person.streak.current,
        person.streak.best,
        None if live is None else round(live),
        None if slow is None else round(slow),
        month.games,
        month.wins,
        _mate(shown, person, find_companion(person, shown.__contains__)),
        _mate(shown, person, find_rival(person, shown.__contains__)),
        person.against_computers.games,
        person.against_computers.wins,
    )


def make_duels_page(user: int, name: str, tally: Tally, shown: Mapping[int, str], game: str) -> DuelsPage:
    """Make the page of a player's head to head with the opponents in `shown`, by these names."""
    person = tally.people.get(user) or PersonTally(name)
    met = [(other, duel) for other, duel in sort_opponents(person) if other in shown][:MOST_OPPONENTS]
    opponents = (Opponent(shown[other], Pair(duel.ahead, duel.behind), duel.tied) for other, duel in met)
    return DuelsPage(name, span_of(tally, person.totals.games, game), tuple(opponents))


def find_opponents(user: int, tally: Tally) -> list[int]:
    """Return a user's most frequent opponents."""
    person = tally.people.get(user)
    return [other for other, _ in sort_opponents(person)][:CANDIDATES] if person else []


def make_games_page(user: int, name: str, tally: Tally, titles: Title, game: str) -> GamesPage:
    """Make the page of a player's results by game."""
    person = tally.people.get(user) or PersonTally(name)
    lines = [_game_line(kind, totals, person, titles) for kind, totals in sorted(person.by_game.items())]
    return GamesPage(name, span_of(tally, person.totals.games, game), tuple(lines))


def _game_line(kind: str, totals: GameTotals, person: PersonTally, titles: Title) -> GameLine:
    by_seats = sorted((seats, points) for (name, seats), points in person.by_seats.items() if name == kind)
    lines = tuple(SeatsLine(seats, points.games, points.best, points.mean) for seats, points in by_seats)
    return GameLine(titles(kind), totals.games, totals.wins, totals.mean_place, lines)


def make_records_page(title: str, tally: Tally, shown: Collection[int], titles: Title, game: str) -> RecordsPage:
    """Make the page of a server's records."""
    best = tuple(_points_record(one, shown, titles) for one in _sort_best(tally))
    span = span_of(tally, tally.games, game)
    return RecordsPage(title, span, best, _streak_record(tally, shown), _finish_record(tally, shown, titles))


def make_ranking_page(title: str, tally: Tally, order: Order, ranked: Iterable[int]) -> RankingPage:
    """Make the page of a leaderboard; `ranked` has the users who may be shown, best first."""
    records = count_records(tally)
    ranks = tuple(Rank(make_line(tally.people[user]), records[user]) for user in ranked)
    least = MIN_GAMES if order is Order.PLACE else 0
    return RankingPage(title, span_of(tally, tally.games, ""), order.value, ranks[:MOST_RANKS], least)


def _sort_best(tally: Tally) -> list[Best]:
    """Return the best scores, sorted by game and number of seats, up to `MOST_RECORDS`."""
    return [best for _, best in sorted(tally.records.best.items())][:MOST_RECORDS]


def _pair(duel: Duel) -> Pair | None:
    return Pair(duel.ahead, duel.behind) if duel.games else None


def _mate(shown: Mapping[int, str], person: PersonTally, user: int | None) -> Mate | None:
    if user is None:
        return None
    duel = person.duels[user]
    return Mate(shown[user], duel.games, Pair(duel.ahead, duel.behind))


def _name(record: Best | Finish | LongestStreak, shown: Collection[int]) -> str:
    """Return the name of a record's holder, or "" if the holder is hidden."""
    return counted_name(record) if record.user in shown else ""


def _points_record(best: Best, shown: Collection[int], titles: Title) -> PointsRecord:
    return PointsRecord(_name(best, shown), titles(best.game), best.seats, best.points)


def _streak_record(tally: Tally, shown: Collection[int]) -> StreakRecord | None:
    longest = tally.records.longest
    return StreakRecord(_name(longest, shown), longest.wins) if longest else None


def _finish_record(tally: Tally, shown: Collection[int], titles: Title) -> FinishRecord | None:
    closest = tally.records.closest
    return FinishRecord(_name(closest, shown), titles(closest.game), closest.lead) if closest else None
