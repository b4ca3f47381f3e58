"""A finished game as a series of scenes."""

import io
from functools import cached_property

from msgspec import Struct
from PIL import Image

from bot.catalogue import Game
from bot.games.contract import Score, decode
from bot.pictures.rows import tell_news
from bot.pictures.scene import Look, Scene
from bot.pictures.sights import BOARD, SCORES, kind_of
from bot.records.record import Record
from bot.records.replay_steps import ReplayStep, list_replay_steps
from bot.words.words import Words, plain_rows
from render.sheet.painter import SheetPainter


class Reel(Struct, frozen=True, dict=True):
    """A finished game, with the names and words for its pictures."""

    game: Game
    names: tuple[str, ...]
    words: Words
    steps: tuple[ReplayStep, ...]

    @cached_property
    def scores(self) -> tuple[Score, ...]:
        """The final scores, best first."""
        view = decode(self.game.rules, self.steps[-1].view)
        return tuple(sorted(self.game.rules.scores(view), key=lambda score: score.place))

    @property
    def winners(self) -> list[str]:
        """The names of the winners."""
        return [self.names[score.seat] for score in self.scores if score.place == 1]

    @cached_property
    def rounds(self) -> list[int]:
        """The number of the first step of each round."""
        labels = [self.name_round(number) for number in range(len(self.steps) - 1)]
        return [number for number, label in enumerate(labels) if not number or label != labels[number - 1]]

    def name_round(self, number: int) -> str:
        """Return the name of a step's round."""
        return name_round(self.name_step(number))

    def name_step(self, number: int) -> str:
        """Return the time of a step, such as round and turn."""
        return plain_rows(self.words.tell(self.steps[number].status, self.names))[0]

    def scene(self, number: int, look: Look, before: int | None = None) -> Scene:
        """Return the scene of a step, with rings around the changes since the step `before`."""
        step, rules = self.steps[number], self.game.rules
        view, is_end = decode(rules, step.view), kind_of(step.picture) == SCORES
        earlier = None if before is None or is_end else decode(rules, self.steps[before].view)
        scores, sight = (rules.scores(view), SCORES) if is_end else ((), BOARD)
        return Scene(view, self.names, sight, look=look, scores=scores, before=earlier)

    def paint(self, scene: Scene) -> Image.Image:
        """Paint a scene in the caller's thread."""
        painter = self.game.painter
        assert isinstance(painter, SheetPainter)  # noqa: S101  # every painter is one
        return Image.open(io.BytesIO(painter.paint_now(scene, self.words)))

    def board(self, number: int, look: Look, before: int | None) -> Scene:
        """Return the board after a step, with the news and rings since the step `before`."""
        first = 0 if before is None else before + 1
        lines = [line for step in self.steps[first : number + 1] for line in step.lines]
        news = tuple(tell_news(self.words, lines, self.names))
        rules = self.game.rules
        earlier = None if before is None else decode(rules, self.steps[before].view)
        view = decode(rules, self.steps[number].view)
        return Scene(view, self.names, look=look, news=news, before=earlier)


def name_round(step: str) -> str:
    """Return the round in the name of a step: the part before a comma."""
    return step.partition(",")[0]


def make_reel(game: Game, record: Record, names: tuple[str, ...], language: str) -> Reel:
    """Replay a finished game. Raises `NotOver` and `BrokenRecord`."""
    return Reel(game, names, game.words(language), list_replay_steps(game, record))
