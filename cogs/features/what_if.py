"""Playing on privately from a decision of a finished game."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ButtonStyle
from msgspec.structs import replace

from bot.errors import UnknownControl
from bot.games.contract import Score
from bot.pictures.painter import Picture
from bot.pictures.sights import BOARD, SCORES
from bot.tables.allowance import Cost
from bot.tables.table import Table
from bot.tables.what_if import WhatIfPosition, imaginary_table
from bot.words.summaries import SMALL
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Button, Row
from cogs.cards.controls import (
    CHOOSE,
    CONFIRM,
    DOUBT,
    LOOK_AT,
    PICK,
    SHORTCUT,
    TABLE,
    TOGGLE,
    WHAT_IF,
    Act,
    Control,
    Fact,
    picked_values,
)
from cogs.cards.result import rest_lines
from cogs.panel.panel import Panel
from cogs.panel.play import STALE, is_private
from cogs.pictures.painting import attach, paint_scene, send_lighter
from cogs.pictures.scenes import private_scene
from cogs.replies.allowed import costs
from cogs.replies.guard import refuse, words_for
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


TRY = Control("i", Fact("letter", "[a-z]"), TABLE, Fact("rest", ".{1,90}"))
"""A panel's control in a private continuation; its id contains the original id."""
TRY_BACK = Control("tryback", TABLE)
"""Takes back the user's last answer in the continuation."""
FILE = "what-if.png"
KEPT = (CHOOSE, CONFIRM, DOUBT, PICK, SHORTCUT, TOGGLE)
"""Panel controls that answer a question; all other controls lead elsewhere."""


class WhatIfCard(Card):
    """The open question, or the result compared with that of the real game."""

    def __init__(self, table: Table, position: WhatIfPosition, words: Words, pictures: Sequence[Picture]) -> None:
        super().__init__()
        self.table, self.position, self.words, self._pictures = table, position, words, pictures
        self._imagined = imaginary_table(table, position)
        self.add_text(f"### {words.say('what-if-title')}", SMALL + words.say("what-if-private"))
        for picture in pictures:
            self.add_pictures({FILE: picture.alt})
        rows = self._ask() if position.prompt else self._end()
        for row in [*rows, self._ways()]:
            self.add_row(*row)

    def files(self) -> list[discord.File]:
        """Return the file of the picture."""
        return [attach(picture, FILE) for picture in self._pictures]

    def _ask(self) -> list[list[Any]]:
        """Add the panel's texts. Returns the panel's controls, bound to the continuation."""
        parts = Panel(self._imagined, self.position.what_if.seat, self.words).box.components
        for part in parts:
            if not isinstance(part, Row):
                self.box.components.append(part)
        rows = [part.components for part in parts if isinstance(part, Row)]
        return [kept for row in rows if (kept := [item for item in row if self._rebind(item)])]

    def _rebind(self, item: Any) -> bool:
        """Bind a panel's control to the continuation. Returns False if it leads elsewhere."""
        if not any(control.read(item.custom_id) for control in KEPT):
            return False
        item.custom_id = TRY.id(item.custom_id)
        return True

    def _end(self) -> list[list[Any]]:
        """Add the points, compared with those of the real game."""
        seat = self.position.what_if.seat
        real, tried = self._score(self.table), self._score(self._imagined)
        facts = {"points": tried.points, "place": tried.place, "real": real.points, "real_place": real.place}
        self.add_text(self.words.say("what-if-end", **facts))
        self.add_text(*rest_lines(self._imagined, seat, self.words.with_symbols))
        return []

    def _score(self, table: Table) -> Score:
        return next(one for one in table.rules.scores(table.now.state) if one.seat == self.position.what_if.seat)

    def _ways(self) -> list[Button]:
        """Return navigation buttons: back, to the beginning, and to the review."""
        words, gray, what_if = self.words, ButtonStyle.secondary, self.position.what_if
        facts = (self.table.id, what_if.seat, what_if.number)
        has_answered = any(turn.seat == what_if.seat for turn in what_if.turns)
        ways = [TRY_BACK.button(words.say("button-back"), gray, self.table.id)] if has_answered else []
        again = [WHAT_IF.button(words.say("button-start-over"), gray, *facts)] if has_answered else []
        return [*ways, *again, LOOK_AT.button(words.say("button-to-decision"), gray, *facts)]


