"""Responses to clicks and commands, whether or not a response was already sent."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

import aiohttp
import discord

from bot.logs import about, describe_error
from bot.metrics.metrics import DEFERRALS
from bot.tables.cause import Click

if TYPE_CHECKING:
    from cogs.hall import Hall, Interaction

log = logging.getLogger(__name__)

T = TypeVar("T")

BROKEN = (aiohttp.ClientError, OSError, TimeoutError)
"""Connection errors, after which it is unknown whether the request arrived."""
REFUSED = range(400, 429)
"""HTTP status codes of errors that a retry would not fix."""
INVALID = re.compile(r"\bemoji\.(?:id|name):")
"""Matches Discord's error for an unknown emoji, for which it refuses the whole message."""
ALREADY_ANSWERED = 40060
"""Discord's error code for a second response to the same interaction."""


CLICK = "click"
"""Key in `interaction.extras`: the cause of the interaction's changes."""
OUTCOME = "outcome"
"""Key in `interaction.extras`: the outcome, unless it is `DONE`."""


class Outcome(StrEnum):
    """How a click or command ended."""

    DONE = "done"
    REFUSED = "refused"
    """The request was refused, and the user got an explanation."""
    SLOWED = "slowed"
    """The user exceeded their allowance."""
    AWAY = "away"
    """The database was unavailable."""
    LOST = "lost"
    """The response did not arrive."""
    FAILED = "failed"


class Patience:
    """Defers the response after `Timing.defer_after`, or at once in a crowd, unless the response is sent before."""

    def __init__(self, interaction: "Interaction", is_public: bool) -> None:
        self._interaction, self._is_public = interaction, is_public
        self._deferral: asyncio.Task[None] | None = None
        self.is_granted = False
        """True once the response is deferred; discord.py misses a deferral if Discord's reply to it was lost."""
        defer_after = interaction.client.timing.defer_after
        self._timer = asyncio.get_running_loop().call_later(defer_after, self._begin)
        self._load_control = interaction.client.load_control
        self._load_control.join(self, self._begin, interaction.client.under_way)

    def _begin(self) -> None:
        self._load_control.leave(self)
        self._timer.cancel()
        self._deferral = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        response, is_click = self._interaction.response, self._interaction.type is discord.InteractionType.component
        try:
            if not response.is_done():
                DEFERRALS.add()
                await _answer(lambda: response.defer() if is_click else response.defer(ephemeral=not self._is_public))
                self.is_granted = True
        except (discord.HTTPException, *BROKEN) as error:
            log.warning("patience_not_asked", extra=about(error=describe_error(error)))

    async def stop(self) -> None:
        """Cancel the timer, and wait for a deferral in flight."""
        self._load_control.leave(self)
        self._timer.cancel()
        if self._deferral:
            await self._deferral


async def tell(interaction: "Interaction", text: str) -> None:
    """Send a private text, as the response or as a follow-up."""
    try:
        if await _begin_answer(interaction):
            await interaction.followup.send(text, ephemeral=True)
        else:
            await _answer(lambda: interaction.response.send_message(text, ephemeral=True))
    except (discord.HTTPException, *BROKEN) as error:
        interaction.client.tally.failed += 1
        interaction.extras[OUTCOME] = Outcome.LOST
        log.warning("answer_lost", extra=about(error=describe_error(error)))


async def send_with_symbols(bot: "Hall", card: Any, send: Callable[[], Awaitable[T]]) -> T:
    """Send a message; if Discord refuses emojis on the card, send it without them and have the emojis checked."""
    try:
        return await send()
    except discord.HTTPException as refusal:
        if card is None or not INVALID.search(refusal.text):
            raise
        log.warning("symbols_refused", extra=about(error=describe_error(refusal)))
        bot.symbols.doubted.set()
        card.drop_symbols()
        return await send()


class AnswerPlace(NamedTuple):
    """The message in which a response was shown."""

    message: int | None
    """The message id, if Discord returned it."""
    is_followup: bool = False
    """True if it is a follow-up, separate from the original response."""


Files: TypeAlias = Sequence[discord.File | discord.Attachment]
"""New files, and attachments of the clicked message to keep."""


