"""Computers as deputies: each decision is found in another process; who finds none is stood in for."""

import logging

from msgspec.structs import replace

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

    def __init__(self, thinking: Thinking, searching: Thinking) -> None:
        self._thinking, self._searching = thinking, searching

    def answers_for(self, table: Table, prompt: Prompt) -> bool:
        """Whether a computer sits there."""
        return bool(table.seats[prompt.seat].computer)

    async def answer(self, table: Table, prompt: Prompt) -> Answer:
        """What the computer of that seat decides."""
        return await self.decide(table, prompt, table.seats[prompt.seat].computer)

    async def decide(self, table: Table, prompt: Prompt, computer: str) -> Answer:
        """What some computer decides, the same for the same seed and turn.

        Where it fails or takes too long, the best quick one decides; where that fails too, chance.
        """
        chance = Chance(Chance(table.seed).fork(f"seat {prompt.seat}").seed, table.turns)
        view, game = table.rules.view(table.state, prompt.seat), table.game
        thought = Thought(game.name, game.home.rules, game.figures, computer, encode(view), prompt, chance)
        for name in dict.fromkeys((computer, game.best_computer)):
            try:
                return await self._ask(table, replace(thought, computer=name))
            except (NoAnswer, GameError) as error:
                why = str(error) if isinstance(error, NoAnswer) else type(error).__name__
                log.warning("computer_failed", extra=about(table=table.id, seat=prompt.seat, computer=name, why=why))
        return check_answer(prompt, play_randomly(view, prompt, chance))

    async def _ask(self, table: Table, thought: Thought) -> Answer:
        """Quick computers never wait for those that search. Raises `NoAnswer` and `GameError`."""
        is_searching = table.game.computer_player(thought.computer).is_searching
        lane = self._searching if is_searching else self._thinking
        return check_answer(thought.prompt, await lane.think(thought))


class OrderedDeputy:
    """Answers for people who have ordered that a computer plays for them: the best there is."""

    def __init__(self, computers: Computers) -> None:
        self._computers = computers

    def answers_for(self, table: Table, prompt: Prompt) -> bool:
        """Whether somebody has ordered so, and not to be asked now."""
        return table.is_delegated(prompt)

    async def answer(self, table: Table, prompt: Prompt) -> Answer:
        """As that computer would decide in the same place."""
        return await self._computers.decide(table, prompt, table.game.best_computer)
