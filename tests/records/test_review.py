"""Reviews find planted blunders and ignore harmless answers; each decision is judged by what its seat knew."""

from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from bot.catalogue import Game
from bot.games.contract import Answer, Chain, Prompt
from bot.games.search import Judgement
from bot.host_errors import BrokenRecord
from bot.records.match import play_match
from bot.records.record import Move, Record, Undo, replay
from bot.records.review import (
    MOST_LOOKS,
    USUAL_EFFORT,
    Ask,
    Decision,
    Found,
    Grade,
    ReviewEffort,
    SeatReview,
    Verdict,
    count_grades,
    find_unusual,
    list_decisions,
    review_seat,
)
from tests.every_game import games_that, has_a_way_back
from tests.games.played import PLAYED, load_played
from tests.lab.measure.review import play, review

GOOD, BAD = ("good",), ("bad",)


def decision(number: int, answer: Answer = BAD) -> Decision:
    """A decision between a good and a bad answer."""
    return Decision(number, None, Prompt(0, f"p{number}", "ask", ("good", "bad")), answer)


def judged(ask: Ask, answer: Answer, values: Sequence[float], points: float = 0.0) -> Judgement:
    """A judgment with these values, one per world."""
    mean, chain = sum(values) / len(values), ((ask.decision.prompt, answer),)
    return Judgement(answer, mean, 0.01, points, {"points_x": points}, len(values), tuple(values), chain)


def conclude(
    decisions: Sequence[Decision], costs: dict[int, float], noise: float = 0.0
) -> tuple[SeatReview, list[Ask]]:
    """Run a review in which bad answers have these costs, with noise between worlds; return it and its searches."""
    under_way, asked = review_seat(decisions, {one.number for one in decisions}), []
    try:
        ask = next(under_way)
        while True:
            asked.append(ask)
            cost = costs[ask.decision.number]
            bad = judged(ask, BAD, [0.6 - cost - noise, 0.6 - cost + noise] * 8, points=1.0)
            good = judged(ask, GOOD, [0.6] * 16, points=4.0)
            ask = under_way.send(Found((good, bad) if cost > 0 else (bad, good), 0.1))
    except StopIteration as end:
        return end.value, asked


@pytest.mark.parametrize(
    ("cost", "grade"), [(0.25, Grade.BLUNDER), (0.15, Grade.MISTAKE), (0.07, Grade.INACCURACY), (0.03, None)]
)
def test_a_decision_is_judged_by_its_cost(cost: float, grade: Grade | None) -> None:
    """Costs below that of an inaccuracy are ignored."""
    found, _ = conclude([decision(3)], {3: cost})
    assert [verdict.grade for verdict in found.verdicts] == ([grade] if grade else [])
    if grade:
        [verdict] = found.verdicts
        assert (verdict.number, verdict.answer, verdict.better[0][1]) == (3, BAD, GOOD)
        assert verdict.points == 3
        assert verdict.headings == {"points_x": 3}


def test_a_cost_that_may_be_luck_is_not_blamed() -> None:
    """A decision whose cost is at most two standard errors is searched up to the limit and then dropped."""
    found, asked = conclude([decision(3)], {3: 0.3}, noise=2.0)
    assert not found.verdicts
    assert len({ask.look for ask in asked}) == len(asked) == 1 + MOST_LOOKS
    assert not Verdict(1, "p", BAD, cost=0.3, error=0.15).grade
    assert Verdict(1, "p", BAD, cost=0.31, error=0.15).grade is Grade.BLUNDER


def test_the_most_expensive_decision_comes_first_and_the_best_is_praised() -> None:
    """The review also counts decisions, seconds and grades."""
    decisions = [decision(1), decision(2), decision(3, GOOD)]
    found, asked = conclude(decisions[:2], {1: 0.08, 2: 0.4})
    assert [verdict.number for verdict in found.verdicts] == [2, 1]
    assert (found.looked_at, found.decisions) == (2, 2)
    assert found.seconds == pytest.approx(0.1 * len(asked))
    assert count_grades(found.verdicts) == {Grade.BLUNDER: 1, Grade.MISTAKE: 0, Grade.INACCURACY: 1}
    praised, _ = conclude([decision(4)], {4: -0.2})
    assert praised.best
    assert praised.best.lead == pytest.approx(0.18)


