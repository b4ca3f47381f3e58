"""What follows from one state of a game, each computed once."""

from functools import cache, cached_property
from typing import Any

from bot.catalogue import Game
from bot.games.answers import way_back
from bot.games.chains import find_shortcuts
from bot.games.contract import Prompt


class StateCache:
    """One state, and what was asked about it so far; picks and orders change none of it."""

    def __init__(self, game: Game, state: Any) -> None:
        self.state = state
        self._rules, guide = (rules := game.rules), game.guide
        self.view = view = cache(lambda seat: rules.view(state, seat))
        """What a seat may know."""
        self.way_back = cache(lambda seat: way_back(rules, state, seat))
        """The states on the way back to a seat's last choice; none if there is no way back."""
        self.question = cache(lambda prompt: guide.explain(view(prompt.seat), prompt))
        """An open prompt, explained to its seat."""
        self.shortcuts = cache(lambda prompt: find_shortcuts(rules, guide, view(prompt.seat), prompt))
        """Whole answers to an open prompt."""

    @cached_property
    def prompts(self) -> tuple[Prompt, ...]:
        """Every open prompt."""
        return self._rules.prompts(self.state)
