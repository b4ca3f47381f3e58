"""Scoring: townsmen, great sums, all guilds, the richest, crests, the winner."""

import pytest

from bot.games.contract import Seats
from bot.games.norenberc.rules.pieces import Townsman
from bot.games.norenberc.rules.state import State
from tests.games.norenberc.tables import (
    BAKERS,
    BREWERS,
    ENGRAVER,
    PRINTERS,
    RULES,
    SHOEMAKERS,
    TAX_COLLECTOR,
    brewers,
    crafts,
    empty_hands,
    lines,
    move_to_round,
    play_plans,
    points,
    reasons,
    table,
)


@pytest.mark.parametrize("value", [2, 3])
def test_a_nobleman_scores_the_points_on_his_tile(value: int) -> None:
    """N.SCO.1: A Nobleman scores 2 or 3 VP."""
    state = table(3)
    state.players[0].townsmen = (Townsman("nobleman", value),)

    assert points(state, 0, "score_townsman") == value


@pytest.mark.parametrize(("money", "given"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (39, 3), (100, 10)])
def test_a_tax_collector_scores_a_point_for_every_full_ten_talers(money: int, given: int) -> None:
    """N.SCO.2: A Tax Collector scores 1 VP for each full 10 Talers."""
    state = table(3)
    state.players[0].townsmen = (TAX_COLLECTOR,)
    state.players[0].money = money

    assert points(state, 0, "score_townsman") == given


@pytest.mark.parametrize(("value", "given"), [(2, 1), (3, 3), (4, 2)])
def test_a_foreman_scores_a_point_for_every_craftsman_of_his_value(value: int, given: int) -> None:
    """N.SCO.3: A Foreman scores 1 VP for each of his player's craftsmen with the value on his tile, of any guild."""
    state = table(3)
    state.players[0].townsmen = (Townsman("foreman", value),)
    state.players[0].craftsmen = crafts(BREWERS, 3, 3, 4, 5) + crafts(BAKERS, 2, 3) + crafts(PRINTERS, 4, 7)
    state.players[1].craftsmen = crafts(SHOEMAKERS, 2, 3, 4)

    assert points(state, 0, "score_townsman") == given


def test_townsmen_of_one_kind_all_count() -> None:
    """N.SCO.4: Two Tax Collectors, Noblemen or Foremen each score, and each has its own reason."""
    state = table(3)
    state.players[0].townsmen = (TAX_COLLECTOR, TAX_COLLECTOR, Townsman("nobleman", 2), Townsman("nobleman", 3))

    given = [(reason.why.facts["tile"], reason.points) for reason in reasons(state, 0, "score_townsman")]

    assert given == [("tax_collector", 2), ("tax_collector", 2), ("nobleman.2", 2), ("nobleman.3", 3)]


@pytest.mark.parametrize(("values", "given"), [((7, 6, 6, 5, 5), 0), ((7, 6, 6, 5, 4, 2), 2), ((7, 6, 6, 5, 5, 4), 2)])
def test_a_sum_of_thirty_scores_two_points(values: tuple[int, ...], given: int) -> None:
    """N.SCO.22: Craftsmen of one guild that are worth 30 or more in total score 2 VP."""
    assert points(brewers(values, ()), 0, "score_great") == given


def test_every_great_sum_scores_two_points() -> None:
    """N.SCO.23: Each guild with 30 or more scores 2 VP; the sums of different guilds are not added."""
    state = table(3)
    state.players[0].craftsmen = crafts(BREWERS, 7, 6, 6, 5, 5, 4) + crafts(BAKERS, 7, 6, 6, 5, 4, 4)
    state.players[1].craftsmen = crafts(SHOEMAKERS, 7, 6, 6) + crafts(PRINTERS, 7, 6, 6)

    assert points(state, 0, "score_great") == 4
    assert points(state, 1, "score_great") == 0


