"""Base classes for small games: rules and guides with default behavior."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from bot.games.contract import (
    Answer,
    CannotUpgrade,
    Chain,
    Line,
    Option,
    Prompt,
    Seat,
    Seats,
    Shortcut,
    Step,
)

S = TypeVar("S")


class SteppedPlayout(Generic[S]):
    """A playout that calls `choose` for every answer: simple, and fast enough for a small game."""

    def __init__(self, rules: "BaseRules[S]", state: S) -> None:
        self.rules, self.state = rules, state

    def prompts(self) -> tuple[Prompt, ...]:
        """Return the open questions."""
        return self.rules.prompts(self.state)

    def apply(self, prompt: Prompt, answer: Answer) -> None:
        """Apply a legal answer."""
        self.state = self.rules.choose(self.state, prompt, answer)[-1].state


class BaseRules(ABC, Generic[S]):
    """Rules with immutable states and no options, older versions or undo."""

    options: tuple[Option, ...] = ()

    @abstractmethod
    def prompts(self, state: S) -> tuple[Prompt, ...]:
        """Return the open questions; empty if the game is over."""

    @abstractmethod
    def choose(self, state: S, prompt: Prompt, answer: Answer) -> tuple[Step[S], ...]:
        """Apply an answer; return at least one step."""

    def upgrade(self, _state: Any, number: str, /) -> S:
        """Refuse: no older rules exist. Raises `CannotUpgrade`."""
        raise CannotUpgrade(number)

    def playout(self, state: S) -> SteppedPlayout[S]:
        """Return a playout that shares the immutable state."""
        return SteppedPlayout(self, state)

    def back(self, _state: S, _seat: Seat) -> S | None:
        """Return None: no answer can be undone."""
        return None


class BaseGuide:
    """A guide without shortcuts, confirmations or secret answers; each topic is a single sentence."""

    def read_topic(self, topic: str) -> tuple[Line, ...]:
        """Return the topic's sentence."""
        return (Line(topic),)

    def begins_shortcuts(self, _prompt: Prompt) -> bool:
        """Return False: the guide has no shortcuts."""
        return False

    def usual(self, _view: Any, _prompt: Prompt) -> tuple[Answer, ...]:
        """Return nothing: every option has its own button."""
        return ()

    def shortcuts(self, _view: Any, _chains: tuple[Chain, ...]) -> tuple[Shortcut, ...]:
        """Return nothing: the guide has no shortcuts."""
        return ()

    def name_chain(self, _view: Any, _chain: Chain) -> Line | None:
        """Return None: the answers need no other name."""
        return None

    def promise(self, _view: Any, prompt: Prompt, answer: Answer) -> Line:
        """Return a line with the picked options; its sentence is "confirm-" plus the question's key."""
        return Line(prompt.ask, {"options": answer})

    def doubt(self, _view: Any, _prompt: Prompt, _answer: Answer) -> Line | None:
        """Return None: no answer needs confirmation."""
        return None

    def rule_of(self, _why: Line, _lines: tuple[Line, ...]) -> str:
        """Return nothing: no topic is about a single reason."""
        return ""

    def sealed(self, _view: Any, _seat: Seat) -> tuple[Line, ...]:
        """Return nothing: the game has no secret decisions."""
        return ()


def list_sights(seats: int) -> dict[str, Line]:
    """Return the usual sights with their names: the board, the viewer's things, each seat's things, and the legend."""
    players = {f"player.{seat}": Line("player_of", {"seat": Seats((seat,))}) for seat in range(seats)}
    return {"board": Line("board"), "player": Line("player"), **players, "legend": Line("legend")}
