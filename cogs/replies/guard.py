"""Around every callback: what can be explained is, privately and in the language of the user."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.catalogue import Game
from bot.errors import GameError, OneMoment
from bot.logs import about, describe_error
from bot.metrics.metrics import CLICK_SECONDS, CLICKS
from bot.storage.store import StoreAway
from bot.tables.allowance import Cost
from bot.tables.cause import At, Click
from bot.words.words import Words, words_in
from cogs.replies.replies import BROKEN, CLICK, OUTCOME, Outcome, Patience, tell

if TYPE_CHECKING:
    from cogs.hall import Interaction

log = logging.getLogger(__name__)

FACTS = {"person": "<@{}>", "when": "<t:{}:R>"}
"""Facts of errors that Discord shows in its own way: a user's id, seconds since 1970."""


COST = "cost"
"""Notes at an interaction what it costs."""
ABOUT_GAME = "about_game"
"""Notes at an interaction the name of the game that it is about."""
KIND = "kind"
"""Notes at an interaction what was clicked, in a word."""


class AskedClick(Click):
    """A click with its interaction, by which its user can be told later what went wrong."""

    def __init__(self, interaction: "Interaction") -> None:
        super().__init__(interaction.id, interaction.user.id)
        self.asker = interaction


def cause_of(interaction: "Interaction") -> Click:
    """The cause of all that is changed while this interaction is answered."""
    click: Click = interaction.extras[CLICK]
    return click


def at(interaction: "Interaction", table_id: int) -> At:
    """A table that this interaction is about to change."""
    return At(table_id, cause_of(interaction))


def words_for(interaction: "Interaction", game: Game | None = None) -> Words:
    """The user's own language, for what the bot says, or for what is said of a game."""
    language, bot = str(interaction.locale), interaction.client
    if game:
        return bot.symbols.illustrate(game.name, bot.mentions.link(game.words(language), game.name))
    return bot.mentions.link(words_in(language), _game_of(interaction))


def _game_of(interaction: "Interaction") -> str:
    """The game of the table that it is about, or whose command it is; empty if there is neither."""
    group = interaction.command.parent if isinstance(interaction.command, app_commands.Command) else None
    return str(interaction.extras.get(ABOUT_GAME) or (group.name if group else ""))


@asynccontextmanager
async def guard(interaction: "Interaction", is_public: bool = False) -> AsyncIterator[None]:
    """Explains errors, and asks Discord for patience where an answer takes long."""
    begin = time.perf_counter()
    patience = interaction.extras["patience"] = Patience(interaction, is_public)
    click = interaction.extras[CLICK] = AskedClick(interaction)
    is_lost = False
    with interaction.client.busy():
        try:
            async with in_turn(interaction):
                await interaction.client.crowd.take_turn()
                yield
        except GameError as error:
            await refuse(interaction, error)
        except StoreAway:
            _note_failure(interaction, Outcome.AWAY)
            log.warning("store_away", extra=about(kind=_kind_of(interaction)))
            await tell(interaction, words_for(interaction).say("error-store_away"))
        except (discord.HTTPException, *BROKEN) as error:
            _note_failure(interaction, Outcome.LOST)
            is_lost = True
            log.warning("answer_lost", extra=about(kind=_kind_of(interaction), error=describe_error(error)))
            if not (isinstance(error, discord.NotFound) or interaction.response.is_done()):
                await tell(interaction, words_for(interaction).say("error-unexpected"))
        except Exception:
            _note_failure(interaction, Outcome.FAILED)
            log.exception("callback_failed", extra=about(kind=_kind_of(interaction)))
            await tell(interaction, words_for(interaction).say("error-unexpected"))
        finally:
            await patience.stop()
            _count(interaction, time.perf_counter() - begin)
            click.end(is_lost)


def in_turn(interaction: "Interaction") -> AbstractAsyncContextManager[None]:
    """Waits for the user's other heavy acts before a heavy act."""
    return interaction.client.allowances.turn(interaction.user.id, interaction.extras.get(COST, Cost.CLICK))


def _note_failure(interaction: "Interaction", outcome: Outcome) -> None:
    interaction.client.tally.failed += 1
    interaction.extras[OUTCOME] = outcome


def _count(interaction: "Interaction", seconds: float) -> None:
    """A click or command was dealt with; people's words are no part of what is counted."""
    kind = _kind_of(interaction)
    CLICKS.add(kind, interaction.extras.get(OUTCOME, Outcome.DONE))
    CLICK_SECONDS.observe(seconds, kind)


def _kind_of(interaction: "Interaction") -> str:
    """What was clicked or typed, in a word."""
    command = interaction.command
    return f"/{command.name}" if command else str(interaction.extras.get(KIND, "unknown"))


async def refuse(interaction: "Interaction", error: GameError) -> None:
    """Tells somebody why what they asked for cannot be."""
    interaction.extras[OUTCOME] = Outcome.SLOWED if isinstance(error, OneMoment) else Outcome.REFUSED
    if "game" in error.facts:
        interaction.extras.setdefault(ABOUT_GAME, error.facts["game"])
    log.info("refused", extra=about(kind=_kind_of(interaction), why=error.key))
    await tell(interaction, explain(words_for(interaction), error))


def explain(words: Words, error: GameError) -> str:
    """An error in words, with people and times as Discord shows them."""
    shown = {name: FACTS[name].format(error.facts[name]) for name in FACTS.keys() & error.facts.keys()}
    return words.say(f"error-{error.key}", **{**error.facts, **shown})