def test_the_reason_for_a_great_sum_names_guild_and_sum() -> None:
    """N.SCO.39: Each sum of 30 or more is listed with its guild and its total."""
    state = table(3)
    state.players[0].craftsmen = crafts(BAKERS, 7, 6, 6, 5, 4, 2) + crafts(PRINTERS, 7, 6, 6, 5, 5, 4)

    given = [(reason.points, reason.why.facts) for reason in reasons(state, 0, "score_great")]

    assert given == [(2, {"guild": "bakers", "total": 30}), (2, {"guild": "printers", "total": 33})]


def test_a_craftsman_of_every_guild_scores_five_points() -> None:
    """N.SCO.24: At least one craftsman of every guild in play scores 5 VP; if one guild is missing, nothing."""
    state = table(3)
    three = crafts(BREWERS, 2) + crafts(BAKERS, 3) + crafts(SHOEMAKERS, 4)
    state.players[0].craftsmen = three + crafts(PRINTERS, 2)
    state.players[1].craftsmen = three

    assert points(state, 0, "score_all_guilds") == 5
    assert points(state, 1, "score_all_guilds") == 0


@pytest.mark.parametrize(("seats", "guilds"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_only_guilds_in_play_are_required(seats: int, guilds: int) -> None:
    """N.SCO.25: Guilds that are not in play are not required."""
    state = table(seats)
    for guild in range(guilds):
        state.players[0].craftsmen += crafts(guild, 3)

    assert points(state, 0, "score_all_guilds") == 5


@pytest.mark.parametrize(
    ("money", "given"),
    [((30, 20, 10), [5, 0, 0]), ((30, 30, 10), [2, 2, 0]), ((7, 7, 7), [2, 2, 2]), ((0, 0, 1), [0, 0, 5])],
)
def test_the_richest_player_scores(money: tuple[int, ...], given: list[int]) -> None:
    """N.SCO.26: The player with the most Talers scores 5 VP; tied players score 2 VP each."""
    state = table(3)
    for seat, talers in enumerate(money):
        state.players[seat].money = talers

    assert [points(state, seat, "score_richest") for seat in range(3)] == given


@pytest.mark.parametrize(("money", "shared"), [((30, 20, 10), 0), ((30, 30, 10), 1)])
def test_the_reason_for_the_richest_names_the_talers(money: tuple[int, ...], shared: int) -> None:
    """N.SCO.40: The reason names the number of Talers, and says whether the player is tied."""
    state = table(3)
    for seat, talers in enumerate(money):
        state.players[seat].money = talers

    [reason] = reasons(state, 0, "score_richest")

    assert reason.why.facts == {"purse": 30, "shared": shared}


@pytest.mark.parametrize(
    ("different", "given"), [(0, 0), (1, 0), (2, 0), (3, 2), (4, 5), (5, 9), (6, 14), (7, 20), (8, 20), (10, 20)]
)
def test_different_crests_score(different: int, given: int) -> None:
    """N.SCO.27: 3, 4, 5, 6, 7 or more different crests score 2, 5, 9, 14, 20 VP."""
    state = table(5)
    state.players[0].crests = [int(guild < different) for guild in range(6)]
    state.players[0].prestige = max(0, different - 6)

    assert points(state, 0, "score_crests") == given


def test_duplicate_guild_crests_count_once() -> None:
    """N.SCO.28: Several crests of one guild count as one different crest."""
    state = table(3)
    state.players[0].crests = [4, 3, 1, 0]

    assert points(state, 0, "score_crests") == 2


def test_every_prestige_crest_counts_as_a_different_crest() -> None:
    """N.SCO.29: Each prestige crest counts as one more different crest."""
    state = table(3)
    state.players[0].crests = [1, 1, 0, 0]
    state.players[0].prestige = 3

    assert points(state, 0, "score_crests") == 9


def test_every_engraver_is_a_prestige_crest() -> None:
    """N.SCO.30: Each Engraver counts as one prestige crest."""
    state = table(3)
    state.players[0].crests = [1, 1, 0, 0]
    state.players[0].prestige = 1
    state.players[0].townsmen = (ENGRAVER, ENGRAVER)

    [crest] = reasons(state, 0, "score_crests")

    assert (crest.points, crest.why.facts) == (9, {"guilds": 2, "prestige": 3})


def test_the_reasons_add_up_to_the_score() -> None:
    """N.SCO.31: Every point of a score has its reason."""
    state = table(3)
    state.players[0].craftsmen = crafts(BREWERS, 7, 6, 6, 5, 5, 4) + crafts(BAKERS, 2)
    state.players[0].townsmen = (Townsman("nobleman", 3), Townsman("foreman", 4))
    state.players[0].crests = [1, 1, 1, 0]

    scores = RULES.scores(state)

    assert [score.points for score in scores] == [sum(reason.points for reason in score.reasons) for score in scores]
    assert scores[0].points == 3 + 1 + 9 + 9 + 2 + 2 + 2


def standing(state: State) -> list[int]:
    """Return each player's place in the game."""
    return [score.place for score in RULES.scores(state)]


def test_most_points_win() -> None:
    """N.SCO.32: The player with the most VP wins, regardless of craftsmen."""
    state = table(3)
    state.players[0].townsmen = (Townsman("nobleman", 2),)
    state.players[1].townsmen = (Townsman("nobleman", 3),)

    assert standing(state) == [2, 1, 3]


def test_a_tie_goes_to_more_craftsmen() -> None:
    """N.SCO.33: With equal VP, the player with more craftsmen wins, even if they are worth less."""
    state = table(2)
    state.players[0].craftsmen = crafts(BREWERS, 7) + crafts(BAKERS, 2)
    state.players[1].craftsmen = crafts(BREWERS, 3, 2) + crafts(BAKERS, 3)

    assert [score.points for score in RULES.scores(state)] == [11, 11]
    assert standing(state) == [2, 1]


def test_a_tie_then_goes_to_the_higher_total_value() -> None:
    """N.SCO.34: With equally many craftsmen, the higher total value wins, not the single highest value."""
    state = table(2)
    state.players[0].craftsmen = crafts(BREWERS, 7) + crafts(BAKERS, 2)
    state.players[1].craftsmen = crafts(BREWERS, 6) + crafts(BAKERS, 5)

    assert [score.points for score in RULES.scores(state)] == [11, 11]
    assert standing(state) == [2, 1]


def test_a_full_tie_is_shared() -> None:
    """N.SCO.35: Players with equal VP, craftsmen and total value share the victory; the next player is third."""
    state = table(3)
    state.players[0].craftsmen = crafts(BREWERS, 7)
    state.players[1].craftsmen = crafts(BREWERS, 7)

    assert standing(state) == [1, 1, 3]


def test_lines_report_the_standing_and_the_winner() -> None:
    """N.SCO.36: After round 4 the lines name the winner and then the points, highest first."""
    state = table(3)
    empty_hands(state)
    move_to_round(state, 4)
    state.players[2].craftsmen = crafts(BREWERS, 7)
    state.players[1].money = 20

    steps = play_plans(state, {})
    told = lines(steps, "total", "won")

    assert steps[-1].picture == "scores"

    assert [(line.key, line.facts) for line in told] == [
        ("won", {"seats": Seats((2,))}),
        ("total", {"seat": Seats((2,)), "points": 11, "place": 1}),
        ("total", {"seat": Seats((0,)), "points": 2, "place": 2}),
        ("total", {"seat": Seats((1,)), "points": 0, "place": 3}),
    ]


def test_all_money_is_public_at_the_end() -> None:
    """N.SCO.37: When the game is over, all Talers are public."""
    state = table(3)
    move_to_round(state, 4)

    over = play_plans(state, {})[-1].state

    assert [player.money for player in RULES.view(over, None).players] == [28, 28, 28]
    assert RULES.scores(RULES.view(over, None)) == RULES.scores(over)


def test_a_score_during_the_game_reveals_no_money() -> None:
    """N.SCO.38: A view leaves out points that depend on hidden Talers."""
    one, other = table(3), table(3)
    for state, money in ((one, 90), (other, 20)):
        state.players[0].townsmen = (TAX_COLLECTOR,)
        state.players[0].money = money

    for viewer in (None, 1, 2):
        scores = RULES.scores(RULES.view(one, viewer))
        assert scores == RULES.scores(RULES.view(other, viewer))
        assert [score.points for score in scores] == [0, 0, 0]
