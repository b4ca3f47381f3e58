"""Vacations by clicks: coming back, who decides meanwhile, and the question whether it is over."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from bot.tables.allowance import Cost
from bot.tables.people import vacation_until
from bot.tables.table import Table
from cogs.cards.card import Word
from cogs.cards.controls import Act, Control
from cogs.cards.vacation import BACK_AGAIN, MEANWHILE, BackQuestion, VacationCard
from cogs.replies.allowed import costs
from cogs.replies.guard import guard, words_for
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


async def begin(interaction: "Interaction", days: int, plays: bool) -> None:
    """Somebody is away from now on."""
    user = interaction.user.id
    _show_fronts(interaction, await interaction.client.manager.vacations.begin(user, days, plays))
    await show_vacation(interaction, is_new=True)


async def show_vacation(interaction: "Interaction", is_new: bool) -> None:
    """What somebody has settled; where they are not away, how that is done."""
    manager, words = interaction.client.manager, words_for(interaction)
    settings = await manager.people.settings(interaction.user.id)
    is_away = vacation_until(settings, manager.now())
    card = VacationCard(settings.vacation, words) if is_away else Word(words.say("vacation-none"))
    await show(interaction, card, is_new)


@costs(Cost.CLICK)
async def come_back(interaction: "Interaction", _now: str) -> None:
    """The vacation is over; the games that wait call."""
    _show_fronts(interaction, await interaction.client.manager.vacations.end(interaction.user.id))
    await show(interaction, Word(words_for(interaction).say("vacation-ended")), is_new=False)


@costs(Cost.CLICK)
async def choose_meanwhile(interaction: "Interaction", who: str) -> None:
    """Somebody who is away changes their mind about who decides for them."""
    tables = await interaction.client.manager.vacations.choose(interaction.user.id, who == "computer")
    _show_fronts(interaction, tables)
    await show_vacation(interaction, is_new=False)


def _show_fronts(interaction: "Interaction", tables: Iterable[Table]) -> None:
    """The newest message of each game says who is on vacation."""
    for table in tables:
        interaction.client.announcer.catch_up(table.id)


async def ask_if_back(interaction: "Interaction") -> None:
    """Asks whoever clicks at a table in their vacation whether it is over, now and then."""
    vacation = await interaction.client.manager.vacations.is_to_be_asked_about(interaction.user.id)
    if vacation:
        async with guard(interaction):
            await show(interaction, BackQuestion(vacation, words_for(interaction)), is_new=True)


ACTS: Mapping[Control, Act] = {BACK_AGAIN: come_back, MEANWHILE: choose_meanwhile}
