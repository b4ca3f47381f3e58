"""Scenes and sights: plain values that any game's painter reads alike."""

import pytest

from bot.pictures.scene import Look, Scene, choose_look
from bot.pictures.sights import is_close_up


@pytest.mark.parametrize(
    ("sight", "viewer", "seat"), [("player.2", 1, 2), ("player", 1, 1), ("player", None, 0), ("player.0", 3, 0)]
)
def test_a_sight_of_a_player_shows_the_seat_it_names_or_else_the_viewers(
    sight: str, viewer: int | None, seat: int
) -> None:
    """Whoever looks: what they may know is in the view."""
    scene = Scene(None, sight=sight, viewer=viewer)
    assert (scene.kind, scene.seat) == ("player", seat)


def test_a_close_up_shows_a_part() -> None:
    """Named after a dot."""
    assert [is_close_up(sight) for sight in ("board", "scores", "player.1", "guild.bakers", "")] == [
        *(False, False, True, True, False)
    ]


def test_a_look_is_the_first_known_one_of_several_wishes() -> None:
    """Empty wishes, and those of another version, are passed over."""
    assert choose_look(("", "narrow"), ("dark", "wide")) == Look("dark", "narrow")
    assert choose_look(("sepia", "round")) == Look("light", "wide")
