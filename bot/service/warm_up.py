"""Draws the parts of a game's boards in advance, once the game is first played, so that no player waits for them.

Games that are not played cost neither time nor memory.
"""

import asyncio
import gc
import logging
from collections.abc import Iterator
from itertools import chain
from typing import Any

from bot.catalogue import Game, load_game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.computers import play_randomly
from bot.games.contract import Computer, Step
from bot.logs import about
from bot.pictures.scene import Look, Scene, choose_look, shared_size
from bot.tables.table import Table

log = logging.getLogger(__name__)

REST = 2.0
"""Seconds until warming up begins, so that the click that started the game is handled first."""
PAUSE = 0.05
"""Seconds between two pictures, ten times as long as painting one takes, to leave time for players' pictures."""
SET_UPS = 4
"""Number of games, per number of seats, that are set up but not played, since each starts with different cards."""


def look_of(table: Table) -> Look:
    """Return the theme and size of a table's public boards, which depend on its current players."""
    chosen = [table.settings_of(user).size for user in sorted(table.people)]
    return choose_look((table.now.settings.theme, table.now.settings.size), ("", shared_size(chosen)))


class WarmUps:
    """Warms up the painters of the games played here, one after another, once for each theme and size."""

    def __init__(self, rest: float = REST, pause: float = PAUSE) -> None:
        self._rest, self._pause = rest, pause
        self._noted: set[tuple[str, Look]] = set()
        self._waiting: asyncio.Queue[tuple[str, Look]] = asyncio.Queue()

    def note(self, game: str, look: Look) -> None:
        """Record that a table of this game will soon need a board with this theme and size."""
        if (game, look) not in self._noted:
            self._noted.add((game, look))
            self._waiting.put_nowait((game, look))

    async def run(self) -> None:
        """Warm up in an endless loop; errors are only logged."""
        while True:
            name, look = await self._waiting.get()
            try:
                await asyncio.sleep(self._rest)
                await self.warm_up(name, look)
                _keep_out_of_collections()
            except Exception:
                log.exception("warm_up_failed", extra=about(game=name))

    async def warm_up(self, name: str, look: Look) -> None:
        """Load a game and draw the parts of its boards."""
        await warm_up(await asyncio.to_thread(_fetch, name), look, self._pause)


def _keep_out_of_collections() -> None:
    """Exclude a game's rules, words and drawings from garbage collection: saves 15 ms in each full collection."""
    gc.collect()
    gc.freeze()


def _fetch(name: str) -> Game:
    """Import a game and its painter; in the event loop, that would block for a tenth of a second."""
    game = load_game(name)
    _ = game.painter
    return game


async def warm_up(game: Game, look: Look, pause: float = PAUSE) -> None:
    """Draw the parts of boards, one board at a time; the largest drawings come last, to stay cached longest."""
    words = game.words("")
    for seats in reversed(game.rules.seats):
        names, states = tuple(chr(ord("A") + seat) for seat in range(seats)), _states(game, seats)
        while (state := await asyncio.to_thread(next, states, None)) is not None:
            scene = Scene(game.rules.view(state, None), names, look=look)
            await game.painter.prepare(scene, words)
            await asyncio.sleep(pause)


def _states(game: Game, seats: int) -> Iterator[Any]:
    """Yield the beginnings of some games, then all shown positions of a random game and of a well-played one."""
    for number in range(SET_UPS):
        yield answers.begin(game.rules, seats, Chance(bytes([number + 1]) * 32), {})[-1].state
    options = {option.name: option.choices[-1] for option in game.rules.options}
    best = game.computer(game.best_computer)
    for steps in chain(_play(game, seats, play_randomly, {}), _play(game, seats, best, options)):
        yield from (step.state for step in steps if step.picture)


def _play(game: Game, seats: int, play: Computer, options: dict[str, str]) -> Iterator[tuple[Step[Any], ...]]:
    rules, chance = game.rules, Chance(bytes(32))
    yield (steps := answers.begin(rules, seats, chance, options))
    while prompts := rules.prompts(state := steps[-1].state):
        prompt, chance = prompts[0], chance.fork("next")
        answer = play(rules.view(state, prompt.seat), prompt, chance)
        yield (steps := answers.answer(rules, state, prompt.seat, prompt.id, answer))
