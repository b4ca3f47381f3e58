"""Deputies for seats of computers, and for players who ordered a computer, are on vacation, or missed a deadline.

Each decision is computed in another process, with fallbacks.
"""

import logging

from msgspec.structs import replace

from bot.errors import GameError
from bot.games.answers import check_answer
from bot.games.chance import Chance
from bot.games.computers import play_randomly
from bot.games.contract import Answer, Prompt, encode
from bot.logs import about
from bot.tables.keeper import Keeper
from bot.tables.pace import TimeoutPolicy
from bot.tables.table import Table
from bot.tables.worker import AnswerRequest
from bot.tables.worker_pool import NoAnswer, WorkerPool

log = logging.getLogger(__name__)


class Computers:
    """Answers for the seats of computers."""

    def __init__(self, workers: WorkerPool, searchers: WorkerPool) -> None:
        self._workers, self._searchers = workers, searchers

    def answers_for(self, table: Table, prompt: Prompt) -> bool:
        """True if the seat is a computer's."""
        return bool(table.now.seats[prompt.seat].computer)

    async def answer(self, table: Table, prompt: Prompt) -> Answer:
        """Return the decision of the seat's computer."""
        return await self.decide(table, prompt, table.now.seats[prompt.seat].computer)

    async def decide(self, table: Table, prompt: Prompt, computer: str) -> Answer:
        """Return a computer's decision, which depends only on seed and turn.

        On a failure or timeout, the best quick computer decides; if that fails too, the decision is random.
        """
        chance = Chance(Chance(table.seed).fork(f"seat {prompt.seat}").seed, table.now.turns)
        view, game = table.rules.view(table.now.state, prompt.seat), table.game
        thought = AnswerRequest(game.name, game.home.rules, game.figures, computer, encode(view), prompt, chance)
        for name in dict.fromkeys((computer, game.best_computer)):
            try:
                return await self._ask(table, replace(thought, computer=name))
            except (NoAnswer, GameError) as error:
                why = str(error) if isinstance(error, NoAnswer) else type(error).__name__
                log.warning("computer_failed", extra=about(table=table.id, seat=prompt.seat, computer=name, why=why))
        return check_answer(prompt, play_randomly(view, prompt, chance))

    async def _ask(self, table: Table, thought: AnswerRequest) -> Answer:
        """Ask in a worker process; quick computers never wait for searching ones. Raises `NoAnswer` and `GameError`."""
        is_searching = table.game.computer_player(thought.computer).is_searching
        lane = self._searchers if is_searching else self._workers
        return check_answer(thought.prompt, await lane.think(thought))


class OrderedDeputy:
    """Answers for players who ordered a computer to play for them; uses the best computer."""

    def __init__(self, computers: Computers) -> None:
        self._computers = computers

    def answers_for(self, table: Table, prompt: Prompt) -> bool:
        """True if the player's orders let a computer answer this question."""
        return table.is_delegated(prompt)

    async def answer(self, table: Table, prompt: Prompt) -> Answer:
        """Return the decision of the best computer."""
        return await self._computers.decide(table, prompt, table.game.best_computer)


def drafted_answer(table: Table, prompt: Prompt) -> Answer | None:
    """Return the unconfirmed picks if they are a complete answer, or None."""
    drafted, picks = table.now.drafts.get(prompt.seat, ("", ()))
    is_whole = drafted == prompt.id and picks and prompt.least <= len(picks) <= prompt.most
    return check_answer(prompt, picks) if is_whole else None


def declining_answer(table: Table, prompt: Prompt) -> Answer | None:
    """Return the answer with the least effect, such as to pass; None if every answer has an effect."""
    view = table.rules.view(table.now.state, prompt.seat)
    choices = table.game.guide.explain(view, prompt).choices
    declining = [choice.option for choice in choices if choice.is_declining]
    if declining and prompt.least <= 1:
        return check_answer(prompt, declining[:1])
    return None if prompt.least else ()


class TimeoutDeputy:
    """Answers for players whose deadline has passed."""

    def __init__(self, keeper: Keeper, computers: Computers) -> None:
        self._keeper, self._computers = keeper, computers

    def answers_for(self, table: Table, prompt: Prompt) -> bool:
        """True if the seat's player has passed their deadline."""
        return self._keeper.is_overdue(table, prompt.seat)

    async def answer(self, table: Table, prompt: Prompt) -> Answer:
        """Return the saved picks, else a declining answer if the player set that, else the best computer's decision."""
        drafted = drafted_answer(table, prompt)
        if drafted is not None:
            return drafted
        settings = await self._keeper.people.settings(table.now.seats[prompt.seat].user or 0)
        declining = declining_answer(table, prompt) if settings.stand_in is TimeoutPolicy.DECLINE else None
        return await self._computers.decide(table, prompt, table.game.best_computer) if declining is None else declining


class VacationDeputy:
    """Answers for players on vacation who chose a computer."""

    def __init__(self, keeper: Keeper, computers: Computers) -> None:
        self._keeper, self._computers = keeper, computers

    def answers_for(self, table: Table, prompt: Prompt) -> bool:
        """True if the seat's player is on vacation and chose a computer."""
        user = table.now.seats[prompt.seat].user
        return bool(user and self._keeper.is_deputized(table.settings_of(user)))

    async def answer(self, table: Table, prompt: Prompt) -> Answer:
        """Return the saved picks if they are complete, else the best computer's decision."""
        drafted = drafted_answer(table, prompt)
        return await self._computers.decide(table, prompt, table.game.best_computer) if drafted is None else drafted
