"""Ratings: known results for wins and ties, fixed ratings of computers, and games that do not count."""

from collections.abc import Sequence
from math import exp, sqrt

import pytest
from msgspec.structs import replace
from openskill.models import BradleyTerryPart

from bot.statistics.ratings import ANCHOR_SIGMA, MOST_SEATS, Rating, Ratings
from tests.statistics.results import ANN, BEN, CLEO, COMPUTER, DAN, FORGOTTEN, Results

ANCHORS = {"chess": {"quick": 30.0}}
BETA, TAU = 25 / 6, 25 / 300
"""The model's spread of performances, and the uncertainty that each game adds."""
AFTER_ONE = 8.0659
"""The uncertainty of newcomers after one game against each other, whatever their places."""


def rated(results: Results) -> Ratings:
    """Rate all games."""
    ratings = Ratings(ANCHORS)
    assert ratings.add(results.rows)
    return ratings


def gain(ratings: Ratings, user: int) -> float:
    """Return how far a user's rating is from the initial one."""
    return round(ratings.of(user)["chess"].mu - 25, 4)


@pytest.mark.parametrize(
    ("places", "gains"),
    [
        ((1, 2), (2.6354, -2.6354)),
        ((1, 1), (0, 0)),
        ((1, 2, 3, 4), (2.6354, 0.8785, -0.8785, -2.6354)),
        ((4, 3, 2, 1), (-2.6354, -0.8785, 0.8785, 2.6354)),
        ((1, 1, 3, 4), (1.7569, 1.7569, -0.8785, -2.6354)),
        ((3, 1, 4, 1), (-0.8785, 1.7569, -2.6354, 1.7569)),
        ((1, 2, 3, 3), (2.6354, 0.8785, -1.7569, -1.7569)),
        ((1, 2, 2, 4), (2.6354, 0, 0, -2.6354)),
        ((1, 1, 1, 4), (0.8785, 0.8785, 0.8785, -2.6354)),
        ((1, 1, 1, 1), (0, 0, 0, 0)),
    ],
)
def test_newcomers_gain_and_lose_by_the_players_they_beat(places: tuple[int, ...], gains: tuple[float, ...]) -> None:
    """The expected results are written out, because several releases of the library changed how ties count."""
    results = Results()
    people = (ANN, BEN, CLEO, DAN)[: len(places)]
    results.play(*people, places=places)
    ratings = rated(results)
    assert [gain(ratings, user) for user in people] == [pytest.approx(one, abs=1e-4) for one in gains]
    assert {round(ratings.of(user)["chess"].sigma, 4) for user in people} == {AFTER_ONE}


@pytest.mark.parametrize("order", [(0, 1, 2, 3, 4), (4, 3, 2, 1, 0), (2, 0, 3, 1, 4)])
def test_the_order_of_seats_does_not_matter(order: tuple[int, ...]) -> None:
    """Five players of different strength, with two ties, get the ratings of the published formula."""
    model = BradleyTerryPart(window_size=MOST_SEATS)
    players, places = ((31.0, 2.0), (25.0, 8.0), (20.0, 3.0), (28.0, 5.0), (25.0, 1.0)), (2, 1, 2, 4, 4)
    teams = [[model.rating(*players[at])] for at in order]
    new = model.rate(teams, ranks=[float(places[at]) for at in order])
    found = {at: team[0].mu for at, team in zip(order, new, strict=True)}
    assert [found[at] for at in range(5)] == pytest.approx([by_hand(players, places, at) for at in range(5)])


def by_hand(players: Sequence[tuple[float, float]], places: Sequence[int], own: int) -> float:
    """Return a player's new rating: the mean of the updates against each other player (Weng and Lin, algorithm 2)."""
    mu, variance = players[own][0], players[own][1] ** 2 + TAU**2
    updates = []
    for other, (other_mu, other_sigma) in enumerate(players):
        if other != own:
            c = sqrt(variance + other_sigma**2 + TAU**2 + 2 * BETA**2)
            expected = 1 / (1 + exp((other_mu - mu) / c))
            won = (places[own] < places[other]) + (places[own] == places[other]) / 2
            updates.append(variance / c * (won - expected))
    return mu + sum(updates) / len(updates)


