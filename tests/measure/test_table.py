"""Whole games of scripted people cost no more than they may; all ten by `python -m tests.measure.table`."""

import pytest

from tests.measure.game import Figures
from tests.measure.goals import ALWAYS, CLICKS, goal_of
from tests.measure.reading import read_aloud
from tests.measure.table import measure

HELD: dict[tuple[str, int, bool], tuple[str, ...]] = {
    ("norenberc", 2, True): ("pings per return",),
    ("norenberc", 5, False): (CLICKS, "pings per return"),
    ("drafting", 3, True): (CLICKS, "pings per return"),
}
"""By game, number of people, and whether they go away after each answer: the goals that are met in every such game."""


@pytest.mark.parametrize(("name", "seats", "go_away"), HELD)
async def test_a_whole_game_costs_no_more_than_it_may(name: str, seats: int, go_away: bool) -> None:
    """Clicks, posts, pings and characters of people who play sensibly."""
    figures = await measure(name, seats, range(1), go_away)
    for figure in HELD[name, seats, go_away]:
        goal = goal_of(figure, name, seats)
        assert goal is not None
        assert figures.named()[figure] <= goal, figure


async def test_a_decision_takes_few_clicks_whether_people_stay_or_go() -> None:
    """The mean of two games of three: at their panels all the time, and called each time."""
    figures = await measure("norenberc", 3, range(1), go_away=True)
    figures.add(await measure("norenberc", 3, range(1), go_away=False))
    assert figures.clicks_per_decision <= ALWAYS[CLICKS]


def test_games_add_up() -> None:
    """Counts are added, the longest post stays the longest."""
    figures = Figures()
    figures.add(Figures(1, 4, 10, 5, 5, 800, 300))
    figures.add(Figures(1, 4, 20, 5, 5, 400, 200))
    assert (figures.games, figures.posts, figures.largest) == (2, 30, 300)


def test_a_post_is_read_without_its_markup() -> None:
    """A mention is a name, an emoji one symbol, marks are not read."""
    text = "### Bakers\n-# **Ann** gets <:beer:123> [here](<https://x.y>) <@7>, <t:1:R>"
    mentions = [{"id": "7", "global_name": "Ben", "username": "ben"}]
    message = {"content": text, "components": [], "embeds": [], "mentions": mentions}
    assert read_aloud(message) == "Bakers\nAnn gets * here @Ben, a minute ago"