async def show(
    interaction: "Interaction", view: Any, is_new: bool, make_files: Callable[[], Files] = tuple
) -> AnswerPlace:
    """Show a view with its files, in place of the clicked message or as a new private one."""
    return await send_with_symbols(interaction.client, view, lambda: _show(interaction, view, is_new, make_files))


async def _show(interaction: "Interaction", view: Any, is_new: bool, make_files: Callable[[], Files]) -> AnswerPlace:
    if not await _begin_answer(interaction):
        response = interaction.response
        if is_new:
            sent = await _answer(lambda: response.send_message(view=view, files=_new(make_files()), ephemeral=True))
            return AnswerPlace(sent.message_id if sent else None)
        await _answer(lambda: response.edit_message(view=view, attachments=list(make_files())))
        return AnswerPlace(interaction.message.id if interaction.message else None)
    # after a click, the original response is the clicked message
    if is_new and interaction.type is discord.InteractionType.component:
        followup = await interaction.followup.send(view=view, files=_new(make_files()), ephemeral=True, wait=True)
        return AnswerPlace(followup.id, is_followup=True)
    return AnswerPlace((await interaction.edit_original_response(view=view, attachments=list(make_files()))).id)


async def change(interaction: "Interaction", place: AnswerPlace, view: Any, files: Files) -> None:
    """Edit a shown response without a new click; Discord allows that for 15 minutes."""
    if place.is_followup and place.message:
        await interaction.followup.edit_message(place.message, view=view, attachments=list(files))
    else:
        await interaction.edit_original_response(view=view, attachments=list(files))


async def answer_without_words(interaction: "Interaction") -> None:
    """Acknowledge an interaction without a message, so that Discord reports no failure."""
    is_command = interaction.type is not discord.InteractionType.component
    if not await _begin_answer(interaction):
        response = interaction.response
        await _answer(lambda: response.defer(ephemeral=True) if is_command else response.defer())
    if is_command:  # after a click, the original response is the clicked message
        await interaction.delete_original_response()


def _new(files: Files) -> list[discord.File]:
    return [file for file in files if isinstance(file, discord.File)]


async def send_file(interaction: "Interaction", make_file: Callable[[], discord.File], text: str = "") -> None:
    """Send a file privately."""
    if await _begin_answer(interaction):
        await interaction.followup.send(text, file=make_file(), ephemeral=True)
    else:
        await _answer(lambda: interaction.response.send_message(text, file=make_file(), ephemeral=True))


def only(users: Iterable[int]) -> discord.AllowedMentions:
    """Return the mentions that let a message ping only these users."""
    called = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=called, replied_user=False)


async def publish(
    interaction: "Interaction",
    view: Any,
    called: Iterable[int] = (),
    make_files: Callable[[], list[discord.File]] = list,
) -> int:
    """Respond with a public message that pings these users. Returns its id."""
    pinged, response = only(called), interaction.response
    is_click = interaction.type is discord.InteractionType.component
    if await _begin_answer(interaction):
        if is_click:  # then the original response is the clicked message
            followup = interaction.followup
            return (await followup.send(view=view, files=make_files(), allowed_mentions=pinged, wait=True)).id
        return (
            await interaction.edit_original_response(view=view, attachments=make_files(), allowed_mentions=pinged)
        ).id
    sent = await _answer(lambda: response.send_message(view=view, files=make_files(), allowed_mentions=pinged))
    return sent.message_id if sent and sent.message_id else (await interaction.original_response()).id


async def _begin_answer(interaction: "Interaction") -> bool:
    """Stop the deferral timer before a response is sent. Returns True if Discord already has a response.

    Two turns of the event loop later, the request has been written, and tasks that wait for that can continue.
    """
    patience: Patience = interaction.extras["patience"]
    click: Click = interaction.extras[CLICK]
    await patience.stop()
    loop = asyncio.get_running_loop()
    loop.call_soon(loop.call_soon, click.sent.come)
    return patience.is_granted or interaction.response.is_done()


async def _answer(send: Callable[[], Awaitable[T]]) -> T | None:
    """Send a response, with one retry after a connection error; Discord refuses duplicates."""
    try:
        return await send()
    except BROKEN as error:
        log.info("answer_repeated", extra=about(error=describe_error(error)))
        try:
            return await send()
        except discord.HTTPException as refusal:
            if refusal.code != ALREADY_ANSWERED:
                raise
            return None
