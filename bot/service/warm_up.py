"""Warming up: as soon as a game is played, its painter draws what boards are made of, so that nobody waits later.

A game that nobody plays here costs neither time nor memory.
"""

import asyncio
import gc
import logging
from collections.abc import Iterator
from typing import Any

from bot.catalogue import Game, load_game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.computers import play_randomly
from bot.games.contract import Step
from bot.logs import about
from bot.pictures.painter import Urgency
from bot.pictures.scene import Look, Scene, choose_look, shared_size
from bot.tables.table import Table

log = logging.getLogger(__name__)

REST = 2.0
"""Seconds until warming up begins: whoever has just clicked goes first."""
PAUSE = 0.1
"""Seconds between two pictures, which belong to people: they are ten times as long as a picture takes."""
SET_UPS = 4
"""Further games of each number of seats that are only set up: every guest may come first."""


def look_of(table: Table) -> Look:
    """How the boards of a table will look to everyone, as far as its players are there."""
    chosen = [table.settings_of(user).size for user in sorted(table.people)]
    return choose_look((table.settings.theme, table.settings.size), ("", shared_size(chosen)))


class WarmUps:
    """Warms up the painters of the games that are played here, one after the other, once for each look."""

    def __init__(self, rest: float = REST, pause: float = PAUSE) -> None:
        self._rest, self._pause = rest, pause
        self._noted: set[tuple[str, Look]] = set()
        self._waiting: asyncio.Queue[tuple[str, Look]] = asyncio.Queue()

    def note(self, game: str, look: Look) -> None:
        """A table of this game will soon want a board with this look."""
        if (game, look) not in self._noted:
            self._noted.add((game, look))
            self._waiting.put_nowait((game, look))

    async def run(self) -> None:
        """Goes on for ever; what goes wrong is only logged, since nobody asked for it."""
        while True:
            name, look = await self._waiting.get()
            try:
                await asyncio.sleep(self._rest)
                await warm_up(await asyncio.to_thread(_fetch, name), look, self._pause)
                _keep_out_of_collections()
            except Exception:
                log.exception("warm_up_failed", extra=about(game=name))


def _keep_out_of_collections() -> None:
    """Keeps a game's rules, words and drawings out of garbage collections: saves 15 ms in each full one."""
    gc.collect()
    gc.freeze()


def _fetch(name: str) -> Game:
    """Imports a game and its painter, which would hold up the event loop for a tenth of a second."""
    game = load_game(name)
    _ = game.painter
    return game


async def warm_up(game: Game, look: Look, pause: float = PAUSE) -> None:
    """Has boards painted that nobody sees, one at a time; those with the largest drawings last, to be kept longest."""
    words = game.words("")
    for seats in reversed(game.rules.seats):
        for state in _states(game, seats):
            names = tuple(chr(ord("A") + seat) for seat in range(seats))
            scene = Scene(game.rules.view(state, None), names, look=look, table="warm_up")
            await game.painter.paint(scene, words, Urgency.SPARE)
            await asyncio.sleep(pause)


def _states(game: Game, seats: int) -> Iterator[Any]:
    """The positions of one game played by chance that are shown, then the beginnings of others."""
    for steps in _play(game, seats, Chance(bytes(32))):
        yield from (step.state for step in steps if step.picture)
    for number in range(SET_UPS):
        yield answers.begin(game.rules, seats, Chance(bytes([number + 1]) * 32), {})[-1].state


def _play(game: Game, seats: int, chance: Chance) -> Iterator[tuple[Step[Any], ...]]:
    rules, steps = game.rules, answers.begin(game.rules, seats, chance, {})
    yield steps
    while prompts := rules.prompts(state := steps[-1].state):
        prompt, chance = prompts[0], chance.fork("next")
        answer = play_randomly(rules.view(state, prompt.seat), prompt, chance)
        steps = answers.answer(rules, state, prompt.seat, prompt.id, answer)
        yield steps
