"""Time-outs as deputies: whose time is up, for them is decided what they have picked, or what they wished for."""

from bot.games.answers import check_answer
from bot.games.contract import Answer, Prompt
from bot.tables.computers import Computers
from bot.tables.keeper import Keeper
from bot.tables.pace import StandIn
from bot.tables.table import Table


def drafted_answer(table: Table, prompt: Prompt) -> Answer | None:
    """What somebody has picked and not confirmed, where it is a whole answer."""
    drafted, picks = table.drafts.get(prompt.seat, ("", ()))
    is_whole = drafted == prompt.id and picks and prompt.least <= len(picks) <= prompt.most
    return check_answer(prompt, picks) if is_whole else None


def declining_answer(table: Table, prompt: Prompt) -> Answer | None:
    """What commits a seat least, such as to pass; None where every answer does something."""
    view = table.rules.view(table.state, prompt.seat)
    choices = table.game.guide.explain(view, prompt).choices
    declining = [choice.option for choice in choices if choice.is_declining]
    if declining and prompt.least <= 1:
        return check_answer(prompt, declining[:1])
    return None if prompt.least else ()


class TimeoutDeputy:
    """Answers for everybody whose time is up."""

    def __init__(self, keeper: Keeper, computers: Computers) -> None:
        self._keeper, self._computers = keeper, computers

    def answers_for(self, table: Table, prompt: Prompt) -> bool:
        """Whether a person sits there, whose time is up."""
        return self._keeper.is_overdue(table, prompt.seat)

    async def answer(self, table: Table, prompt: Prompt) -> Answer:
        """What is picked, or else what this person wished for; the game's strongest computer knows the rest."""
        drafted = drafted_answer(table, prompt)
        if drafted is not None:
            return drafted
        settings = await self._keeper.people.settings(table.seats[prompt.seat].user or 0)
        declining = declining_answer(table, prompt) if settings.stand_in is StandIn.DECLINE else None
        return await self._computers.decide(table, prompt, table.game.best_computer) if declining is None else declining
