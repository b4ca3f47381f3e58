"""Seats that change hands: votes, offers, a moderator's decision, and the commands for them."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from discord.ext import commands

from bot.errors import GameError, NotModerator
from bot.games.contract import Seat
from bot.tables.allowance import Cost
from bot.tables.lobby import LOBBY_CARD, Namer
from bot.tables.motions import ConsentKind, Motion, joining, kicking, offering, read_motion, replacing
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.votes import Vote
from bot.words.words import Words
from cogs.cards.card import Card, Word
from cogs.cards.controls import LET_BE, MOTION, TABLE, Act, Control, read_number
from cogs.cards.live import CardPlace, LiveCard, answer_with_card, publish_card
from cogs.cards.votes import Answer, Ballot, VoteCard, vote_card
from cogs.features import replacement
from cogs.features.lobby import computer_name
from cogs.features.replacement import REPLACE_CARD, count_in, read_player
from cogs.hall import Interaction
from cogs.panel.play import show_lost_seat, show_panel
from cogs.posting.direct import tell_seat_lost
from cogs.replies.allowed import costs
from cogs.replies.guard import at, guard, words_for
from cogs.replies.members import find_gone, find_newcomer
from cogs.replies.names import marked_names, name_of, plain_names
from cogs.replies.place import table_here
from cogs.replies.replies import show
from cogs.replies.rights import is_moderator
from cogs.replies.translator import sentence

YES = Control("seat-yes", TABLE, MOTION)
"""A yes to a motion, by a player or by the user who would get the seat."""
NO = Control("seat-no", TABLE, MOTION)
"""A no to a motion, or the withdrawal of an offer."""
NOW = Control("seat-now", TABLE, MOTION)
"""Carries out the motion as a moderator, without a vote."""
ASK = Control("seat-ask", TABLE, MOTION)
"""Lets a moderator who plays start a vote instead."""


def seat_facts(table: Table, motion: Motion) -> dict[str, str]:
    """Return the current and the next player of the seat, as facts; users without a seat are mentioned by id."""
    if motion.kind is ConsentKind.JOIN:
        name = marked_names(table)[int(motion.subject.partition(".")[0])]
    else:
        is_there = motion.sitter in table.people
        name = marked_names(table)[table.seat_of(motion.sitter or 0)] if is_there else f"<@{motion.sitter}>"
    return {"name": name, "successor": f"<@{motion.successor}>", "to": "person" if motion.successor else "computer"}


class ModeratorSeatQuestion(Card):
    """Asks a moderator for confirmation of a motion."""

    def __init__(self, table: Table, user: int, motion: Motion, words: Words) -> None:
        super().__init__()
        self.add_text(words.say(f"seat-now-{motion.kind}", **seat_facts(table, motion)))
        row = [LET_BE.button(words.say("seat-let-be"), ButtonStyle.primary, table.id)]
        if user in table.people - {motion.sitter}:
            row.append(ASK.button(words.say("end-ask-all"), ButtonStyle.secondary, table.id, motion.code))
        self.add_row(*row, NOW.button(words.say("seat-now"), ButtonStyle.danger, table.id, motion.code))


def _is_closed(place: CardPlace) -> bool:
    table, motion = place.table, read_motion(place.kind)
    is_settled = motion.successor in table.people or not _has_seat(table, motion)
    is_asked = place.bot.manager.seat_changes.is_open(table, motion)
    return table.now.status is not Status.RUNNING or is_settled or not is_asked


def _has_seat(table: Table, motion: Motion) -> bool:
    """True if the seat has not changed hands since the motion was made."""
    if motion.kind is ConsentKind.JOIN:
        return bool(table.now.seats[int(motion.subject.partition(".")[0])].computer)
    return motion.sitter in table.people


def _make(place: CardPlace, motion: Motion, vote: Vote) -> Card:
    table, words = place.table, place.table.words
    if _is_closed(place):
        return Word(words.say(f"seat-{_outcome(table, motion)}", **_outcome_facts(table, motion)))
    givers = table.agreed(motion) - {motion.sitter, motion.successor}
    facts = {
        **seat_facts(table, motion),
        "who": "moderator" if motion.kind is ConsentKind.OFFER and givers else "player",
        "by": " ".join(f"<@{user}>" for user in sorted(givers)),
    }
    return VoteCard(table, motion, vote, _ballot(motion.kind), **facts)


def _ballot(kind: ConsentKind) -> Ballot:
    style = ButtonStyle.danger if kind is ConsentKind.KICK else ButtonStyle.success
    no = Answer(NO, f"seat-{kind}-no", ButtonStyle.secondary)
    return Ballot(f"seat-{kind}", Answer(YES, f"seat-{kind}-yes", style), no, is_compact=True)


def _outcome(table: Table, motion: Motion) -> str:
    """Return the outcome of a motion, as part of a sentence key."""
    if motion.successor in table.people:
        return "taken"
    if table.now.refusals.get(motion):
        return "refused"
    return "lapsed" if table.now.status is Status.RUNNING and _has_seat(table, motion) else "settled"


def _outcome_facts(table: Table, motion: Motion) -> dict[str, str]:
    return {**seat_facts(table, motion), "by": f"<@{table.now.refusals.get(motion, 0)}>"}


SEAT_CARD = vote_card(_make, _is_closed)


def _card_of(place: CardPlace) -> LiveCard:
    """Return the kind of card: replacements by computers have their own card."""
    return SEAT_CARD if read_motion(place.kind).successor else REPLACE_CARD


CARDS: Mapping[str, LiveCard] = {
    **dict.fromkeys((ConsentKind.KICK, ConsentKind.OFFER, ConsentKind.JOIN), SEAT_CARD),
    ConsentKind.REPLACE: LiveCard(
        shows=lambda place: _card_of(place).shows(place),
        make=lambda place, pictures: _card_of(place).make(place, pictures),
        is_closed=lambda place: _card_of(place).is_closed(place),
        called=lambda place: _card_of(place).called(place),
    ),
}


async def propose(interaction: "Interaction", table: Table, motion: Motion) -> None:
    """Make a motion; a new one pings its voters."""
    was_open = interaction.client.manager.seat_changes.is_open(table, motion)
    await _bring_up(interaction, table, motion)
    await publish_card(interaction, table, motion.code, is_called=not was_open)
    if motion.successor == interaction.user.id and motion.successor in table.people:  # no other voters: done at once
        interaction.client.manager.attention.lose(table.id, interaction.user.id)


async def _bring_up(interaction: "Interaction", table: Table, motion: Motion) -> None:
    gone, name = await find_gone(interaction, table), await _namer(interaction, motion)
    await interaction.client.manager.seat_changes.propose(
        at(interaction, table.id), interaction.user.id, motion, name, gone
    )
    await _close_lost_seat(interaction, table, motion)


@costs(Cost.CLICK)
async def agree(interaction: "Interaction", table_id: int, code: str) -> None:
    """Count the clicker's yes; if that gives them the seat, show their panel."""
    manager, motion = interaction.client.manager, read_motion(code)
    table = await manager.table(table_id)
    gone, name = await find_gone(interaction, table), await _namer(interaction, motion)
    is_offered = motion.sitter in table.agreed(motion)
    table = await manager.seat_changes.agree(at(interaction, table_id), interaction.user.id, motion, name, gone)
    await answer_with_card(interaction, table, code)
    await _close_lost_seat(interaction, table, motion, is_told=not is_offered)
    if motion.successor == interaction.user.id and motion.successor in table.people:
        await show_panel(interaction, table, is_new=True)


