"""The searching player of every game: which answers it tries and finds, and that it uses only its view."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.catalogue import Game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Prompt, Score, encode
from bot.games.search import ENOUGH, Judgement, Lore, judge, value_of
from bot.games.ways import list_answers
from tests import second_game
from tests.games.played import PLAYED, load_played

BUDGET = 12
"""Playouts per search: just enough to run all code."""


def judge_at(game: Game, state: Any, prompt: Prompt, playouts: int = BUDGET, **wishes: Any) -> tuple[Judgement, ...]:
    """Judge the answers of the asked seat from its view."""
    view, quick = game.rules.view(state, prompt.seat), game.computer(game.best_computer)
    return judge(game.rules, quick, view, prompt, Chance(b"own"), playouts, **wishes)


def late_state(game: Game, left: int = 12) -> Any:
    """Return a late state of a game with the fewest players, to keep playouts short."""
    rules, quick = game.rules, game.computer(game.best_computer)
    play, states = rules.playout(answers.begin(rules, rules.seats[0], Chance(b"late"), {})[-1].state), []
    while prompts := play.prompts():
        states.append(rules.playout(play.state).state)
        prompt = prompts[0]
        play.apply(prompt, quick(rules.view(play.state, prompt.seat), prompt, Chance(b"quick", len(states))))
    free = [state for state in states if len(rules.prompts(state)[0].options) > rules.prompts(state)[0].least]
    return free[-min(left, len(free))]


@pytest.fixture(params=PLAYED)
def played(request: pytest.FixtureRequest) -> Game:
    """Every game in turn."""
    return load_played(request.param)


def test_every_answer_is_legal_and_the_best_comes_first(played: Game) -> None:
    """Each answer has one judgement."""
    state = late_state(played)
    prompt = played.rules.prompts(state)[0]
    found = judge_at(played, state, prompt)
    assert [answers.check_answer(prompt, one.answer) for one in found] == [one.answer for one in found]
    assert len({one.answer for one in found}) == len(found) > 1
    assert [one.value for one in found] == sorted([one.value for one in found], reverse=True)
    assert all(0 <= one.value <= 1 and one.error >= 0 and len(one.values) == one.playouts > 0 for one in found)


def test_equal_views_prompts_and_chance_give_equal_judgements(played: Game) -> None:
    state = late_state(played)
    prompt = played.rules.prompts(state)[0]
    assert judge_at(played, state, prompt) == judge_at(played, state, prompt)


def test_points_are_split_by_headings(played: Game) -> None:
    """The points of all headings add up to the total; a search without a guide has no headings."""
    state = late_state(played)
    prompt = played.rules.prompts(state)[0]
    best = judge_at(played, state, prompt, guide=played.guide)[0]
    assert sum(best.headings.values()) == pytest.approx(best.points)
    assert not judge_at(played, state, prompt)[0].headings


def test_a_wanted_answer_is_played_in_every_world(played: Game) -> None:
    """Even a bad answer is played, so that it can be compared with the best."""
    state = late_state(played)
    prompt = played.rules.prompts(state)[0]
    worst = judge_at(played, state, prompt)[-1].answer
    found = judge_at(played, state, prompt, playouts=40, wanted=(worst,))
    assert next(one for one in found if one.answer == worst).playouts == max(one.playouts for one in found)


def test_a_search_leaves_its_view_unchanged(played: Game) -> None:
    state = late_state(played)
    prompt = played.rules.prompts(state)[0]
    packed = encode(state)
    judge_at(played, state, prompt)
    assert encode(state) == packed


def test_kept_answers_share_the_remaining_playouts(played: Game) -> None:
    """A hint can therefore compare the best three answers with equal precision."""
    state = late_state(played)
    prompt = played.rules.prompts(state)[0]
    found = judge_at(played, state, prompt, playouts=60, keep=3)
    most = max(one.playouts for one in found)
    assert found[0].playouts == most
    assert sum(one.playouts == most for one in found) >= min(3, len(found))


def test_a_single_possible_answer_gets_few_playouts(played: Game) -> None:
    """A few playouts are enough to find the answer's value."""
    state = late_state(played)
    prompt = played.rules.prompts(state)[0]
    own = played.computer(played.best_computer)(played.rules.view(state, prompt.seat), prompt, Chance(b"own"))
    only = replace(prompt, options=own, least=len(own), most=len(own))
    [alone] = judge_at(played, state, only, playouts=200)
    assert alone.playouts <= ENOUGH


