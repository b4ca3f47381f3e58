"""A bot that uses every kind of interaction, with an unmodified discord.py; tests use it instead of the real bot."""

import argparse
import asyncio
import io
import logging
import re
import struct
import sys
import zlib
from typing import Any, ClassVar


def _without_zstd() -> None:
    """Make discord.py request zlib, as on a machine without zstandard."""
    sys.modules["zstandard"] = None  # type: ignore[assignment]


if "--zlib" in sys.argv:
    _without_zstd()

import discord  # noqa: E402 - the import decides which compression it requests
from discord import app_commands, ui  # noqa: E402

from bot.service.discord_address import point_discord_at, token_for  # noqa: E402

Interaction = discord.Interaction["DemoBot"]


def picture(width: int = 40, height: int = 24) -> bytes:
    """A small PNG."""

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    rows = b"".join(b"\0" + bytes((90, 120, 200)) * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Press(ui.DynamicItem[ui.Button[Any]], template=r"press:(?P<what>\w+):(?P<count>\d+)"):
    """A button with its state in its custom id."""

    def __init__(self, what: str, count: int = 0) -> None:
        self.what, self.count = what, count
        super().__init__(ui.Button(label=what.title(), custom_id=f"press:{what}:{count}"))

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str]) -> "Press":
        """Restore the button from its id."""
        return cls(match["what"], int(match["count"]))

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Run the action in the button's id."""
        await PRESSES[self.what](interaction, self)


class Choose(ui.DynamicItem[ui.Select[Any]], template=r"choose:(?P<what>\w+)"):
    """A string select with its state in its custom id."""

    def __init__(self, what: str) -> None:
        options = [discord.SelectOption(label=name.title(), value=name) for name in ("bakers", "smiths", "tailors")]
        super().__init__(ui.Select(custom_id=f"choose:{what}", placeholder="Guilds", max_values=3, options=options))

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str]) -> "Choose":
        """Restore the select from its id."""
        return cls(match["what"])

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Report the choice."""
        data: Any = interaction.data
        await interaction.response.send_message(f"chose {', '.join(sorted(data['values']))}", ephemeral=True)


class Pick(ui.DynamicItem[ui.Item[Any]], template=r"pick:(?P<kind>user|role|channel|mentionable)"):
    """A select of users, roles, channels, or both users and roles."""

    KINDS: ClassVar[dict[str, type[ui.Item[Any]]]] = {
        "user": ui.UserSelect,
        "role": ui.RoleSelect,
        "channel": ui.ChannelSelect,
        "mentionable": ui.MentionableSelect,
    }

    def __init__(self, kind: str) -> None:
        super().__init__(self.KINDS[kind](custom_id=f"pick:{kind}", placeholder=kind))  # type: ignore[call-arg]

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: Any, match: re.Match[str]) -> "Pick":
        """Restore the select; discord.py puts the picked values into the item."""
        made = cls(match["kind"])
        made.item = item
        return made

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Report the picks."""
        names = ", ".join(getattr(one, "display_name", None) or one.name for one in self.item.values)  # type: ignore[attr-defined]
        await interaction.response.send_message(f"picked {names}", ephemeral=True)


def view_of(*items: ui.Item[Any]) -> ui.View:
    """A view with dynamic items only."""
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view


async def count_up(interaction: Interaction, button: Press) -> None:
    """Edit the message itself."""
    count = button.count + 1
    await interaction.response.edit_message(content=f"count {count}", view=view_of(Press("count", count)))


async def whisper(interaction: Interaction, _button: Press) -> None:
    """Answer with an ephemeral message that has a button."""
    await interaction.response.send_message("a secret", ephemeral=True, view=view_of(Press("count")))


async def think(interaction: Interaction, _button: Press) -> None:
    """Defer, answer, and follow up."""
    await interaction.response.defer(thinking=True)
    await interaction.followup.send("thought about it")
    await interaction.followup.send("and one more thing", ephemeral=True)


async def silently(interaction: Interaction, _button: Press) -> None:
    """Defer silently, then edit."""
    await interaction.response.defer()
    await interaction.edit_original_response(content="changed quietly")


async def ask(interaction: Interaction, _button: Press) -> None:
    """Open a modal."""
    await interaction.response.send_modal(Form())


async def fall_silent(_interaction: Interaction, _button: Press) -> None:
    """Never answer."""


PRESSES = {
    "count": count_up,
    "whisper": whisper,
    "think": think,
    "quiet": silently,
    "form": ask,
    "silence": fall_silent,
}


