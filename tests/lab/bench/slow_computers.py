"""The game for the measurement with slow computers; every worker process can load it."""

from collections.abc import Mapping
from typing import Any

from bot.catalogue import Home
from bot.data_folder import DATA
from bot.games.declaration import Declaration
from bot.games.norenberc import declare as declare_norenberc
from tests.tables.odd_computers import with_odd_computers

HOME = Home(__name__, "render.norenberc", DATA / "norenberc")
"""This game's location for the catalog."""


def declare(figures: Mapping[str, Any]) -> Declaration:
    """Declare Norenberc with the tests' odd computers, one of which is slow."""
    return with_odd_computers(declare_norenberc(figures))
