"""Orders for coming decisions: the interface between a game and its players' orders.

An occasion is a decision, or several of the same kind, that a seat expects. Players give instructions for an occasion,
which are tried in order: the first possible one becomes the answer. If none is possible, the player is asked.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from bot.games.contract import Answer, Line, Prompt, Seat

OCCASION_PATTERN = r"[a-z0-9_.]{1,32}"
"""The name of an occasion; part of a select menu's id, together with the table's number."""
INSTRUCTION_PATTERN = r"[a-z0-9_.+]{1,40}"
"""The name of an instruction."""
MOST_OCCASIONS = 25
"""Maximum number of occasions offered at once, limited by Discord's select menus."""
MOST_SHELVES = 3
"""Maximum number of select menus per occasion; leaves room for the given instructions and for buttons."""
MOST_INSTRUCTIONS = 25
"""Maximum number of instructions per menu."""
MOST_LAID = 12
"""Maximum number of instructions a player can give per occasion: a single select menu moves or removes them."""

LayoutCache: TypeAlias = Mapping[str, tuple[str, ...]]
"""By occasion: its instructions in order."""


class Occasion(Struct, frozen=True):
    """A decision that a seat expects."""

    name: str
    title: Line
    """The decision's name for players; its key begins with "occasion"."""
    is_now: bool = False
    """True if the seat is being asked now: existing instructions still apply, but no new ones can be added."""
    is_aside: bool = False
    """True if the decision only arises from other decisions; if no instruction fits, the answer is a computer's."""


class Instruction(Struct, frozen=True):
    """One line of an order: what to do, and under which condition."""

    name: str
    label: Line
    """The instruction's text for players; its key begins with "instruction"."""
    can_happen: bool = True
    """False if the seat can know that this will never happen."""


class Shelf(Struct, frozen=True):
    """Instructions that belong together, shown as one select menu."""

    title: Line
    """The menu's title for players; its key begins with "shelf"."""
    instructions: tuple[Instruction, ...]


class Foresight(Protocol):
    """The orders that a game offers: pure functions of what a seat may know."""

    @property
    def conditions(self) -> tuple[str, ...]:
        """Conditions for asking the player although a computer plays; each has the sentence "when-" plus its name."""

    def occasions(self, view: Any, seat: Seat) -> Iterator[Occasion]:
        """Yield the occasions a seat can give orders for now, next decision first; any other occasion is past."""

    def shelves(self, view: Any, seat: Seat, occasion: str) -> tuple[Shelf, ...]:
        """Return the instructions offered for an occasion."""

    def read(self, view: Any, seat: Seat, occasion: str, instruction: str) -> Instruction:
        """Describe an instruction given earlier, in words that fit the current state."""

    def advise(self, view: Any, seat: Seat, occasion: str) -> tuple[str, ...]:
        """Return recommended instructions for an occasion; empty if the player must decide."""

    def answer(self, view: Any, prompt: Prompt, laid: LayoutCache) -> Answer | None:
        """Return the ordered answer, which may be illegal; None if no instruction fits."""

    def asks(self, view: Any, prompt: Prompt, condition: str) -> bool:
        """True if a condition holds; the result is the same for all questions of a decision."""


def first_possible(instructions: Iterable[str], options: tuple[str, ...]) -> Answer | None:
    """Return the first instruction that is an option, as an answer."""
    return next(((instruction,) for instruction in instructions if instruction in options), None)
