"""Whose names a user may see in statistics."""

import asyncio
from collections.abc import Callable, Iterable
from itertools import islice
from typing import TYPE_CHECKING

from bot.tables.people import Visibility

if TYPE_CHECKING:
    from cogs.hall import Interaction

MOST_ASKED = 3
"""Maximum number of servers in which Discord is asked for a user."""


def _no_servers(_user: int) -> tuple[int, ...]:
    return ()


async def find_shown(
    interaction: "Interaction",
    users: Iterable[int],
    shared: Callable[[int], Iterable[int]] = _no_servers,
    *,
    is_public: bool = False,
) -> frozenset[int]:
    """Return those of the users that the viewer may see or, in a public message, everyone in this server.

    `shared` returns servers in which the viewer and a user have played.
    """
    asked = tuple(dict.fromkeys(users))
    found = await asyncio.gather(*(is_shown(interaction, user, shared(user), is_public=is_public) for user in asked))
    return frozenset(user for user, is_seen in zip(asked, found, strict=True) if is_seen)


async def is_shown(
    interaction: "Interaction", user: int, shared: Iterable[int] = (), *, is_public: bool = False
) -> bool:
    """True if the viewer may see this user: as the user chose, everywhere, only in servers of both, or nowhere."""
    if user == interaction.user.id and not is_public:
        return True
    visibility = (await interaction.client.people.settings(user)).visibility
    if visibility is not Visibility.SERVERS:
        return visibility is Visibility.EVERYWHERE
    here = () if interaction.guild_id is None else (interaction.guild_id,)
    servers = islice(dict.fromkeys((*here, *shared)), MOST_ASKED)
    return any([await _are_both_in(interaction, server, user) for server in servers])


async def _are_both_in(interaction: "Interaction", server: int, user: int) -> bool:
    """True if the viewer and the user are members of a server."""
    bot = interaction.client
    place, is_here = bot.get_guild(server), server == interaction.guild_id
    if not await bot.members.is_member(place, user):
        return False
    return is_here or await bot.members.is_member(place, interaction.user.id)
