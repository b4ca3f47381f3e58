"""The lobby: the card on which players gather before a game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle

from bot.errors import NoComputer
from bot.pictures.painter import Picture
from bot.tables.absence import NOBODY
from bot.tables.allowance import Cost
from bot.tables.lobby import LOBBY_CARD
from bot.tables.people import is_screen_unknown
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.words import Words, words_in
from cogs.cards.card import Card, Word
from cogs.cards.components import Button, Option, Select
from cogs.cards.controls import LET_BE, TABLE, Act, Control, Fact, picked_values, read_number
from cogs.cards.live import CardPlace, LiveCard, answer_with_card
from cogs.cards.newcomers import lobby_row
from cogs.panel.screens import add_screen_question
from cogs.pictures.painting import attach, paint_scene
from cogs.pictures.scenes import lobby_scene, public_look
from cogs.replies.allowed import costs
from cogs.replies.guard import at, words_for
from cogs.replies.members import find_gone
from cogs.replies.names import name_of, plain_names, text_names
from cogs.replies.phrases import describe_computer
from cogs.replies.replies import show
from cogs.replies.rights import is_moderator

if TYPE_CHECKING:
    from cogs.hall import Interaction


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
"""Rows of buttons: for joining and starting, then for the host."""
PRIVATE_ROWS = (("start", "computer", "dismiss", "cancel"),)
"""The rows of a lobby in direct messages, which no other player can join."""


LOBBY = Control("l", TABLE, Fact("action", "|".join(STYLES)))
"""The lobby's buttons."""
CLOSE = Control("close", TABLE)
"""Closes a table with other players, after a confirmation."""
LEVEL = Control("level", TABLE)
"""Select menu that sets a computer's strength."""
SIT_DOWN = Control("sit", TABLE)
"""Takes a seat at a table in a thread, from the parent channel."""
INVITE_CARD = "invite"
"""Kind of the card in the parent channel that leads to a table in a thread; its subject is the channel."""
MOST_OPTIONS = 25
"""Discord's limit for options of a select menu."""


class LobbyCard(Card):
    """The players, the settings and the buttons of a table."""

    def __init__(self, table: Table, pictures: list[Picture], asks_screen: bool) -> None:
        super().__init__()
        words, self._pictures = table.words, pictures
        for picture in pictures:
            self.add_pictures({FILE: picture.alt})
        self.add_text(*_card_lines(table, words))
        if table.now.status is Status.LOBBY:
            for actions in PRIVATE_ROWS if table.is_private else ROWS:
                self.add_row(*[_button(table, action, words) for action in actions])
            if levels := _level_options(table, words):
                self.add_row(Select(LEVEL.id(table.id), levels, words.say("lobby-levels")))
            self.add_row(*lobby_row(table.game, words))
            if asks_screen:
                add_screen_question(self, table.id, words)

    def files(self) -> list[discord.File]:
        """Return the file of the picture."""
        return [attach(picture, FILE) for picture in self._pictures]


class InviteCard(Card):
    """The card in the parent channel: the players of a table in a thread, and a link to the thread."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        words, thread = table.words, f"<#{table.channel}>"
        seats = [f"{number}. {_seat_name(table, number - 1, words)}" for number in range(1, len(table.now.seats) + 1)]
        free = table.now.settings.players - len(table.now.seats)
        self.add_text(f"### {words.say('title')}", words.say(f"invite-{table.now.status}", thread=thread), *seats)
        if table.now.status is Status.LOBBY:
            self.add_text(f"-# {words.say('lobby-free', free=free)}")
            button = SIT_DOWN.button(words.say("lobby-join"), ButtonStyle.success, table.id)
            button.disabled = not free
            self.add_row(button)


def _level_options(table: Table, words: Words) -> list[Option]:
    """Return an option for each computer at the table and each strength except its current one."""
    names = plain_names(table)
    return [
        Option(f"{names[seat]}: {words.say('computer-strength', strength=player.strength)}", f"{seat}.{player.name}")
        for seat, row in enumerate(table.now.seats)
        for player in table.game.declaration.computers
        if row.computer and player.name != row.computer
    ][:MOST_OPTIONS]


def _button(table: Table, action: str, words: Words) -> Button:
    button = LOBBY.button(words.say(f"lobby-{action}"), STYLES[action], table.id, action)
    button.disabled = action in _idle_actions(table)
    return button


async def _paint(place: CardPlace) -> list[Picture]:
    """Paint the lobby in the size that fits most players' screens."""
    table = place.table
    if table.now.status is not Status.LOBBY:
        return []
    look = await public_look(place.bot.people, table)
    painted = await paint_scene(table.game, lobby_scene(table, look), table.words)
    return [painted] if painted else []