def test_the_rating_of_a_computer_is_fixed() -> None:
    """People are rated against it, and its own rating is the same in every game."""
    results = Results()
    results.play(COMPUTER, ANN, BEN)
    once = gain(rated(results), ANN)
    model = BradleyTerryPart(window_size=MOST_SEATS)
    teams = [[model.rating(30, ANCHOR_SIGMA)], [model.rating()], [model.rating()]]
    new = model.rate(teams, ranks=[1.0, 2.0, 3.0])
    assert once == pytest.approx(new[1][0].mu - 25, abs=1e-4)
    results = Results()
    for _ in range(50):
        results.play(ANN, COMPUTER, BEN)
    results.play(CLEO, COMPUTER, DAN)
    fresh = Results()
    fresh.play(CLEO, COMPUTER, DAN)
    assert gain(rated(results), CLEO) == gain(rated(fresh), CLEO)


def test_a_computer_without_a_fixed_rating_is_left_out() -> None:
    results, alone = Results(), Results()
    table = results.play(ANN, BEN, COMPUTER)
    results.change(table, 2, computer="unknown")
    alone.play(ANN, BEN)
    assert gain(rated(results), ANN) == gain(rated(alone), ANN)


def test_unrated_games_and_seats_that_changed_hands_do_not_count() -> None:
    results, whole = Results(), Results()
    results.play(ANN, BEN, is_rated=False)
    table = results.play(ANN, BEN, CLEO)
    results.change(table, 0, is_whole=False)
    whole.play(BEN, CLEO)
    assert rated(results).of(ANN) == {}
    assert rated(results).of(BEN) == rated(whole).of(BEN)


def test_a_seat_played_by_a_computer_for_its_player_does_not_count() -> None:
    """Nor does a game of two in which one made no decision; a computer's own seat has none, and counts."""
    results, three, alone, two = Results(), Results(), Results(), Results()
    table = three.play(ANN, BEN, CLEO)
    three.change(table, 0, decisions=0)
    results.play(BEN, CLEO)
    assert rated(three).of(ANN) == {}
    assert gain(rated(three), BEN) == gain(rated(results), BEN)
    alone.change(alone.play(ANN, BEN), 1, decisions=0)
    assert rated(alone).of(ANN) == {}
    table = two.play(ANN, BEN, COMPUTER)
    before = gain(rated(two), ANN)
    two.change(table, 2, decisions=0)
    assert gain(rated(two), ANN) == before


def test_a_game_of_one_person_does_not_count() -> None:
    """Otherwise, a player could abandon each game that goes badly."""
    results = Results()
    results.play(ANN, COMPUTER)
    assert rated(results).of(ANN) == {}


def test_a_forgotten_player_counts_as_a_newcomer_for_the_others() -> None:
    """The other players' gains do not change, even if only one of them is left."""
    results, before = Results(), Results()
    results.play(ANN, FORGOTTEN)
    before.play(ANN, CLEO)
    assert gain(rated(results), ANN) == gain(rated(before), ANN)


def test_each_game_has_its_own_rating() -> None:
    """Ratings of different games are never combined."""
    results = Results()
    results.play(ANN, BEN)
    results.play(BEN, ANN, game="checkers")
    found = rated(results).of(ANN)
    assert found["chess"].mu > 25 > found["checkers"].mu
    assert [one.games for one in found.values()] == [1, 1]


def test_a_rating_is_unsure_for_the_first_games() -> None:
    """If four people play each other, a rating becomes sure after about thirty games."""
    results = Results()
    ratings, people = Ratings(ANCHORS), [ANN, BEN, CLEO, DAN]
    sure_after = 0
    for number in range(1, 60):
        turn = number % 4
        results.play(*people[turn:], *people[:turn])
        ratings = rated(results)
        if ratings.of(ANN)["chess"].is_sure:
            sure_after = number
            break
    assert 15 <= sure_after <= 45
    assert Rating().points == 1500


def test_games_are_rated_in_the_order_of_their_ends_however_they_are_read() -> None:
    """Reading the rows in pieces, which may split a game, yields the same ratings."""
    results = Results()
    for number in range(12):
        results.play(*((ANN, BEN, CLEO) if number % 3 else (CLEO, ANN, BEN)))
    pieces = Ratings(ANCHORS)
    for first in range(0, len(results.rows), 5):
        assert pieces.add(results.rows[first : first + 5])
    assert {user: pieces.of(user) for user in (ANN, BEN, CLEO)} == {
        user: rated(results).of(user) for user in (ANN, BEN, CLEO)
    }


def test_a_game_with_two_results_is_detected() -> None:
    """A game resumed after its end is saved again with new rows."""
    results = Results()
    results.play(ANN, BEN)
    ratings = rated(results)
    assert ratings.add(results.rows)
    assert not ratings.add([replace(row, id=row.id + 100) for row in results.rows])
