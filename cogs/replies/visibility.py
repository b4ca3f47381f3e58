"""Which users' names a viewer may see in statistics."""

import asyncio
from collections.abc import Callable, Iterable
from itertools import islice
from typing import TYPE_CHECKING

from bot.tables.people import Visibility

if TYPE_CHECKING:
    from cogs.hall import Interaction

MOST_ASKED = 3
"""Maximum number of servers whose membership is checked to decide if a user is shown."""


def _no_servers(_user: int) -> tuple[int, ...]:
    return ()


async def find_shown(
    interaction: "Interaction",
    users: Iterable[int],
    shared: Callable[[int], Iterable[int]] = _no_servers,
    *,
    is_public: bool = False,
) -> frozenset[int]:
    """Return the users without those hidden from the viewer or, if `is_public`, from anyone in this server.

    `shared` returns the servers in which the viewer has played with a given user.
    """
    asked = tuple(dict.fromkeys(users))
    found = await asyncio.gather(*(is_shown(interaction, user, shared(user), is_public=is_public) for user in asked))
    return frozenset(user for user, is_seen in zip(asked, found, strict=True) if is_seen)


async def is_shown(
    interaction: "Interaction", user: int, shared: Iterable[int] = (), *, is_public: bool = False
) -> bool:
    """True if the viewer may see this user, who chose to be shown everywhere, only in shared servers, or nowhere."""
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
