"""What a click on *What did I miss?* does: the account with a picture of what has changed, then the open question."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.pictures.painter import Picture
from bot.pictures.sights import BOARD
from bot.tables.allowance import Cost
from cogs.cards.controls import MISSED, TOLD, Act, Control
from cogs.cards.details import text_cards
from cogs.cards.missed import Missed, MissedCard, find_missed
from cogs.cards.since import account_in_full
from cogs.clicks.play import show_lost_seat, show_panel
from cogs.pictures.painting import paint_scene, send_lighter
from cogs.pictures.scenes import private_scene
from cogs.posting.presenting import HAS_HEARD
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.replies import show

if TYPE_CHECKING:
    from bot.tables.table import Table
    from cogs.hall import Interaction


@costs(Cost.REPLAY)
async def tell_missed(interaction: "Interaction", table_id: int) -> None:
    """By a click on the button."""
    await show_missed(interaction, await interaction.client.manager.table(table_id))


async def show_missed(interaction: "Interaction", table: "Table") -> None:
    """What the asker has missed, and their panel below it; for whoever left, the way back. Raises `NotSeated`."""
    user, looks = interaction.user.id, interaction.client.manager.looks
    table.check_begun()
    if user not in table.people and await show_lost_seat(interaction, table, is_new=True):
        return
    missed = find_missed(table, table.seat_of(user))
    before = await looks.view_before(table, missed.seat, max(0, missed.first))
    await _tell(interaction, replace(missed, before=before))
    await looks.note(table.id, user, missed.turns)
    interaction.extras[HAS_HEARD] = True
    await show_panel(interaction, table, is_new=True)


async def _tell(interaction: "Interaction", missed: Missed) -> None:
    """The card with its picture; where Discord refuses that, a smaller one or none."""
    words, painter = words_for(interaction, missed.table.game), missed.table.game.painter
    painted = await _paint(interaction, missed)

    async def send(pictures: list[Picture], _why: str) -> None:
        card = MissedCard(missed, words, pictures[0] if pictures else None)
        await show(interaction, card, True, card.files)

    await send_lighter(painter, [painted] if painted else [], send)


async def _paint(interaction: "Interaction", missed: Missed) -> Picture | None:
    """The board as the user sees it and likes it, with rings."""
    user, table = interaction.user.id, missed.table
    scene = private_scene(table, missed.seat, BOARD, await interaction.client.people.settings(user))
    return await paint_scene(
        table.game, replace(scene, view=missed.view, before=missed.before), words_for(interaction, table.game)
    )


@costs(Cost.CLICK)
async def tell_from(interaction: "Interaction", table_id: int, told: int) -> None:
    """All that was told from a turn on, in full; the beginning of a game counts as one."""
    table = await interaction.client.manager.table(table_id)
    table.seat_of(interaction.user.id)
    words = words_for(interaction, table.game)
    rows = account_in_full(table.told_since(told - 1), table, words) or [words.say("since-nothing")]
    for page in text_cards(rows):
        await show(interaction, page, is_new=True)


ACTS: Mapping[Control, Act] = {MISSED: tell_missed, TOLD: tell_from}
