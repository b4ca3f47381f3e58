"""The demo bot with one more command, which shows every part of a message for the page to draw."""

import argparse
import asyncio
import functools
import io
import math
import struct
import time
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands, ui

from bot.service.discord_address import point_discord_at, token_for
from tests.sandbox.demo_bot import DemoBot, Interaction, Press

SKY = (0x2E4A7D, 0xD9A441, 0x3F8F6B, 0xB5493C, 0x6B4B8A, 0x4A7F96, 0x8A6B3F, 0x5F7F3F, 0xA34A75, 0x3C5A5A)
TEXT = """# A heading
## A smaller one
### The smallest
-# and small text under it
**bold** *italic* ***both*** __underlined__ ~~struck~~ `code`, `1` letter, `more` ||a spoiler|| \\*not italic\\*
> a quote
> of two lines
- a list
  - inside it
- its end
1. one
2. two
```py
print("a <b>code</b> block")
```
[a link](https://example.com/page) and <:coin:123456789012345678> and {time} and {day}
Everybody: {me}, {channel}, {role}, </game new:{command}>"""


def shaded(color: int, shade: float) -> bytes:
    """A darker version of a color, as three bytes."""
    return bytes(int(((color >> shift) & 255) * shade) for shift in (16, 8, 0))


@functools.cache
def painting(index: int = 0, width: int = 640, height: int = 400) -> bytes:
    """A PNG of hills under a sky, different for each index."""
    color = SKY[index % len(SKY)]
    hills = [height * (0.62 + 0.12 * math.sin(x / width * 7 + index)) for x in range(width)]
    rows = bytearray()
    for y in range(height):
        sky, hill = shaded(color, 0.75 + 0.25 * y / height), shaded(color, 0.45)
        rows += b"\0" + b"".join(hill if y > top else sky for top in hills)

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IDAT", zlib.compress(bytes(rows), 1))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + body + chunk(b"IEND", b"")


def files(count: int, width: int = 320, height: int = 200) -> list[discord.File]:
    """Pictures `0.png` and so on, each with alt text."""
    return [
        discord.File(io.BytesIO(painting(n, width, height)), f"{n}.png", description=f"Hills number {n}")
        for n in range(count)
    ]


async def show_text(interaction: Interaction) -> None:
    """Send a text with every kind of markdown."""
    now = int(time.time())
    role = interaction.guild.default_role.id if interaction.guild else 0
    command = next((one for one in await interaction.client.tree.fetch_commands() if one.name == "game"), None)
    text = TEXT.format(
        time=f"<t:{now + 90}:R>",
        day=f"<t:{now}:F>",
        me=interaction.user.mention,
        channel=f"<#{interaction.channel_id}>",
        role=f"<@&{role}>",
        command=command.id if command else 0,
    )
    await interaction.response.send_message(text)


async def show_buttons(interaction: Interaction) -> None:
    """Buttons of every style."""
    view = ui.View(timeout=None)
    styles = discord.ButtonStyle
    for style in (styles.primary, styles.secondary, styles.success, styles.danger):
        view.add_item(ui.Button(label=style.name.title(), style=style, custom_id=f"none:{style.name}", row=0))
        view.add_item(ui.Button(label=style.name, style=style, custom_id=f"off:{style.name}", disabled=True, row=1))
    view.add_item(ui.Button(label="Outside", url="https://example.com/", row=0))
    view.add_item(ui.Button(emoji="🎲", custom_id="none:dice", row=2))
    view.add_item(ui.Button(emoji="🍺", label="Brewers", custom_id="none:beer", row=2, style=styles.success))
    view.add_item(
        ui.Button(
            label="A very long label that tells at length what it would do if pressed", custom_id="none:long", row=2
        )
    )
    await interaction.response.send_message("Buttons", view=view)


async def show_selects(interaction: Interaction) -> None:
    """Selects with every property that an option can have."""
    view = ui.View(timeout=None)
    names = ["Bakers", "Smiths", "Tailors", "Brewers", "Masons", "Scribes"]
    options = [
        discord.SelectOption(label=name, value=name.lower(), description=f"What the {name.lower()} pay", emoji="🪙")
        for name in names
    ]
    view.add_item(
        ui.Select(
            custom_id="none:plan", placeholder="Choose two to four guilds", min_values=2, max_values=4, options=options
        )
    )
    default = [discord.SelectOption(label=name, default=name == "Smiths") for name in names]
    view.add_item(ui.Select(custom_id="none:one", options=default))
    view.add_item(ui.UserSelect(custom_id="none:who", placeholder="Up to three people", min_values=0, max_values=3))
    view.add_item(ui.Select(custom_id="none:off", placeholder="Not now", disabled=True, options=default))
    await interaction.response.send_message("Selects", view=view)


