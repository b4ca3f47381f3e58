"""Buttons and lists that live in their ids: they work after a restart, on any message, however old."""

import re
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from discord import ButtonStyle, SelectOption, ui

from bot.errors import UnknownControl
from bot.games.contract import CHAIN_PATTERN, NAME_PATTERN, OPTION_PATTERN, PROMPT_PATTERN
from bot.games.orders import OCCASION_PATTERN
from bot.logs import concern
from bot.tables.allowance import Cost
from bot.tables.motions import ABOUT_SEATS
from cogs.replies.allowed import cost_of, draw
from cogs.replies.guard import KIND, guard, in_turn

if TYPE_CHECKING:
    from cogs.hall import Interaction

TABLE = r"(\d{1,18})"
PERSON = r"(\d{1,20})"
GAME = f"({NAME_PATTERN})"
TURN = r"(\d{1,9})"
"""How far a game has come, or a seat there."""
BATCH, NUMBER = r"(\d{1,19})", r"(\d{1,3})"
"""A message that was posted, by its batch; one of several."""
NUMBERS = (TABLE, PERSON, TURN, BATCH, NUMBER)
PROMPT = f"({PROMPT_PATTERN})"
OPTION = f"({OPTION_PATTERN}|)"
CHAIN = f"({CHAIN_PATTERN})"
MOTION = rf"((?:{'|'.join(ABOUT_SEATS)})\.\d{{1,20}}(?:\.\d{{1,20}})?)"
"""What is put to a vote about a seat."""
OCCASION = f"({OCCASION_PATTERN})"


class Control:
    """A kind of button or list: how its id is made of a letter and facts, and read."""

    def __init__(self, letter: str, *facts: str) -> None:
        self._beginning, self._facts = f"{letter}:", facts
        self._kinds = tuple(int if fact in NUMBERS else str for fact in facts)
        self.is_at_table = facts[0] == TABLE

    def id(self, *facts: str | int) -> str:
        """Its id, with what a click needs."""
        return self._beginning + ":".join(map(str, facts))

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        """What its ids look like; most kinds are never clicked, so that a start does without."""
        return re.compile(self._beginning + ":".join(self._facts))

    def read(self, custom_id: str) -> tuple[str | int, ...] | None:
        """The facts, where it is one of this kind."""
        found = self._pattern.fullmatch(custom_id) if custom_id.startswith(self._beginning) else None
        return tuple(kind(fact) for kind, fact in zip(self._kinds, found.groups(), strict=True)) if found else None

    def button(self, label: str, style: ButtonStyle, *facts: str | int, symbol: str = "") -> ui.Button[Any]:
        """A button of this kind, perhaps with an emoji."""
        return ui.Button(label=label, style=style, custom_id=self.id(*facts), emoji=symbol or None)