class Form(ui.Modal, title="A form"):
    """A form that has, together with `Papers`, every component that a modal can have."""

    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20))
    guild: ui.Label[Any] = ui.Label(
        text="Guild",
        component=ui.Select(custom_id="guild", options=[discord.SelectOption(label="Bakers", value="bakers")]),
    )
    pace: ui.Label[Any] = ui.Label(
        text="Pace",
        component=ui.RadioGroup(
            custom_id="pace",
            options=[
                discord.RadioGroupOption(label="Slow", value="slow"),
                discord.RadioGroupOption(label="Fast", value="fast"),
            ],
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            min_values=0,
            options=[
                discord.CheckboxGroupOption(label="A", value="a"),
                discord.CheckboxGroupOption(label="B", value="b"),
            ],
        ),
    )
    sure: ui.Label[Any] = ui.Label(text="Sure?", component=ui.Checkbox(custom_id="sure"))

    def __init__(self) -> None:
        super().__init__(custom_id="form", timeout=60)

    async def on_submit(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Report the inputs."""
        parts: Any = self
        said = [
            parts.name.component.value,
            *parts.guild.component.values,
            parts.pace.component.value,
            *parts.extras.component.values,
            str(parts.sure.component.value),
        ]
        await interaction.response.send_message("form: " + " ".join(str(one) for one in said))


class Papers(ui.Modal, title="Papers"):
    """A form with a text, a user and a file."""

    note: ui.TextDisplay[Any] = ui.TextDisplay("Hand in your papers.")
    who: ui.Label[Any] = ui.Label(text="Who", component=ui.UserSelect(custom_id="who"))
    file: ui.Label[Any] = ui.Label(text="File", component=ui.FileUpload(custom_id="file"))

    async def on_submit(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Read the file."""
        parts: Any = self
        content = await parts.file.component.values[0].read()
        who = parts.who.component.values[0]
        await interaction.response.send_message(f"papers: {content.decode()} of {who.display_name}", ephemeral=True)


class Card(ui.LayoutView):
    """Components V2 with a picture."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="the board")
        )
        section: ui.Section[Any] = ui.Section("A section", accessory=Press("whisper"))
        row: ui.ActionRow[Any] = ui.ActionRow(Press("count"), Press("form"))
        self.add_item(ui.Container(ui.TextDisplay("# A card"), gallery, ui.Separator(), section, row))


game = app_commands.Group(name="game", description="A group of commands")


@game.command(name="new", description="Open a table")
@app_commands.describe(players="how many", note="a remark", guests="whom to expect")
async def new(
    interaction: Interaction, players: app_commands.Range[int, 2, 5], note: str | None = None, guests: str = ""
) -> None:
    """A subcommand with options; the answer has every button."""
    buttons = view_of(*(Press(what) for what in PRESSES))
    await interaction.response.send_message(f"table for {players}: {note}{guests}", view=buttons)


@new.autocomplete("note")
async def _suggest(_interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    words = ("quick", "quiet", "slow")
    return [app_commands.Choice(name=word.title(), value=word) for word in words if word.startswith(current)]


@game.command(name="card", description="Components V2")
async def card(interaction: Interaction) -> None:
    """A layout with a picture."""
    file = discord.File(io.BytesIO(picture()), "board.png")
    await interaction.response.send_message(view=Card(), file=file)


@game.command(name="choose", description="All selects")
async def choose(interaction: Interaction) -> None:
    """One select of each kind."""
    view = view_of(Choose("guilds"), *(Pick(kind) for kind in Pick.KINDS))
    await interaction.response.send_message("choose", view=view)


@game.command(name="papers", description="A modal as first answer")
async def papers(interaction: Interaction) -> None:
    """A modal from a command."""
    await interaction.response.send_modal(Papers())


@game.command(name="everything", description="Options of every type")
async def everything(  # noqa: PLR0917 - one option of each type
    interaction: Interaction,
    who: discord.Member,
    where: discord.TextChannel,
    role: discord.Role,
    file: discord.Attachment,
    flag: bool,
    ratio: float,
) -> None:
    """Options of every type."""
    content = await file.read()
    said = f"{who.display_name} {where.name} {role.name} {content.decode()} {flag} {ratio}"
    await interaction.response.send_message(said, allowed_mentions=discord.AllowedMentions.none())


@game.command(name="talk", description="Embeds, threads, pins, reactions, DMs")
async def talk(interaction: Interaction) -> None:
    """Do everything that a bot can do without an interaction."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    embed = discord.Embed(title="An embed", description="with a picture").set_image(url="attachment://a.png")
    message = await channel.send(embed=embed, file=discord.File(io.BytesIO(picture()), "a.png"), silent=True)
    await message.add_reaction("\N{THUMBS UP SIGN}")
    await message.pin()
    thread = await message.create_thread(name="A thread")
    async with thread.typing():
        await thread.send(f"hello {interaction.user.mention}")
    await interaction.user.send("hello in private")
    await message.edit(content="edited")
    await interaction.edit_original_response(content="talked")


@app_commands.context_menu(name="Inspect")
async def inspect(interaction: Interaction, message: discord.Message) -> None:
    """A message command."""
    await interaction.response.send_message(f"inspected: {message.content}", ephemeral=True)


@app_commands.context_menu(name="Greet")
async def greet(interaction: Interaction, user: discord.Member) -> None:
    """A user command."""
    await interaction.response.send_message(f"greeted {user.display_name}")


@app_commands.command(name="locale", description="What language was asked for")
async def locale(interaction: Interaction) -> None:
    """Report the locales of user and server."""
    await interaction.response.send_message(f"{interaction.locale} in {interaction.guild_locale}", ephemeral=True)


class DemoBot(discord.Client):
    """The demo bot."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, messages=True, reactions=True), guild_ready_timeout=0.1, **options
        )
        self.tree = app_commands.CommandTree(self)
        self.is_up = asyncio.Event()
        self.resumes = 0
        self.run_task: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def setup_hook(self) -> None:
        """Add the commands and register them."""
        self.add_dynamic_items(Press, Choose, Pick)
        commands: tuple[Any, ...] = (game, inspect, greet, locale)
        for command in commands:
            self.tree.add_command(command)
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Record that the bot is connected."""
        self.is_up.set()

    async def on_resumed(self) -> None:
        """Count a resumed connection."""
        self.resumes += 1


async def run(url: str) -> None:
    """Run until stopped."""
    point_discord_at(url)
    async with DemoBot() as bot:
        await bot.start(token_for(url, None))


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    arguments = argparse.ArgumentParser()
    arguments.add_argument("url")
    arguments.add_argument("--zlib", action="store_true")
    asyncio.run(run(arguments.parse_args().url))