async def show_emojis(interaction: Interaction) -> None:
    """An emoji of the application in a text, a button and a list."""
    beer = await interaction.client.create_application_emoji(name="beer", image=painting(1, 128, 128))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(f"### {beer} Brewers\n{beer} 3 Beer and <:wine:1> 2 Wine")))
    tied = [f"{beer}\N{NO-BREAK SPACE}{'x' * length}" for length in range(1, 40)]
    view.add_item(ui.TextDisplay(f"-# {' '.join(tied)}"))
    view.add_item(ui.ActionRow(ui.Button(label="Buy 3 Beer", emoji=beer, custom_id="none:buy")))
    options = [discord.SelectOption(label="Beer", emoji=beer), discord.SelectOption(label="Wine")]
    view.add_item(ui.ActionRow(ui.Select(custom_id="none:good", placeholder="A good", options=options)))
    await interaction.response.send_message(view=view)


async def show_embeds(interaction: Interaction) -> None:
    """An embed with all its parts."""
    embed = discord.Embed(
        title="Round 2 of 4",
        description="The **bakers** open. Bids until tonight.",
        color=0xD9A441,
        url="https://example.com/round",
    )
    embed.set_author(name="Guildhall", icon_url="attachment://0.png").set_footer(
        text="Turn 3", icon_url="attachment://0.png"
    )
    embed.set_thumbnail(url="attachment://0.png").set_image(url="attachment://1.png")
    for name, coins in (("Ada", 4), ("Bruno", 7), ("Carla", 2), ("Dora", 11)):
        embed.add_field(name=name, value=f"{coins} coins")
    embed.add_field(name="Order", value="Ada, Carla, Bruno, Dora", inline=False)
    embed.timestamp = discord.utils.utcnow()
    plain = discord.Embed(description="A second one, with no color.")
    await interaction.response.send_message(embeds=[embed, plain], files=files(2))


async def show_layout(interaction: Interaction) -> None:
    """A layout with every kind of component of Components V2."""
    view = ui.LayoutView(timeout=None)
    pictures: ui.MediaGallery[Any] = ui.MediaGallery(
        *(discord.MediaGalleryItem(f"attachment://{n}.png", description=f"Hills number {n}") for n in range(3))
    )
    row: ui.ActionRow[Any] = ui.ActionRow(
        ui.Button(label="My plan", style=discord.ButtonStyle.primary, custom_id="none:plan"),
        ui.Button(label="Board", custom_id="none:board"),
        ui.Button(label="What did I miss?", custom_id="none:missed"),
    )
    choice: ui.ActionRow[Any] = ui.ActionRow(
        ui.Select(custom_id="none:pick", placeholder="Guild", options=[discord.SelectOption(label="Bakers")])
    )
    view.add_item(ui.TextDisplay("Text before the container"))
    view.add_item(
        ui.Container(
            ui.Section(
                "## Round 2, turn 3",
                f"Sealed: **3 of 4** · ends <t:{int(time.time()) + 7200}:R>",
                accessory=ui.Thumbnail("attachment://3.png", description="The town's arms"),
            ),
            ui.Separator(),
            pictures,
            ui.Separator(visible=False, spacing=discord.SeparatorSpacing.large),
            ui.Section("The *bakers* open first.", accessory=Press("whisper")),
            ui.File("attachment://rules.txt"),
            row,
            choice,
            ui.TextDisplay("-# Table 7 · started by somebody"),
            accent_color=0x3F8F6B,
        )
    )
    view.add_item(ui.Container(ui.TextDisplay("Hidden until pressed"), spoiler=True))
    rules = discord.File(io.BytesIO(b"Rule one: be kind.\n"), "rules.txt")
    await interaction.response.send_message(view=view, files=[*files(4), rules])


async def show_galleries(interaction: Interaction) -> None:
    """Galleries of every size from 1 to 10, one message each."""
    await interaction.response.defer(thinking=True)
    for count in range(1, 11):
        view = ui.LayoutView(timeout=None)
        view.add_item(
            ui.MediaGallery(*(discord.MediaGalleryItem(f"attachment://{n}.png", spoiler=n == 9) for n in range(count)))
        )
        await interaction.followup.send(view=view, files=files(count, 160, 120))


