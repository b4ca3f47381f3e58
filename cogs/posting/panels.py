"""The panels that people have open: at each table a player has one, and whichever was used last is it.

Discord lets a private message be changed for 15 minutes after the click that it answered. All of this is in memory:
after a restart the first click on a panel makes it known again.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.logs import about
from cogs.cards.card import Card
from cogs.replies.replies import BROKEN, AnswerPlace, show

if TYPE_CHECKING:
    from bot.tables.table import Table
    from cogs.hall import Interaction

log = logging.getLogger(__name__)

TOKEN_LIFE = 14 * 60.0
"""Seconds after a click in which the panel can be changed; Discord allows one minute more."""
GONE = 10008
"""Discord's code for a message that is not there any more."""
MOST_OPEN = 2000
"""Panels that are remembered, those that were used last."""

Key: TypeAlias = tuple[int, int]
"""A user and a table."""


def direct_card(user: int | str) -> str:
    """The name that a table's card has on which somebody was called by direct message."""
    return f"direct.{user}"


class OpenPanel:
    """Somebody's panel: the click that showed it last, and where it is."""

    def __init__(self, interaction: "Interaction") -> None:
        self.interaction = interaction
        self.clicked_at = time.monotonic()
        self.place: AnswerPlace | None = None
        """Where it is; None where nobody knows whether it arrived."""

    @property
    def can_change(self) -> bool:
        """Whether Discord still lets it be changed without a click."""
        return self.place is not None and time.monotonic() - self.clicked_at < TOKEN_LIFE

    async def close(self) -> None:
        """Takes it away, if that can still be done; an old panel is no harm."""
        if not self.can_change or self.place is None:
            return
        try:
            if self.place.is_followup and self.place.message:
                await self.interaction.followup.delete_message(self.place.message)
            else:
                await self.interaction.delete_original_response()
        except (discord.HTTPException, *BROKEN) as error:
            log.info("panel_not_closed", extra=about(error=error))


class Panels:
    """Everybody's panels."""

    def __init__(self) -> None:
        self._open: OrderedDict[Key, OpenPanel] = OrderedDict()
        self._closing: set[asyncio.Task[None]] = set()

    async def show(self, interaction: "Interaction", table: "Table", card: Card, is_new: bool) -> None:
        """Shows a panel in the place of the clicked message, or anew; the one used before goes, if it is another.

        What an earlier click has yet to show is left out where a panel was used since: that one is looked at.
        """
        key = (interaction.user.id, table.id)
        panel = OpenPanel(interaction)
        if self._is_late(key, interaction):
            return
        panel.place = await self._show(key, interaction, card, is_new)
        if panel.place is None or self._is_late(key, interaction):
            return
        before = self._note(key, panel)
        staying = (panel.place.message, table.cards.get(direct_card(interaction.user.id)))  # a call retires by itself
        if before and before.place and before.place.message not in staying:
            closing = asyncio.create_task(before.close())
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)

    def is_used(self, user: int, table_id: int, message: int) -> bool:
        """Whether a message is the panel that somebody has used last at a table, not long ago."""
        panel = self._open.get((user, table_id))
        return panel is not None and panel.can_change and panel.place is not None and panel.place.message == message

    def _is_late(self, key: Key, interaction: "Interaction") -> bool:
        """Whether somebody has used a panel since this click."""
        latest = self._open.get(key)
        return latest is not None and latest.interaction.id > interaction.id

    async def _show(self, key: Key, interaction: "Interaction", card: Card, is_new: bool) -> AnswerPlace | None:
        """A panel that was closed while somebody clicked it comes back as a new one, unless another was opened."""
        try:
            return await show(interaction, card, is_new, card.attachments)
        except discord.NotFound as error:
            if is_new or error.code != GONE:
                raise
            return None if self._is_late(key, interaction) else await show(interaction, card, True, card.attachments)

    def _note(self, key: Key, panel: OpenPanel) -> OpenPanel | None:
        """Remembers it, and gives the one before it; what was clicked is not kept in memory with the click."""
        before = self._open.pop(key, None)
        self._open[key] = panel
        if len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        if task := asyncio.current_task():
            task.add_done_callback(lambda _done: _forget_message(panel.interaction))
        return before


def _forget_message(interaction: "Interaction") -> None:
    interaction.message = None