async def _close_lost_seat(interaction: "Interaction", table: Table, motion: Motion, is_told: bool = True) -> None:
    """Close the panel of a player who lost the seat, and tell the player unless they offered it."""
    if motion.sitter is None or motion.sitter in table.people:
        return
    await interaction.client.panels.close(motion.sitter, table.id)
    if is_told:
        await tell_seat_lost(interaction.client, table, motion.sitter)


async def _namer(interaction: "Interaction", motion: Motion) -> Namer:
    """Return a function that names the seat's next player."""
    if motion.successor is None:
        return computer_name
    name = await find_newcomer(interaction, motion.successor)
    return lambda _table: name


@costs(Cost.CLICK)
async def refuse(interaction: "Interaction", table_id: int, code: str) -> None:
    """Discard all yes votes; the card names the user who refused."""
    table = await interaction.client.manager.seat_changes.refuse(
        at(interaction, table_id), interaction.user.id, read_motion(code)
    )
    await answer_with_card(interaction, table, code)


async def ask_moderator(interaction: "Interaction", table: Table, motion: Motion) -> None:
    """Ask a moderator for confirmation."""
    question = ModeratorSeatQuestion(table, interaction.user.id, motion, words_for(interaction))
    await show(interaction, question, is_new=True)


@costs(Cost.CLICK)
async def impose(interaction: "Interaction", table_id: int, code: str) -> None:
    """Carry out a motion in a moderator's name; a card asks the user who would get the seat. Raises `NotModerator`."""
    if not is_moderator(interaction):
        raise NotModerator()
    motion, manager = read_motion(code), interaction.client.manager
    name = await _namer(interaction, motion)
    table = await manager.seat_changes.impose(at(interaction, table_id), interaction.user.id, motion, name)
    await _close_lost_seat(interaction, table, motion)
    done = words_for(interaction).say("seat-offered" if motion.successor else "replace-done")
    await show(interaction, Word(done), is_new=False)


@costs(Cost.CLICK)
async def ask_players(interaction: "Interaction", table_id: int, code: str) -> None:
    """Start a vote instead; the announcer posts its card."""
    table, motion = await interaction.client.manager.table(table_id), read_motion(code)
    if motion.absentee and not motion.successor:
        await count_in(interaction, table, motion.absentee)
    else:
        await _bring_up(interaction, table, motion)
    await show(interaction, Word(words_for(interaction).say("end-asked")), is_new=False)


