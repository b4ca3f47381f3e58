"""Undo in whole games: alone, with other players, with computers, and after a change of rules."""

import random
from contextlib import suppress

import pytest
from msgspec.structs import replace

from bot.catalogue import load_game
from bot.errors import ProposalClosed, RulesChanged
from bot.games.contract import encode
from bot.records.record import Undo, Upgrade
from bot.records.undo_preview import look_back
from bot.tables.manager import Manager
from bot.tables.motions import TakingBack
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.undo_votes import possible_undo
from tests.causes import by_click
from tests.every_game import asks_again_at_once, games_that, played_by
from tests.games.walk import Walk
from tests.tables.tables import (
    ADA,
    BEN,
    CLEO,
    asked,
    check_replay,
    check_stored,
    lobby,
    open_prompt,
    play_on,
    posts_of,
    settled,
    some_picks,
    started,
    views,
    wish_of,
)

MOST_UNDONE, OFTEN = 12, 0.2
"""Maximum number of undos per random game, and the probability of an undo at each answer."""


async def concerns_nobody(manager: Manager, table: Table, user: int) -> bool:
    """True if the user can undo their last move without a vote."""
    if table.can_go_back(table.seat_of(user)) or possible_undo(table, table.seat_of(user)) is None:
        return False
    _, found = await manager.undo_votes.look(table.id, user)
    return found.concerns_nobody


@games_that(asks_again_at_once)
@played_by(3)
async def test_a_player_can_undo_a_move_that_concerns_no_other_player(manager: Manager) -> None:
    """Undo is possible until a card is drawn or the turn ends; earlier draws are not undone."""
    table, rng = await started(manager, ADA, BEN, CLEO), random.Random(1)  # noqa: S311  # repeatable, not secret
    seen, user = dict[int, list[bytes]](), 0
    while not user or not await concerns_nobody(manager, table, user):
        user, seen[table.now.turns] = asked(table)[0], views(table)
        prompt = open_prompt(table, user)
        await manager.play.answer(table.id, user, prompt.id, some_picks(prompt, rng))
    wish, posts = wish_of(table, user), await posts_of(manager, table)
    await manager.undo_votes.ask(table.id, user, wish)
    assert views(table) == seen[wish.kept]
    assert table.now.turns == wish.turns + 1
    assert [line.key for line in table.news_for(table.seat_of(user))][-1] == "table-taken_back_alone"
    assert await posts_of(manager, table) == posts
    assert possible_undo(table, table.seat_of(user)) != wish
    await check_replay(manager, table)


@played_by(3)
async def test_a_user_who_plays_alone_with_computers_can_undo_without_a_vote(manager: Manager, game: str) -> None:
    """Computers agree to every undo and search again."""
    table, level = await lobby(manager, ADA), load_game(game).best_computer
    for _ in range(2):
        await manager.lobby.add_computer(table.id, ADA, level, lambda at: f"Konrad {len(at.now.seats)}")
    await manager.lobby.start(table.id, ADA)
    await play_on(manager, table, 3)
    await manager.undo_votes.ask(by_click(table.id, 5), ADA, wish_of(table, ADA))
    await settled(manager, table)
    assert any(isinstance(move, Undo) for move in (await manager.record(table.id)).moves)
    await play_on(manager, table, 500)
    assert table.now.status is Status.OVER
    await check_replay(manager, table)


def test_moves_under_older_rules_cannot_be_undone(game: str) -> None:
    """The error says that the states before such moves are no longer known."""
    walk = Walk(load_game(game), 3, 1)
    states = walk.states()
    upgrade = Upgrade("1.old", walk.rules.version, encode(states[4]))
    record = replace(walk.record(), moves=(*walk.moves[:4], upgrade, *walk.moves[4:9]), scores=None)
    assert look_back(walk.rules, record, walk.moves[6].seat, 7).moves == tuple(walk.moves[6:9])
    with pytest.raises(RulesChanged):
        look_back(walk.rules, record, walk.moves[2].seat, 2)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
@played_by(3)
async def test_random_games_with_undos_end_and_replay(manager: Manager, seed: int) -> None:
    """Players sometimes ask for an undo, and the others agree or refuse; memory, database and record always match."""
    rng, table, undone = random.Random(seed), await started(manager, ADA, BEN, CLEO), 0  # noqa: S311
    while table.awaited():
        user = table.now.seats[rng.choice(table.awaited())].user or 0
        prompt = open_prompt(table, user)
        await manager.play.answer(table.id, user, prompt.id, some_picks(prompt, rng))
        asker = rng.randrange(3)
        thinks_better = undone < MOST_UNDONE and (not undone or rng.random() < OFTEN)
        wish = possible_undo(table, asker) if thinks_better else None
        if wish:
            undone += 1
            await agree_or_refuse(manager, table, wish, rng)
            await check_stored(manager.store, table)
    assert undone
    assert table.now.status is Status.OVER
    await check_replay(manager, table)


async def agree_or_refuse(manager: Manager, table: Table, wish: TakingBack, rng: random.Random) -> None:
    """Propose the undo; most of the time, the others agree."""
    used, earlier = table.now.state.chance.used, (await manager.store.turns(table.id))[: wish.kept]
    await manager.undo_votes.ask(table.id, table.now.seats[wish.seat].user or 0, wish)
    others = [seat.user or 0 for number, seat in enumerate(table.now.seats) if number != wish.seat]
    if rng.random() < OFTEN:
        with suppress(ProposalClosed):  # an undo that concerns no other player is already done
            await manager.undo_votes.refuse(table.id, others[0], wish)
    for user in others:
        with suppress(ProposalClosed):
            await manager.undo_votes.agree(table.id, user, wish)
    assert (await manager.store.turns(table.id))[: wish.kept] == earlier
    assert table.now.state.chance.used >= used
