"""Base classes of a small game: what rules and guides do unless a game does more."""

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
    """A playout by the told rules: simple, and fast enough for a small game."""

    def __init__(self, rules: "BaseRules[S]", state: S) -> None:
        self.rules, self.state = rules, state

    def prompts(self) -> tuple[Prompt, ...]:
        """The open questions."""
        return self.rules.prompts(self.state)

    def apply(self, prompt: Prompt, answer: Answer) -> None:
        """Takes a legal answer."""
        self.state = self.rules.choose(self.state, prompt, answer)[-1].state


class BaseRules(ABC, Generic[S]):
    """Rules whose states never change, without options, older versions or a way back."""

    options: tuple[Option, ...] = ()

    @abstractmethod
    def prompts(self, state: S) -> tuple[Prompt, ...]:
        """The open questions; none: the game is over."""

    @abstractmethod
    def choose(self, state: S, prompt: Prompt, answer: Answer) -> tuple[Step[S], ...]:
        """What an answer leads to, at least one step."""

    def upgrade(self, _state: Any, number: str, /) -> S:
        """There are no older rules. Raises `CannotUpgrade`."""
        raise CannotUpgrade(number)

    def playout(self, state: S) -> SteppedPlayout[S]:
        """A playout that shares the state, which never changes."""
        return SteppedPlayout(self, state)

    def back(self, _state: S, _seat: Seat) -> S | None:
        """Nothing can be taken back."""
        return None


class BaseGuide:
    """A guide without shortcuts, doubts and sealed answers; each topic is one sentence."""

    def read_topic(self, topic: str) -> tuple[Line, ...]:
        """One sentence for each."""
        return (Line(topic),)

    def begins_shortcuts(self, _prompt: Prompt) -> bool:
        """None does."""
        return False

    def usual(self, _view: Any, _prompt: Prompt) -> tuple[Answer, ...]:
        """Every option has its button."""
        return ()

    def shortcuts(self, _view: Any, _chains: tuple[Chain, ...]) -> tuple[Shortcut, ...]:
        """None is shorter than a press."""
        return ()

    def name_chain(self, _view: Any, _chain: Chain) -> Line | None:
        """Each answer says what it does."""
        return None

    def promise(self, _view: Any, prompt: Prompt, answer: Answer) -> Line:
        """The picked options by name; its sentence is "confirm-" and the question's key."""
        return Line(prompt.ask, {"options": answer})

    def doubt(self, _view: Any, _prompt: Prompt, _answer: Answer) -> Line | None:
        """No answer is given by mistake."""
        return None

    def sealed(self, _view: Any, _seat: Seat) -> tuple[Line, ...]:
        """Nothing is settled in secret."""
        return ()


def list_sights(seats: int) -> dict[str, Line]:
    """The board, the viewer's own things, those of each seat, and how to read it all."""
    players = {f"player.{seat}": Line("player_of", {"seat": Seats((seat,))}) for seat in range(seats)}
    return {"board": Line("board"), "player": Line("player"), **players, "legend": Line("legend")}
