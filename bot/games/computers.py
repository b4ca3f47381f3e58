"""Computer players for any game: they need nothing but the contract."""

from typing import Any

from bot.games.chance import Chance
from bot.games.contract import Answer, Prompt
from bot.games.declaration import ComputerPlayer


def play_randomly(_view: Any, prompt: Prompt, chance: Chance) -> Answer:
    """Pick a random allowed number of random options."""
    extra, chance = chance.below(prompt.most - prompt.least + 1, "how many")
    mixed, _ = chance.shuffle(range(len(prompt.options)), "which")
    return tuple([prompt.options[at] for at in sorted(mixed[: prompt.least + extra])])


RANDOM = ComputerPlayer("random", play_randomly, strength=1)
"""Plays any game, badly."""
