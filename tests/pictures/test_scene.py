"""Scenes and sights: plain values with one meaning for all painters."""

import pytest

from bot.pictures.scene import Look, Scene, choose_look
from bot.pictures.sights import is_close_up


@pytest.mark.parametrize(
    ("sight", "viewer", "seat"), [("player.2", 1, 2), ("player", 1, 1), ("player", None, 0), ("player.0", 3, 0)]
)
def test_a_player_sight_shows_the_named_seat_or_the_viewers_own(sight: str, viewer: int | None, seat: int) -> None:
    """Any viewer may look at any seat, because the view has no secrets of other seats."""
    scene = Scene(None, sight=sight, viewer=viewer)
    assert (scene.kind, scene.seat) == ("player", seat)


def test_a_close_up_shows_a_part() -> None:
    """A dot separates the kind of the sight from the part's name."""
    assert [is_close_up(sight) for sight in ("board", "scores", "player.1", "guild.bakers", "")] == [
        *(False, False, True, True, False)
    ]


def test_the_first_known_look_among_several_settings_is_used() -> None:
    """Empty settings, and settings that only other versions know, are skipped."""
    assert choose_look(("", "narrow"), ("dark", "wide")) == Look("dark", "narrow")
    assert choose_look(("sepia", "round")) == Look("light", "wide")
