"""The input of every layout: the scene and the words."""

from functools import cached_property, lru_cache
from typing import Generic, TypeVar, cast

from msgspec import Struct

from bot.games.contract import Seat
from bot.pictures.scene import Scene
from bot.words.direction import isolate
from bot.words.words import Words
from render.canvas import fonts
from render.sheet.initials import find_initials


@lru_cache(maxsize=2048)
def _say(words: Words, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """Return a text; cached, because every picture uses the same few words."""
    return words.say(key, **dict(facts))


class Drawing(Struct, frozen=True, dict=True):
    """A scene of a game with its words."""

    scene: Scene
    words: Words
    """The game's words."""

    @property
    def is_wide(self) -> bool:
        """True if the picture is for a desktop."""
        return self.scene.look.size == "wide"

    @property
    def title(self) -> str:
        """The game's title."""
        return self.words.say("title")

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The players' names as drawn; a name without visible letters is replaced."""
        return tuple(
            isolate(name) if fonts.is_seen(name, "text") else self.say("player", number=seat + 1)
            for seat, name in enumerate(self.scene.names)
        )

    @cached_property
    def initials(self) -> tuple[str, ...]:
        """Each player's letter on badges."""
        return find_initials(self.names)

    def find_due(self, asked: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return the asked players who are shown as next."""
        awaited = self.scene.awaited
        return asked if awaited is None else tuple(seat for seat in asked if seat in awaited)

    def badge(self, seat: Seat) -> tuple[Seat, str]:
        """Return a player's shape and letter, as arguments for badges."""
        return seat, self.initials[seat]

    def say(self, key: str, **facts: str | int) -> str:
        """Return a short text for pictures."""
        return _say(self.words, f"picture-{key}", tuple(facts.items()))


V = TypeVar("V")
P = TypeVar("P")


class TableDrawing(Drawing, Generic[V, P], frozen=True):
    """A scene of a running game, with typed view and pieces."""

    pieces: P
    """The game's figures."""

    @cached_property
    def view(self) -> V:
        """The view to draw; a lobby and a legend have none."""
        assert self.scene.view is not None  # noqa: S101  # their layouts do not use it
        return cast("V", self.scene.view)