def _make(place: CardPlace, pictures: list[Picture]) -> LobbyCard:
    settings = map(place.table.settings_of, place.table.people)
    return LobbyCard(place.table, pictures, any(map(is_screen_unknown, settings)))


CARDS: Mapping[str, LiveCard] = {
    LOBBY_CARD: LiveCard(
        shows=lambda place: (place.table.now.status, place.table.now.seats, place.table.host),
        make=_make,
        paint=_paint,
        is_closed=lambda place: place.table.now.status is not Status.LOBBY,
        called=lambda place: (*place.table.invited, *awaited_again(place.table)),
    ),
    INVITE_CARD: LiveCard(
        shows=lambda place: (place.table.now.status, place.table.now.seats, place.table.host),
        make=lambda place, _pictures: InviteCard(place.table),
        is_closed=lambda place: place.table.now.status is not Status.LOBBY,
        called=lambda _place: (),
        is_elsewhere=True,
    ),
}


def _idle_actions(table: Table) -> set[str]:
    """Return the actions that are impossible for lack of a free seat, a computer to remove, or enough players."""
    seats = table.now.seats
    is_full, is_enough = len(seats) >= table.now.settings.players, len(seats) >= table.rules.seats.start
    has_computer = any(seat.computer for seat in seats)
    idle = {"join": is_full, "computer": is_full, "start": not is_enough, "dismiss": not has_computer}
    return {action for action, is_idle in idle.items() if is_idle}


def _card_lines(table: Table, words: Words) -> list[str]:
    game = words.say("title")
    is_alone = table.is_private and table.now.status is Status.LOBBY
    title = words.say("lobby-title", game=game) if table.now.status is Status.LOBBY and not is_alone else game
    seats = [f"{number}. {_seat_name(table, number - 1, words)}" for number in range(1, len(table.now.seats) + 1)]
    free = table.now.settings.players - len(table.now.seats)
    status = "private" if is_alone else f"status-{table.now.status}"
    lines = [f"## {title}", words.say(f"lobby-{status}", least=table.rules.seats.start), *seats]
    if table.invited and table.now.status is Status.LOBBY:
        mentions = words.listing([f"<@{user}>" for user in table.invited])
        lines.append(f"-# {words.say('lobby-invited', people=mentions)}")
    if again := awaited_again(table):
        lines.append(f"-# {words.say('lobby-again', people=words.listing([f'<@{user}>' for user in again]))}")
    if free and table.now.status is Status.LOBBY:
        lines.append(f"-# {words.say('lobby-free', free=free)}")
    if table.now.status is Status.LOBBY and (free or len(table.people) > 1):  # a lone player needs no pace
        lines.append(f"-# {words.say('lobby-pace', pace=words.say(f'pace-{table.now.settings.pace}'))}")
    if table.now.status is Status.LOBBY and not table.now.settings.hints:
        lines.append(f"-# {words.say('lobby-rated' if table.now.settings.rated else 'lobby-no-hints')}")
    options = [f"{name}-{choice}" for name, choice in table.now.settings.options.items()]
    return lines + [f"-# {words.say(f'option-{option}')}" for option in options]


def awaited_again(table: Table) -> tuple[int, ...]:
    """Return the players of the previous game who have not sat down yet."""
    is_open = table.now.status is Status.LOBBY
    return tuple(user for user in table.now.settings.former if user not in table.people) if is_open else ()


def _seat_name(table: Table, seat: int, words: Words) -> str:
    row = table.now.seats[seat]
    if row.computer:
        player = table.game.computer_player(row.computer)
        parts = (words.say("lobby-computer-seat"), describe_computer(player, words))
        return " · ".join([text_names(table)[seat], *parts])
    if row.user is None:
        return text_names(table)[seat]
    return f"<@{row.user}>" + (f" · {words.say('lobby-host')}" if row.user == table.host else "")


