"""Buttons and lists that live in their ids: they work after a restart, on any message, however old."""

import re
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from discord import ButtonStyle
from msgspec import Struct

from bot.errors import UnknownControl
from bot.games.contract import CHAIN_PATTERN, NAME_PATTERN, OPTION_PATTERN, PROMPT_PATTERN
from bot.logs import concern
from bot.tables.allowance import Cost
from bot.tables.motions import ABOUT_SEATS
from cogs.cards.components import Button, Option, Select, read_emoji
from cogs.replies.allowed import cost_of, draw
from cogs.replies.guard import ABOUT_GAME, KIND, guard, in_turn
from cogs.replies.place import Reach, check_place

if TYPE_CHECKING:
    from cogs.hall import Interaction


WHOLE = r"(?:0|[1-9][0-9]{0,17}|[1-8][0-9]{18})"
"""A number with one spelling that fits 63 bits, as both databases keep numbers."""
COUNT = r"(?:0|[1-9][0-9]{0,8})"
"""A smaller one: turns, seats, numbers in a list."""


class Fact(Struct, frozen=True):
    """One part of an id: what it is called, what it looks like, and whether it is a number."""

    name: str
    pattern: str
    kind: type[int] | type[str] = str


TABLE, PERSON, BATCH = Fact("table", WHOLE, int), Fact("person", WHOLE, int), Fact("batch", WHOLE, int)
TURN, SEAT, NUMBER = Fact("turn", COUNT, int), Fact("seat", COUNT, int), Fact("number", COUNT, int)
GAME = Fact("game", NAME_PATTERN)
PROMPT = Fact("prompt", PROMPT_PATTERN)
OPTION = Fact("option", f"{OPTION_PATTERN}|")
CHAIN = Fact("chain", CHAIN_PATTERN)
MOTION = Fact("motion", rf"(?:{'|'.join(ABOUT_SEATS)})\.{WHOLE}(?:\.{WHOLE})?")
"""A vote about a seat."""


class Control:
    """A kind of button or list: how its id is made of a letter and facts, and read; from where it acts on a table."""

    def __init__(self, letter: str, *facts: Fact, reach: Reach = Reach.TABLE) -> None:
        self.letter, self.facts, self.reach = letter, facts, reach
        self._beginning = f"{letter}:"
        self._table = facts.index(TABLE) if TABLE in facts else None

    @property
    def is_at_table(self) -> bool:
        """True if its ids name a table."""
        return self._table is not None

    def id(self, *facts: str | int) -> str:
        """Its id, with what a click needs."""
        return self._beginning + ":".join(map(str, facts))

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        """What its ids look like; most kinds are never clicked, so that a start does without."""
        return re.compile(self._beginning + ":".join(f"({fact.pattern})" for fact in self.facts), re.ASCII)

    def read(self, custom_id: str) -> tuple[str | int, ...] | None:
        """The facts of an id of this kind; None for any other id."""
        found = self._pattern.fullmatch(custom_id) if custom_id.startswith(self._beginning) else None
        return tuple(fact.kind(text) for fact, text in zip(self.facts, found.groups(), strict=True)) if found else None

    def table_of(self, found: tuple[str | int, ...]) -> int | None:
        """The table's number among the facts of an id."""
        return None if self._table is None else int(found[self._table])

    def button(self, label: str, style: ButtonStyle, *facts: str | int, symbol: str = "") -> Button:
        """A button of this kind, perhaps with an emoji."""
        return Button(label, style.value, self.id(*facts), read_emoji(symbol))


