"""Answers to whoever clicked or typed a command, whether or not something was answered before."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

import aiohttp
import discord

from bot.logs import about, describe_error
from bot.metrics.metrics import DEFERRALS
from bot.tables.cause import Click
from cogs.replies.symbols import send_with_symbols

if TYPE_CHECKING:
    from cogs.hall import Interaction

log = logging.getLogger(__name__)

T = TypeVar("T")

DEFER_AFTER = 1.8
"""Seconds after which Discord is told to wait; it gives up after three."""
BROKEN = (aiohttp.ClientError, OSError, TimeoutError)
"""The connection failed: nobody knows whether the request got through."""
REFUSED = range(400, 429)
"""Statuses of requests that no repeat makes better."""
ALREADY_ANSWERED = 40060
"""Discord's code for a second answer to the same interaction."""


CLICK = "click"
"""Notes at an interaction the cause of what it changes."""
OUTCOME = "outcome"
"""Notes at an interaction what became of it, where that is not what was wished."""


class Outcome(StrEnum):
    """What became of a click or a command."""

    DONE = "done"
    REFUSED = "refused"
    """It cannot be, and they were told why."""
    SLOWED = "slowed"
    """They asked for too much at once."""
    AWAY = "away"
    """The database could not be reached."""
    LOST = "lost"
    """The answer did not get through."""
    FAILED = "failed"


class Patience:
    """Tells Discord to wait, after a while or at once in a crowd; whoever answers settles it first."""

    def __init__(self, interaction: "Interaction", is_public: bool) -> None:
        self._interaction, self._is_public = interaction, is_public
        self._deferral: asyncio.Task[None] | None = None
        self.is_granted = False
        """Whether Discord waits; the library does not know it if the answer to the first request was lost."""
        self._timer = asyncio.get_running_loop().call_later(DEFER_AFTER, self._begin)
        self._crowd = interaction.client.crowd
        self._crowd.join(self, self._begin, interaction.client.under_way)

    def _begin(self) -> None:
        self._crowd.leave(self)
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
        """From here on nothing is asked any more, nor under way."""
        self._crowd.leave(self)
        self._timer.cancel()
        if self._deferral:
            await self._deferral


async def tell(interaction: "Interaction", text: str) -> None:
    """Answers privately, whether or not something was answered before."""
    try:
        if await _begin_answer(interaction):
            await interaction.followup.send(text, ephemeral=True)
        else:
            await _answer(lambda: interaction.response.send_message(text, ephemeral=True))
    except (discord.HTTPException, *BROKEN) as error:
        interaction.client.tally.failed += 1
        interaction.extras[OUTCOME] = Outcome.LOST
        log.warning("answer_lost", extra=about(error=describe_error(error)))


class AnswerPlace(NamedTuple):
    """Where something is shown to whoever clicked or typed a command."""

    message: int | None
    """Its message; None where Discord has not said which."""
    is_followup: bool = False
    """Whether the click has another message besides, which Discord takes for its answer."""


Files: TypeAlias = Sequence[discord.File | discord.Attachment]
"""New ones, and those of the clicked message that stay."""


async def show(
    interaction: "Interaction", view: Any, is_new: bool, make_files: Callable[[], Files] = tuple
) -> AnswerPlace:
    """Shows a view with its files, in the place of the message that was clicked or as a new private one."""
    return await send_with_symbols(interaction.client, view, lambda: _show(interaction, view, is_new, make_files))


async def _show(interaction: "Interaction", view: Any, is_new: bool, make_files: Callable[[], Files]) -> AnswerPlace:
    if not await _begin_answer(interaction):
        response = interaction.response
        if is_new:
            sent = await _answer(lambda: response.send_message(view=view, files=_new(make_files()), ephemeral=True))
            return AnswerPlace(sent.message_id if sent else None)
        await _answer(lambda: response.edit_message(view=view, attachments=list(make_files())))
        return AnswerPlace(interaction.message.id if interaction.message else None)
    if is_new and interaction.type is discord.InteractionType.component:  # the original is what was clicked
        followup = await interaction.followup.send(view=view, files=_new(make_files()), ephemeral=True, wait=True)
        return AnswerPlace(followup.id, is_followup=True)
    return AnswerPlace((await interaction.edit_original_response(view=view, attachments=list(make_files()))).id)


async def change(interaction: "Interaction", place: AnswerPlace, view: Any, files: Files) -> None:
    """Shows something else where an answer stands, without a click; Discord allows that for 15 minutes."""
    if place.is_followup and place.message:
        await interaction.followup.edit_message(place.message, view=view, attachments=list(files))
    else:
        await interaction.edit_original_response(view=view, attachments=list(files))


async def answer_without_words(interaction: "Interaction") -> None:
    """Ends a click or command whose person looks at a newer message; unanswered, it would seem to have failed."""
    is_command = interaction.type is not discord.InteractionType.component
    if not await _begin_answer(interaction):
        response = interaction.response
        await _answer(lambda: response.defer(ephemeral=True) if is_command else response.defer())
    if is_command:  # else the original is what was clicked
        await interaction.delete_original_response()


def _new(files: Files) -> list[discord.File]:
    return [file for file in files if isinstance(file, discord.File)]


async def send_file(interaction: "Interaction", make_file: Callable[[], discord.File], text: str = "") -> None:
    """Gives somebody a file, privately."""
    if await _begin_answer(interaction):
        await interaction.followup.send(text, file=make_file(), ephemeral=True)
    else:
        await _answer(lambda: interaction.response.send_message(text, file=make_file(), ephemeral=True))


def only(users: Iterable[int]) -> discord.AllowedMentions:
    """Lets a message ping these people and nobody else."""
    called = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=called, replied_user=False)


async def publish(
    interaction: "Interaction",
    view: Any,
    called: Iterable[int] = (),
    make_files: Callable[[], list[discord.File]] = list,
) -> int:
    """Answers with a message to everyone, with its files; it pings those who are called. Gives its id."""
    pinged, response = only(called), interaction.response
    is_click = interaction.type is discord.InteractionType.component
    if await _begin_answer(interaction):
        if is_click:  # the original is the message that was clicked
            followup = interaction.followup
            return (await followup.send(view=view, files=make_files(), allowed_mentions=pinged, wait=True)).id
        return (
            await interaction.edit_original_response(view=view, attachments=make_files(), allowed_mentions=pinged)
        ).id
    sent = await _answer(lambda: response.send_message(view=view, files=make_files(), allowed_mentions=pinged))
    return sent.message_id if sent and sent.message_id else (await interaction.original_response()).id


async def _begin_answer(interaction: "Interaction") -> bool:
    """End the patience before something is sent. Returns whether Discord has an answer already.

    Two turns of the event loop later the request is written: all that waited for it goes on then.
    """
    patience: Patience = interaction.extras["patience"]
    click: Click = interaction.extras[CLICK]
    await patience.stop()
    loop = asyncio.get_running_loop()
    loop.call_soon(loop.call_soon, click.sent.come)
    return patience.is_granted or interaction.response.is_done()


async def _answer(send: Callable[[], Awaitable[T]]) -> T | None:
    """Answers; where the connection breaks, once more: had the first one arrived, Discord refuses the second."""
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
