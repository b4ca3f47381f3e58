"""Scoring the majorities of the guilds, with every kind of tie, and Apprentices, who score for places."""

import pytest

from bot.games.norenberc.rules.state import State
from tests.games.norenberc.tables import (
    APPRENTICE,
    BAKERS,
    BREWERS,
    PRINTERS,
    brewers,
    crafts,
    points,
    reasons,
    table,
)


def places(state: State) -> list[tuple[int, int] | None]:
    """Return each seat's place and points in the Brewers' majority, if any."""
    found: list[tuple[int, int] | None] = []
    for seat in range(len(state.players)):
        given = reasons(state, seat, "score_majority")
        assert len(given) <= 1
        found += [(int(str(reason.why.facts["place"])), reason.points) for reason in given] or [None]
    return found


def test_three_places_score() -> None:
    """N.SCO.5: The three highest sums score 5, 3 and 1 VP; a fourth and a fifth score nothing."""
    state = brewers((3, 3), (7,), (5,), (4,), (2,))

    assert places(state) == [(2, 3), (1, 5), (3, 1), None, None]


def test_the_sum_of_values_ranks_before_the_number_of_tiles() -> None:
    """N.SCO.6: One tile of 7 beats two tiles worth 6 in total."""
    assert places(brewers((3, 3), (7,), (2,))) == [(2, 3), (1, 5), (3, 1)]


def test_with_equal_sums_more_tiles_rank_first() -> None:
    """N.SCO.7: For every place, players with equal sums are ranked by the number of tiles."""
    assert places(brewers((6,), (3, 3), (2, 2, 2))) == [(3, 1), (2, 3), (1, 5)]


def test_without_a_third_the_first_gets_its_point() -> None:
    """N.SCO.8: With only two players in the majority, a sole first gets 6."""
    assert places(brewers((7,), (6,), ())) == [(1, 6), (2, 3), None]


def test_a_single_player_gets_everything() -> None:
    """N.SCO.9: A single player in the majority gets 9."""
    assert places(brewers((2,), (), ())) == [(1, 9), None, None]


def test_a_guild_without_craftsmen_scores_no_points() -> None:
    """N.SCO.10: Only players with at least one craftsman of the guild take part."""
    assert places(brewers((), (), ())) == [None, None, None]


def test_after_two_tied_for_first_the_next_player_is_third() -> None:
    """N.SCO.11: Two tied for 1st get 4 each; 2nd place is skipped; a sole next player is 3rd for 1 VP."""
    assert places(brewers((7,), (7,), (6,), (5,))) == [(1, 4), (1, 4), (3, 1), None]


def test_a_spare_point_is_not_awarded() -> None:
    """N.SCO.12: Two tied for 1st without a third player get 4 each and no more."""
    assert places(brewers((7,), (7,), ())) == [(1, 4), (1, 4), None]


def test_two_tied_for_first_and_two_for_third() -> None:
    """N.SCO.13: After two tied for 1st, players tied next share a 3rd place worth 0."""
    assert places(brewers((7,), (7,), (6,), (6,), (5,))) == [(1, 4), (1, 4), (3, 0), (3, 0), None]


@pytest.mark.parametrize("tied", [3, 4, 5])
def test_three_or_more_tied_for_first_leave_no_further_place(tied: int) -> None:
    """N.SCO.14: Three or more tied for 1st get 4 each, and all others get nothing."""
    hands = [(7,)] * tied + [(6,)] * (5 - tied)

    assert places(brewers(*hands)) == [(1, 4)] * tied + [None] * (5 - tied)


def test_two_tied_for_second_leave_no_third_place() -> None:
    """N.SCO.15: Two tied for 2nd get 2 each, the 3rd place is skipped, and the first gets 5."""
    assert places(brewers((7,), (6,), (6,), (5,))) == [(1, 5), (2, 2), (2, 2), None]


def test_two_tied_for_second_without_a_third_player() -> None:
    """N.SCO.16: The skipped 3rd place's point does not go to the first player."""
    assert places(brewers((7,), (6,), (6,))) == [(1, 5), (2, 2), (2, 2)]


def test_three_tied_for_second_get_two_each() -> None:
    """N.SCO.17: Three or more tied for 2nd get 2 each."""
    assert places(brewers((7,), (6,), (6,), (6,), (5,))) == [(1, 5), (2, 2), (2, 2), (2, 2), None]
    assert places(brewers((7,), (6,), (6,), (6,), (6,))) == [(1, 5), (2, 2), (2, 2), (2, 2), (2, 2)]


def test_players_tied_for_third_get_nothing() -> None:
    """N.SCO.18: Two or three tied for 3rd get 0 each, and the point is not awarded."""
    assert places(brewers((7,), (6,), (5,), (5,), (4,))) == [(1, 5), (2, 3), (3, 0), (3, 0), None]
    assert places(brewers((7,), (6,), (5,), (5,), (5,))) == [(1, 5), (2, 3), (3, 0), (3, 0), (3, 0)]


def test_each_guild_has_its_own_majority() -> None:
    """N.SCO.19: Majorities are scored guild by guild, and the reason names guild, place, sum and tiles."""
    state = table(3)
    state.players[0].craftsmen = crafts(BREWERS, 7, 2) + crafts(PRINTERS, 3)
    state.players[1].craftsmen = crafts(BREWERS, 6) + crafts(PRINTERS, 5)

    given = [(reason.points, reason.why.facts) for reason in reasons(state, 0, "score_majority")]

    assert given == [
        (6, {"guild": "brewers", "place": 1, "shared": 0, "total": 9, "tiles": 2}),
        (3, {"guild": "printers", "place": 2, "shared": 0, "total": 3, "tiles": 1}),
    ]


@pytest.mark.parametrize(
    ("hands", "given"),
    [
        ([(5,), (7,), (3,)], 1),  # 2nd
        ([(3,), (7,), (5,)], 1),  # 3rd
        ([(7,), (5,), (3,)], 0),  # 1st
        ([(7,), (7,), (3,)], 0),  # shared 1st
        ([(5,), (7,), (5,)], 1),  # shared 2nd
        ([(3,), (7,), (5,), (3,)], 1),  # shared 3rd, worth 0
        ([(2,), (7,), (5,), (3,)], 0),  # 4th
        ([(3,), (7,), (7,)], 1),  # 3rd after a shared 1st
        ([(), (7,), (5,)], 0),  # not taking part
    ],
)
def test_an_apprentice_scores_a_point_for_second_and_third_places(hands: list[tuple[int, ...]], given: int) -> None:
    """N.SCO.20: An Apprentice scores 1 VP for each 2nd or 3rd place, including shared ones worth 0."""
    state = brewers(*hands)
    state.players[0].townsmen = (APPRENTICE,)

    assert points(state, 0, "score_apprentice") == given


def test_an_apprentice_counts_every_guild() -> None:
    """N.SCO.21: Places in several guilds all count; two Apprentices count each place twice."""
    state = table(3)
    for guild in (BREWERS, BAKERS, PRINTERS):
        state.players[0].craftsmen += crafts(guild, 3)
        state.players[1].craftsmen += crafts(guild, 4)

    state.players[0].townsmen = (APPRENTICE,)
    assert points(state, 0, "score_apprentice") == 3
    state.players[0].townsmen = (APPRENTICE, APPRENTICE)
    assert points(state, 0, "score_apprentice") == 6
