"""The panels that people have open: at each table a player has one, and whichever was used last is it.

A panel keeps up with the game by itself. Discord lets a private message be changed for 15 minutes after the click that
it answered. All of this is in memory: after a restart the first click on a panel makes it known again.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import discord

from bot.logs import about, concern, describe_error
from bot.storage.store import log_failure
from bot.tables.attention import PANEL_LIFE
from bot.tables.deputies import SETTLE_TIMEOUT
from bot.tasks import TaskSet
from cogs.panel.panel import Panel
from cogs.panel.presenting import make_panel
from cogs.panel.subjects import subject_of
from cogs.pictures.painting import why_refused
from cogs.replies.replies import BROKEN, AnswerPlace, answer_without_words, change, show
from cogs.replies.symbols import send_with_symbols

if TYPE_CHECKING:
    from bot.tables.table import Table
    from cogs.hall import Hall, Interaction


log = logging.getLogger(__name__)

EDIT_TIMEOUT = 5.0
"""Seconds that Discord has to change a panel before its player is called instead."""
GONE = 10008
"""Discord's code for a message that is not there any more."""
MOST_OPEN = 2000
"""Panels that are remembered, those that were used last."""

T = TypeVar("T")

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
        self.subject: object = None
        """What it is about."""
        self.attachments: Sequence[discord.Attachment] = ()
        """The pictures on it that are known to be there."""

    def take(self, card: Panel) -> None:
        """Become what was shown."""
        self.subject = card.subject
        self.attachments = [one for one in card.attachments() if isinstance(one, discord.Attachment)]

    @property
    def can_change(self) -> bool:
        """Whether Discord still lets it be changed without a click."""
        return self.place is not None and time.monotonic() - self.clicked_at < PANEL_LIFE

    async def change(self, card: Panel) -> bool:
        """Shows something else in its place, without a click; whether that was done."""
        try:
            async with asyncio.timeout(EDIT_TIMEOUT):
                await _send(card, self._edit)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("panel_not_changed", extra=about(error=describe_error(error)))
            return False
        self.take(card)
        return True

    async def _edit(self, card: Panel) -> None:
        place = self.place or AnswerPlace(None)

        async def edit() -> None:
            await change(self.interaction, place, card, card.attachments())

        await send_with_symbols(self.interaction.client, card, edit)

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
            log.info("panel_not_closed", extra=about(error=describe_error(error)))


