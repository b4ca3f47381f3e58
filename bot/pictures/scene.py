"""A scene: everything a painter needs for one picture, and nothing else."""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from bot.games.contract import Line, Score, Seat
from bot.pictures.sights import BOARD, kind_of, part_of

Size: TypeAlias = Literal["wide", "narrow"]
ThemeName: TypeAlias = Literal["light", "dark", "contrast"]
SIZES: tuple[Size, ...] = get_args(Size)
THEMES: tuple[ThemeName, ...] = get_args(ThemeName)
"""The looks of a picture, the usual one first."""


class Look(Struct, frozen=True):
    """How somebody likes pictures to look; everything told in them stays the same."""

    theme: ThemeName = "light"
    size: Size = "wide"


def choose_look(*wishes: tuple[str, str]) -> Look:
    """The first known theme and the first known size of several wishes, each of which may be empty."""
    theme = next((known for theme, _ in wishes for known in THEMES if known == theme), THEMES[0])
    size = next((known for _, size in wishes for known in SIZES if known == size), SIZES[0])
    return Look(theme, size)


def shared_size(chosen: Iterable[str]) -> Size:
    """The size of pictures for several people: narrow where that fits half or more of those who have chosen.

    Everyone has the other one behind a button. Where both suit as many, a narrow board is large at a click on a
    desktop, while a wide one has to be moved about on a phone.
    """
    sizes = [size for size in chosen if size in SIZES]
    return "narrow" if sizes and 2 * sizes.count("narrow") >= len(sizes) else "wide"


class Scene(Struct, frozen=True):
    """One picture to paint, a plain value without an idea of any one game; the same scene gives the same bytes."""

    view: Any
    """A view of the game's state, as the viewer may see it; None in a lobby and for a legend."""
    names: tuple[str, ...] = ()
    """The players' display names by seat, in any script and of any length."""
    sight: str = BOARD
    """What of the table is shown; see `bot.pictures.sights`."""
    viewer: Seat | None = None
    """Who looks; None: the public."""
    look: Look = Look()
    news: tuple[str, ...] = ()
    """What just happened, already in words, the latest last."""
    scores: tuple[Score, ...] = ()
    """For the scores: the points with their reasons."""
    lines: tuple[Line, ...] = ()
    """What the step told that the picture belongs to."""
    chances: tuple[tuple[float, ...], ...] = ()
    """For the chances: from the beginning of the game to its end, by seat, how likely it was to win."""
    seats: int = 0
    """For a lobby: how many places the table has."""
    table: str = ""
    """Names the table, so that only what changed since its last picture is painted again."""
    awaited: tuple[Seat, ...] | None = None
    """Whom the game waits for, and who is named as next; None: whoever is asked in the view.

    A computer is asked too, but has answered before anybody looks.
    """
    before: Any = None
    """A view of the same viewer, as things were: whatever has changed since is ringed."""

    @property
    def kind(self) -> str:
        """What kind of sight it is."""
        return kind_of(self.sight)

    @property
    def part(self) -> str:
        """Of a close-up, what is close; empty where the sight is a whole."""
        return part_of(self.sight)

    @property
    def seat(self) -> Seat:
        """Whose things the sight of a player shows: the seat it names, or the viewer's own."""
        return int(self.part) if self.part.isdigit() else self.viewer or 0
