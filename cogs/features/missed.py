"""*What did I miss?*: what happened, a picture of what changed, then the panel."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle
from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Line, Seat
from bot.pictures.painter import Picture
from bot.pictures.sights import BOARD
from bot.tables.allowance import Cost
from bot.tables.table import Table
from bot.words.summaries import SMALL
from bot.words.symbols import length
from bot.words.words import Words, plain_rows
from cogs.cards.card import Card
from cogs.cards.controls import MISSED, SINCE, TABLE, TURN, Act, Control
from cogs.cards.details import text_cards
from cogs.panel.play import show_lost_seat, show_panel
from cogs.panel.presentation import HAS_HEARD
from cogs.panel.recent_news import missed_rows, news_in_full
from cogs.pictures.painting import attach, paint_scene, send_lighter
from cogs.pictures.scenes import private_scene
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.names import text_names
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


TOLD = Control("told", TABLE, TURN)
"""Tells privately everything since a turn."""
FILE = "missed.png"
"""File name of the card's picture."""
MOST_CHARACTERS = 3400
"""Maximum combined length of the texts, below Discord's limit of 4,000."""
MOST_HELD = 1200
"""The part of `MOST_CHARACTERS` reserved for changes to the player's things."""
ARROW, COLON = " → ", ": "


class Missed(Struct, frozen=True):
    """What a user may have missed, as of their request."""

    table: Table
    seat: Seat
    first: int
    """The first missed turn."""
    turns: int
    """Number of turns at the time of the request."""
    lines: tuple[Line, ...]
    view: Any
    """The current view."""
    before: Any = None
    """The view before the first missed turn; None if unknown."""


def find_missed(table: Table, seat: Seat) -> Missed:
    """Return what a player missed, without `before`, which needs a replay."""
    first, view = table.first_missed(seat), table.rules.view(table.now.state, seat)
    return Missed(table, seat, first, table.now.turns, table.missed_by(seat), view)


class MissedCard(Card):
    """The narration, the picture, and a button for the full narration."""

    def __init__(self, missed: Missed, words: Words, picture: Picture | None) -> None:
        super().__init__()
        self._picture = picture
        self.add_text(f"### {words.say('missed-title')}")
        rows, is_short = self._add_narration(missed, words)
        if picture:
            self.add_pictures({FILE: picture.alt})
        gray = ButtonStyle.secondary
        if not rows:
            self.add_row(SINCE.button(words.say("since-title"), gray, missed.table.id))
        elif is_short:
            self.add_row(TOLD.button(words.say("since-all"), gray, missed.table.id, missed.first + 1))

    def _add_narration(self, missed: Missed, words: Words) -> tuple[tuple[str, ...], bool]:
        """Add the changes to the player's things, then the news. Returns the news, and True if it is shortened."""
        held = held_rows(missed, words)
        room = MOST_CHARACTERS - sum(map(length, held))
        rows, is_short = missed_rows(missed.lines, missed.table, missed.seat, words.with_symbols, room)
        if held:
            self.add_text(f"**{words.say('missed-held')}**", *held)
        self.add_text(*(rows or [words.say("missed-nothing")]))
        return rows, is_short

    def files(self) -> list[discord.File]:
        """Return the file of the picture."""
        return [attach(self._picture, FILE)] if self._picture else []


def held_rows(missed: Missed, words: Words) -> list[str]:
    """Describe how the player's own things differ from the earlier view."""
    if missed.before is None:
        return []
    guide, names = missed.table.game.guide, text_names(missed.table)
    then, now = (guide.summary(view, missed.seat) for view in (missed.before, missed.view))
    rows: list[str] = []
    for pair in _pair_lines(then, now):
        before, after = (_plain(words.tell(line, names)) if line else "" for line in pair)
        if before != after:
            rows.append(SMALL + tell_change(before, after))
    while sum(map(length, rows)) > MOST_HELD:
        rows.pop()
    return rows


def _plain(text: str) -> str:
    return " ".join(plain_rows(text))


def _pair_lines(then: Sequence[Line], now: Sequence[Line]) -> list[tuple[Line | None, Line | None]]:
    """Pair earlier and current lines of the same kind, by their pieces or in order."""
    gone = list(then)
    same = [_take(gone, line, _pieces(line)) for line in now]
    pairs = [(before or _take(gone, line), line) for before, line in zip(same, now, strict=True)]
    return [*pairs, *((line, None) for line in gone)]


def _take(lines: list[Line], like: Line, pieces: list[str] | None = None) -> Line | None:
    """Remove and return the first line of the same kind (and with these pieces, if given), or None."""
    alike = (line for line in lines if line.key == like.key and pieces in (None, _pieces(line)))
    found = next(alike, None)
    if found:
        lines.remove(found)
    return found


def _pieces(line: Line) -> list[str]:
    return [fact for fact in line.facts.values() if isinstance(fact, str)]


def tell_change(before: str, after: str) -> str:
    """Join the sentences before and after a change; a beginning that both share up to a colon is written once."""
    if not before:
        return f"**+** {after}"
    if not after:
        return f"**−** {before}"
    starts = [at + len(COLON) for at in range(len(before)) if before.startswith(COLON, at)]
    start = max((at for at in starts if after.startswith(before[:at])), default=0)
    return f"{before}{ARROW}**{after[start:]}**"


@costs(Cost.REPLAY)
async def tell_missed(interaction: "Interaction", table_id: int) -> None:
    """Show what the clicker missed."""
    await show_missed(interaction, await interaction.client.manager.table(table_id))


async def show_missed(interaction: "Interaction", table: "Table") -> None:
    """Show what the user missed and then their panel, or the button to take back a lost seat. Raises `NotSeated`."""
    user, service = interaction.user.id, interaction.client.manager.missed
    table.check_begun()
    if user not in table.people and await show_lost_seat(interaction, table, is_new=True):
        return
    missed = find_missed(table, table.seat_of(user))
    before = await service.view_before(table, missed.seat, max(0, missed.first))
    await _tell(interaction, replace(missed, before=before))
    await service.note(table.id, user, missed.turns)
    interaction.extras[HAS_HEARD] = True
    await show_panel(interaction, table, is_new=True)


async def _tell(interaction: "Interaction", missed: Missed) -> None:
    """Show the card, with a smaller picture or none if Discord refuses it."""
    words, painter = words_for(interaction, missed.table.game), missed.table.game.painter
    painted = await _paint(interaction, missed)

    async def send(pictures: list[Picture], _why: str) -> None:
        card = MissedCard(missed, words, pictures[0] if pictures else None)
        await show(interaction, card, True, card.files)

    await send_lighter(painter, [painted] if painted else [], send)


async def _paint(interaction: "Interaction", missed: Missed) -> Picture | None:
    """Paint the user's board with rings around the changes."""
    user, table = interaction.user.id, missed.table
    scene = private_scene(table, missed.seat, BOARD, await interaction.client.people.settings(user))
    return await paint_scene(
        table.game, replace(scene, view=missed.view, before=missed.before), words_for(interaction, table.game)
    )


@costs(Cost.CLICK)
async def tell_from(interaction: "Interaction", table_id: int, told: int) -> None:
    """Tell everything since a turn in full; the start of the game is turn 0."""
    table = await interaction.client.manager.table(table_id)
    table.seat_of(interaction.user.id)
    words = words_for(interaction, table.game)
    rows = news_in_full(table.told_since(told - 1), table, words) or [words.say("since-nothing")]
    for page in text_cards(rows):
        await show(interaction, page, is_new=True)


ACTS: Mapping[Control, Act] = {MISSED: tell_missed, TOLD: tell_from}
