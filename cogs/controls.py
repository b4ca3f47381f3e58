"""Buttons and lists that live in their ids: they work after a restart, on any message, however old."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle, SelectOption, ui

from bot.errors import ClosedPrompt, NotRunning, NoWayBack, UnknownAnswer, WrongNumber, WrongSeat
from cogs.board import show_board
from cogs.guard import explain, guard, show, tell, words_for

if TYPE_CHECKING:
    from bot.table import Table
    from cogs.guard import Interaction

PROMPT = r"(?P<prompt>[a-z0-9_.]{1,40})"
OPTION = r"(?P<option>[a-z0-9_.+]{0,24})"
TABLE = r"(?P<table>\d{1,18})"


async def show_panel(
    interaction: "Interaction", table: "Table", is_new: bool = False, doubted: tuple[str, str] | None = None
) -> None:
    """The clicker's panel as it is now, perhaps asking once more; then what is due to be said to all."""
    from cogs.panel import Panel  # noqa: PLC0415  # the panel is made of these controls

    seat = table.seat_of(interaction.user.id)
    await show(interaction, Panel(table, seat, words_for(interaction), doubted), is_new)
    interaction.client.announcer.catch_up(table.id, interaction)


STALE = (ClosedPrompt, NoWayBack, NotRunning, UnknownAnswer, WrongNumber, WrongSeat)
"""What a panel meets that no longer shows what is."""


@asynccontextmanager
async def answering(interaction: "Interaction", number: int) -> AsyncIterator[None]:
    """As `guard`; an old panel or a second click is refused with the panel as it is now."""
    async with guard(interaction):
        try:
            yield
        except STALE as error:
            if is_private(interaction):
                await show_panel(interaction, await interaction.client.manager.table(number))
            await tell(interaction, explain(words_for(interaction), error))


class Control(ui.DynamicItem[ui.Button[Any]], template=r"never"):
    """A button with what it needs in its id."""

    def __init__(self, label: str, style: ButtonStyle, custom_id: str, disabled: bool = False) -> None:
        super().__init__(ui.Button(label=label, style=style, custom_id=custom_id, disabled=disabled))


class OpenButton(Control, template=rf"m:{TABLE}"):
    """The button "My turn": opens the panel of whoever clicks."""

    def __init__(self, table: int, label: str = "", style: ButtonStyle = ButtonStyle.primary) -> None:
        self.table = table
        super().__init__(label, style, f"m:{table}")

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str], /) -> "OpenButton":
        """Reads itself back."""
        return cls(int(match["table"]))

    async def callback(self, interaction: "Interaction") -> Any:  # type: ignore[override]  # ours knows its client
        """Shows the panel, in its own place when it is clicked there."""
        async with guard(interaction):
            table = await interaction.client.manager.table(self.table)
            await show_panel(interaction, table, is_new=not is_private(interaction))