ACTS: Mapping[Control, Act] = {YES: agree, NO: refuse, NOW: impose, ASK: ask_players}


class SeatCommands(commands.Cog):
    """The commands for seats; `replace` and `kick` ask moderators for confirmation and skip the vote."""

    @app_commands.command(name=_("handover"), description=sentence("command-handover"))
    @app_commands.describe(player=sentence("command-handover-player"))
    @costs(Cost.CARD)
    async def handover(self, interaction: discord.Interaction[Any], player: discord.User) -> None:
        """Offer the user's seat to another user."""
        async with guard(interaction, is_public=True):
            table = await _running_table(interaction)
            await find_newcomer(interaction, player.id)
            await propose(interaction, table, offering(interaction.user.id, player.id))

    @app_commands.command(name=_("join"), description=sentence("command-join"))
    @app_commands.describe(seat=sentence("command-join-seat"))
    @costs(Cost.PICTURE)
    async def join(self, interaction: discord.Interaction[Any], seat: str = "") -> None:
        """Take a seat in a lobby, or ask for a computer's seat in a running game."""
        async with guard(interaction, is_public=True):
            table, manager, user = await table_here(interaction), interaction.client.manager, interaction.user
            if table.now.status is Status.LOBBY:
                await manager.lobby.join(at(interaction, table.id), user.id, name_of(user))
                await publish_card(interaction, table, LOBBY_CARD)
            elif not await show_lost_seat(interaction, table, is_new=True):
                wanted = read_number(seat)
                found = await manager.seat_changes.find_computer_seat(table, user.id, wanted)
                await propose(interaction, table, joining(found, user.id))

    @join.autocomplete("seat")
    async def seat_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the computers at the table that match the typed text."""
        table = await _table_or_none(interaction)
        seats = enumerate(table.now.seats) if table and table.now.status is Status.RUNNING else ()
        computers = {seat: plain_names(table)[seat] for seat, row in seats if table and row.computer}
        return _choices(computers, typed)

    @app_commands.command(name=_("replace"), description=sentence("command-replace"))
    @app_commands.describe(player=sentence("command-replace-player"), successor=sentence("command-replace-with"))
    @app_commands.rename(successor="with")
    @costs(Cost.CARD)
    async def replace(
        self, interaction: discord.Interaction[Any], player: str, successor: discord.User | None = None
    ) -> None:
        """Replace an absent player with a computer or a different user, by a vote of the other players."""
        async with guard(interaction, is_public=not is_moderator(interaction)):
            table = await _running_table(interaction)
            await _begin(
                interaction, table, replacing(read_player(player), await _check_successor(interaction, successor))
            )

    @app_commands.command(name=_("kick"), description=sentence("command-kick"))
    @app_commands.describe(player=sentence("command-kick-player"), successor=sentence("command-replace-with"))
    @app_commands.rename(successor="with")
    @costs(Cost.CARD)
    async def kick(
        self, interaction: discord.Interaction[Any], player: str, successor: discord.User | None = None
    ) -> None:
        """Remove a player by a vote of at least two other players."""
        async with guard(interaction, is_public=not is_moderator(interaction)):
            table = await _running_table(interaction)
            await _begin(
                interaction, table, kicking(read_player(player), await _check_successor(interaction, successor))
            )

    @replace.autocomplete("player")
    @kick.autocomplete("player")
    async def player_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the other players that match the typed text, including those who left the server."""
        table = await _table_or_none(interaction)
        people = table.people - {interaction.user.id} if table else ()
        return _choices({user: plain_names(table)[table.seat_of(user)] for user in people if table}, typed)


async def _running_table(interaction: Interaction) -> Table:
    table = await table_here(interaction)
    table.check_running()
    return table


async def _table_or_none(interaction: Interaction) -> Table | None:
    try:
        return await table_here(interaction)
    except GameError:
        return None


def _choices(named: dict[int, str] | dict[Seat, str], typed: str) -> list[app_commands.Choice[str]]:
    fitting = [(value, name) for value, name in named.items() if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=str(value)) for value, name in fitting]


async def _check_successor(interaction: Interaction, successor: discord.User | None) -> int | None:
    """Check that the user who would get the seat is a member of this server and not a bot."""
    if successor is None:
        return None
    await find_newcomer(interaction, successor.id)
    return successor.id


async def _begin(interaction: Interaction, table: Table, motion: Motion) -> None:
    """Ask a moderator for confirmation, or start a vote."""
    if is_moderator(interaction):
        await ask_moderator(interaction, table, motion)
    elif motion.absentee and not motion.successor:
        await replacement.propose(interaction, table, motion.absentee)
    else:
        await propose(interaction, table, motion)
