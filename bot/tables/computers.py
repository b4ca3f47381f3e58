"""Computers as deputies: each decision is found in another process; one that finds none gets any answer."""

import logging

from bot.errors import GameError
from bot.games.answers import check_answer
from bot.games.chance import Chance
from bot.games.computers import play_randomly
from bot.games.contract import Answer, Prompt, encode
from bot.logs import about
from bot.tables.table import Table
from bot.tables.thinker import Thought
from bot.tables.thinking import NoAnswer, Thinking

log = logging.getLogger(__name__)


class Computers:
    """Answers for every seat in which a computer sits."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking

    def answers_for(self, table: Table, prompt: Prompt) -> bool:
        """Whether a computer sits there."""
        return bool(table.seats[prompt.seat].computer)

    async def answer(self, table: Table, prompt: Prompt) -> Answer:
        """The same for the same seed and turn; where the computer fails, one by chance."""
        chance = Chance(Chance(table.seed).fork(f"seat {prompt.seat}").seed, table.turns)
        view, computer = table.rules.view(table.state, prompt.seat), table.seats[prompt.seat].computer
        game = table.game
        thought = Thought(game.name, game.home.rules, game.figures, computer, encode(view), prompt, chance)
        try:
            return check_answer(prompt, await self._thinking.think(thought))
        except (NoAnswer, GameError) as error:
            why = str(error) if isinstance(error, NoAnswer) else type(error).__name__
            log.warning("computer_failed", extra=about(table=table.id, seat=prompt.seat, computer=computer, why=why))
            return check_answer(prompt, play_randomly(view, prompt, chance))