def test_with_one_option_to_pick_every_option_is_tried() -> None:
    """The quick player's answer comes first."""
    prompt = Prompt(0, "x", "x", ("a", "b", "c"))
    assert list_answers(prompt, ("b",)) == [("b",), ("a",), ("c",)]


def test_with_several_options_to_pick_nearby_answers_are_tried() -> None:
    """Tries the quick player's answer, each single option, and answers with one option less, more or changed."""
    prompt = Prompt(0, "x", "x", ("a", "b", "c", "d"), 0, 2)
    found = list_answers(prompt, ("a", "b"))
    assert found[0] == ("a", "b")
    assert {(), ("a",), ("b",), ("c",), ("d",), ("a", "c"), ("b", "d")} <= {*found}
    assert all(len(answer) <= prompt.most for answer in found)


def test_the_best_place_has_the_highest_value(played: Game) -> None:
    """All values are between 0 and 1."""
    scores = played.rules.scores(late_state(played))
    values = [value_of(scores, score.seat) for score in scores]
    assert all(0 <= value <= 1 for value in values)
    assert max(values) == values[min(scores, key=lambda score: (score.place, score.seat)).seat]


def score_all(points: tuple[int, ...], places: tuple[int, ...]) -> tuple[Score, ...]:
    """Scores with these points and places."""
    return tuple(Score(seat, own, place, ()) for seat, (own, place) in enumerate(zip(points, places, strict=True)))


@pytest.mark.parametrize(
    ("points", "places"), [((9, 4), (1, 2)), ((4, 9), (1, 2)), ((5, 5), (1, 1)), ((-3, -9), (2, 1))]
)
def test_the_values_of_two_players_add_up_to_one(points: tuple[int, ...], places: tuple[int, ...]) -> None:
    """That is true whether the most or the fewest points win."""
    assert sum(value_of(score_all(points, places), seat) for seat in range(2)) == pytest.approx(1)


def test_a_larger_lead_is_worth_more_if_the_fewest_points_win() -> None:
    """The lead is over the best rival, who has the fewest points."""
    close, clear, behind = ((5, 6, 20), (1, 2, 3)), ((1, 6, 20), (1, 2, 3)), ((7, 6, 20), (2, 1, 3))
    values = [value_of(score_all(*one), 0) for one in (behind, close, clear)]
    assert values == sorted(values)
    assert len({*values}) == 3
    most = [value_of(score_all(points, places), 0) for points, places in (((20, 6), (1, 2)), ((6, 20), (1, 2)))]
    assert most[0] == most[1]


def test_the_search_prefers_fewer_points_if_they_win() -> None:
    """The best answer leads to fewer points than the worst."""
    game = load_played(second_game.NAME)
    state = late_state(game, left=3)
    prompt = game.rules.prompts(state)[0]
    found = judge_at(game, state, prompt, playouts=120, wanted=[(option,) for option in prompt.options])
    assert found[0].points < found[-1].points


def test_playouts_stop_at_the_horizon() -> None:
    """In a game with several hands, playouts stop at the end of the hand."""
    game, ends = load_played(second_game.NAME), list[int]()
    state = answers.begin(game.rules, 3, Chance(b"horizon"), {})[-1].state

    def is_next_round(begun: Any, now: Any) -> bool:
        ends.append(now.round)
        return bool(now.round > begun.round)

    judge_at(game, state, game.rules.prompts(state)[0], lore=Lore(horizon=is_next_round))
    assert {*ends} == {state.round, state.round + 1}
    assert state.rounds > 1
