"""Around every callback: what can be explained is, privately and in the language of the user."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.errors import GameError
from bot.text import Words, words

if TYPE_CHECKING:
    from bot.client import Guildhall

log = logging.getLogger(__name__)

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

PATIENCE = 1.8
"""Seconds after which Discord is told to wait; it gives up after three."""


def words_for(interaction: Interaction) -> Words:
    """The user's own language."""
    return words(str(interaction.locale))


@asynccontextmanager
async def guard(interaction: Interaction) -> AsyncIterator[None]:
    """Explains errors, and asks Discord for patience where an answer takes long."""
    waiting = asyncio.create_task(_ask_for_patience(interaction))
    try:
        yield
    except GameError as error:
        await tell(interaction, explain(words_for(interaction), error))
    except discord.HTTPException as error:
        log.warning("Discord refused an answer: %s", error)
    except Exception:
        log.exception("a callback failed")
        await tell(interaction, words_for(interaction).say("error-unexpected"))
    finally:
        waiting.cancel()


async def _ask_for_patience(interaction: Interaction) -> None:
    await asyncio.sleep(PATIENCE)
    if not interaction.response.is_done():
        is_click = interaction.type is discord.InteractionType.component
        await (interaction.response.defer() if is_click else interaction.response.defer(ephemeral=True))


def explain(say: Words, error: GameError) -> str:
    """An error in words."""
    return say.say(f"error-{error.key}", **error.facts)


async def tell(interaction: Interaction, text: str) -> None:
    """Answers privately, whether or not something was answered before."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except (discord.HTTPException, OSError) as error:
        log.warning("could not answer: %s", error)


async def show(interaction: Interaction, view: Any, is_new: bool, files: list[discord.File] | None = None) -> None:
    """Shows a private panel: in the place of the one that was clicked, or as a new message."""
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=files or [])
    elif is_new:
        await interaction.response.send_message(view=view, ephemeral=True, files=files or [])
    else:
        await interaction.response.edit_message(view=view, attachments=files or [])
