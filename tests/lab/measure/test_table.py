"""Whole games with scripted users stay within their cost limits; `python -m tests.lab table` plays more games."""

import pytest

from bot.catalogue import load_game
from tests.every_game import HOSTED
from tests.lab.measure.game import Figures
from tests.lab.measure.goals import goal_of
from tests.lab.measure.readable import read_aloud, read_by_purpose
from tests.lab.measure.table import measure

HELD: dict[tuple[str, int], tuple[str, ...]] = {
    ("norenberc", 2): ("posts per game", "pings per return"),
    ("norenberc", 3): ("clicks per decision", "pings per return", "characters per game"),
    ("norenberc", 5): ("of these in the account", "pings per return"),
    ("notredame", 2): ("clicks per decision", "pings per return"),
    ("notredame", 3): ("characters per game",),
    ("ulm", 3): ("characters per game",),
    ("drafting", 3): ("clicks per decision", "pings per return"),
}
"""The goals that the tests enforce, by game and number of users."""


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), HELD)
async def test_a_whole_game_stays_within_its_cost_limits(name: str, seats: int) -> None:
    """Clicks, posts, pings and characters of sensible players: one game with open panels, one mostly away."""
    figures = await measure(name, seats, range(1), go_away=True)
    figures.add(await measure(name, seats, range(1), go_away=False))
    for figure in HELD[name, seats]:
        goal = goal_of(figure, name, seats)
        assert goal is not None
        assert figures.named()[figure] <= goal, figure


@pytest.mark.long
@pytest.mark.parametrize("name", HOSTED)
async def test_a_game_takes_as_long_as_the_greeting_says(name: str) -> None:
    """One game of three players with open panels takes within 20 % of the minutes in the greeting."""
    figures = await measure(name, 3, range(1), go_away=False)
    assert load_game(name).declaration.minutes == pytest.approx(figures.minutes, rel=0.2)


def test_the_counts_of_games_add_up() -> None:
    """Only the longest post is a maximum instead of a sum."""
    figures = Figures()
    figures.add(Figures(1, 4, 10, 5, 5, 800, 300))
    figures.add(Figures(1, 4, 20, 5, 5, 400, 200))
    assert (figures.games, figures.posts, figures.largest) == (2, 30, 300)


def test_a_post_is_read_without_its_markup() -> None:
    """A mention is read as a name, an emoji as one symbol, and markup not at all."""
    text = "### Bakers\n-# **Ann** gets <:beer:123> [here](<https://x.y>) <@7>, <t:1:R>"
    mentions = [{"id": "7", "global_name": "Ben", "username": "ben"}]
    message = {"content": text, "components": [], "embeds": [], "mentions": mentions}
    assert read_aloud(message) == "Bakers\nAnn gets * here @Ben, a minute ago"


def test_rows_of_a_post_are_grouped_by_purpose() -> None:
    """The row below a call names the other awaited players."""
    told, call = {"type": 10, "content": "**Bakers**\n-# Ann buys"}, {"type": 10, "content": "<@7>: plan\n-# Cleo"}
    mentions = [{"id": "7", "global_name": "Ben", "username": "ben"}]
    found = read_by_purpose({"components": [told, call], "mentions": mentions})
    assert found == ("@Ben: plan", "Cleo", "Bakers\nAnn buys")
