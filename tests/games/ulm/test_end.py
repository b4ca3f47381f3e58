"""The end of the game: sparrows, the Danube, sets of laid-out cards, ties."""

import pytest

from bot.games.contract import Reason, Seats
from bot.games.ulm.rules.pieces import CATHEDRAL, TRADE
from bot.games.ulm.rules.scoring import score_cathedral, score_trade
from bot.games.ulm.rules.state import State
from tests.games.ulm.tables import (
    PIECES,
    RULES,
    A,
    B,
    C,
    act,
    asked,
    facts,
    lines,
    own,
    play,
    put_seals,
    sail_to,
    table,
    to_act,
    total,
)

NAMES = ("base", "nave", "spire"), ("cloth", "art", "goods")


def alone(**things: object) -> State:
    """Give A points only for these pieces; the point of the barge on +1 is offset."""
    state = sail_to(table(), 1)
    player = own(state, **{"sparrows": 0, "coins": 0, **things})  # type: ignore[arg-type]
    player.points = [-1, 0, 0, 0, 0, 0, 0, 0]
    return state


def laid(counts: tuple[int, int, int], family: int) -> list[str]:
    """Return this many of each of the three kinds of cards of a family."""
    return [name for name, number in zip(NAMES[family], counts, strict=True) for _ in range(number)]


@pytest.mark.parametrize(("value", "scored"), [(-2, -2), (5, 5), (-11, -11), (11, 11)])
def test_the_barges_space_counts(value: int, scored: int) -> None:
    """U.END.1: At the end a barge 2 short of the bridge scores -2; a barge 5 past the bridge +5 (rulebook 5)."""
    assert total(sail_to(alone(), value)) == scored - 1


def test_each_sparrow_is_one_point() -> None:
    """U.END.2: Each sparrow is 1 point; coins, tiles, seals and cards in hand score nothing."""
    state = alone(sparrows=4, coins=7, tiles="GGT", hand=["mint", "base"])
    put_seals(state, A, town_hall=2)

    assert total(state) == 4


@pytest.mark.parametrize(
    ("counts", "scored"), [((1, 1, 1), 18), ((2, 1, 1), 21), ((2, 2, 2), 36), ((3, 0, 0), 9), ((3, 3, 3), 54)]
)
def test_cathedral_sets(counts: tuple[int, int, int], scored: int) -> None:
    """U.END.3: 3 points per card, 9 for each full set of base, nave and spire (rulebook 6, example 33)."""
    assert score_cathedral(PIECES.scoring, counts) == scored
    assert total(alone(laid=laid(counts, 0))) == scored


@pytest.mark.parametrize(
    ("counts", "scored"),
    [
        ((3, 0, 0), 15),
        ((1, 1, 1), 12),
        ((4, 1, 1), 27),
        ((2, 2, 2), 24),
        ((3, 2, 1), 24),
        ((3, 1, 1), 21),
        ((3, 3, 3), 45),
        ((2, 1, 0), 9),
        ((4, 4, 4), 57),
        ((0, 0, 0), 0),
    ],
)
def test_trade_sets(counts: tuple[int, int, int], scored: int) -> None:
    """U.END.4: 3 points per card; +6 for three of a kind, +3 for one of each kind, in the best combination.

    (rulebook 7) (rulebook 8) (example 34)
    """
    assert score_trade(PIECES.scoring, counts) == scored
    assert total(alone(laid=laid(counts, 1))) == scored


def test_chronicle_cards_count_their_pieces() -> None:
    """U.END.5: Bird catcher, Mint, Market and Pilot do not use up what they count (example 35, fine point 23)."""
    assert total(alone(laid=["bird_catcher"], sparrows=5)) == 7
    assert total(alone(laid=["mint"], coins=7)) == 5
    assert total(alone(laid=["market"], tiles="GGT")) == 3
    assert total(alone(laid=["market"], tiles="GGTTOO")) == 5
    assert total(sail_to(alone(laid=["pilot"]), 7)) == 7 - 1 + 3
    assert total(sail_to(alone(laid=["pilot"]), -4)) == -4 - 1


def test_the_seal_keeper_counts_quarters() -> None:
    """U.END.6: With seals in three quarters, however many, a Seal keeper scores 3, two Seal keepers 6 (example 36)."""
    for copies, scored in ((1, 3), (2, 6)):
        state = put_seals(alone(laid=["seal_keeper"] * copies), A, town_hall=2, dockside=1, reichenau=3)
        assert total(state) == scored


def test_the_herald_scores_two_points_per_shield_at_the_end() -> None:
    """U.END.7: A Herald used later scores 8 points with four shields, 0 without a shield (example 29)."""
    assert total(alone(laid=["herald"], shields=["armoury", "salt_house", "fishermen", "dockside"])) == 8
    assert total(alone(laid=["herald"])) == 0


