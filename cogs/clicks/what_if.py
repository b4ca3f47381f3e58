"""What if, by clicks: from a decision of a finished game on, in private; nothing of it is posted."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec.structs import replace

from bot.errors import UnknownControl
from bot.pictures.painter import Picture
from bot.pictures.sights import BOARD, SCORES
from bot.tables.allowance import Cost
from bot.tables.table import Table
from bot.tables.what_if import WhatIfPosition
from cogs.cards.controls import (
    CHOOSE,
    CONFIRM,
    DOUBT,
    PICK,
    SHORTCUT,
    TOGGLE,
    TRY,
    TRY_BACK,
    WHAT_IF,
    Act,
    Control,
    picked_values,
)
from cogs.cards.what_if import WhatIfCard
from cogs.clicks.play import STALE, is_private
from cogs.pictures.painting import paint_scene, send_lighter
from cogs.pictures.scenes import private_scene
from cogs.replies.allowed import costs
from cogs.replies.guard import refuse, words_for
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction

Deed: TypeAlias = Callable[..., Awaitable[WhatIfPosition]]


@costs(Cost.REPLAY)
async def begin(interaction: "Interaction", table_id: int, seat: int, number: int) -> None:
    """From a decision on, in the place of a private card."""
    table, manager = await _table(interaction, table_id), interaction.client.manager
    await manager.reviewing.check_reader(table, interaction.user.id, seat)
    position = await manager.what_ifs.begin(table, interaction.user.id, seat, number)
    await _show(interaction, table, position)


@costs(Cost.PICTURE)
async def use(interaction: "Interaction", letter: str, table_id: int, rest: str) -> None:
    """Does in private what a control of the panel would do at the table. Raises `UnknownControl`."""
    what_ifs = interaction.client.manager.what_ifs
    deeds: dict[Control, Deed] = {
        CHOOSE: what_ifs.answer,
        DOUBT: what_ifs.answer,
        SHORTCUT: what_ifs.answer_chain,
        TOGGLE: what_ifs.draft_written,
        CONFIRM: what_ifs.confirm,
        PICK: what_ifs.draft,
    }
    for control, deed in deeds.items():
        if found := control.read(f"{letter}:{table_id}:{rest}"):
            _, *facts = found
            await _do(interaction, table_id, deed, *_given(interaction, control, facts))
            return
    raise UnknownControl()


def _given(interaction: "Interaction", control: Control, facts: list[Any]) -> list[Any]:
    """What a deed is given: the question, and what was picked, as the control holds it or the list says."""
    if control is PICK:
        return [*facts, picked_values(interaction)]
    if control in (CHOOSE, DOUBT):
        prompt, option = facts
        return [prompt, (option,) if option else ()]
    return facts


@costs(Cost.REPLAY)
async def step_back(interaction: "Interaction", table_id: int) -> None:
    """Before one's last answer."""
    await _do(interaction, table_id, interaction.client.manager.what_ifs.back)


async def _do(interaction: "Interaction", table_id: int, deed: Deed, *given: Any) -> None:
    table = await _table(interaction, table_id)
    async with _kept_up(interaction, table):
        position = await deed(table, interaction.user.id, *given)
        if (prompt := position.prompt) and prompt.least == prompt.most == 1 and position.what_if.draft[1]:
            picks = position.what_if.draft[1]  # one pick from a list is an answer
            position = await interaction.client.manager.what_ifs.answer(table, interaction.user.id, prompt.id, picks)
        await _show(interaction, table, position)


@asynccontextmanager
async def _kept_up(interaction: "Interaction", table: Table) -> AsyncIterator[None]:
    """An old card or a second click is refused with the card as it is now."""
    try:
        yield
    except STALE as error:
        await _show(interaction, table, await interaction.client.manager.what_ifs.find(table, interaction.user.id))
        await refuse(interaction, error)


async def _table(interaction: "Interaction", table_id: int) -> Table:
    """The finished game of whoever clicks. Raises `NotSeated`; on a public message nothing is played."""
    table = await interaction.client.manager.table(table_id)
    table.seat_of(interaction.user.id)
    return table


async def _show(interaction: "Interaction", table: Table, position: WhatIfPosition) -> None:
    words, is_new = words_for(interaction, table.game), not is_private(interaction)

    async def send(pictures: list[Picture], _why: str) -> None:
        card = WhatIfCard(table, position, words, pictures)
        await show(interaction, card, is_new, card.files)

    await send_lighter(table.game.painter, await _paint(interaction, table, position), send)


async def _paint(interaction: "Interaction", table: Table, position: WhatIfPosition) -> list[Picture]:
    """The board as the player sees it and likes it."""
    seat, rules = position.what_if.seat, table.rules
    scene = private_scene(table, seat, BOARD, await interaction.client.people.settings(interaction.user.id))
    shown = replace(scene, view=rules.view(position.state, seat))
    if position.prompt is None:
        shown = replace(shown, sight=SCORES, scores=rules.scores(position.state))
    painted = await paint_scene(table.game, shown, words_for(interaction, table.game))
    return [painted] if painted else []


ACTS: Mapping[Control, Act] = {WHAT_IF: begin, TRY: use, TRY_BACK: step_back}
