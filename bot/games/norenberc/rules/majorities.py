"""Majorities of craftsmen in each guild, including ties, rulebook p. 9."""

from msgspec import Struct

from bot.games.contract import Fact, Line, Reason, Seat
from bot.games.norenberc.rules.pieces import Pieces, Scoring
from bot.games.norenberc.rules.state import State, count_kind


class MajorityPlace(Struct, frozen=True):
    """A place in a guild's majority and its points."""

    seat: Seat
    rank: int
    """1 for first, 2 for second, 3 for third place."""
    points: int
    is_shared: bool


class Strength(Struct, frozen=True, order=True):
    """Strength in a majority: the sum of values, then the number of tiles."""

    total: int
    tiles: int


def strengths(state: State, guild: int) -> dict[Seat, Strength]:
    """Return the strength of each seat in a guild's majority; a seat with only a Jack of All Trades takes part, too."""
    taking_part = {}
    for seat, player in enumerate(state.players):
        values = [tile.value for tile in player.craftsmen if tile.guild == guild]
        values += [value for owner, value, named in state.jacks if owner == seat and named == guild]
        if values:
            taking_part[seat] = Strength(sum(values), len(values))
    return taking_part


def award_places(scoring: Scoring, taking_part: dict[Seat, Strength]) -> tuple[MajorityPlace, ...]:
    """Return first, second and third place, best first."""
    groups = _tied_groups(taking_part)
    if not groups:
        return ()
    firsts, *others = groups
    if len(firsts) > 1:
        places = _share(scoring, firsts, 1)
        return places + (_share(scoring, others[0], 3) if len(firsts) == 2 and others else ())
    points = scoring.places[0] + sum(scoring.places[1 + sum(map(len, others)) :])  # unused points go to 1st place
    places = (MajorityPlace(firsts[0], 1, points, False),)
    for rank, group in enumerate(others[:2], start=2):
        places += _share(scoring, group, rank)
        if len(group) > 1:
            break
    return places


def _tied_groups(taking_part: dict[Seat, Strength]) -> list[list[Seat]]:
    """Group seats by strength, strongest first."""
    levels = sorted(set(taking_part.values()), reverse=True)
    return [[seat for seat, strength in taking_part.items() if strength == level] for level in levels]


def _share(scoring: Scoring, group: list[Seat], rank: int) -> tuple[MajorityPlace, ...]:
    is_shared = len(group) > 1
    points = (scoring.shared if is_shared else scoring.places)[rank - 1]
    return tuple(MajorityPlace(seat, rank, points, is_shared) for seat in group)


def majority_reasons(pieces: Pieces, state: State) -> list[tuple[Seat, Reason]]:
    """Return every place with its points, and the Apprentices' points for second and third places."""
    reasons = []
    for guild in range(len(state.guilds)):
        taking_part = strengths(state, guild)
        for place in award_places(pieces.scoring, taking_part):
            facts: dict[str, Fact] = {
                "guild": pieces.guild_names[guild],
                "place": place.rank,
                "shared": int(place.is_shared),
                "total": taking_part[place.seat].total,
                "tiles": taking_part[place.seat].tiles,
            }
            reasons.append((place.seat, Reason(place.points, Line("score_majority", facts))))
            apprentices = count_kind(state.players[place.seat], "apprentice") if place.rank > 1 else 0
            if apprentices:
                points = apprentices * pieces.townsman.apprentice_points
                reasons.append((place.seat, Reason(points, Line("score_apprentice", facts))))
    return reasons
