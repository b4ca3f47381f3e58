"""Values computed from one state of a game, each at most once."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from bot.catalogue import Game
from bot.games import answers, chains
from bot.games.contract import Prompt, Question, Seat, Shortcut

T = TypeVar("T")


class StateCache:
    """Cached values of one state; they do not depend on picks or orders."""

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
        """Return the view of a seat."""
        return self._once(("view", seat), lambda: self._rules.view(self.state, seat))

    def way_back(self, seat: Seat) -> tuple[Any, ...]:
        """Return the states on the way back to a seat's last choice; empty if that choice cannot be taken back."""
        return self._once(("back", seat), lambda: answers.way_back(self._rules, self.state, seat))

    def question(self, prompt: Prompt) -> Question:
        """Return an open prompt explained to its seat."""
        return self._once(("question", prompt), lambda: self._guide.explain(self.view(prompt.seat), prompt))

    def shortcuts(self, prompt: Prompt) -> tuple[Shortcut, ...]:
        """Return shortcuts for an open prompt."""
        view = self.view(prompt.seat)
        return self._once(("shortcuts", prompt), lambda: chains.find_shortcuts(self._rules, self._guide, view, prompt))
