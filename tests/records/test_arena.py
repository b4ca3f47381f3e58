"""Matches between computer players: fair seats, identical deals, correct intervals."""

import json
from itertools import pairwise

import pytest

from bot.__main__ import main
from bot.catalogue import GAMES, load_game
from bot.records.arena import ArenaResult, Entrant, Plan, as_text, hold_matches, plan_matches, play_one, wilson
from bot.records.match import play_match
from bot.records.simulate import game_seed
from tests.games.played import load_played


def plan(name: str, *labels: str, games: int = 4) -> Plan:
    """Plan some games between these players."""
    return plan_matches(load_played(name), [Entrant(label) for label in labels], games, 7, {})


def without_times(result: ArenaResult) -> str:
    """Return the part of a result that is the same in every run."""
    return "\n".join(line[:80] for line in as_text(result).splitlines())


def test_every_player_plays_every_deal_in_every_seat(game: str) -> None:
    """Each deal is played once per seat; the players rotate by one seat after each game."""
    best, seats = load_game(game).best_computer, load_game(game).rules.seats[0]
    matches = plan(game, best, *["random"] * (seats - 1))
    found = [play_one(matches, number).labels.index(best) for number in range(2 * seats)]
    assert found == [0, *range(seats - 1, 0, -1)] * 2


@pytest.mark.one_game
def test_a_game_in_a_series_is_the_match_of_its_seed(game: str) -> None:
    """After one game per seat with the first deal, the series continues with the second deal."""
    best, seats = load_game(game).best_computer, load_game(game).rules.seats[0]
    others = ["random"] * (seats - 1)
    played = play_one(plan(game, best, *others), seats + 1)
    match = play_match(load_game(game), [*others, best], game_seed(7, 1), {})
    assert played.points == tuple(score.points for score in match.scores)


def test_the_better_player_wins_more(game: str) -> None:
    """A quick player wins more than its share against random ones, and all wins sum to the number of games."""
    best = load_game(game).best_computer
    others = ["random"] * (load_game(game).rules.seats[0] - 1)
    result = hold_matches(plan(game, best, *others, games=6), 1, lambda _done, _played: None)
    assert [one.player for one in result.standings] == [best, "random"]
    assert sum(one.wins for one in result.standings) == pytest.approx(6)
    assert result.standings[0].share > result.standings[0].fair
    assert all(one.worst_seconds >= one.median_seconds >= 0 and one.decisions > 6 for one in result.standings)


def test_several_processes_get_the_same_results() -> None:
    """Results do not depend on the order in which games end."""
    shown: list[int] = []
    matches = plan("drafting", "collector", "random", "random", games=7)
    alone, together = (hold_matches(matches, workers, lambda done, _: shown.append(done)) for workers in (1, 2))
    assert without_times(alone) == without_times(together)
    assert shown == [*range(7), *range(7)]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(95, 100, 0.888, 0.978), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (30, 60, 0.377, 0.623)],
)
def test_intervals_are_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    """The values are from textbooks."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_more_games_make_an_interval_narrower() -> None:
    """The width is inversely proportional to the square root of the number of games."""
    widths = [high - low for low, high in [wilson(games / 2, games) for games in (10, 40, 160)]]
    assert all(wide > 1.7 * narrow for wide, narrow in pairwise(widths))


@pytest.mark.parametrize("game", GAMES)
def test_the_command_prints_numbers_as_json_and_as_text(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The player named last fills the remaining seats."""
    seats = load_game(game).rules.seats[-1]
    named = f"{load_game(game).best_computer},random"
    wish = ["arena", game, "--players", named, "--seats", str(seats), "--games", "1"]
    assert main([*wish, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(one["seats"], one["fair"]) for one in found["standings"]] == [
        (1, pytest.approx(1 / seats)),
        (seats - 1, pytest.approx(1 / seats)),
    ]
    assert main(wish) == 0
    assert f"1 games of {game}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        (("--players", "nobody,random"), "There is no such computer player."),
        (("--players", "random,random,random", "--seats", "2"), "3 players were named, but the game has 2 seats."),
        (("--players", "random", "--seats", "99"), "This game is for"),
    ],
)
def test_the_command_says_why_players_cannot_compete(
    players: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The message is one line."""
    assert main(["arena", next(iter(GAMES)), *players]) == 2
    said = capsys.readouterr().err
    assert said.startswith(reason)
    assert said.count("\n") == 1


@pytest.mark.parametrize("players", ["seeker:none", "seeker:0", ","])
def test_a_wrong_budget_is_refused(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The error comes before the first game."""
    with pytest.raises(SystemExit):
        main(["arena", next(iter(GAMES)), "--players", players])
    assert "--players" in capsys.readouterr().err
