"""Peer bots for clicks: a bare echo, and a floor that does the minimum that a bot of this kind must do.

`python -m tests.lab.bench.peers echo URL` and `python -m tests.lab.bench.peers floor URL FILE` run them.
"""

import asyncio
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import discord
from discord import ui

from bot.sandbox import SANDBOX_TOKEN
from bot.sandbox.wire import Json
from bot.service.discord_address import point_discord_at

BUTTONS, PER_ROW = 8, 4
WORDS = "Anna plays the Carriage house: 2 pieces there, 4 points. " * 26
"""Text that, together with the buttons, makes a message of 2.5 kB."""
STATE = bytes(1500)
"""As many bytes as a running game's state has in the database."""


class Echo(discord.Client):
    """The smallest discord.py bot: it answers each click at once by editing the clicked message."""

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Show the same text again."""
        await interaction.response.edit_message(content="echo")


class Floor(discord.Client):
    """The echo bot, but with one durable save before each answer, and a panel of typical size as the answer."""

    def __init__(self, file: str) -> None:
        super().__init__(intents=discord.Intents.none())
        self._database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        self._database.executescript(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE saves (click INTEGER, state BLOB);"
        )
        self._worker = ThreadPoolExecutor(1)

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Save the click, then show a new panel."""
        await asyncio.get_running_loop().run_in_executor(self._worker, self._save, interaction.id)
        await interaction.response.edit_message(view=make_panel())

    def _save(self, click: int) -> None:
        self._database.execute("INSERT INTO saves VALUES (?, ?)", (click, STATE))

    async def close(self) -> None:
        """Also close the database."""
        await super().close()
        self._worker.shutdown()
        with closing(self._database):
            pass


def make_panel() -> ui.LayoutView:
    """Return a text and two rows of buttons, each of which requests the next panel."""
    view = ui.LayoutView(timeout=None)
    view.stop()  # so that the library does not store it
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(WORDS))
    buttons: list[ui.Button[Any]] = [
        ui.Button(label=f"Play card {number}", custom_id=f"{number}:press") for number in range(BUTTONS)
    ]
    for first in range(0, BUTTONS, PER_ROW):
        box.add_item(ui.ActionRow(*buttons[first : first + PER_ROW]))
    view.add_item(box)
    return view


def panel_as_json() -> list[Json]:
    """Return the panel in the form in which Discord stores it."""
    return [dict(part) for part in make_panel().to_components()]  # type: ignore[no-untyped-call]


async def run(client: discord.Client, url: str) -> None:
    """Connect a peer to a sandbox until it is stopped."""
    point_discord_at(url)
    async with client:
        await client.start(SANDBOX_TOKEN)


def main(peer: str, url: str, *file: str) -> None:
    """Run a peer by its name."""
    asyncio.run(run(Floor(*file) if peer == "floor" else Echo(intents=discord.Intents.none()), url))


if __name__ == "__main__":
    main(*sys.argv[1:])
