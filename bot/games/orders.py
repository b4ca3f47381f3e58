"""Orders for coming decisions: what a game lets its players order, and who answers by it when the decision comes.

An occasion is a decision, or several alike, that a seat expects. For each a player lays instructions, which are tried
in their order: the first that can come true is answered with; where none can, the player is asked.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from bot.games.contract import Answer, Line, Prompt, Seat

OCCASION_PATTERN = r"[a-z0-9_.]{1,32}"
"""The name of an occasion; it travels in the id of a list, with the table's number."""
INSTRUCTION_PATTERN = r"[a-z0-9_.+]{1,40}"
"""The name of an instruction."""
MOST_OCCASIONS = 25
"""Occasions that a game may offer at once: as many as a list on Discord."""
MOST_SHELVES = 3
"""Lists of instructions that an occasion may have; below them there is room for what was laid, and for buttons."""
MOST_INSTRUCTIONS = 25
"""Instructions of one list."""
MOST_LAID = 12
"""Instructions that may be laid for one occasion: each can be moved or taken away by one list."""

Laid: TypeAlias = Mapping[str, tuple[str, ...]]
"""By occasion: the instructions laid for it, in their order."""


class Occasion(Struct, frozen=True):
    """A decision that a seat expects."""

    name: str
    title: Line
    """Its sentence begins with "occasion"."""
    is_now: bool = False
    """Whether the seat is asked about it now: what was laid still counts, but it is too late to lay more."""
    is_aside: bool = False
    """Whether it only follows from other decisions: where nothing laid fits, it is decided as a computer would."""


class Instruction(Struct, frozen=True):
    """One line of an order: what to do, and under which condition."""

    name: str
    label: Line
    """Its sentence begins with "instruction"."""
    can_happen: bool = True
    """Whether it could still come true, as far as its seat can know by the rules."""


class Shelf(Struct, frozen=True):
    """Instructions that belong together, as one list."""

    title: Line
    """Its sentence begins with "shelf"."""
    instructions: tuple[Instruction, ...]


class Foresight(Protocol):
    """What of a game can be ordered; pure, and by what a seat may know."""

    @property
    def conditions(self) -> tuple[str, ...]:
        """When to be asked though a computer plays: each has the sentence "when-" and this."""

    def occasions(self, view: Any, seat: Seat) -> Iterator[Occasion]:
        """What the seat may order now, the next first; orders for what is not among them are past."""

    def shelves(self, view: Any, seat: Seat, occasion: str) -> tuple[Shelf, ...]:
        """The instructions that are offered for an occasion."""

    def read(self, view: Any, seat: Seat, occasion: str, instruction: str) -> Instruction:
        """An instruction that was laid earlier, as things are now."""

    def advise(self, view: Any, seat: Seat, occasion: str) -> tuple[str, ...]:
        """Sensible instructions for an occasion, by one press; none where it is left to the player."""

    def answer(self, view: Any, prompt: Prompt, laid: Laid) -> Answer | None:
        """The answer that was ordered, legal or not; None: nothing that was laid fits."""

    def asks(self, view: Any, prompt: Prompt, condition: str) -> bool:
        """Whether a condition holds; the same for all questions of a decision."""


def first_possible(instructions: Iterable[str], options: tuple[str, ...]) -> Answer | None:
    """The first instruction that is an option, as an answer."""
    return next(((instruction,) for instruction in instructions if instruction in options), None)
