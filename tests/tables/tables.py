"""Tables of the tests: gathering people, playing on, and what must not change."""

import asyncio
import random
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
from bot.tables.undoing import possible_wish
from tests import second_game
from tests.causes import by_click
from tests.patience import PATIENCE

GAME = second_game.NAME
"""What is played at the tables of a test; the fixture `playing` says another."""
ADA, BEN, CLEO, FOREIGNER = 11, 12, 13, 99
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}


async def lobby(
    manager: Manager, *users: int, players: int = 3, channel: int = 5, pace: PaceName = PaceName.NONE
) -> Table:
    """A table with these people; the first is host."""
    settings = Settings(players, "en", pace=pace)
    table = await manager.lobby.open(GAME, Venue(1, channel), SeatRow(users[0], NAMES[users[0]]), settings)
    for user in users[1:]:
        await manager.lobby.join(table.id, user, NAMES[user])
    return table


async def started(manager: Manager, *users: int, channel: int = 5, pace: PaceName = PaceName.NONE) -> Table:
    """A running game of these people."""
    table = await lobby(manager, *users, channel=channel, pace=pace)
    return await manager.lobby.start(table.id, users[0])


async def settled(manager: Manager, table: Table) -> Table:
    """The table once all computers there have played."""
    await manager.deputies.settle(table.id, PATIENCE)
    assert not manager.deputies.are_busy_at(table.id)
    return table


def asked(table: Table) -> list[int]:
    """Who is asked something, in the order of their seats."""
    return [table.seats[seat].user or 0 for seat in table.awaited()]


async def decide(manager: Manager, table: Table, user: int) -> None:
    """Somebody answers all that belongs to what they have to do now, with the first options."""
    moment, seat = open_prompt(table, user).moment, table.seat_of(user)
    while (prompt := table.prompt_for(seat)) and prompt.moment == moment:
        await manager.play.answer(table.id, user, prompt.id, prompt.options[: max(1, prompt.least)])


def is_asked_again(table: Table, first: Seat) -> bool:
    """Whether a seat of two is asked once it and then the other one have done what they have to do."""
    rules, state = table.rules, table.state
    for seat in (first, 1 - first):
        moment = next(prompt.moment for prompt in rules.prompts(state) if prompt.seat == seat)
        while mine := [one for one in rules.prompts(state) if (one.seat, one.moment) == (seat, moment)]:
            state = rules.choose(state, mine[0], mine[0].options[: max(1, mine[0].least)])[-1].state
    return first in [prompt.seat for prompt in rules.prompts(state)]


def open_prompt(table: Table, user: int) -> Prompt:
    """What somebody is asked."""
    prompt = table.prompt_for(table.seat_of(user))
    assert prompt is not None
    return prompt


def some_picks(prompt: Prompt, rng: random.Random) -> list[str]:
    """A legal answer."""
    return rng.sample(prompt.options, rng.randint(prompt.least, prompt.most))


async def play_on(manager: Manager, table: Table, answers: int, seed: int = 1) -> None:
    """So many answers, by chance, or fewer if the game ends."""
    rng = random.Random(seed)  # noqa: S311  # repeatable, not secret
    await settled(manager, table)
    for number in range(answers):
        if not table.awaited():
            return
        seat = rng.choice(table.awaited())
        prompt, user = table.prompt_for(seat), table.seats[seat].user
        assert prompt is not None
        assert user is not None
        await manager.play.answer(by_click(table.id, 10_000 * seed + number), user, prompt.id, some_picks(prompt, rng))
        await settled(manager, table)


async def go_away(manager: Manager, table: Table, *users: int) -> None:
    """As if these people, or all, had closed their panels: whoever of them is asked something is called."""
    for user in users or table.people:
        manager.attention.lose(table.id, user)
    await asyncio.gather(*manager.attention._calls.values())


def wish_of(table: Table, user: int) -> TakingBack:
    """What somebody could ask to take back."""
    wish = possible_wish(table, table.seat_of(user))
    assert wish is not None
    return wish


def views(table: Table) -> list[bytes]:
    """What everybody can see."""
    return [encode(table.rules.view(table.state, seat)) for seat in (None, *range(len(table.seats)))]


def contents(table: Table) -> tuple[Any, ...]:
    """All that a table knows and that must survive."""
    state = encode(table.state) if table.state else None
    agreed = {subject: set(users) for subject, users in table.consents.items()}
    wishes = (dict(table.drafts), dict(table.orders), agreed, dict(table.heard))
    told = (table.untold, table.marks, table.told)
    return (table.status, table.seats, state, table.turns, wishes, told, table.host, table.changed_at)


async def stored(store: Store, number: int = 1) -> tuple[Any, ...]:
    """The same by the database alone."""
    row = await store.table(number)
    assert row is not None
    return contents(Table(row, load_game(row.game)))


async def check_replay(manager: Manager, table: Table) -> None:
    """The stored answers lead to the stored state."""
    end = replay(table.rules, await manager.record(table.id), lambda _move, _steps: None)
    assert encode(end) == encode(table.state)


async def refused(manager: Manager, table: Table, kind: type[GameError], wish: Any) -> None:
    """A wish is refused for this reason, and nothing changes in memory or file; computers have played before."""
    await settled(manager, table)
    before, posts = contents(table), await manager.store.to_post(table.id)
    with pytest.raises(kind):
        await wish
    assert contents(table) == before == await stored(manager.store, table.id)
    assert await manager.store.to_post(table.id) == posts


async def posts_of(manager: Manager, table: Table) -> list[Post]:
    """Every message waiting."""
    return [unpack(row.body) for row in await manager.store.to_post(table.id)]
