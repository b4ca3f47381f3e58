"""Whole games of scripted people cost no more than they may; all ten by `python -m tests.measure.table`."""

import pytest

from tests.measure.game import Figures
from tests.measure.goals import goal_of
from tests.measure.reading import read_aloud, read_by_purpose
from tests.measure.table import measure

HELD: dict[tuple[str, int], tuple[str, ...]] = {
    ("norenberc", 2): ("posts per game", "pings per return"),
    ("norenberc", 3): ("clicks per decision", "pings per return"),
    ("norenberc", 5): ("of these in the account", "pings per return"),
    ("notredame", 2): ("clicks per decision", "pings per return"),
    ("drafting", 3): ("clicks per decision", "pings per return"),
}
"""By game and number of people: the goals that are met."""


@pytest.mark.parametrize(("name", "seats"), HELD)
async def test_a_whole_game_costs_no_more_than_it_may(name: str, seats: int) -> None:
    """Clicks, posts, pings and characters of people who play sensibly: one game at their panels, one mostly away."""
    figures = await measure(name, seats, range(1), go_away=True)
    figures.add(await measure(name, seats, range(1), go_away=False))
    for figure in HELD[name, seats]:
        goal = goal_of(figure, name, seats)
        assert goal is not None
        assert figures.named()[figure] <= goal, figure


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


def test_rows_of_a_post_are_sorted_by_purpose() -> None:
    """Below a call stands who else is awaited."""
    told, call = {"type": 10, "content": "**Bakers**\n-# Ann buys"}, {"type": 10, "content": "<@7>: plan\n-# Cleo"}
    mentions = [{"id": "7", "global_name": "Ben", "username": "ben"}]
    found = read_by_purpose({"components": [told, call], "mentions": mentions})
    assert found == ("@Ben: plan", "Cleo", "Bakers\nAnn buys")
