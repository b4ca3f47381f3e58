"""Buttons and lists that live in their ids: they work after a restart, on any message, however old."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from discord import ButtonStyle, SelectOption, ui

from bot.errors import UnknownControl
from cogs.guard import guard

if TYPE_CHECKING:
    from cogs.guard import Interaction

TABLE = r"(\d{1,18})"
PROMPT = r"([a-z0-9_.]{1,40})"
OPTION = r"([a-z0-9_.+]{0,24})"


class Control:
    """A kind of button or list: how its id is made and read. Every id begins with its letter and a table's number."""

    def __init__(self, letter: str, *facts: str) -> None:
        self._letter = letter
        self._pattern = re.compile(":".join((letter, TABLE, *facts)))

    def id(self, table: int, *facts: str) -> str:
        """Its id at a table, with what else a click needs."""
        return ":".join((self._letter, str(table), *facts))

    def read(self, custom_id: str) -> tuple[int, tuple[str, ...]] | None:
        """The table and the other facts, where it is one of this kind."""
        found = self._pattern.fullmatch(custom_id)
        return (int(found[1]), found.groups()[1:]) if found else None

    def button(self, label: str, style: ButtonStyle, table: int, *facts: str) -> ui.Button[Any]:
        """A button of this kind."""
        return ui.Button(label=label, style=style, custom_id=self.id(table, *facts))


OPEN = Control("m")
"""Opens the panel of whoever clicks."""
CHOOSE = Control("o", PROMPT, OPTION)
"""One option of a question, or none of them; a click answers it."""
DOUBT = Control("n", PROMPT, OPTION)
"""Leads to an answer that is easily given by mistake: it is asked about once more."""
PICK = Control("p", PROMPT)
"""A list of options: one is an answer, several wait to be confirmed."""
CONFIRM = Control("c", PROMPT)
"""Makes the picks the answer; it says plainly what will happen."""
BACK = Control("b")
"""Takes back the last answer, while nothing of it has shown."""
RESTART = Control("x")
"""Takes back a whole chain of answers, to its first question."""
BOARD = Control("v")
"""Shows the board privately."""


def pick_list(
    table: int, prompt: str, options: list[SelectOption], bounds: tuple[int, int], placeholder: str
) -> ui.Select[Any]:
    """A list from which so many at least and at most are picked."""
    least, most = bounds
    return ui.Select(
        custom_id=PICK.id(table, prompt), options=options, min_values=least, max_values=most, placeholder=placeholder
    )


Act: TypeAlias = "Callable[..., Awaitable[None]]"
"""What a click does: it is given the interaction, the table's number, and the other facts of the id."""


async def press(interaction: "Interaction", acts: Mapping[Control, Act]) -> None:
    """Does what was clicked; a control of another version, or a forged one, gets an answer too."""
    facts: Any = interaction.data
    async with guard(interaction):
        for control, act in acts.items():
            if found := control.read(facts["custom_id"]):
                await act(interaction, found[0], *found[1])
                return
        raise UnknownControl()
