"""A scene: everything a painter needs for one picture."""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from bot.games.contract import Line, Score, Seat
from bot.pictures.sights import BOARD, kind_of, part_of

Size: TypeAlias = Literal["wide", "narrow"]
ThemeName: TypeAlias = Literal["light", "dark", "contrast"]
SIZES: tuple[Size, ...] = get_args(Size)
THEMES: tuple[ThemeName, ...] = get_args(ThemeName)
"""Themes of pictures, the default first."""


class Look(Struct, frozen=True):
    """A user's theme and size for pictures; the content does not depend on them."""

    theme: ThemeName = "light"
    size: Size = "wide"


def choose_look(*preferences: tuple[str, str]) -> Look:
    """Return the first known theme and the first known size from several preferences, which may be empty."""
    theme = next((known for theme, _ in preferences for known in THEMES if known == theme), THEMES[0])
    size = next((known for _, size in preferences for known in SIZES if known == size), SIZES[0])
    return Look(theme, size)


def shared_size(chosen: Iterable[str]) -> Size:
    """Choose one size for several users: narrow if at least half of the users with a preference chose that.

    A button opens the other size. In case of a tie, narrow is better: a click enlarges the picture on a desktop, while
    a wide board must be scrolled on a phone.
    """
    sizes = [size for size in chosen if size in SIZES]
    return "narrow" if sizes and 2 * sizes.count("narrow") >= len(sizes) else "wide"


class Scene(Struct, frozen=True):
    """One picture to paint, independent of any game; equal scenes yield equal bytes."""

    view: Any
    """The view to draw, with only what the viewer may see; None in a lobby and for a legend."""
    names: tuple[str, ...] = ()
    """The players' display names by seat, in any script and of any length."""
    sight: str = BOARD
    """The part of the table to show; see `bot.pictures.sights`."""
    viewer: Seat | None = None
    """The seat of the viewer; None for the public."""
    look: Look = Look()
    news: tuple[str, ...] = ()
    """The latest events in words, newest last."""
    scores: tuple[Score, ...] = ()
    """Points with their reasons, for the scores."""
    lines: tuple[Line, ...] = ()
    """The lines of the step that asked for the picture."""
    chances: tuple[tuple[float, ...], ...] = ()
    """For the chances: each seat's probability of winning, from the beginning of the game to its end."""
    seats: int = 0
    """For a lobby: the number of seats."""
    table: str = ""
    """The table's id, if only the changes since the table's last picture should be repainted; else empty."""
    awaited: tuple[Seat, ...] | None = None
    """The seats the game waits for, marked as next; if None, the seats with open questions in the view.

    Computers have open questions too, but answer before the picture is shown.
    """
    before: Any = None
    """An earlier view of the same viewer: all later changes get a ring."""

    @property
    def kind(self) -> str:
        """The kind of the sight."""
        return kind_of(self.sight)

    @property
    def part(self) -> str:
        """The subject of a close-up; empty for other sights."""
        return part_of(self.sight)

    @property
    def seat(self) -> Seat:
        """The seat whose things are shown: the one in the sight, or the viewer's."""
        return int(self.part) if self.part.isdigit() else self.viewer or 0