async def show_files(interaction: Interaction) -> None:
    """Attachments of a classic message: a picture and two files, one a spoiler."""
    spoiler = discord.File(io.BytesIO(b"secret"), "plan.txt", spoiler=True)
    log = discord.File(io.BytesIO(b"x" * 5000), "a-log-with-quite-a-long-name-for-a-file.txt")
    await interaction.response.send_message("Files", files=[*files(1, 800, 500), log, spoiler])


class Everything(ui.Modal, title="Found a table"):
    """Text inputs of both styles, selects, and a text."""

    words: ui.TextDisplay[Any] = ui.TextDisplay("A table is for **two to five** people.\n-# It may be changed later.")
    name: ui.Label[Any] = ui.Label(
        text="Name",
        description="Shown to everybody",
        component=ui.TextInput(custom_id="name", placeholder="The Golden Oven", min_length=3, max_length=40),
    )
    about: ui.Label[Any] = ui.Label(
        text="About",
        component=ui.TextInput(
            custom_id="about", style=discord.TextStyle.paragraph, required=False, default="A slow game."
        ),
    )
    guilds: ui.Label[Any] = ui.Label(
        text="Guilds",
        component=ui.Select(
            custom_id="guilds",
            min_values=1,
            max_values=3,
            options=[discord.SelectOption(label=name) for name in ("Bakers", "Smiths", "Tailors", "Brewers")],
        ),
    )
    pace: ui.Label[Any] = ui.Label(
        text="Pace",
        component=ui.RadioGroup(
            custom_id="pace",
            options=[
                discord.RadioGroupOption(label="Slow", value="slow", description="A turn a day", default=True),
                discord.RadioGroupOption(label="Fast", value="fast", description="All in one evening"),
            ],
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Report the values of the form."""
        parts: Any = self
        guilds = "+".join(parts.guilds.component.values)
        await interaction.response.send_message(
            f"founded {parts.name.component.value} {guilds} {parts.pace.component.value}"
        )


async def show_modal(interaction: Interaction) -> None:
    """A form with many kinds of field."""
    await interaction.response.send_modal(Everything())


async def show_nothing(_interaction: Interaction) -> None:
    """Do not answer at all."""


async def show_thinking(interaction: Interaction) -> None:
    """Defer for a long time, visible only to the user."""
    await interaction.response.defer(thinking=True, ephemeral=True)
    assert isinstance(interaction.client, ShowcaseBot)
    await interaction.client.think()
    await interaction.followup.send("Thought through.")


SHOWS: dict[str, Callable[[Interaction], Awaitable[None]]] = {
    "text": show_text,
    "buttons": show_buttons,
    "selects": show_selects,
    "emojis": show_emojis,
    "embeds": show_embeds,
    "layout": show_layout,
    "galleries": show_galleries,
    "files": show_files,
    "modal": show_modal,
    "nothing": show_nothing,
    "thinking": show_thinking,
}


@app_commands.command(name="show", description="Show one kind of part")
@app_commands.choices(what=[app_commands.Choice(name=name.title(), value=name) for name in SHOWS])
@app_commands.describe(what="Which kind")
async def show(interaction: Interaction, what: str) -> None:
    """Show one of the parts."""
    await SHOWS[what](interaction)


ITALIAN = {"show": "mostra", "Show one kind of part": "Mostra una parte", "what": "cosa", "Text": "Testo"}


class Italian(app_commands.Translator):
    """A few translated words, so that the page has text that depends on the language."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the Italian word if there is a translation."""
        return ITALIAN.get(string.message) if locale is discord.Locale.italian else None


class ShowcaseBot(DemoBot):
    """The demo bot, plus the command that shows all parts."""

    think: Callable[[], Awaitable[object]]
    """Called after the deferral; the bot is shown as thinking until it returns."""

    async def setup_hook(self) -> None:
        """Add the commands and register them."""
        self.think = functools.partial(asyncio.sleep, 1.5)
        await self.tree.set_translator(Italian())
        self.tree.add_command(show)
        await super().setup_hook()


async def run(url: str) -> None:
    """Run until stopped."""
    point_discord_at(url)
    async with ShowcaseBot() as bot:
        await bot.start(token_for(url, None))


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("url")
    asyncio.run(run(arguments.parse_args().url))
