"""Scenes of real games to paint."""

import random
from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any

from bot.catalogue import Game, load_game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Step
from bot.pictures.scene import Look, Scene, Size, ThemeName
from bot.words.words import Words
from render.sheet.painter import SheetPainter

NAMES = ("Anna", "Борис", "Chiara", "Дмитрий", "Emil K.")
SEED = 7


class Stage:
    """A game to show: its players, words and scenes."""

    def __init__(self, name: str, player: str, news: tuple[str, ...]) -> None:
        self.name = name
        self.player = player
        """The computer that plays the games shown."""
        self.news = news
        self.shown = cache(self._shown)

    @cached_property
    def game(self) -> Game:
        """The game with the numbers of its data file."""
        return load_game(self.name)

    def painter(self) -> SheetPainter:
        """The game's painter."""
        assert isinstance(self.game.painter, SheetPainter)
        return self.game.painter

    def words_in(self, language: str) -> Words:
        """The game's words in a language."""
        return self.game.words(language)

    def play(self, seats: int, seed: int, who: str = "random") -> Iterator[tuple[Step[Any], ...]]:
        """The steps of a game between computers, decision by decision."""
        rules, rng = self.game.rules, random.Random(seed)  # noqa: S311
        chance = Chance(seed.to_bytes(32, "big"))
        steps = answers.begin(rules, seats, chance, {one.name: rng.choice(one.choices) for one in rules.options})
        yield steps
        while prompts := rules.prompts(steps[-1].state):
            prompt = rng.choice(prompts)
            view = rules.view(steps[-1].state, prompt.seat)
            answer = self.game.computer(who)(view, prompt, Chance(chance.seed, rng.randrange(1 << 30)))
            steps = answers.answer(rules, steps[-1].state, prompt.seat, prompt.id, answer)
            yield steps

    def _shown(self, seats: int, seed: int = SEED, who: str = "") -> tuple[Step[Any], ...]:
        """The steps of a game that have a picture; cached as `shown`."""
        return tuple(step for steps in self.play(seats, seed, who or self.player) for step in steps if step.picture)

    def scene(
        self,
        step: Step[Any],
        sight: str = "board",
        *,
        size: Size = "wide",
        theme: ThemeName = "light",
        viewer: int | None = None,
    ) -> Scene:
        """Return a step as a scene."""
        rules, seats = self.game.rules, len(step.state.players)
        scores = rules.scores(step.state) if sight == "scores" else ()
        view = rules.view(step.state, viewer)
        return Scene(view, NAMES[:seats], sight, viewer, Look(theme, size), self.news, scores, step.lines)

    def due(self, step: Step[Any]) -> str:
        """Return the sight that shows a step if the step is the only one in its message."""
        return self.painter().sight_for(step.picture, is_last=True)
