"""Going on with a game that was stopped: a card on which those who played it say whether they do."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.pictures.painter import Picture
from bot.tables.allowance import Cost
from bot.tables.motions import RESUME
from bot.tables.resuming import WAITS
from bot.tables.status import Status
from bot.tables.table import Table
from cogs.cards.card import Card, Word
from cogs.cards.controls import Act, Control
from cogs.cards.resuming import PLAY_ON_TOO, WITHOUT_ME, ResumeCard
from cogs.clicks.lobby import computer_name
from cogs.posting.standing import CardPlace, Standing, answer_with_card, publish_card
from cogs.replies.allowed import costs
from cogs.replies.members import find_gone

if TYPE_CHECKING:
    from cogs.hall import Interaction


def _is_closed(place: CardPlace) -> bool:
    return place.table.status is not Status.ENDED or not place.bot.manager.resuming.agreed(place.table, RESUME)


def _shows(place: CardPlace) -> object:
    agreed = place.bot.manager.resuming.agreed(place.table, RESUME)
    return place.table.status, frozenset(agreed), place.table.seats


def _make(place: CardPlace, _pictures: list[Picture]) -> Card:
    table, words = place.table, place.table.words
    if _is_closed(place):
        return Word(words.say("resume-closed" if table.status is Status.ENDED else "resume-done"))
    agreed = place.bot.manager.resuming.agreed(table, RESUME)
    return ResumeCard(table, agreed, min(table.consents[RESUME].values()) + WAITS, words)


CARDS: Mapping[str, Standing] = {
    RESUME.code: Standing(
        shows=_shows,
        make=_make,
        is_closed=_is_closed,
        called=lambda place: place.bot.manager.resuming.missing(place.table, place.table.gone),
    )
}


async def propose(interaction: "Interaction", table: Table) -> None:
    """Asks all who played; where nobody else is left, the game goes on at once."""
    manager, gone = interaction.client.manager, await find_gone(interaction, table)
    was_asked = bool(manager.resuming.agreed(table, RESUME))
    table.gone = gone
    await manager.resuming.propose(table.id, interaction.user.id, computer_name, gone)
    await publish_card(interaction, table, RESUME.code, is_called=not was_asked)


@costs(Cost.REPLAY)
async def agree(interaction: "Interaction", table_id: int) -> None:
    """Counts the clicker in; with the last answer the game goes on."""
    manager = interaction.client.manager
    gone = await find_gone(interaction, await manager.table(table_id))
    table = await manager.resuming.agree(table_id, interaction.user.id, computer_name, gone)
    await answer_with_card(interaction, table, RESUME.code)


@costs(Cost.REPLAY)
async def decline(interaction: "Interaction", table_id: int) -> None:
    """A computer plays on for the clicker."""
    manager = interaction.client.manager
    gone = await find_gone(interaction, await manager.table(table_id))
    table = await manager.resuming.decline(table_id, interaction.user.id, computer_name, gone)
    await answer_with_card(interaction, table, RESUME.code)


ACTS: Mapping[Control, Act] = {PLAY_ON_TOO: agree, WITHOUT_ME: decline}
