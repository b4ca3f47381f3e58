"""Buttons and select menus whose ids hold all their facts, so that they work after a restart."""

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
"""Pattern of a canonical number below 2**63, the integer limit of both databases."""
COUNT = r"(?:0|[1-9][0-9]{0,8})"
"""Pattern of a small number: a turn, seat or list index."""


class Fact(Struct, frozen=True):
    """One value in a control's id: its name, pattern and type."""

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
"""A motion about a seat, in its stored form."""


class Control:
    """A kind of button or select menu, which builds and parses its ids; `reach` limits the places of valid clicks."""

    def __init__(self, letter: str, *facts: Fact, reach: Reach = Reach.TABLE) -> None:
        self.letter, self.facts, self.reach = letter, facts, reach
        self._beginning = f"{letter}:"
        self._table = facts.index(TABLE) if TABLE in facts else None

    def id(self, *facts: str | int) -> str:
        """Return the `custom_id` for these facts."""
        return self._beginning + ":".join(map(str, facts))

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        """Pattern of an id, compiled on first use: most controls are never clicked between two restarts."""
        return re.compile(self._beginning + ":".join(f"({fact.pattern})" for fact in self.facts), re.ASCII)

    def read(self, custom_id: str) -> tuple[str | int, ...] | None:
        """Parse the facts of an id of this kind; returns None for any other id."""
        found = self._pattern.fullmatch(custom_id) if custom_id.startswith(self._beginning) else None
        return tuple(fact.kind(text) for fact, text in zip(self.facts, found.groups(), strict=True)) if found else None

    def table_of(self, found: tuple[str | int, ...]) -> int | None:
        """Return the table id among the parsed facts."""
        return None if self._table is None else int(found[self._table])

    def button(self, label: str, style: ButtonStyle, *facts: str | int, symbol: str = "") -> Button:
        """Build a button of this kind, with an emoji if given."""
        return Button(label, style.value, self.id(*facts), read_emoji(symbol))


OPEN = Control("m", TABLE, reach=Reach.PLAYER)
"""Opens the clicker's panel."""
CHOOSE = Control("o", TABLE, PROMPT, OPTION, reach=Reach.PLAYER)
"""Answers a question with one option, or with no option."""
SHORTCUT = Control("s", TABLE, PROMPT, CHAIN, reach=Reach.PLAYER)
"""Answers this question and the following ones with a chain of answers."""
TOGGLE = Control("d", TABLE, PROMPT, CHAIN, reach=Reach.PLAYER)
"""Selects or deselects an option without answering; the id holds the selection after the click."""
DOUBT = Control("n", TABLE, PROMPT, OPTION, reach=Reach.PLAYER)
"""An answer that is easy to give by mistake: asks for confirmation if the doubt still applies at the click."""
PICK = Control("p", TABLE, PROMPT, reach=Reach.PLAYER)
"""A select menu of options; if only one pick is allowed, it answers at once, otherwise picks need confirmation."""
CONFIRM = Control("c", TABLE, PROMPT, reach=Reach.PLAYER)
"""Answers with the current selection."""
REOPEN = Control("b", TABLE, reach=Reach.PLAYER)
"""Takes back a sealed answer, such as a plan, while its player waits for others."""
BACK = Control("r", TABLE, PROMPT, reach=Reach.PLAYER)
"""Goes back to the previous question; the id names the current question, so that a double click goes back only once."""
RESTART = Control("x", TABLE, reach=Reach.PLAYER)
"""Takes back all answers of a chain and asks its first question again."""
TAKE_BACK = Control("undo", TABLE, reach=Reach.PLAYER)
"""Proposes to undo the clicker's last action, after showing what that would change."""
BOARD = Control("v", TABLE, reach=Reach.PLAYER)
"""Shows the board privately."""
SINCE = Control("since", TABLE, reach=Reach.PLAYER)
"""Shows privately what happened since the clicker's last move."""
MISSED = Control("missed", TABLE)
"""Shows privately what the clicker may have missed, with a picture of the changes."""
DETAILS = Control("details", TABLE, BATCH)
"""Shows the full narration that a public message shortens."""
AGAIN = Control("again", TABLE, reach=Reach.PLAYER)
"""Opens or joins the lobby for a rematch of a finished game."""
RECORD = Control("record", TABLE)
"""Sends the record of a finished game."""
REVIEW = Control("review", TABLE, reach=Reach.PLAYER)
"""Shows the clicker privately how good their decisions in a finished game were."""
REPLAY = Control("replay", TABLE, reach=Reach.PLAYER)
"""Opens the replay of a finished game privately."""
FILM = Control("film", TABLE, reach=Reach.CHANNEL)
"""Posts the film of a finished game."""
THANK = Control("thank", TABLE, reach=Reach.PLAYER)
"""Shows privately which fellow players of a finished game the clicker can thank, and with which titles."""
LOOK_AT = Control("lookat", TABLE, SEAT, TURN)
"""Shows one decision of a seat."""
WHAT_IF = Control("whatif", TABLE, SEAT, TURN)
"""Starts a private continuation from a decision of a seat."""
LET_BE = Control("let", TABLE)
"""Cancels a moderator's action at the confirmation step."""
PROPOSE_REPLACING = Control("sub", TABLE, PERSON, reach=Reach.CHANNEL)
"""Proposes that a computer replace a player who missed several deadlines."""


