"""What an act costs, and whether it may run now."""

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.errors import OneMoment
from bot.tables.allowance import Cost
from cogs.replies.guard import COST, guard

F = TypeVar("F", bound=Callable[..., Any])

DECLARED = "declared_cost"
"""Names what an act's function declares."""


def costs(cost: Cost) -> Callable[[F], F]:
    """Decorator: declare the cost of an act, which a click or a command runs."""

    def declare(act: F) -> F:
        setattr(act, DECLARED, cost)
        return act

    return declare


def cost_of(act: Callable[..., Any]) -> Cost:
    """The declared cost of an act. Raises `AttributeError` if it has none."""
    cost: Cost = getattr(act, DECLARED)
    return cost


def is_ours(interaction: discord.Interaction[Any]) -> bool:
    """Whether this process answers, rather than another process of the bot."""
    return bool(interaction.client.answers(interaction.guild_id or 0, interaction.id))


def draw(interaction: discord.Interaction[Any], cost: Cost) -> None:
    """Takes the cost of an act from the allowances, before it runs. Raises `OneMoment`."""
    interaction.extras[COST] = cost
    interaction.client.allowances.take(interaction.user.id, interaction.guild_id, cost)


async def is_allowed(interaction: discord.Interaction[Any]) -> bool:
    """Whether a command may run; if not, asks the user for a moment."""
    if not is_ours(interaction):
        return False
    try:
        draw(interaction, _command_cost(interaction))
    except OneMoment as error:
        if interaction.type is not discord.InteractionType.autocomplete:  # nothing can be said there
            async with guard(interaction):
                raise error
        return False
    return True


def _command_cost(interaction: discord.Interaction[Any]) -> Cost:
    """The declared cost of a command; autocompletion, or a command of another version, costs a click."""
    command = interaction.command
    if interaction.type is discord.InteractionType.autocomplete or command is None:
        return Cost.CLICK
    assert isinstance(command, app_commands.Command | app_commands.ContextMenu)  # noqa: S101  # the tree has no others
    return cost_of(command.callback)
