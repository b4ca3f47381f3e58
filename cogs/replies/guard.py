"""The guard around every callback: explains errors privately, in the user's language."""

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
"""Discord's markup for facts of errors: a user id, and a Unix time."""


COST = "cost"
"""Key in `interaction.extras`: the cost of the act."""
ABOUT_GAME = "about_game"
"""Key in `interaction.extras`: the name of the game that the interaction is about."""
KIND = "kind"
"""Key in `interaction.extras`: the kind of click, for logs and metrics."""


class AskedClick(Click):
    """A click with its interaction, to tell the user later about a failure."""

    def __init__(self, interaction: "Interaction") -> None:
        super().__init__(interaction.id, interaction.user.id)
        self.asker = interaction


def cause_of(interaction: "Interaction") -> Click:
    """Return the cause for all changes made while this interaction is answered."""
    click: Click = interaction.extras[CLICK]
    return click


def at(interaction: "Interaction", table_id: int) -> At:
    """Pair a table with the interaction that is about to change it."""
    return At(table_id, cause_of(interaction))


def words_for(interaction: "Interaction", game: Game | None = None) -> Words:
    """Return words in the user's language: a game's words if a game is given, else the bot's."""
    language, bot = str(interaction.locale), interaction.client
    if game:
        return bot.symbols.illustrate(game.name, bot.mentions.link(game.words(language), game.name))
    return bot.mentions.link(words_in(language), _game_of(interaction))


def _game_of(interaction: "Interaction") -> str:
    """Return the name of the game the interaction is about, or ""."""
    group = interaction.command.parent if isinstance(interaction.command, app_commands.Command) else None
    return str(interaction.extras.get(ABOUT_GAME) or (group.name if group else ""))


@asynccontextmanager
async def guard(interaction: "Interaction", is_public: bool = False) -> AsyncIterator[None]:
    """Answer errors with an explanation, and defer the response if it takes long."""
    begin = time.perf_counter()
    patience = interaction.extras["patience"] = Patience(interaction, is_public)
    click = interaction.extras[CLICK] = AskedClick(interaction)
    is_lost = False
    with interaction.client.busy():
        try:
            async with in_turn(interaction):
                await interaction.client.load_control.take_turn()
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
    """If this act is heavy, wait until the user's earlier heavy acts are done."""
    return interaction.client.allowances.turn(interaction.user.id, interaction.extras.get(COST, Cost.CLICK))


def _note_failure(interaction: "Interaction", outcome: Outcome) -> None:
    interaction.client.tally.failed += 1
    interaction.extras[OUTCOME] = outcome


def _count(interaction: "Interaction", seconds: float) -> None:
    """Count a finished click or command in the metrics."""
    kind = _kind_of(interaction)
    CLICKS.add(kind, interaction.extras.get(OUTCOME, Outcome.DONE))
    CLICK_SECONDS.observe(seconds, kind)


def _kind_of(interaction: "Interaction") -> str:
    """Name the kind of a click or command for logs and metrics."""
    command = interaction.command
    return f"/{command.name}" if command else str(interaction.extras.get(KIND, "unknown"))


async def refuse(interaction: "Interaction", error: GameError) -> None:
    """Explain to the user why their request was refused."""
    interaction.extras[OUTCOME] = Outcome.SLOWED if isinstance(error, OneMoment) else Outcome.REFUSED
    if "game" in error.facts:
        interaction.extras.setdefault(ABOUT_GAME, error.facts["game"])
    log.info("refused", extra=about(kind=_kind_of(interaction), why=error.key))
    await tell(interaction, explain(words_for(interaction), error))


def explain(words: Words, error: GameError) -> str:
    """Put an error into words, with mentions of users and times in Discord's markup."""
    shown = {name: FACTS[name].format(error.facts[name]) for name in FACTS.keys() & error.facts.keys()}
    return words.say(f"error-{error.key}", **{**error.facts, **shown})
