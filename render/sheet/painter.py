"""What painters of sheets share: a game's own painter says what lies where and what is said of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from typing import ClassVar, Generic, NamedTuple

from msgspec.structs import replace

from bot.pictures.painter import Urgency
from bot.pictures.scene import THEMES, Scene
from bot.pictures.sheet import Area, Sheet
from bot.pictures.sights import BOARD, CHANCES, LEGEND, REQUIRED, is_close_up, kind_of
from bot.words.symbols import seat_symbol
from bot.words.words import Words
from render.canvas.png import halve
from render.sheet.badges import COLORS, player_ink
from render.sheet.covers import lay_badges
from render.sheet.lay_chances import describe_chances, lay_chances
from render.sheet.page import D
from render.sheet.rings import Lasting, ring_changes
from render.sheet.studio import Studio
from render.sheet.symbols import Symbol, draw_player, paint_symbol
from render.sheet.telling import find_changed_rows, join_paragraphs, join_sentences


class SheetPainter(ABC):
    """A painter by layouts and sentences; it is printed, kept and cut to size here."""

    sights: tuple[str, ...] = REQUIRED
    """The kinds of sights it offers."""
    decisions: tuple[str, ...] = ()
    """The kinds of sights that questions name."""
    legends: tuple[str, ...] = (LEGEND,)
    """The sights that explain the board."""

    def __init__(self, studio: Studio, figures: str) -> None:
        self.studio = studio
        self.figures = figures
        """Names the game and its figures: pictures of others are not mistaken for its own."""
        self._painted_symbols: dict[str, bytes] = {}

    lasting: ClassVar[Lasting] = {}
    """Of drawings that also show what passes, such as what was done last: which of their facts say what lies there."""

    @abstractmethod
    def arrange(self, scene: Scene, words: Words) -> Sheet:
        """What lies where in the picture, whatever was there before."""

    @abstractmethod
    def cover(self, scene: Scene, words: Words, side: int) -> Area:
        """A piece of the board as large as a square of this side, or higher."""

    @abstractmethod
    def sentences(self, scene: Scene, words: Words) -> Iterable[str]:
        """What the picture shows, the most important first: those that do not fit are left out."""

    @abstractmethod
    def paragraphs(self, scene: Scene, words: Words) -> Iterable[str]:
        """The position in full, for a scene with a view."""

    def sight_for(self, picture: str, is_last: bool) -> str:
        """What the step asks for; a message never ends with a close-up, but with the whole board."""
        is_offered = kind_of(picture) in self.sights
        return picture if is_offered and not (is_last and is_close_up(picture)) else BOARD

    def paint_now(self, scene: Scene, words: Words) -> bytes:
        """The scene as PNG, in the caller's thread; the same scene gives the same bytes."""
        return self.studio.paint(scene, (words.language, self.figures), lambda: self.lay(scene, words))

    async def paint(self, scene: Scene, words: Words, urgency: Urgency) -> bytes:
        """The same, in the painting thread. Raises whatever goes wrong there."""
        return await self.studio.in_thread(urgency, self.paint_now, scene, words)

    def lay(self, scene: Scene, words: Words) -> Sheet:
        """What lies where in the picture, with rings around what has changed."""
        sheet = self.arrange(scene, words)
        if scene.before is None:
            return sheet
        return ring_changes(sheet, self.arrange(_earlier(scene), words), self.lasting)

    def describe(self, scene: Scene, words: Words) -> str:
        """What the picture shows, as much of it as a description has room for; after its title, what is ringed."""
        sentences = [*self.sentences(scene, words)]
        return join_sentences([*sentences[:1], *self._name_changes(scene, words), *sentences[1:]])

    def _name_changes(self, scene: Scene, words: Words) -> list[str]:
        if scene.before is None or not self.lay(scene, words).rings:
            return []
        changed = find_changed_rows(self.paragraphs(scene, words), self.paragraphs(_earlier(scene), words))
        return [words.say("picture-ringed"), *changed]

    def tell(self, scene: Scene, words: Words) -> list[str]:
        """The position in messages; where there is none yet, the description."""
        if scene.view is None:
            return [self.describe(scene, words)]
        return join_paragraphs(self.paragraphs(scene, words))

    def find_symbols(self) -> Mapping[str, Symbol]:
        """What draws each of the game's own symbols."""
        return {}

    @cached_property
    def _symbols(self) -> dict[str, Symbol]:
        """Those of the players that the theme has colors for, who look alike in every game, and the game's own."""
        colors = self.studio.press(THEMES[0]).theme.colors
        players = [seat for seat in range(COLORS) if player_ink(seat) in colors]
        seats: dict[str, Symbol] = {seat_symbol(seat): partial(draw_player, seat=seat) for seat in players}
        return {**seats, **self.find_symbols()}

    @property
    def symbols(self) -> tuple[str, ...]:
        """The names of its symbols."""
        return tuple(self._symbols)

    async def paint_symbol(self, name: str) -> bytes:
        """A symbol as PNG, painted once, when nobody waits for a picture."""
        if name not in self._painted_symbols:
            theme = self.studio.press(THEMES[0]).theme
            painted = await self.studio.in_thread(Urgency.SPARE, paint_symbol, self._symbols[name], theme)
            self._painted_symbols[name] = painted
        return self._painted_symbols[name]

    def halve(self, data: bytes) -> bytes:
        """A picture half as wide and high, in far fewer bytes."""
        return halve(data)


def _earlier(scene: Scene) -> Scene:
    return replace(scene, view=scene.before, before=None)


class Way(NamedTuple, Generic[D]):
    """How the scenes of a game are drawn and told."""

    draw: Callable[[Scene, Words], D]
    """Puts together what layouts need to know."""
    layouts: Mapping[str, Callable[[D], Sheet]]
    """By the kind of sight."""
    describe: Callable[[D], Iterable[str]]
    tell: Callable[[D], Iterable[str]]
    cover: Callable[[D, int], Area] = lay_badges
    """A piece of the board, a number of pixels wide and at least as high."""


class GamePainter(SheetPainter, Generic[D]):
    """A painter that draws and tells its scenes in one way."""

    def __init__(self, studio: Studio, figures: str, way: Way[D]) -> None:
        super().__init__(studio, figures)
        self.way = way

    def arrange(self, scene: Scene, words: Words) -> Sheet:
        """What lies where in the picture."""
        drawing = self.way.draw(scene, words)
        return lay_chances(drawing) if scene.kind == CHANCES else self.way.layouts[scene.kind](drawing)

    def cover(self, scene: Scene, words: Words, side: int) -> Area:
        """A piece of the board as large as a square of this side, or higher."""
        return self.way.cover(self.way.draw(scene, words), side)

    def sentences(self, scene: Scene, words: Words) -> Iterable[str]:
        """What the picture shows, the most important first."""
        drawing = self.way.draw(scene, words)
        return describe_chances(drawing) if scene.kind == CHANCES else self.way.describe(drawing)

    def paragraphs(self, scene: Scene, words: Words) -> Iterable[str]:
        """The whole position, complete enough to play by."""
        return self.way.tell(self.way.draw(scene, words))
