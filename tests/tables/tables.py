"""Helpers that set up tables, play on, and check that nothing else changed."""

import random
from contextlib import suppress
from typing import Any

import pytest

from bot.catalogue import load_game
from bot.errors import GameError
from bot.games.contract import Prompt, Seat, encode
from bot.records.record import replay
from bot.storage.rows import SeatRow
from bot.storage.store import Store
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.motions import TakingBack
from bot.tables.pace import PaceName
from bot.tables.posts import Post, unpack
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.tables.undo_votes import possible_undo
from tests import second_game
from tests.causes import by_click
from tests.patience import PATIENCE, until_found

GAME = second_game.NAME
"""The game played at test tables; the fixture `playing` chooses another."""
ADA, BEN, CLEO, FOREIGNER = 11, 12, 13, 99
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}


async def lobby(
    manager: Manager,
    *users: int,
    players: int = 3,
    channel: int = 5,
    pace: PaceName = PaceName.NONE,
    hints: bool = True,
    rated: bool = False,
) -> Table:
    """Open a lobby with these users; the first is host."""
    settings = Settings(players, "en", pace=pace, hints=hints, rated=rated)
    table = await manager.lobby.open(GAME, Venue(1, channel), SeatRow(users[0], NAMES[users[0]]), settings)
    for user in users[1:]:
        await manager.lobby.join(table.id, user, NAMES[user])
    return table


async def started(manager: Manager, *users: int, channel: int = 5, pace: PaceName = PaceName.NONE) -> Table:
    """Start a game with these users."""
    table = await lobby(manager, *users, channel=channel, pace=pace)
    return await manager.lobby.start(table.id, users[0])


async def settled(manager: Manager, table: Table) -> Table:
    """Wait until all computers at the table have played."""
    await manager.deputies.settle(table.id, PATIENCE)
    assert not manager.deputies.are_busy_at(table.id)
    return table


def asked(table: Table) -> list[int]:
    """Users who have an open question, in seat order."""
    return [table.now.seats[seat].user or 0 for seat in table.awaited()]


async def decide(manager: Manager, table: Table, user: int) -> None:
    """Answer all questions of the user's current decision with the first options."""
    moment, seat = open_prompt(table, user).moment, table.seat_of(user)
    while (prompt := table.prompt_for(seat)) and prompt.moment == moment:
        await manager.play.answer(table.id, user, prompt.id, prompt.options[: max(1, prompt.least)])


def is_asked_again(table: Table, first: Seat) -> bool:
    """True if, in a two-player game, the seat is asked again after both seats complete their decisions."""
    rules, state = table.rules, table.now.state
    for seat in (first, 1 - first):
        moment = next(prompt.moment for prompt in rules.prompts(state) if prompt.seat == seat)
        while mine := [one for one in rules.prompts(state) if (one.seat, one.moment) == (seat, moment)]:
            state = rules.choose(state, mine[0], mine[0].options[: max(1, mine[0].least)])[-1].state
    return first in [prompt.seat for prompt in rules.prompts(state)]


def open_prompt(table: Table, user: int) -> Prompt:
    """The user's open question."""
    prompt = table.prompt_for(table.seat_of(user))
    assert prompt is not None
    return prompt


def some_picks(prompt: Prompt, rng: random.Random) -> list[str]:
    """A random legal answer."""
    return rng.sample(prompt.options, rng.randint(prompt.least, prompt.most))


async def play_on(manager: Manager, table: Table, answers: int, seed: int = 1) -> None:
    """Play this many random answers, or fewer if the game ends."""
    rng = random.Random(seed)  # noqa: S311  # repeatable, not secret
    await settled(manager, table)
    for number in range(answers):
        if not table.awaited():
            return
        seat = rng.choice(table.awaited())
        prompt, user = table.prompt_for(seat), table.now.seats[seat].user
        assert prompt is not None
        assert user is not None
        await manager.play.answer(by_click(table.id, 10_000 * seed + number), user, prompt.id, some_picks(prompt, rng))
        await settled(manager, table)


async def go_away(manager: Manager, table: Table, *users: int) -> None:
    """Pretend these users (default: all) closed their panels, and send the calls that become due."""
    for user in users or table.people:
        manager.attention.lose(table.id, user)
    await manager.attention.finish()


def wish_of(table: Table, user: int) -> TakingBack:
    """The move that the user can ask to undo."""
    wish = possible_undo(table, table.seat_of(user))
    assert wish is not None
    return wish


def views(table: Table) -> list[bytes]:
    """Every seat's view and the public view, encoded."""
    return [encode(table.rules.view(table.now.state, seat)) for seat in (None, *range(len(table.now.seats)))]


def contents(table: Table) -> tuple[Any, ...]:
    """All state of a table that must survive a restart."""
    state = encode(table.now.state) if table.now.state else None
    agreed = {subject: set(users) for subject, users in table.now.consents.items()}
    wishes = (dict(table.now.drafts), dict(table.now.orders), agreed, dict(table.heard))
    told = (table.now.untold, table.now.marks, table.now.told)
    return (table.now.status, table.now.seats, state, table.now.turns, wishes, told, table.host, table.now.changed_at)


async def stored(store: Store, number: int = 1) -> tuple[Any, ...]:
    """`contents` of the table as stored in the database."""
    row = await store.table(number)
    assert row is not None
    return contents(Table(row, load_game(row.game)))


async def is_stored(store: Store, table: Table) -> bool:
    """True if the table is the same in the database and in memory."""
    return await stored(store, table.id) == contents(table)


async def check_stored(store: Store, table: Table) -> None:
    """Check that the database has the table as it is in memory, once tasks that still change it are done."""
    with suppress(TimeoutError):
        await until_found(lambda: is_stored(store, table))
    assert await stored(store, table.id) == contents(table)


async def answer_all(manager: Manager, table: Table, *users: int) -> None:
    """Answer all questions of these users until they have none."""
    while seats := [seat for user in users if (seat := table.seat_of(user)) in table.awaited()]:
        prompt = open_prompt(table, table.now.seats[seats[0]].user or 0)
        await manager.play.answer(
            table.id, table.now.seats[seats[0]].user or 0, prompt.id, prompt.options[: prompt.least]
        )
        await settled(manager, table)


async def check_replay(manager: Manager, table: Table) -> None:
    """Replay the stored answers and compare with the stored state."""
    end = replay(table.rules, await manager.record(table.id), lambda _move, _steps: None)
    assert encode(end) == encode(table.now.state)


async def refused(manager: Manager, table: Table, kind: type[GameError], wish: Any) -> None:
    """Run an action, expect this error, and check that neither memory nor the database changed."""
    await settled(manager, table)
    before, posts = contents(table), await manager.store.to_post(table.id)
    with pytest.raises(kind):
        await wish
    assert contents(table) == before == await stored(manager.store, table.id)
    assert await manager.store.to_post(table.id) == posts


async def posts_of(manager: Manager, table: Table) -> list[Post]:
    """All posts waiting to be sent."""
    return [unpack(row.body) for row in await manager.store.to_post(table.id)]
