"""The river: how far a barge goes, the barges it passes, and the spaces that pay."""

from typing import Any

import pytest

from tests.games.ulm.tables import (
    A,
    B,
    C,
    act,
    changed_rules,
    facts,
    lines,
    options,
    own,
    play,
    points,
    sail_to,
    space,
    table,
    to_act,
)


def test_the_barge_goes_to_the_next_free_space() -> None:
    """U.RIVER.1: Barge on -2, other barges on -1 and +1: a River action leads to +2 (example 16)."""
    steps = play(to_act(sail_to(table(), -2, -1, 1), "TGG"), "river")

    assert space(steps[-1].state) == 2
    assert facts(steps, "moved") == [{"space": 2, "jumped": 2}]


def test_two_barges_right_ahead_are_passed() -> None:
    """U.RIVER.2: A barge with one step and two barges just ahead lands ahead of both (rulebook 4)."""
    assert space(act(to_act(sail_to(table(), -8, -7, -6), "TGG"), "river")) == -5


def test_the_bridge_does_not_count_as_a_space() -> None:
    """U.RIVER.3: From -1 to +1 is one step; the space that a barge leaves is free again (fine point 12)."""
    state = act(to_act(sail_to(table(), -1, -2), "TGG"), "river", "end")
    assert space(state) == 1

    assert space(act(to_act(state.copy(), "TGG"), "river"), B) == -1


def test_only_spaces_entered_pay() -> None:
    """U.RIVER.4: From +7 over barges on +8 and +10: +9 pays a sparrow, then +11 pays 3 points (example 17)."""
    state = to_act(sail_to(table(), 7, 8, 10), "TTG")

    first = play(state, "river")
    second = play(first[-1].state, "river")

    after = second[-1].state
    assert (space(first[-1].state), space(after)) == (9, 11)
    assert (after.players[A].sparrows, after.players[A].coins, points(after)) == (3, 2, 8)
    assert after.players[A].hand == ()
    assert [line.key for line in lines(first)] == ["moved", "river_bonus", "gained_sparrows"]
    assert facts(second, "river_bonus") == [{"space": 11}]


@pytest.mark.parametrize(
    ("value", "gained"), [(8, (3, 2, 0, 5)), (9, (2, 3, 0, 5)), (10, (2, 2, 1, 5)), (11, (2, 2, 0, 8))]
)
def test_the_last_four_spaces_pay_a_bonus(value: int, gained: tuple[int, ...]) -> None:
    """U.RIVER.5: +8 a coin, +9 a sparrow, +10 a card, +11 three points, whenever a barge enters (fine point 12)."""
    state = to_act(sail_to(table(), value - 1, -11, -11), "TGG")

    after = act(state, "river")

    player = after.players[A]
    assert (player.coins, player.sparrows, len(player.hand), points(after)) == gained


def test_a_river_action_needs_a_free_space() -> None:
    """U.RIVER.6: A barge on +9 behind +10 and +11 has no River action, and no `steps` at the Town Hall (example 18)."""
    state = to_act(sail_to(table(), 9, 10, 11), "TGG")
    assert options(state) == ("money", "end")

    rules = changed_rules(lengthen_town_hall)
    sealed = act(to_act(sail_to(table(rules=rules), 9, 10, 11), "OGG"), "seal", "town_hall", rules=rules)
    assert options(sealed, rules=rules) == ("coins.1", "sparrows.1", "tiles.1")


def lengthen_town_hall(figures: dict[str, Any]) -> None:
    """Extend the Town Hall's quarter to space +9."""
    figures["quarters"][2].update(spaces=[1, 9])
    figures["quarters"][3].update(spaces=[10, 11])


def test_changes_let_a_barge_go_further() -> None:
    """U.RIVER.7: With `flood` and Boatman, T T G sails 1 to 3 spaces, then 1 or 2 (example 19, fine point 11)."""
    state = to_act(table(), "TTG", "flood")
    own(state, descendants=["boatman"])

    assert options(state, "river") == ("1", "2", "3")
    after = act(state, "river", "3")
    assert space(after) == -8
    assert options(after, "river") == ("1", "2")


def test_steps_are_limited_by_free_spaces() -> None:
    """U.RIVER.8: With only one free space ahead, a River action asks nothing, even with changes."""
    state = to_act(sail_to(table(), 10, 9, 8), "TGG", "flood")

    assert space(act(state, "river")) == 11


@pytest.mark.parametrize(("value", "lands", "scored"), [(-2, 1, 1), (1, 3, 2), (-5, -3, 0)])
def test_a_swift_current_scores_steps_past_the_bridge(value: int, lands: int, scored: int) -> None:
    """U.RIVER.9: With `current`, two steps from -2 to +1 score 1 point, two from +1 to +3 score 2 (example 20)."""
    state = to_act(sail_to(table(), value), "TTG", "current")

    after = act(state, "river", "river")

    assert space(after) == lands
    assert points(after) == 5 + scored


def test_bonuses_follow_in_the_order_of_the_spaces() -> None:
    """U.RIVER.10: A barge moves all its steps first; then each space it entered pays, but no space it skipped."""
    state = to_act(sail_to(table(), 7, 9), "TGG", "flood")
    own(state, descendants=["boatman"])

    steps = play(state, "river", "3")

    after = steps[-1].state
    assert space(after) == 11
    assert [line.key for line in lines(steps)] == [
        *("moved", "river_bonus", "gained_coins", "river_bonus", "drew_cards", "river_bonus", "gained_points"),
    ]
    assert [told["space"] for told in facts(steps, "river_bonus")] == [8, 10, 11]


def test_barges_leave_the_first_space_one_by_one() -> None:
    """U.RIVER.11: Only -11 holds several barges; a barge that leaves passes those just ahead."""
    state = to_act(sail_to(table(), -11, -10, -11), "TGG")

    state = act(state, "river")

    assert [space(state, seat) for seat in (A, B, C)] == [-9, -10, -11]
