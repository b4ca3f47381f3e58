"""Values computed from one state of a game, each at most once."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from bot.catalogue import Game
from bot.games import answers, chains
from bot.games.contract import Prompt, Question, Seat, Shortcut

T = TypeVar("T")


class StateCache:
    """Cached values of one state; none depends on picks or orders."""

    def __init__(self, game: Game, state: Any) -> None:
        self.state = state
        self._rules, self._guide = game.rules, game.guide
        self._known: dict[Hashable, Any] = {}

    def _once(self, key: Hashable, compute: Callable[[], T]) -> T:
        if key not in self._known:
            self._known[key] = compute()
        known: T = self._known[key]
        return known

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """Every open prompt."""
        return self._once("prompts", lambda: self._rules.prompts(self.state))

    def view(self, seat: Seat) -> Any:
        """What a seat may know."""
        return self._once(("view", seat), lambda: self._rules.view(self.state, seat))

    def way_back(self, seat: Seat) -> tuple[Any, ...]:
        """The states on the way back to a seat's last choice; none if there is no way back."""
        return self._once(("back", seat), lambda: answers.way_back(self._rules, self.state, seat))

    def question(self, prompt: Prompt) -> Question:
        """An open prompt, explained to its seat."""
        return self._once(("question", prompt), lambda: self._guide.explain(self.view(prompt.seat), prompt))

    def shortcuts(self, prompt: Prompt) -> tuple[Shortcut, ...]:
        """Whole answers to an open prompt."""
        return self._once(("shortcuts", prompt), lambda: self._find_shortcuts(prompt))

    def _find_shortcuts(self, prompt: Prompt) -> tuple[Shortcut, ...]:
        return chains.find_shortcuts(self._rules, self._guide, self.view(prompt.seat), prompt)