class Panels:
    """Everybody's panels."""

    def __init__(self, bot: "Hall") -> None:
        self.bot = bot
        self._open: OrderedDict[Key, OpenPanel] = OrderedDict()
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()
        """One change of a panel at a time, or an older one might arrive last."""
        self._closing = TaskSet()
        self._changing: dict[Key, asyncio.Task[None]] = {}

    @property
    def tasks(self) -> list["asyncio.Task[None]"]:
        """The changes under way."""
        return list(self._changing.values())

    async def show(
        self, interaction: "Interaction", table: "Table", is_new: bool, doubted: tuple[str, str] | None = None
    ) -> None:
        """Shows the clicker's panel as it is now, in the place of the clicked message or anew. Raises `NotSeated`.

        It may ask once more about an answer. The panel used before goes, if it is another. An earlier click is answered
        without a word where a panel was used since: that one is looked at.
        """
        key, panel, used_at = (interaction.user.id, table.id), OpenPanel(interaction), self.bot.manager.now()
        if is_new and (changing := self._changing.pop(key, None)):
            changing.cancel()  # it may wait for Discord's limits, and its panel goes anyway
        async with self._locks.setdefault(key, asyncio.Lock()):
            if self._is_late(key, interaction):
                await answer_without_words(interaction)
                return
            try:
                clicked = interaction.message
                there = clicked.attachments if clicked and not is_new else ()
                card = await make_panel(interaction, table, doubted, there)
                panel.place = await self._show(key, interaction, card, is_new)
                panel.take(card)
            except BaseException:
                self.freshen(table)  # the panel before stays, and its change may have been broken off
                raise
            if panel.place is None:
                await answer_without_words(interaction)
            if panel.place is None or self._is_late(key, interaction):
                return
            before = self._note(key, panel)
        self.bot.manager.attention.note(table.id, interaction.user.id, used_at)
        staying = (
            panel.place.message,
            table.posted.cards.get(direct_card(interaction.user.id)),
        )  # a call retires by itself
        if before and before.place and before.place.message not in staying:
            self._closing.start(before.close())

    def is_used(self, user: int, table_id: int, message: int) -> bool:
        """Whether a message is the panel that somebody has used last at a table, not long ago."""
        panel = self._open.get((user, table_id))
        return panel is not None and panel.can_change and panel.place is not None and panel.place.message == message

    def forget(self, user: int, table_id: int, message: int) -> None:
        """Somebody's panel at a table is no longer the one, if it was this message."""
        panel = self._open.get((user, table_id))
        if panel and panel.place and panel.place.message == message:
            self._forget((user, table_id))

    async def close(self, user: int, table_id: int) -> None:
        """Takes away the panel of somebody who has lost their seat at a table, as far as that can be done."""
        if panel := self._open.pop((user, table_id), None):
            await panel.close()

    def _forget(self, key: Key) -> None:
        user, table_id = key
        self._open.pop(key, None)
        self.bot.manager.attention.lose(table_id, user)

    def freshen(self, table: "Table", clicker: int = 0) -> None:
        """Update the open panels of a table in the background, except the clicker's."""
        for key in [(user, table.id) for user in table.people if user != clicker]:
            if key not in self._changing and not self._is_right(key, table):
                self._changing[key] = asyncio.create_task(self._freshen(key, table))

    async def _freshen(self, key: Key, table: "Table") -> None:
        """A panel that cannot be changed is forgotten, and its player called if there is something to answer."""
        concern(table.id)
        try:
            while not self._is_right(key, table):
                await self.bot.manager.deputies.settle(table.id, SETTLE_TIMEOUT)
                if not await self._change(key, table):
                    self._forget(key)
        except Exception:  # noqa: BLE001
            log_failure(log, "panel_failed", table=table.id)
        finally:
            if self._changing.get(key) is asyncio.current_task():  # else it was broken off
                del self._changing[key]

    def _is_right(self, key: Key, table: "Table") -> bool:
        """Whether somebody's panel shows what is so, or nobody can be shown anything."""
        panel, (user, _) = self._open.get(key), key
        return panel is None or user not in table.people or panel.subject == subject_of(table, table.seat_of(user))

    async def _change(self, key: Key, table: "Table") -> bool:
        """Once clicks under way have shown theirs; whether it is right then."""
        async with self._locks.setdefault(key, asyncio.Lock()):
            panel = self._open.get(key)
            if panel is None or self._is_right(key, table):
                return True
            return panel.can_change and await panel.change(
                await make_panel(panel.interaction, table, there=panel.attachments)
            )

    def _is_late(self, key: Key, interaction: "Interaction") -> bool:
        """Whether somebody has used a panel since this click."""
        latest = self._open.get(key)
        return latest is not None and latest.interaction.id > interaction.id

    async def _show(self, key: Key, interaction: "Interaction", card: Panel, is_new: bool) -> AnswerPlace | None:
        """A panel that was closed while somebody clicked it comes back as a new one, unless another was opened."""
        try:
            return await _send(card, lambda card: show(interaction, card, is_new, card.attachments))
        except discord.NotFound as error:
            if is_new or error.code != GONE:
                raise
            if self._is_late(key, interaction):
                return None
            again = card if card.files() else card.in_words()  # a picture that was there is gone, too
            return await _send(again, lambda card: show(interaction, card, True, card.attachments))

    def _note(self, key: Key, panel: OpenPanel) -> OpenPanel | None:
        """Remembers it, and gives the one before it; what was clicked is not kept in memory with the click."""
        before = self._open.pop(key, None)
        self._open[key] = panel
        if len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        if task := asyncio.current_task():
            task.add_done_callback(lambda _done: _forget_message(panel.interaction))
        return before


async def _send(card: Panel, send: Callable[[Panel], Awaitable[T]]) -> T:
    """Sends a panel; where Discord refuses its picture, in words."""
    try:
        return await send(card)
    except discord.HTTPException as refusal:
        why = why_refused(refusal) if card.files() else ""
        if not why:
            raise
        log.warning("pictures_refused", extra=about(why=why, error=describe_error(refusal)))
        return await send(card.in_words())


def _forget_message(interaction: "Interaction") -> None:
    interaction.message = None
