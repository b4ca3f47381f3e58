"""A server with a table in every status, and another server with its own moderator."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.catalogue import load_game
from bot.games.contract import Prompt
from bot.service.client import Guildhall
from bot.storage.rows import Search, SeatRow
from bot.tables.allowance import Allowance, Allowances
from bot.tables.lobby import Venue
from bot.tables.motions import kicking
from bot.tables.pace import PaceName
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.tables.undo_votes import possible_undo
from cogs.features.lobby import computer_name
from tests import second_game
from tests.patience import until
from tests.player import Json, Outcome, Player
from tests.tables.tables import go_away, play_on, settled

NO_LIMIT = Allowance(1_000_000, 1_000_000.0)
SETTLE_TIMEOUT = 60.0
PLAYED = {"running": "norenberc", "voting": "notredame", "stopped": "ulm"}
"""The games of some slots (a slot is a table in a certain status); the others have the tests' short game."""


class Arena:
    """Six users: four players, including the home server's owner, a stranger, and the other server's moderator."""

    def __init__(self, bot: Guildhall, people: list[Player]) -> None:
        self.bot, self.manager, self.people = bot, bot.manager, people
        self.owner, self.player, *self.fellows, self.stranger, self.moderator = people
        self.channels: dict[str, str] = {}
        """The channel of each slot's table; `away` is in the moderator's server, `beside` has no table.
        A user's id is the key of the user's direct messages.
        """
        self.tables: dict[str, int] = {}
        """The table of each slot."""
        self._moves = 0
        self._slots: dict[str, tuple[Status, Callable[[str], Awaitable[Table]]]] = {
            "lobby": (Status.LOBBY, self._open_lobby),
            "running": (Status.RUNNING, self._start),
            "voting": (Status.RUNNING, self._start_voting),
            "stopped": (Status.ENDED, self._stop),
            "finished": (Status.OVER, self._finish),
        }

    async def set_up(self) -> "Arena":
        """Create both servers and open all tables."""
        self.bot.allowances = Allowances(limits_servers=False)
        self.bot.allowances.person = NO_LIMIT
        names = [*self._slots, "beside"]
        home = await self.owner.create_server("Home", channels=names)
        away = await self.moderator.create_server("Away", channels=["away"])
        self.channels = dict(zip(names, [one["id"] for one in home["channels"]], strict=True))
        self.channels["away"] = away["channels"][0]["id"]
        for person in self.people:
            await person.until(lambda person=person: away["id"] in person.servers)  # type: ignore[misc]
        self.server = int(home["id"])
        for person in self.people:
            self.channels[person.id] = str((await self.bot.create_dm(discord.Object(int(person.id)))).id)
        await self.tend()
        return self

    async def tend(self) -> None:
        """Restore every slot's status with the player seated, and continue votes and games."""
        kept = {slot for slot in self.tables if await self._is_as_wanted(slot)}
        for place in await self.bot.store.find_tables(Search.OPEN):  # before opening any: a channel has room for one
            if place.table_id not in {self.tables[slot] for slot in kept}:
                await self._close(await self.manager.table(place.table_id))
        for slot in [slot for slot in self._slots if slot not in kept]:
            self.tables[slot] = (await self._slots[slot][1](slot)).id
        await self._vote(await self.manager.table(self.tables["voting"]))
        await self.settle()

    async def _is_as_wanted(self, slot: str) -> bool:
        """True if a slot's table has its status and seats the player."""
        table = await self.manager.table(self.tables[slot])
        return table.now.status is self._slots[slot][0] and int(self.player.id) in table.people

    async def _close(self, table: Table) -> None:
        """Close an open table."""
        if table.now.status is Status.LOBBY:
            await self.manager.lobby.cancel(table.id, 0, is_moderator=True)
        elif table.now.status is Status.RUNNING:
            await self.manager.endings.end(table.id, "")

    async def prompts(self, slot: str) -> Sequence[Prompt]:
        """Return the open prompts at a table; at a finished one, those of the player's private what-if game."""
        table = await self.manager.table(self.tables[slot])
        if slot != "finished":
            return table.prompts()
        asked = (await self.manager.what_ifs.find(table, int(self.player.id))).prompt
        return [asked] if asked else []

    async def play_a_little(self) -> None:
        """Let any player give one answer in each running game."""
        self._moves += 1
        for slot in ("running", "voting"):
            await play_on(self.manager, await self.manager.table(self.tables[slot]), 1, seed=self._moves)
        await self.tend()

    async def settle(self) -> None:
        """Wait until every click is handled, computers have played, and no post is being sent."""
        async with asyncio.timeout(SETTLE_TIMEOUT):
            await until(lambda: not self.bot.under_way)
            for table_id in self.tables.values():
                table = await settled(self.manager, await self.manager.table(table_id))
                await go_away(self.manager, table)  # otherwise, a call would come a minute later
        await self.bot.announcer.finish()

    async def _gather(self, slot: str, game: str, *people: Player, computers: int = 0) -> Table:
        host, *others = people
        settings = Settings(len(people) + max(1, computers), "en")
        level = next(iter(load_game(game).computers))  # the fastest computer
        seats = tuple(SeatRow(None, f"Computer {number}", level) for number in range(computers))
        seat, channel = SeatRow(int(host.id), host.name), int(self.channels[slot])
        table = await self.manager.lobby.open(game, Venue(self.server, channel), seat, settings, seats)
        for person in others:
            await self.manager.lobby.join(table.id, int(person.id), person.name)
        return table

    async def _open_lobby(self, slot: str) -> Table:
        return await self._gather(slot, second_game.NAME, self.owner, self.player)

    async def _start(self, slot: str, computers: int = 1) -> Table:
        fellows = self.fellows[: 2 - computers]  # a vote needs one more yes than the owner's and the player's
        table = await self._gather(slot, PLAYED[slot], self.owner, self.player, *fellows, computers=computers)
        table = await self.manager.lobby.start(table.id, int(self.owner.id))
        self._moves += 1
        await play_on(self.manager, table, 2, seed=self._moves)
        return table

    async def _start_voting(self, slot: str) -> Table:
        return await self._start(slot, computers=0)

    async def _vote(self, table: Table) -> None:
        """Let the owner propose every possible vote that is not open yet."""
        owner = int(self.owner.id)
        if table.now.consents:
            return
        await self.manager.consent.agree_to_end(table.id, owner)
        await self.manager.pace_votes.agree_to_pace(table.id, owner, PaceName.DAILY)
        await self.manager.seat_changes.propose(table.id, owner, kicking(int(self.fellows[0].id)), computer_name)
        if wish := possible_undo(table, table.seat_of(owner)):
            await self.manager.undo_votes.ask(table.id, owner, wish)

    async def _stop(self, slot: str) -> Table:
        table = await self._start(slot)
        await self.manager.endings.end(table.id, "")
        return await self.manager.resume_votes.propose(table.id, int(self.owner.id), computer_name)

    async def _finish(self, slot: str) -> Table:
        table = await self._gather(slot, second_game.NAME, self.owner, self.player, *self.fellows[:1])
        table = await self.manager.lobby.start(table.id, int(self.owner.id))
        self._moves += 1
        await play_on(self.manager, table, 10_000, seed=self._moves)
        for seat in (0, 1):
            self.manager.reviews.begin(table, seat)
        async with asyncio.timeout(SETTLE_TIMEOUT):
            while any(self.manager.reviews.progress(table.id, seat) is not None for seat in (0, 1)):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        seat = table.seat_of(int(self.player.id))
        [number, *_] = sorted(await self.manager.reviews.decisions(table, seat))
        await self.manager.what_ifs.begin(table, int(self.player.id), seat, number)
        return table