OPEN = Control("m", TABLE, reach=Reach.PLAYER)
"""Opens the panel of whoever clicks."""
CHOOSE = Control("o", TABLE, PROMPT, OPTION, reach=Reach.PLAYER)
"""One option of a question, or none of them; a click answers it."""
SHORTCUT = Control("s", TABLE, PROMPT, CHAIN, reach=Reach.PLAYER)
"""A whole chain of answers, from this question on; a click gives them all."""
TOGGLE = Control("d", TABLE, PROMPT, CHAIN, reach=Reach.PLAYER)
"""Picks an option or takes it back: it holds all that is picked then, and nothing is answered yet."""
DOUBT = Control("n", TABLE, PROMPT, OPTION, reach=Reach.PLAYER)
"""An answer that is easily given by mistake: it is asked about once more, if that is still so when it is clicked."""
PICK = Control("p", TABLE, PROMPT, reach=Reach.PLAYER)
"""A list of options: one is an answer, several wait to be confirmed."""
CONFIRM = Control("c", TABLE, PROMPT, reach=Reach.PLAYER)
"""Makes the picks the answer; it says plainly what will happen."""
REOPEN = Control("b", TABLE, reach=Reach.PLAYER)
"""Takes back the last answer of somebody who waits, such as a sealed plan."""
BACK = Control("r", TABLE, PROMPT, reach=Reach.PLAYER)
"""From this question back to the one before it; it names the question, so that a second click does not go further."""
RESTART = Control("x", TABLE, reach=Reach.PLAYER)
"""Takes back a whole chain of answers, to its first question."""
TAKE_BACK = Control("undo", TABLE, reach=Reach.PLAYER)
"""Leads to taking back what the clicker did last and cannot take back alone."""
BOARD = Control("v", TABLE, reach=Reach.PLAYER)
"""Shows the board privately."""
SINCE = Control("since", TABLE, reach=Reach.PLAYER)
"""Tells the clicker privately all that happened since their last move."""
MISSED = Control("missed", TABLE)
"""Tells the clicker privately all that they may have missed, with a picture of what has changed, and asks on."""
DETAILS = Control("details", TABLE, BATCH)
"""Tells all that happened, of which a message to everyone is a short account."""
AGAIN = Control("again", TABLE, reach=Reach.PLAYER)
"""Leads from a finished game to a lobby for one more."""
RECORD = Control("record", TABLE)
"""Hands out the record of a finished game."""
REVIEW = Control("review", TABLE, reach=Reach.PLAYER)
"""Shows the clicker privately what their decisions in a finished game were worth."""
LOOK_AT = Control("lookat", TABLE, SEAT, TURN)
"""Shows a seat's decision by its number."""
WHAT_IF = Control("whatif", TABLE, SEAT, TURN)
"""Plays on from a seat's decision, in private."""
LET_BE = Control("let", TABLE)
"""A moderator who was asked once more thinks better of it."""
PROPOSE_REPLACING = Control("sub", TABLE, PERSON, reach=Reach.CHANNEL)
"""Proposes that a computer plays on for somebody who is late again and again."""


def pick_list(table_id: int, prompt: str, options: list[Option], bounds: tuple[int, int], placeholder: str) -> Select:
    """A list from which so many at least and at most are picked."""
    return Select(PICK.id(table_id, prompt), options, placeholder, *bounds)


AT_TABLE = "at_table"
"""Notes at an interaction whether it was something done at a table."""
Act: TypeAlias = "Callable[..., Awaitable[None]]"
"""What a click does: it is given the interaction and the facts of the id."""


async def press(interaction: "Interaction", controls: Mapping[str, tuple[Control, Act]]) -> None:
    """Reads a click, checks that it may act on its table from there, and does it."""
    async with guard(interaction):
        control, act, found = _read(interaction, controls)
        interaction.extras[KIND] = act.__module__.rpartition(".")[2]
        draw(interaction, cost_of(act))
        await _come_to_table(interaction, control, found)
        async with in_turn(interaction):
            await act(interaction, *found)
        interaction.extras[AT_TABLE] = control.is_at_table


def _read(
    interaction: "Interaction", controls: Mapping[str, tuple[Control, Act]]
) -> tuple[Control, Act, tuple[str | int, ...]]:
    """Raises `UnknownControl` at the id of another version, or a forged one."""
    facts: Any = interaction.data
    custom_id: str = facts["custom_id"]
    control, act = controls.get(custom_id.partition(":")[0], (None, None))
    if control and act and (found := control.read(custom_id)):
        return control, act, found
    draw(interaction, Cost.CLICK)
    raise UnknownControl()


async def _come_to_table(interaction: "Interaction", control: Control, found: tuple[str | int, ...]) -> None:
    """Notes which game it is about, and a sign of life at the table of an id. Raises `OtherPlace` and `NoTable`."""
    if GAME in control.facts:
        interaction.extras[ABOUT_GAME] = found[control.facts.index(GAME)]
    table_id = control.table_of(found)
    if table_id is not None:
        concern(table_id)
        manager = interaction.client.manager
        table = await manager.table(table_id)
        interaction.extras[ABOUT_GAME] = table.game.name
        await check_place(interaction, table, control.reach)
        await manager.note_sign(table_id, interaction.user.id)


def picked_values(interaction: "Interaction") -> tuple[str, ...]:
    """The values picked from a list; none for a click on a button."""
    facts: Any = interaction.data
    return tuple(map(str, facts.get("values") or ()))


def read_number(text: str) -> int | None:
    """A number in its one spelling; None for any other text."""
    return int(text) if re.fullmatch(WHOLE, text, re.ASCII) else None
