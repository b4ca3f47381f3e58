"""The common part of painters: a game's painter only defines layouts and sentences."""

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
from render.sheet.text_limits import find_changed_rows, join_paragraphs, join_sentences


class SheetPainter(ABC):
    """A painter defined by layouts and sentences; printing, caching and cutting are done here."""

    sights: tuple[str, ...] = REQUIRED
    """The kinds of sights that the painter offers."""
    decisions: tuple[str, ...] = ()
    """The kinds of sights used by questions."""
    legends: tuple[str, ...] = (LEGEND,)
    """The sights that explain the board."""

    def __init__(self, studio: Studio, figures: str) -> None:
        self.studio = studio
        self.figures = figures
        """Identifies the game and its figures in the cache of pictures."""
        self._painted_symbols: dict[str, bytes] = {}

    lasting: ClassVar[Lasting] = {}
    """For drawings that also show temporary facts, such as the last action: indexes of the facts that matter."""

    @abstractmethod
    def arrange(self, scene: Scene, words: Words) -> Sheet:
        """Lay out the picture, without rings."""

    @abstractmethod
    def cover(self, scene: Scene, words: Words, side: int) -> Area:
        """Lay out a part of the board, `side` pixels wide and at least as high."""

    @abstractmethod
    def sentences(self, scene: Scene, words: Words) -> Iterable[str]:
        """Return what the picture shows, most important first; sentences that do not fit are dropped."""

    @abstractmethod
    def paragraphs(self, scene: Scene, words: Words) -> Iterable[str]:
        """Return the position in full, for a scene with a view."""

    def sight_for(self, picture: str, is_last: bool) -> str:
        """Return the sight of a step; a message never ends with a close-up, but with the whole board."""
        is_offered = kind_of(picture) in self.sights
        return picture if is_offered and not (is_last and is_close_up(picture)) else BOARD

    def paint_now(self, scene: Scene, words: Words) -> bytes:
        """Paint the scene as PNG in the caller's thread; equal scenes yield equal bytes."""
        return self.studio.paint(scene, (words.language, self.figures), lambda: self.lay(scene, words))

    async def paint(self, scene: Scene, words: Words, urgency: Urgency) -> bytes:
        """Paint the scene in the painting thread. Raises the errors of `paint_now`."""
        return await self.studio.in_thread(urgency, self.paint_now, scene, words)

    async def prepare(self, scene: Scene, words: Words) -> None:
        """Draw the parts of the picture in advance, while no picture waits."""
        await self.studio.in_thread(Urgency.SPARE, self._prepare_now, scene, words)

    def _prepare_now(self, scene: Scene, words: Words) -> None:
        self.studio.prepare(scene.look.theme, self.lay(scene, words))

    def lay(self, scene: Scene, words: Words) -> Sheet:
        """Lay out the picture, with rings around changes."""
        sheet = self.arrange(scene, words)
        if scene.before is None:
            return sheet
        return ring_changes(sheet, self.arrange(_earlier(scene), words), self.lasting)

    def describe(self, scene: Scene, words: Words) -> str:
        """Describe the picture, as far as there is room: the title, then ringed changes, then the rest."""
        sentences = [*self.sentences(scene, words)]
        return join_sentences([*sentences[:1], *self._name_changes(scene, words), *sentences[1:]])

    def _name_changes(self, scene: Scene, words: Words) -> list[str]:
        if scene.before is None or not self.lay(scene, words).rings:
            return []
        changed = find_changed_rows(self.paragraphs(scene, words), self.paragraphs(_earlier(scene), words))
        return [words.say("picture-ringed"), *changed]

    def tell(self, scene: Scene, words: Words) -> list[str]:
        """Return the position as messages; without a position, the description."""
        if scene.view is None:
            return [self.describe(scene, words)]
        return join_paragraphs(self.paragraphs(scene, words))

    def find_symbols(self) -> Mapping[str, Symbol]:
        """Return the functions that draw the game's symbols."""
        return {}

    @cached_property
    def _symbols(self) -> dict[str, Symbol]:
        """Return the symbols of players (as many as the theme has colors), equal in all games, and the game's own."""
        colors = self.studio.press(THEMES[0]).theme.colors
        players = [seat for seat in range(COLORS) if player_ink(seat) in colors]
        seats: dict[str, Symbol] = {seat_symbol(seat): partial(draw_player, seat=seat) for seat in players}
        return {**seats, **self.find_symbols()}

    @property
    def symbols(self) -> tuple[str, ...]:
        """The names of all symbols, including the players'."""
        return tuple(self._symbols)

    async def paint_symbol(self, name: str) -> bytes:
        """Paint a symbol as PNG once, with the lowest priority."""
        if name not in self._painted_symbols:
            theme = self.studio.press(THEMES[0]).theme
            painted = await self.studio.in_thread(Urgency.SPARE, paint_symbol, self._symbols[name], theme)
            self._painted_symbols[name] = painted
        return self._painted_symbols[name]

    def halve(self, data: bytes) -> bytes:
        """Scale a picture to half its width and height, in far fewer bytes."""
        return halve(data)


def _earlier(scene: Scene) -> Scene:
    return replace(scene, view=scene.before, before=None)


class Way(NamedTuple, Generic[D]):
    """How the scenes of a game are drawn and described."""

    draw: Callable[[Scene, Words], D]
    """Builds the input of layouts."""
    layouts: Mapping[str, Callable[[D], Sheet]]
    """Layout functions by the kind of sight."""
    describe: Callable[[D], Iterable[str]]
    tell: Callable[[D], Iterable[str]]
    cover: Callable[[D, int], Area] = lay_badges
    """Lays out a part of the board, of a given width in pixels and at least that height."""


class GamePainter(SheetPainter, Generic[D]):
    """A painter that draws and describes its scenes in one way."""

    def __init__(self, studio: Studio, figures: str, way: Way[D]) -> None:
        super().__init__(studio, figures)
        self.way = way

    def arrange(self, scene: Scene, words: Words) -> Sheet:
        """Lay out the picture, without rings."""
        drawing = self.way.draw(scene, words)
        return lay_chances(drawing) if scene.kind == CHANCES else self.way.layouts[scene.kind](drawing)

    def cover(self, scene: Scene, words: Words, side: int) -> Area:
        """Lay out a part of the board, `side` pixels wide and at least as high."""
        return self.way.cover(self.way.draw(scene, words), side)

    def sentences(self, scene: Scene, words: Words) -> Iterable[str]:
        """Return what the picture shows, most important first."""
        drawing = self.way.draw(scene, words)
        return describe_chances(drawing) if scene.kind == CHANCES else self.way.describe(drawing)

    def paragraphs(self, scene: Scene, words: Words) -> Iterable[str]:
        """Return the whole position, complete enough to play by."""
        return self.way.tell(self.way.draw(scene, words))
