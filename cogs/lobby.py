"""The lobby: a card on which people gather before a game."""

import re
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, ui
from discord.utils import escape_markdown

from bot.pictures import Picture
from bot.table import Table
from bot.text import Words, words
from cogs.controls import TABLE, Control
from cogs.guard import guard, show
from cogs.key import KeyButton
from cogs.names import tidy
from cogs.painting import paint_scene
from cogs.panel import ACCENT
from cogs.scenes import lobby_scene

if TYPE_CHECKING:
    from cogs.guard import Interaction

STYLES = {
    "join": ButtonStyle.success,
    "leave": ButtonStyle.secondary,
    "start": ButtonStyle.primary,
    "computer": ButtonStyle.secondary,
    "dismiss": ButtonStyle.secondary,
    "cancel": ButtonStyle.danger,
}
FILE = "lobby.png"
ROWS = (("join", "leave", "start"), ("computer", "dismiss", "cancel"))
"""What people do for themselves and to begin; what the host arranges."""


class LobbyCard(ui.LayoutView):
    """Who is here, what is played, and the buttons."""

    def __init__(self, table: Table, say: Words, picture: Picture | None = None) -> None:
        super().__init__(timeout=None)
        self.picture = picture
        box: ui.Container[LobbyCard] = ui.Container(accent_colour=ACCENT)
        if picture:
            gallery: ui.MediaGallery[LobbyCard] = ui.MediaGallery()
            gallery.add_item(media=f"attachment://{FILE}", description=picture.alt)
            box.add_item(gallery)
        box.add_item(ui.TextDisplay("\n".join(_card_lines(table, say))))
        if table.status == "lobby":
            idle = _idle_actions(table)
            for actions in ROWS:
                row: ui.ActionRow[LobbyCard] = ui.ActionRow()
                for action in actions:
                    row.add_item(LobbyButton(table.id, action, say.say(f"lobby-{action}"), action in idle))
                box.add_item(row)
            row.add_item(KeyButton(table.rules.name, say.say("button-key")))
        self.add_item(box)

    def files(self) -> list[discord.File]:
        """Its picture, to be sent."""
        picture = self.picture
        return [discord.File(picture.stream(), FILE, description=picture.alt)] if picture else []


async def make_card(table: Table) -> LobbyCard:
    """The card as it is now; while people gather, with a picture of them."""
    say = words(table.settings.language)
    is_open = table.status == "lobby"
    return LobbyCard(table, say, await paint_scene(table.game, lobby_scene(table), say) if is_open else None)


def _idle_actions(table: Table) -> set[str]:
    """The buttons that would do nothing now: no seat is free, too few sit there, no computer to send away."""
    is_full, is_enough = len(table.seats) >= table.settings.players, len(table.seats) >= table.rules.seats.start
    has_computer = any(seat.computer for seat in table.seats)
    idle = {"join": is_full, "computer": is_full, "start": not is_enough, "dismiss": not has_computer}
    return {action for action, is_idle in idle.items() if is_idle}


def _card_lines(table: Table, say: Words) -> list[str]:
    game = say.say(f"game-{table.rules.name}")
    title = say.say("lobby-title", game=game) if table.status == "lobby" else game
    seats = [f"{number}. {_seat_name(table, number - 1, say)}" for number in range(1, len(table.seats) + 1)]
    free = table.settings.players - len(table.seats)
    lines = [f"## {title}", say.say(f"lobby-status-{table.status}", least=table.rules.seats.start), *seats]
    if free and table.status == "lobby":
        lines.append(f"-# {say.say('lobby-free', free=free)}")
    options = [f"{name}-{choice}" for name, choice in table.settings.options.items()]
    return lines + [f"-# {say.say(f'option-{option}')}" for option in options]


def _seat_name(table: Table, seat: int, say: Words) -> str:
    row = table.seats[seat]
    if row.computer:
        return f"{escape_markdown(row.name)} · {say.say('lobby-computer-seat')}"
    return f"<@{row.user}>" + (f" · {say.say('lobby-host')}" if row.user == table.host else "")


class LobbyButton(Control, template=rf"l:{TABLE}:(?P<action>join|leave|computer|dismiss|start|cancel)"):
    """One of the lobby's buttons."""

    def __init__(self, table: int, action: str, label: str = "", disabled: bool = False) -> None:
        self.table, self.action = table, action
        super().__init__(label, STYLES[action], f"l:{table}:{action}", disabled)

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str], /) -> "LobbyButton":
        """Reads itself back."""
        return cls(int(match["table"]), match["action"])

    async def callback(self, interaction: "Interaction") -> Any:  # type: ignore[override]  # ours knows its client
        """Does what it says, then shows the card as it is now."""
        async with guard(interaction):
            table = await self._act(interaction)
            card = await make_card(table)
            await show(interaction, card, is_new=False, make_files=card.files)
            interaction.client.announcer.catch_up(table.id, interaction)

    async def _act(self, interaction: "Interaction") -> Table:
        manager, user = interaction.client.manager, interaction.user
        if self.action == "join":
            return await manager.join(self.table, user.id, tidy(user.display_name))
        if self.action == "leave":
            return await manager.leave_lobby(self.table, user.id)
        if self.action == "computer":
            return await add_computer(interaction, self.table)
        if self.action == "dismiss":
            return await manager.remove_computer(self.table, user.id)
        if self.action == "start":
            return await manager.start(self.table, user.id, interaction.id)
        return await manager.cancel(self.table, user.id, is_moderator(interaction))


async def add_computer(interaction: "Interaction", number: int) -> Table:
    """One more computer player, with a name of the table's language."""
    manager = interaction.client.manager
    table = await manager.table(number)
    level = table.settings.level or table.game.best_player
    return await manager.add_computer(number, interaction.user.id, level, computer_name(table))


def computer_name(table: Table) -> str:
    """A computer's name: what it is and which."""
    count = 1 + sum(bool(seat.computer) for seat in table.seats)
    return words(table.settings.language).say("computer-name", number=count)


def is_moderator(interaction: "Interaction") -> bool:
    """Whoever may manage the channel's messages may end its games."""
    return interaction.guild_id is not None and interaction.permissions.manage_messages