class Press:
    """One click on a button, or on a list with some picked options."""

    def __init__(self, custom_id: str, options: tuple[str, ...] = (), picked: int = 0) -> None:
        self.custom_id, self.options, self.picked = custom_id, options, picked

    def __repr__(self) -> str:
        return f"{self.custom_id!r} with {self.options[: self.picked]!r}" if self.options else repr(self.custom_id)

    @property
    def component(self) -> discord.ui.Item[discord.ui.View]:
        """Return the button or list to be clicked."""
        if not self.options:
            return discord.ui.Button(label="forged", custom_id=self.custom_id)
        options = [discord.SelectOption(label="forged", value=value) for value in self.options]
        return discord.ui.Select(
            custom_id=self.custom_id, options=options, min_values=self.picked, max_values=max(1, self.picked)
        )


async def press_all(bot: Guildhall, person: Player, channel: str, presses: list[Press]) -> list[Outcome]:
    """Post one message per id, press all at once, and wait for the answers.

    A single message with all ids would change with the first answer.
    """
    messages = await asyncio.gather(*(_forge(bot, person, channel, press) for press in presses))
    pairs = zip(messages, presses, strict=True)
    clicks = await asyncio.gather(*(_press(person, message, press) for message, press in pairs))
    return [await _settled(person, click) for click in clicks]


async def _forge(bot: Guildhall, person: Player, channel: str, press: Press) -> Json:
    view = discord.ui.View(timeout=None)
    view.add_item(press.component)
    sent = await bot.get_partial_messageable(int(channel)).send("forged", view=view)
    await person.until(lambda: str(sent.id) in person.messages)
    return person.messages[str(sent.id)]


async def _settled(person: Player, click: Outcome) -> Outcome:
    """Return a click's outcome; a click without an answer in time is still pending."""
    try:
        return await person.settled(click.id)
    except TimeoutError:
        return person.outcome(click.id)


async def _press(person: Player, message: Json, press: Press) -> Outcome:
    if not press.options:
        return await person.click(message, press.custom_id, wait=False)
    return await person.select(message, press.custom_id, *press.options[: press.picked], wait=False)


def repeatable(seed: str) -> random.Random:
    """Return a random generator for a seed."""
    return random.Random(seed)  # noqa: S311  # repeatable, not secret