OPEN = Control("m", TABLE)
"""Opens the panel of whoever clicks."""
CHOOSE = Control("o", TABLE, PROMPT, OPTION)
"""One option of a question, or none of them; a click answers it."""
SHORTCUT = Control("s", TABLE, PROMPT, CHAIN)
"""A whole chain of answers, from this question on; a click gives them all."""
TOGGLE = Control("d", TABLE, PROMPT, CHAIN)
"""Picks an option or takes it back: it holds all that is picked then, and nothing is answered yet."""
DOUBT = Control("n", TABLE, PROMPT, OPTION)
"""An answer that is easily given by mistake: it is asked about once more, if that is still so when it is clicked."""
PICK = Control("p", TABLE, PROMPT)
"""A list of options: one is an answer, several wait to be confirmed."""
CONFIRM = Control("c", TABLE, PROMPT)
"""Makes the picks the answer; it says plainly what will happen."""
REOPEN = Control("b", TABLE)
"""Takes back the last answer of somebody who waits, such as a sealed plan."""
BACK = Control("r", TABLE, PROMPT)
"""From this question back to the one before it; it names the question, so that a second click does not go further."""
RESTART = Control("x", TABLE)
"""Takes back a whole chain of answers, to its first question."""
TAKE_BACK = Control("undo", TABLE)
"""Leads to taking back what the clicker did last and cannot take back alone."""
HINT = Control("hint", TABLE, PROMPT)
"""Asks which answers to this question are good."""
BOARD = Control("v", TABLE)
"""Shows the board privately."""
SINCE = Control("since", TABLE)
"""Tells the clicker privately all that happened since their last move."""
MISSED = Control("missed", TABLE)
"""Tells the clicker privately all that they may have missed, with a picture of what has changed, and asks on."""
TOLD = Control("told", TABLE, TURN)
"""Tells the clicker privately all that was told from a turn on."""
DETAILS = Control("details", TABLE, BATCH)
"""Tells all that happened, of which a message to everyone is a short account."""
AGAIN = Control("again", TABLE)
"""Leads from a finished game to a lobby for one more."""
RECORD = Control("record", TABLE)
"""Hands out the record of a finished game."""
REVIEW = Control("review", TABLE)
"""Shows the clicker privately what their decisions in a finished game were worth."""
SHARE_REVIEW = Control("share", TABLE)
"""Shows that to everyone."""
LOOK_BACK = Control("lookback", TABLE, TURN)
"""A list of decisions of a seat: shows one of them."""
LOOK_AT = Control("lookat", TABLE, TURN, TURN)
"""Shows a seat's decision by its number."""
WHAT_IF = Control("whatif", TABLE, TURN, TURN)
"""Plays on from a seat's decision, in private."""
TRY = Control("i", r"(.{1,98})")
"""A control of a panel, by its id, at a game that somebody plays on in private."""
TRY_BACK = Control("tryback", TABLE)
"""Takes back one's last answer there."""
LET_BE = Control("let", TABLE)
"""A moderator who was asked once more thinks better of it."""
SUBSTITUTE = Control("sub", TABLE, PERSON)
"""Proposes that a computer plays on for somebody who is late again and again."""
MOMENT = Control("moment", TABLE, BATCH, NUMBER)
"""Shows a picture that a message was too short for, as things were then."""

ORDERS = Control("orders", TABLE)
"""Shows privately what the clicker has ordered for coming decisions."""
LIST_ORDERS = Control("orderlist", TABLE)
"""The same in the place of what is clicked."""
PICK_OCCASION = Control("occasion", TABLE)
"""A list of coming decisions: leads to what is ordered for one."""
PICK_INSTRUCTION = Control("wish", TABLE, OCCASION, NUMBER)
"""A list of instructions for a decision, one of several such: adds one."""
ARRANGE_INSTRUCTIONS = Control("arrange", TABLE, OCCASION)
"""A list of what can be done with the instructions laid for a decision: moves one up, or takes it away."""
ADVISE_ORDERS = Control("advise", TABLE, f"({OCCASION_PATTERN}|)")
"""Lays what the game advises for a decision, or for all for which nothing is laid."""
CLEAR_ORDERS = Control("unorder", TABLE, f"({OCCASION_PATTERN}|)")
"""Takes back what is ordered for a decision, or all of it."""
DELEGATE = Control("delegate", TABLE)
"""A list: whether a computer plays for the clicker, and when it asks."""


def pick_list(
    table_id: int, prompt: str, options: list[SelectOption], bounds: tuple[int, int], placeholder: str
) -> ui.Select[Any]:
    """A list from which so many at least and at most are picked."""
    least, most = bounds
    return ui.Select(
        custom_id=PICK.id(table_id, prompt), options=options, min_values=least, max_values=most, placeholder=placeholder
    )


AT_TABLE = "at_table"
"""Notes at an interaction whether it was something done at a table."""
Act: TypeAlias = "Callable[..., Awaitable[None]]"
"""What a click does: it is given the interaction and the facts of the id."""


async def press(interaction: "Interaction", acts: Mapping[Control, Act]) -> None:
    """Does what was clicked; a control of another version, or a forged one, is answered with `UnknownControl`."""
    facts: Any = interaction.data
    async with guard(interaction):
        for control, act in acts.items():
            if found := control.read(facts["custom_id"]):
                interaction.extras[KIND] = act.__module__.rpartition(".")[2]
                draw(interaction, cost_of(act))
                if control.is_at_table:
                    concern(int(found[0]))
                    await interaction.client.manager.note_sign(int(found[0]), interaction.user.id)
                async with in_turn(interaction):
                    await act(interaction, *found)
                interaction.extras[AT_TABLE] = control.is_at_table
                return
        draw(interaction, Cost.CLICK)
        raise UnknownControl()
