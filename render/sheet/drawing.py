"""What every layout needs to know: the scene and the words."""

from functools import lru_cache

from msgspec import Struct

from bot.pictures.scene import Scene
from bot.words.words import Words


@lru_cache(maxsize=2048)
def _say(words: Words, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """The same few words come up in every picture."""
    return words.say(key, **dict(facts))


class Drawing(Struct, frozen=True, dict=True):
    """A scene of a game with the words it is told in."""

    scene: Scene
    words: Words
    """Those of the game."""

    @property
    def is_wide(self) -> bool:
        """Whether the picture is for a desktop."""
        return self.scene.look.size == "wide"

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.words.say("title")

    def say(self, key: str, **facts: str | int) -> str:
        """A short text of the pictures."""
        return _say(self.words, f"picture-{key}", tuple(facts.items()))