def pick_list(table_id: int, prompt: str, options: list[Option], bounds: tuple[int, int], placeholder: str) -> Select:
    """Build a select menu with a minimum and maximum number of picks."""
    return Select(PICK.id(table_id, prompt), options, placeholder, *bounds)


Act: TypeAlias = "Callable[..., Awaitable[None]]"
"""Click handler: called with the interaction and the facts of the id."""


async def press(interaction: "Interaction", controls: Mapping[str, tuple[Control, Act]]) -> bool:
    """Handle a click: find its control, check that the control may be used in this place, then run the act.

    Returns True if the control belongs to a table and its act succeeded.
    """
    done_at: int | None = None
    async with guard(interaction):
        control, act, found = _read(interaction, controls)
        interaction.extras[KIND] = act.__module__.rpartition(".")[2]
        draw(interaction, cost_of(act))
        table_id = control.table_of(found)
        if GAME in control.facts:
            interaction.extras[ABOUT_GAME] = found[control.facts.index(GAME)]
        if table_id is not None:
            await _come_to_table(interaction, table_id, control.reach)
        async with in_turn(interaction):
            await act(interaction, *found)
        done_at = table_id
    return done_at is not None


def _read(
    interaction: "Interaction", controls: Mapping[str, tuple[Control, Act]]
) -> tuple[Control, Act, tuple[str | int, ...]]:
    """Find the control, act and facts of a click. Raises `UnknownControl` for forged or outdated ids."""
    facts: Any = interaction.data
    custom_id: str = facts["custom_id"]
    control, act = controls.get(custom_id.partition(":")[0], (None, None))
    if control and act and (found := control.read(custom_id)):
        return control, act, found
    draw(interaction, Cost.CLICK)
    raise UnknownControl()


async def _come_to_table(interaction: "Interaction", table_id: int, reach: Reach) -> None:
    """Note the game for logs, check the click's place, record the activity. Raises `OtherPlace` and `NoTable`."""
    concern(table_id)
    manager = interaction.client.manager
    table = await manager.table(table_id)
    interaction.extras[ABOUT_GAME] = table.game.name
    await check_place(interaction, table, reach)
    await manager.note_sign(table_id, interaction.user.id)


def picked_values(interaction: "Interaction") -> tuple[str, ...]:
    """Return the values picked from a select menu; empty for a button."""
    facts: Any = interaction.data
    return tuple(map(str, facts.get("values") or ()))


def read_number(text: str) -> int | None:
    """Parse a canonical number; returns None for any other text."""
    return int(text) if re.fullmatch(WHOLE, text, re.ASCII) else None
