"""What a picture should show: everything a painter needs and nothing else."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from bot.games.contract import Line, Score
from bot.pictures.painter import Size, ThemeName

Picture: TypeAlias = Literal["board", "guild", "player", "round", "scores", "lobby", "key"]

PICTURES: tuple[Picture, ...] = ("board", "guild", "player", "round", "scores", "lobby", "key")


class Scene(Struct, frozen=True):
    """One picture to paint; the same scene gives the same bytes."""

    view: Any
    """A view of the game's state; None in a lobby."""
    names: tuple[str, ...]
    """The players' display names by seat, in any script."""
    picture: Picture = "board"
    viewer: int | None = None
    """Whose panel it is."""
    news: tuple[str, ...] = ()
    """What just happened, already in words."""
    size: Size = "wide"
    theme: ThemeName = "light"
    scores: tuple[Score, ...] = ()
    """The final points with their reasons."""
    waiting: tuple[int, ...] = ()
    """Seats that have something to answer, where the view does not say."""
    lines: tuple[Line, ...] = ()
    """For a round's end: what its step told, with favorites and incomes."""
    seats: int = 0
    """For a lobby: how many places the table has."""
    guild: int | None = None
    """For a close-up: which guild, where it is not the one just called."""
    table: str = ""
    """Names the table, so that only what changed since its last picture is painted again."""