def test_a_review_spends_less_search_on_slow_decisions() -> None:
    """The review estimates a decision's search time from earlier decisions."""
    decisions = [decision(number) for number in range(100)]
    under_way, asked = review_seat(decisions, ()), []
    try:
        ask = next(under_way)
        while True:
            asked.append(ask)
            bad, good = judged(ask, BAD, [0.6] * 9), judged(ask, GOOD, [0.5] * 9)
            ask = under_way.send(Found((bad, good), 2.0 * ask.effort))
    except StopIteration as end:
        found = end.value
    assert found.looked_at == 100
    assert found.seconds <= USUAL_EFFORT.budget
    assert max(ask.effort for ask in asked) <= 0.5
    quick, hasty = [ask.effort for ask in asked[2:4]]
    assert quick == pytest.approx(hasty, rel=0.1) == pytest.approx(0.15, rel=0.1)


def test_a_review_ends_when_its_time_is_up() -> None:
    """Decisions that a quick computer would have made differently come first."""
    decisions = [decision(number) for number in range(200)]
    under_way, asked = review_seat(decisions, {150, 160}), []
    try:
        ask = next(under_way)
        while True:
            asked.append(ask)
            bad, good = judged(ask, BAD, [0.1] * 9), judged(ask, GOOD, [0.9] * 9)
            ask = under_way.send(Found((good, bad), 2.0))
    except StopIteration as end:
        found = end.value
    assert [ask.decision.number for ask in asked[:3]] == [150, 160, 0]
    assert USUAL_EFFORT.budget <= found.seconds <= USUAL_EFFORT.budget + 2 * 2
    assert found.looked_at < found.decisions == 200
    progress = [ask.progress for ask in asked]
    assert progress == sorted(progress)
    assert 0 <= progress[0] <= progress[-1] <= 1


@pytest.mark.parametrize("name", PLAYED)
def test_every_choice_of_a_game_is_a_decision(name: str) -> None:
    """Each decision has its seat's view; a quick computer makes fewer unusual decisions than a random player."""
    game = load_played(name)
    quick = game.best_computer
    seats = game.rules.seats[0]
    record = play_match(game, [quick, *["random"] * (seats - 1)], b"review", {}).record
    for seat in range(2):
        decisions = list_decisions(game.rules, record, seat)
        assert decisions
        for one in decisions:
            move = record.moves[one.number]
            assert isinstance(move, Move)
            assert (move.seat, move.prompt, move.answer) == (seat, one.prompt.id, one.answer)
            assert game.rules.view(one.view, seat) == one.view
    names, unusual = [quick, *["random"] * (seats - 1)], Counter[str]()
    for seed in (b"review", b"again", b"once more"):
        record = play_match(game, names, seed, {}).record
        for seat in range(2):
            decisions = list_decisions(game.rules, record, seat)
            unusual[names[seat]] += len(find_unusual(decisions, game.computer(quick)))
    assert unusual[quick] < unusual["random"]


def can_go_back(game: Game, record: Record, number: int) -> bool:
    """True if the first seat can take an answer back after this move."""
    moves = record.moves[: number + 1]
    state = replay(game.rules, replace(record, moves=moves, scores=None), lambda _move, _steps: None)
    return game.rules.back(state, 0) is not None


@games_that(has_a_way_back)
def test_a_move_taken_back_is_not_a_decision(game: str) -> None:
    """Covers going back and undos by vote."""
    played = load_played(game)
    record = play_match(played, [played.best_computer] * played.rules.seats[0], b"review", {}).record
    number = next(
        one.number for one in list_decisions(played.rules, record, 0) if can_go_back(played, record, one.number)
    )
    back = (*record.moves[: number + 1], Move(0), *record.moves[number:])
    again = {one.number for one in list_decisions(played.rules, replace(record, moves=back, scores=None), 0)}
    assert number not in again
    assert number + 2 in again
    undone = (*record.moves[:8], Undo(0, 0))
    assert not list_decisions(played.rules, replace(record, moves=undone, scores=None), 0)
    with pytest.raises(BrokenRecord):
        list_decisions(played.rules, replace(record, moves=record.moves[1:]), 0)


@pytest.mark.long
@pytest.mark.one_game
def test_a_review_finds_planted_blunders(game: str) -> None:
    """One seat searches and sometimes blunders; `tests.lab.measure.review` measures larger samples."""
    played = load_played(game)
    games = (play(played, played.rules.seats[0], seed, share=1.0, playouts=24) for seed in range(5))
    planted = next(one for one in games if one.blunders)
    found = review(played, planted.record, ReviewEffort(glance=0.1, look=0.25))
    blamed = {verdict.number for verdict in found.verdicts}
    assert planted.blunders.keys() <= blamed
    assert found.looked_at == found.decisions
    chain: Chain = found.verdicts[0].better
    assert chain[0][1] != found.verdicts[0].answer
    assert msgpack.decode(msgpack.encode(found), type=SeatReview) == found