def test_a_complete_score() -> None:
    """U.END.8: 31 during the game, sparrows 4, Danube 6, cathedral 6, trade 12, Herald 4: 63 in total (example 37)."""
    things = ["base", "nave", "cloth", "art", "goods", "herald"]
    state = sail_to(alone(laid=things, sparrows=4, shields=["armoury", "salt_house"]), 6)
    state.players[A].points[0] = 31

    assert total(state) == 63


def test_a_game_without_any_action() -> None:
    """U.END.9: A game without any action scores 5 + 2 - 11 = -4, below zero (example 38, fine point 22)."""
    assert total(table()) == -4


@pytest.mark.parametrize(("second", "places"), [(4, [1, 2, 3]), (5, [1, 1, 3])])
def test_equal_points_are_decided_by_quarters(second: int, places: list[int]) -> None:
    """U.END.10: At 52 points each, more quarters with seals win; if still tied, both are first (example 39)."""
    state = table()
    names = ["crooked_house", "oath_house", "town_hall", "dockside", "reichenau"]
    for seat, quarters in ((A, 5), (B, second), (C, 1)):
        put_seals(state, seat, **dict.fromkeys(names[:quarters], 1))
        state.players[seat].points = [(20 if seat == C else 52) - 2 + 11, 0, 0, 0, 0, 0, 0, 0]

    scores = RULES.scores(state)

    assert [score.points for score in scores] == [52, 52, 20]
    assert [score.place for score in scores] == places
    assert [reason.points for reason in scores[A].tie_breaks] == [5]


def test_quarters_count_in_a_tie_and_not_seals() -> None:
    """U.END.11: The number of quarters breaks the tie, not the number of seals."""
    state = table(2)
    put_seals(state, A, town_hall=4)
    put_seals(state, B, town_hall=1, dockside=1)

    assert [score.place for score in RULES.scores(state)] == [2, 1]


def test_each_reason_for_points_is_listed() -> None:
    """U.END.12: Points are listed by reason; a reason without points is left out."""
    state = sail_to(alone(laid=["base", "cloth", "mint", "mint"], sparrows=2, coins=3), 4)
    state.players[A].points = [5, 10, 7, 4, 3, 2, 1, 6]

    reasons = RULES.scores(state)[A].reasons

    assert {reason.why.key: reason.points for reason in reasons} == {
        "score_start": 5,
        "score_privileges": 10,
        "score_shields": 7,
        "score_cards": 4,
        "score_river": 3,
        "score_seals": 2,
        "score_guard": 1,
        "score_crests": 6,
        "score_sparrows": 2,
        "score_danube": 4,
        "score_cathedral": 3,
        "score_trade": 3,
        "score_chronicle": 6,
    }
    assert reasons[-1].why.facts == {"card": "mint"}
    assert Reason(5, reasons[0].why) == reasons[0]


def test_the_game_ends_after_the_last_turn_of_round_ten() -> None:
    """U.END.13: After round 10 hands are discarded; lines name winner and totals, and a picture shows the scores."""
    state = to_act(table(2), "")
    state.round, state.acting = 10, B
    own(state, A, hand=["mint", "art"], sparrows=9)

    steps = play(state, "end")

    after = steps[-1].state
    assert RULES.prompts(after) == ()
    assert [line.key for line in lines(steps)] == ["hands_dropped", "won", "total", "total"]
    assert facts(steps, "hands_dropped") == [{"number": 2}]
    assert lines(steps, "won")[0].facts == {"seats": Seats((A,))}
    assert [line.facts for line in lines(steps, "total")] == [
        {"seat": Seats((A,)), "points": 3, "place": 1},
        {"seat": Seats((B,)), "points": -4, "place": 2},
    ]
    assert [step.picture for step in steps] == ["board", "scores"]
    assert (after.players[A].hand, len(after.discards)) == ((), 2)
    assert RULES.back(after, B) is None


def test_round_nine_is_not_the_last() -> None:
    """U.END.14: The last turn of round 9 is followed by round 10."""
    state = to_act(table(2), "")
    state.round, state.acting = 9, B

    after = act(state, "end")

    assert (after.round, asked(after).ask) == (10, "push")


def test_families_have_three_kinds() -> None:
    """U.END.15: In the data, a set consists of a family's three kinds."""
    assert [PIECES.card_names[kind] for kind in PIECES.families[CATHEDRAL]] == ["base", "nave", "spire"]
    assert [PIECES.card_names[kind] for kind in PIECES.families[TRADE]] == ["cloth", "art", "goods"]