Operation: TypeAlias = Callable[..., Awaitable[WhatIfPosition]]


@costs(Cost.REPLAY)
async def begin(interaction: "Interaction", table_id: int, seat: int, number: int) -> None:
    """Start a continuation at a decision; if the clicked card is private, show it in its place."""
    table, manager = await _table(interaction, table_id), interaction.client.manager
    await manager.reviews.check_reader(table, interaction.user.id, seat)
    position = await manager.what_ifs.begin(table, interaction.user.id, seat, number)
    await _show(interaction, table, position)


@costs(Cost.PICTURE)
async def use(interaction: "Interaction", letter: str, table_id: int, rest: str) -> None:
    """Apply a panel's control to the continuation. Raises `UnknownControl`."""
    what_ifs = interaction.client.manager.what_ifs
    operations: dict[Control, Operation] = {
        CHOOSE: what_ifs.answer,
        DOUBT: what_ifs.answer,
        SHORTCUT: what_ifs.answer_chain,
        TOGGLE: what_ifs.draft_written,
        CONFIRM: what_ifs.confirm,
        PICK: what_ifs.draft,
    }
    for control, operation in operations.items():
        if found := control.read(f"{letter}:{table_id}:{rest}"):
            _, *facts = found
            await _do(interaction, table_id, operation, *_given(interaction, control, facts))
            return
    raise UnknownControl()


def _given(interaction: "Interaction", control: Control, facts: list[Any]) -> list[Any]:
    """Return the arguments of the service's method: the question and the picks."""
    if control is PICK:
        return [*facts, picked_values(interaction)]
    if control in (CHOOSE, DOUBT):
        prompt, option = facts
        return [prompt, (option,) if option else ()]
    return facts


@costs(Cost.REPLAY)
async def step_back(interaction: "Interaction", table_id: int) -> None:
    """Take back the user's last answer."""
    await _do(interaction, table_id, interaction.client.manager.what_ifs.back)


async def _do(interaction: "Interaction", table_id: int, operation: Operation, *given: Any) -> None:
    table = await _table(interaction, table_id)
    async with _kept_up(interaction, table):
        position = await operation(table, interaction.user.id, *given)
        if (prompt := position.prompt) and prompt.least == prompt.most == 1 and position.what_if.draft[1]:
            picks = position.what_if.draft[1]  # a single pick from a list is a complete answer
            position = await interaction.client.manager.what_ifs.answer(table, interaction.user.id, prompt.id, picks)
        await _show(interaction, table, position)


@asynccontextmanager
async def _kept_up(interaction: "Interaction", table: Table) -> AsyncIterator[None]:
    """Context manager: refuse clicks on an outdated card, and show the current one."""
    try:
        yield
    except STALE as error:
        await _show(interaction, table, await interaction.client.manager.what_ifs.find(table, interaction.user.id))
        await refuse(interaction, error)


async def _table(interaction: "Interaction", table_id: int) -> Table:
    """Return the clicker's finished game. Raises `NotSeated` for strangers, who could otherwise use public cards."""
    table = await interaction.client.manager.table(table_id)
    table.seat_of(interaction.user.id)
    return table


async def _show(interaction: "Interaction", table: Table, position: WhatIfPosition) -> None:
    words, is_new = words_for(interaction, table.game), not is_private(interaction, table)

    async def send(pictures: list[Picture], _why: str) -> None:
        card = WhatIfCard(table, position, words, pictures)
        await show(interaction, card, is_new, card.files)

    await send_lighter(table.game.painter, await _paint(interaction, table, position), send)


async def _paint(interaction: "Interaction", table: Table, position: WhatIfPosition) -> list[Picture]:
    """Paint the user's board, or the scores after the end."""
    seat, rules = position.what_if.seat, table.rules
    scene = private_scene(table, seat, BOARD, await interaction.client.people.settings(interaction.user.id))
    shown = replace(scene, view=rules.view(position.state, seat))
    if position.prompt is None:
        shown = replace(shown, sight=SCORES, scores=rules.scores(position.state))
    painted = await paint_scene(table.game, shown, words_for(interaction, table.game))
    return [painted] if painted else []


ACTS: Mapping[Control, Act] = {WHAT_IF: begin, TRY: use, TRY_BACK: step_back}