def is_private(interaction: "Interaction") -> bool:
    """Whether the clicked message is the clicker's own panel."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


class OptionButton(Control, template=rf"o:{TABLE}:{PROMPT}:{OPTION}"):
    """One option of a question, or none of them; a click answers it."""

    def __init__(
        self, table: int, prompt: str, option: str, label: str = "", style: ButtonStyle = ButtonStyle.primary
    ) -> None:
        self.table, self.prompt, self.option = table, prompt, option
        super().__init__(label, style, f"o:{table}:{prompt}:{option}")

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str], /) -> "OptionButton":
        """Reads itself back."""
        return cls(int(match["table"]), match["prompt"], match["option"])

    async def callback(self, interaction: "Interaction") -> Any:  # type: ignore[override]  # ours knows its client
        """Answers, then shows what comes next."""
        async with answering(interaction, self.table):
            manager = interaction.client.manager
            picks = (self.option,) if self.option else ()
            table = await manager.answer(self.table, interaction.user.id, self.prompt, picks, interaction.id)
            await show_panel(interaction, table)


class DoubtButton(Control, template=rf"n:{TABLE}:{PROMPT}:{OPTION}"):
    """Leads to an answer that is easily given by mistake: it is asked about once more."""

    def __init__(self, table: int, prompt: str, option: str, label: str = "") -> None:
        self.table, self.prompt, self.option = table, prompt, option
        super().__init__(label, ButtonStyle.secondary, f"n:{table}:{prompt}:{option}")

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str], /) -> "DoubtButton":
        """Reads itself back."""
        return cls(int(match["table"]), match["prompt"], match["option"])

    async def callback(self, interaction: "Interaction") -> Any:  # type: ignore[override]  # ours knows its client
        """Asks once more; nothing happens yet."""
        async with guard(interaction):
            table = await interaction.client.manager.table(self.table)
            await show_panel(interaction, table, doubted=(self.prompt, self.option))


class PickSelect(ui.DynamicItem[ui.Select[Any]], template=rf"p:{TABLE}:{PROMPT}"):
    """A list of options: one is an answer, several wait to be confirmed."""

    def __init__(  # all of it is what a list is made of
        self,
        table: int,
        prompt: str,
        options: list[SelectOption] | None = None,
        least: int = 1,
        most: int = 1,
        placeholder: str = "",
    ) -> None:
        self.table, self.prompt = table, prompt
        super().__init__(
            ui.Select(
                custom_id=f"p:{table}:{prompt}",
                options=options or [SelectOption(label="-")],
                min_values=least,
                max_values=most,
                placeholder=placeholder or None,
            )
        )

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str], /) -> "PickSelect":
        """Reads itself back."""
        return cls(int(match["table"]), match["prompt"])

    async def callback(self, interaction: "Interaction") -> Any:  # type: ignore[override]  # ours knows its client
        """A single pick answers; several are kept and shown for confirming."""
        async with answering(interaction, self.table):
            manager, user = interaction.client.manager, interaction.user.id
            table = await manager.pick(self.table, user, self.prompt, tuple(self.item.values), interaction.id)
            await show_panel(interaction, table)


class ConfirmButton(Control, template=rf"c:{TABLE}:{PROMPT}"):
    """Makes the picks the answer; it says plainly what will happen."""

    def __init__(
        self, table: int, prompt: str, label: str = "", disabled: bool = False, style: ButtonStyle = ButtonStyle.success
    ) -> None:
        self.table, self.prompt = table, prompt
        super().__init__(label, style, f"c:{table}:{prompt}", disabled)

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str], /) -> "ConfirmButton":
        """Reads itself back."""
        return cls(int(match["table"]), match["prompt"])

    async def callback(self, interaction: "Interaction") -> Any:  # type: ignore[override]  # ours knows its client
        """Answers with what was picked."""
        async with answering(interaction, self.table):
            manager = interaction.client.manager
            table = await manager.confirm(self.table, interaction.user.id, self.prompt, interaction.id)
            await show_panel(interaction, table)


class BackButton(Control, template=rf"b:{TABLE}"):
    """Takes back the last answer, while nothing of it has shown."""

    def __init__(self, table: int, label: str = "") -> None:
        self.table = table
        super().__init__(label, ButtonStyle.secondary, f"b:{table}")

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str], /) -> "BackButton":
        """Reads itself back."""
        return cls(int(match["table"]))

    async def callback(self, interaction: "Interaction") -> Any:  # type: ignore[override]  # ours knows its client
        """Goes back one question."""
        async with answering(interaction, self.table):
            table = await interaction.client.manager.back(self.table, interaction.user.id, interaction.id)
            await show_panel(interaction, table)


class BoardButton(Control, template=rf"v:{TABLE}"):
    """Shows the board privately."""

    def __init__(self, table: int, label: str = "") -> None:
        self.table = table
        super().__init__(label, ButtonStyle.secondary, f"v:{table}")

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str], /) -> "BoardButton":
        """Reads itself back."""
        return cls(int(match["table"]))

    async def callback(self, interaction: "Interaction") -> Any:  # type: ignore[override]  # ours knows its client
        """As the clicker may see it."""
        async with guard(interaction):
            table = await interaction.client.manager.table(self.table)
            await show_board(interaction, table)


CONTROLS = (OpenButton, OptionButton, DoubtButton, PickSelect, ConfirmButton, BackButton, BoardButton)
"""Everything a panel is made of, to be made known to the client once."""
