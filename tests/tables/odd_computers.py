"""The second game with computers that are slow, block, raise, cheat or die; every thinking process can load it."""

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
"""Seconds that the slow one thinks."""


def think_slowly(view: Any, prompt: Prompt, chance: Chance) -> Answer:
    """Keeps a processor busy, then plays by chance."""
    end = time.monotonic() + SLOW
    while time.monotonic() < end:
        pass
    return play_randomly(view, prompt, chance)


def block(_view: Any, _prompt: Prompt, _chance: Chance) -> NoReturn:
    """Never answers."""
    while True:
        time.sleep(60)


def fail(view: Any, _prompt: Prompt, _chance: Chance) -> NoReturn:
    """An error that would tell secrets."""
    raise ValueError(view)


def cheat(_view: Any, _prompt: Prompt, _chance: Chance) -> Answer:
    """What nobody offered."""
    return ("treasure",)


def die(_view: Any, _prompt: Prompt, _chance: Chance) -> NoReturn:
    """Takes its process along."""
    os._exit(1)


def chatter(view: Any, prompt: Prompt, chance: Chance) -> Answer:
    """Prints where answers are expected."""
    print("thinking", flush=True)  # noqa: T201  # that is the point
    return play_randomly(view, prompt, chance)


def count(view: Any, prompt: Prompt, chance: Chance) -> Answer:
    """Counts how often it is asked, then plays by chance."""
    COUNTED.append(prompt)
    return play_randomly(view, prompt, chance)


COUNTED: list[Prompt] = []
"""Questions to the quick player of the one that searches."""
SEARCH = 64
"""Playouts of the one that searches."""
ODD = {"slow": think_slowly, "blocking": block, "failing": fail, "cheating": cheat, "dying": die, "chatty": chatter}
HOME = Home(__name__, second_game.HOME.painter, second_game.HOME.data)
"""Where the catalogue finds it."""


def declare(figures: Mapping[str, Any]) -> Declaration:
    """The second game, which two may play too, with these computers."""
    return with_odd_computers(declare_second_game({**figures, "seats": [2, 6]}))


def with_odd_computers(game: Declaration) -> Declaration:
    """Any game, with these computers."""
    quick = tuple(ComputerPlayer(name, play, strength=1) for name, play in ODD.items())
    endless = ComputerPlayer("endless", block, strength=2, is_searching=True)
    return replace(game, computers=(*quick, endless, make_seeker(game.rules, count, SEARCH)))
