"""The open panels: the panel that each player used last at each table.

Open panels are updated with the game. Discord allows edits of a private message for 15 minutes after the click that
the message answered. The panels are kept in memory: after a restart, the first click on a panel registers it again.
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
from bot.tasks import TaskSet
from cogs.panel.panel import Panel
from cogs.panel.panel_factory import make_panel
from cogs.panel.presentation import subject_of
from cogs.pictures.painting import why_refused
from cogs.replies.replies import BROKEN, AnswerPlace, answer_without_words, change, send_with_symbols, show

if TYPE_CHECKING:
    from bot.tables.table import Table
    from cogs.hall import Hall, Interaction


log = logging.getLogger(__name__)

GONE = 10008
"""Discord's error code for a deleted message."""
MOST_OPEN = 2000
"""Maximum number of open panels kept; the least recently used panels are forgotten first."""

T = TypeVar("T")

Key: TypeAlias = tuple[int, int]
"""A user and a table."""


def direct_card(user: int | str) -> str:
    """Return the card kind of a user's direct call."""
    return f"direct.{user}"


class OpenPanel:
    """A user's panel: the last click that showed it, and its message."""

    def __init__(self, interaction: "Interaction") -> None:
        self.interaction = interaction
        self.clicked_at = time.monotonic()
        self.place: AnswerPlace | None = None
        """The panel's message; None if it is unknown whether the message arrived."""
        self.subject: object = None
        """What the panel shows, to detect that it is outdated."""
        self.attachments: Sequence[discord.Attachment] = ()
        """The panel's pictures that Discord has."""

    def take(self, card: Panel) -> None:
        """Record that this card is shown."""
        self.subject = card.subject
        self.attachments = [one for one in card.attachments() if isinstance(one, discord.Attachment)]

    @property
    def _age(self) -> float:
        """Seconds since the last click."""
        return time.monotonic() - self.clicked_at

    @property
    def can_change(self) -> bool:
        """True while Discord allows edits without a click."""
        return self.place is not None and self._age < self.interaction.client.timing.panel_life

    async def change(self, card: Panel) -> bool:
        """Edit the panel without a click. Returns True on success."""
        try:
            async with asyncio.timeout(self.interaction.client.timing.panel_timeout):
                await _send(card, self._edit)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("panel_not_changed", extra=about(error=describe_error(error)))
            return False
        self.take(card)
        return True

    async def _edit(self, card: Panel) -> None:
        click, place = self.interaction, self.place or AnswerPlace(None)
        await send_with_symbols(click.client, card, lambda: change(click, place, card, card.attachments()))

    async def close(self) -> None:
        """Delete the panel if that is still possible; a leftover panel is harmless."""
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
    """All open panels."""

    def __init__(self, bot: "Hall") -> None:
        self.bot = bot
        self._open: OrderedDict[Key, OpenPanel] = OrderedDict()
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()
        """Serializes the changes of a panel, so that an older change cannot arrive last."""
        self._closing = TaskSet()
        self._changing: dict[Key, asyncio.Task[None]] = {}

    @property
    def tasks(self) -> list["asyncio.Task[None]"]:
        """The updates in flight."""
        return list(self._changing.values())

    async def show(
        self, interaction: "Interaction", table: "Table", is_new: bool, doubted: tuple[str, str] | None = None
    ) -> None:
        """Show the clicker's current panel, in place of the clicked message or as a new one. Raises `NotSeated`.

        `doubted` is an answer that needs confirmation. The panel used before is closed. If the click is older than the
        last use of a panel, it is only acknowledged, since the user is looking at that newer panel.
        """
        key, panel, used_at = (interaction.user.id, table.id), OpenPanel(interaction), self.bot.manager.now()
        if is_new and (changing := self._changing.pop(key, None)):
            changing.cancel()  # the request may wait for a rate limit, and its panel will be closed anyway
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
                self.freshen(table)  # the previous panel stays, and its update may have been cancelled
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
        )  # direct calls are retired by `DirectCalls`
        if before and before.place and before.place.message not in staying:
            self._closing.start(before.close())

    def is_used(self, user: int, table_id: int, message: int) -> bool:
        """True if a message is the user's open panel at a table, and can still be edited."""
        panel = self._open.get((user, table_id))
        return panel is not None and panel.can_change and panel.place is not None and panel.place.message == message

    def forget(self, user: int, table_id: int, message: int) -> None:
        """Forget the user's panel at a table if it is this message."""
        panel = self._open.get((user, table_id))
        if panel and panel.place and panel.place.message == message:
            self._forget((user, table_id))

    async def close(self, user: int, table_id: int) -> None:
        """Delete the panel of a user who lost their seat, if possible."""
        if panel := self._open.pop((user, table_id), None):
            await panel.close()

    def _forget(self, key: Key) -> None:
        user, table_id = key
        self._open.pop(key, None)
        self.bot.manager.attention.lose(table_id, user)

    def freshen(self, table: "Table", clicker: int = 0) -> None:
        """Update the open panels of a table in the background, except the clicker's panel."""
        for key in [(user, table.id) for user in table.people if user != clicker]:
            if key not in self._changing and not self._is_right(key, table):
                self._changing[key] = asyncio.create_task(self._freshen(key, table))

    async def _freshen(self, key: Key, table: "Table") -> None:
        """Update a panel; if that fails, forget the panel, so that its player is pinged instead."""
        concern(table.id)
        try:
            while not self._is_right(key, table):
                await self.bot.manager.deputies.settle(table.id, self.bot.timing.settle_timeout)
                if not await self._change(key, table):
                    self._forget(key)
        except Exception:  # noqa: BLE001
            log_failure(log, "panel_failed", table=table.id)
        finally:
            if self._changing.get(key) is asyncio.current_task():  # it may have been replaced after a cancellation
                del self._changing[key]

    def _is_right(self, key: Key, table: "Table") -> bool:
        """True if the user's panel is up to date, or the user has none."""
        panel, (user, _) = self._open.get(key), key
        return panel is None or user not in table.people or panel.subject == subject_of(table, table.seat_of(user))

    async def _change(self, key: Key, table: "Table") -> bool:
        """Update a panel once clicks in flight are done. Returns True if the panel is up to date then."""
        async with self._locks.setdefault(key, asyncio.Lock()):
            panel = self._open.get(key)
            if panel is None or self._is_right(key, table):
                return True
            return panel.can_change and await panel.change(
                await make_panel(panel.interaction, table, there=panel.attachments)
            )

    def _is_late(self, key: Key, interaction: "Interaction") -> bool:
        """True if the user has used a panel after this click."""
        latest = self._open.get(key)
        return latest is not None and latest.interaction.id > interaction.id

    async def _show(self, key: Key, interaction: "Interaction", card: Panel, is_new: bool) -> AnswerPlace | None:
        """Show a panel; if the clicked panel is gone, send a new one, unless the user has opened another meanwhile."""
        try:
            return await _send(card, lambda card: show(interaction, card, is_new, card.attachments))
        except discord.NotFound as error:
            if is_new or error.code != GONE:
                raise
            if self._is_late(key, interaction):
                return None
            again = card if card.files() else card.in_words()  # the picture on the closed panel is gone, too
            return await _send(again, lambda card: show(interaction, card, True, card.attachments))

    def _note(self, key: Key, panel: OpenPanel) -> OpenPanel | None:
        """Remember a panel and return the previous one; the interaction's message is dropped to save memory."""
        before = self._open.pop(key, None)
        self._open[key] = panel
        if len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        if task := asyncio.current_task():
            task.add_done_callback(lambda _done: _forget_message(panel.interaction))
        return before


async def _send(card: Panel, send: Callable[[Panel], Awaitable[T]]) -> T:
    """Send a panel; if Discord refuses its picture, send it in words."""
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
