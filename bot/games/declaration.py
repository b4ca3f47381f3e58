"""A game's declaration: its rules, guide, computer players, languages, credits and lesson."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.games.contract import Answer, Computer, Fact, Guide, Option, Prompt, Rules, Seat
from bot.games.orders import Foresight


class ComputerPlayer(Struct, frozen=True):
    """A game's computer player."""

    name: str
    """The player's description is the sentence "level-" plus this name, shown after the strength."""
    play: Computer
    strength: int
    """From 1, for a player that hardly knows more than the rules, to `STRONGEST`, for one that beats most people."""
    is_searching: bool = False
    """True if it simulates many games before it answers, which takes time."""


STRONGEST = 5
"""The highest strength."""


class Credits(Struct, frozen=True):
    """The creators of a game, as named in its rulebook."""

    designers: tuple[str, ...] = ()
    artists: tuple[str, ...] = ()
    publishers: tuple[str, ...] = ()
    year: int = 0
    """Year of publication; 0 if unknown."""


class Link(Struct, frozen=True):
    """A web page about a game."""

    name: str
    """The page's description is the sentence "link-" plus this name."""
    url: str


LEARNER: Seat = 0
"""The seat of the player who takes a lesson."""


class LessonStep(Struct, frozen=True):
    """One idea of a lesson: a text, often with a picture and a task."""

    name: str
    """The step's text is the sentence "lesson-" plus this name; if a question has its own text, its key follows."""
    sight: str = ""
    """The sight to show, such as "board" or an earlier `Step.picture`; by default the question's, or the board."""
    until: str = ""
    """For a task: the moment or question key at which the next step begins."""
    wanted: dict[str, Answer] = {}
    """By question key: the answer to give; any other answer gets the sentence with "-hint"."""
    offered: dict[str, Answer] = {}
    """By question key: the options to show, including the wanted ones; by default all."""
    hides: tuple[str, ...] = ()
    """Keys of the panel's rows about things that the lesson has not explained yet."""

    def takes(self, prompt: Prompt, picks: Answer) -> bool:
        """True if the lesson accepts this answer."""
        offered = self.offered.get(prompt.ask, prompt.options)
        return self.wanted.get(prompt.ask, picks) == picks and set(picks) <= set(offered)


class Lesson(Struct, frozen=True):
    """A first lesson: a game from its beginning, in which the learner answers and the other seats follow a script."""

    seats: int
    seed: bytes
    script: dict[tuple[Seat, str], Answer]
    """By seat and prompt: answers given automatically. If an answer is illegal, the first options replace it."""
    steps: tuple[LessonStep, ...]
    """The last step has no task."""
    tell: Callable[[Any], dict[str, Fact]]
    """Returns the facts for the lesson's sentences from the learner's view."""


class Declaration(Struct, frozen=True):
    """A game's declaration, returned by its package's function `declare` for the numbers of a data file.

    The numbers of players and the options come from the rules. The title and all other words are in the language files.
    """

    rules: Rules[Any]
    guide: Guide
    computers: tuple[ComputerPlayer, ...]
    """Weakest player first; at least one of them is quick."""
    languages: tuple[str, ...]
    """The languages of the game's files; the first is the default."""
    credits: Credits = Credits()
    links: tuple[Link, ...] = ()
    lesson: Lesson | None = None
    """A lesson for newcomers, if the game has one."""
    foresight: Foresight | None = None
    """Orders for coming decisions; None if the game has none."""
    revealed: dict[str, str] = {}
    """By option that only decides what is secret: the choice without secrets, for charts and replays of a game."""
    minutes: int = 0
    """Minutes that three people need for a game, rounded, from `python -m tests.lab table --seats 3`; 0 if unknown."""
    badges: dict[int, tuple[int, ...]] = {}
    """By number of players: for each seat, the seat whose shape and color it uses; by default its own."""

    @property
    def seats(self) -> range:
        """The supported numbers of players."""
        return self.rules.seats

    @property
    def options(self) -> tuple[Option, ...]:
        """The settings to choose before a game."""
        return self.rules.options