class ClosingQuestion(Card):
    """Asks for confirmation to close a table with other players."""

    def __init__(self, table: Table, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("close-question", others=len(table.people) - 1))
        self.add_row(
            LET_BE.button(words.say("close-let-be"), ButtonStyle.primary, table.id),
            CLOSE.button(words.say("lobby-cancel"), ButtonStyle.danger, table.id),
        )


@costs(Cost.PICTURE)
async def act_in_lobby(interaction: "Interaction", table_id: int, action: str) -> None:
    """Run a button's action and update the card."""
    if action == "cancel" and _must_ask(interaction, table := await interaction.client.manager.table(table_id)):
        await show(interaction, ClosingQuestion(table, words_for(interaction)), is_new=True)
        return
    table = await _act(interaction, table_id, action)
    await answer_with_card(interaction, table, LOBBY_CARD)


def _must_ask(interaction: "Interaction", table: Table) -> bool:
    """True if the clicker may close the lobby and other players have seats."""
    user = interaction.user.id
    may_close = user == table.host or is_moderator(interaction)
    return may_close and table.now.status is Status.LOBBY and bool(table.people - {user})


@costs(Cost.CLICK)
async def close(interaction: "Interaction", table_id: int) -> None:
    """Close the table; its card is updated by the announcer."""
    table = await _act(interaction, table_id, "cancel")
    await show(interaction, Word(words_for(interaction).say(f"lobby-status-{table.now.status}")), is_new=False)


@costs(Cost.PICTURE)
async def set_level(interaction: "Interaction", table_id: int) -> None:
    """Set a computer's strength and update the card. Raises `NoComputer`."""
    manager = interaction.client.manager
    seat, _, level = "".join(picked_values(interaction)).partition(".")
    gone = await gone_before(interaction, await manager.table(table_id))
    number = read_number(seat)
    if number is None:
        raise NoComputer()
    table = await manager.lobby.set_level(at(interaction, table_id), interaction.user.id, number, level, gone)
    await answer_with_card(interaction, table, LOBBY_CARD)


@costs(Cost.PICTURE)
async def sit_down(interaction: "Interaction", table_id: int) -> None:
    """Take a seat at a table in a thread, and update the card in the parent channel."""
    table = await _act(interaction, table_id, "join")
    await answer_with_card(interaction, table, f"{INVITE_CARD}.{interaction.channel_id}")


async def _act(interaction: "Interaction", table_id: int, action: str) -> Table:
    manager, user = interaction.client.manager, interaction.user
    if action == "join":
        return await manager.lobby.join(at(interaction, table_id), user.id, name_of(user))
    if action == "leave":
        return await manager.lobby.leave(at(interaction, table_id), user.id)
    if action == "computer":
        return await add_computer(interaction, table_id)
    gone = await gone_before(interaction, await manager.table(table_id))
    if action == "dismiss":
        return await manager.lobby.remove_computer(at(interaction, table_id), user.id, gone)
    if action == "start":
        return await manager.lobby.start(at(interaction, table_id), user.id, gone)
    return await manager.lobby.cancel(at(interaction, table_id), user.id, is_moderator(interaction), gone)


async def gone_before(interaction: "Interaction", table: Table) -> frozenset[int]:
    """Return the players who left the server; asks Discord only if the user acts in place of the host."""
    user = interaction.user.id
    replaces_host = table.now.status is Status.LOBBY and user in table.people and user != table.host
    return await find_gone(interaction, table) if replaces_host else NOBODY


async def add_computer(interaction: "Interaction", table_id: int) -> Table:
    """Add a computer player, named in the table's language."""
    manager = interaction.client.manager
    table = await manager.table(table_id)
    level, gone = table.now.settings.level or table.game.best_computer, await gone_before(interaction, table)
    return await manager.lobby.add_computer(at(interaction, table_id), interaction.user.id, level, computer_name, gone)


def computer_name(table: Table) -> str:
    """Return the name of the table's next computer."""
    return name_computer(table.now.settings.language, 1 + sum(bool(seat.computer) for seat in table.now.seats))


def name_computer(language: str, number: int) -> str:
    """Return the name of a table's first, second, ... computer."""
    return words_in(language).say("computer-name", number=number)


ACTS: Mapping[Control, Act] = {LOBBY: act_in_lobby, CLOSE: close, LEVEL: set_level, SIT_DOWN: sit_down}
