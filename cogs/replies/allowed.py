"""The costs of acts, which are charged to the allowances before an act runs."""

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.errors import OneMoment
from bot.tables.allowance import Cost
from cogs.replies.guard import COST, guard

F = TypeVar("F", bound=Callable[..., Any])

DECLARED = "declared_cost"
"""Attribute of an act's function that holds its cost."""


def costs(cost: Cost) -> Callable[[F], F]:
    """Decorator: declare the cost of a click handler or command."""

    def declare(act: F) -> F:
        setattr(act, DECLARED, cost)
        return act

    return declare


def cost_of(act: Callable[..., Any]) -> Cost:
    """Return the declared cost of an act. Raises `AttributeError` if it has none."""
    cost: Cost = getattr(act, DECLARED)
    return cost


def is_ours(interaction: discord.Interaction[Any]) -> bool:
    """True if this process of the bot answers the interaction."""
    return bool(interaction.client.answers(interaction.guild_id or 0, interaction.id))


def draw(interaction: discord.Interaction[Any], cost: Cost) -> None:
    """Charge the cost of an act to the allowances before it runs. Raises `OneMoment`."""
    interaction.extras[COST] = cost
    interaction.client.allowances.take(interaction.user.id, interaction.guild_id, cost)


async def is_allowed(interaction: discord.Interaction[Any]) -> bool:
    """True if a command may run; if not, ask the user to wait a moment."""
    if not is_ours(interaction):
        return False
    try:
        draw(interaction, _command_cost(interaction))
    except OneMoment as error:
        if interaction.type is not discord.InteractionType.autocomplete:  # autocompletion cannot show an error
            async with guard(interaction):
                raise error
        return False
    return True


def _command_cost(interaction: discord.Interaction[Any]) -> Cost:
    """Return the declared cost of a command; autocompletion and unknown commands cost a click."""
    command = interaction.command
    if interaction.type is discord.InteractionType.autocomplete or command is None:
        return Cost.CLICK
    assert isinstance(command, app_commands.Command | app_commands.ContextMenu)  # noqa: S101  # the only kinds
    return cost_of(command.callback)
