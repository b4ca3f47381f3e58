"""What a game declares of itself: its rules and guide, computer players, languages, credits and first lesson."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.games.contract import Answer, Computer, Fact, Guide, Option, Prompt, Rules, Seat
from bot.games.orders import Foresight


class ComputerPlayer(Struct, frozen=True):
    """A computer player of a game, by its name."""

    name: str
    """What it is like is the sentence "level-" and this; people know it by its strength."""
    play: Computer
    strength: int
    """From 1, who hardly knows the rules, to `STRONGEST`, whom few people beat."""
    is_searching: bool = False
    """Whether it plays many games to their end before it answers, which takes time."""


STRONGEST = 5
"""The most that a computer player's strength can be."""


class Credits(Struct, frozen=True):
    """Who made a game, by the names that its rulebook gives; none, where there is none."""

    designers: tuple[str, ...] = ()
    artists: tuple[str, ...] = ()
    publishers: tuple[str, ...] = ()
    year: int = 0
    """When it came out; 0 where nobody says."""


class Link(Struct, frozen=True):
    """Where more about a game can be read."""

    name: str
    """What is found there; its sentence is "link-" and this."""
    url: str


LEARNER: Seat = 0
"""Where whoever takes a lesson sits."""


class LessonStep(Struct, frozen=True):
    """One idea of a lesson: a text, perhaps a picture, perhaps something to do."""

    name: str
    """Its text is the sentence "lesson-" and this, followed by a question's key where there is one for that alone."""
    sight: str = ""
    """What its picture shows, also a sight that the last answer led past ("round"); by default the open question's
    picture, or the board."""
    until: str = ""
    """If there is something to do: the moment, or the key of the question, at which the next step begins."""
    wanted: dict[str, Answer] = {}
    """By the key of a question: the one answer to give; to another one the sentence with "-hint" replies."""
    offered: dict[str, Answer] = {}
    """By the key of a question: the options to show, of which the wanted one is one; all by default."""
    hides: tuple[str, ...] = ()
    """Keys of the panel's rows about what is not taught yet."""

    def takes(self, prompt: Prompt, picks: Answer) -> bool:
        """True if the lesson goes on with this answer."""
        offered = self.offered.get(prompt.ask, prompt.options)
        return self.wanted.get(prompt.ask, picks) == picks and set(picks) <= set(offered)


class Lesson(Struct, frozen=True):
    """A first lesson: a game from its beginning, in which the learner answers and all others follow a script."""

    seats: int
    seed: bytes
    script: dict[tuple[Seat, str], Answer]
    """By seat and prompt: answers that nobody is asked for; the first options where the learner has made an answer
    impossible."""
    steps: tuple[LessonStep, ...]
    """The last one has nothing to do."""
    tell: Callable[[Any], dict[str, Fact]]
    """What the sentences speak of, by the learner's view."""


class Declaration(Struct, frozen=True):
    """A game, declared in one place: its package has a function `declare` that makes this of its figures.

    How many may play and what may be settled before is what its rules say. Its title, and every other word, is in its
    language files.
    """

    rules: Rules[Any]
    guide: Guide
    computers: tuple[ComputerPlayer, ...]
    """The weakest first; at least one of them is quick."""
    languages: tuple[str, ...]
    """Those that its files are written in; the first is spoken where none other fits."""
    credits: Credits = Credits()
    links: tuple[Link, ...] = ()
    lesson: Lesson | None = None
    """Where there is one, newcomers are offered it."""
    foresight: Foresight | None = None
    """What can be ordered for coming decisions; nothing in games that have none."""
    revealed: dict[str, str] = {}
    """Choices of options that only hide less: once a game is over, its chart of chances is made with them."""
    minutes: int = 0
    """How long a game takes among people; 0 where nobody says."""
    badges: dict[int, tuple[int, ...]] = {}
    """By number of players, whose shape and color each seat has, where it is not the one of its own number."""

    @property
    def seats(self) -> range:
        """How many may play."""
        return self.rules.seats

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be settled before a game."""
        return self.rules.options
