"""The second game with computers that are slow, hang, raise, cheat or crash; search processes can import it."""

import os
import time
from collections.abc import Mapping
from typing import Any, NoReturn

from msgspec.structs import replace

from bot.catalogue import Home
from bot.games.chance import Chance
from bot.games.computers import play_randomly
from bot.games.contract import Answer, Prompt
from bot.games.declaration import ComputerPlayer, Declaration
from bot.games.search import make_seeker
from tests import second_game
from tests.drafting import declare as declare_second_game

SLOW = 2.0
"""Seconds of processor time the slow computer takes."""


def think_slowly(view: Any, prompt: Prompt, chance: Chance) -> Answer:
    """Keep a processor busy, then play at random."""
    end = time.monotonic() + SLOW
    while time.monotonic() < end:
        pass
    return play_randomly(view, prompt, chance)


def block(_view: Any, _prompt: Prompt, _chance: Chance) -> NoReturn:
    """Never answer."""
    while True:
        time.sleep(60)


def fail(view: Any, _prompt: Prompt, _chance: Chance) -> NoReturn:
    """Raise an error whose text contains the view."""
    raise ValueError(view)


def cheat(_view: Any, _prompt: Prompt, _chance: Chance) -> Answer:
    """Return an answer that was not offered."""
    return ("treasure",)


def die(_view: Any, _prompt: Prompt, _chance: Chance) -> NoReturn:
    """Kill the process that runs this function."""
    os._exit(1)


def chatter(view: Any, prompt: Prompt, chance: Chance) -> Answer:
    """Print to the pipe that carries answers, then play at random."""
    print("thinking", flush=True)  # noqa: T201  # printing is the point
    return play_randomly(view, prompt, chance)


def count(view: Any, prompt: Prompt, chance: Chance) -> Answer:
    """Record the call, then play at random."""
    COUNTED.append(prompt)
    return play_randomly(view, prompt, chance)


COUNTED: list[Prompt] = []
"""Prompts for which the searching computer asked its quick player."""
SEARCH = 64
"""Playouts per decision of the searching computer."""
ODD = {"slow": think_slowly, "blocking": block, "failing": fail, "cheating": cheat, "dying": die, "chatty": chatter}
HOME = Home(__name__, second_game.HOME.painter, second_game.HOME.data)
"""This game's location for the catalog."""


def declare(figures: Mapping[str, Any]) -> Declaration:
    """The second game with these computers, for two players."""
    return with_odd_computers(declare_second_game({**figures, "seats": [2, 6]}))


def with_odd_computers(game: Declaration) -> Declaration:
    """The game with these computers instead of its own."""
    quick = tuple(ComputerPlayer(name, play, strength=1) for name, play in ODD.items())
    endless = ComputerPlayer("endless", block, strength=2, is_searching=True)
    return replace(game, computers=(*quick, endless, make_seeker(game.rules, count, SEARCH)))
