"""What a player missed since their last decision or catch-up, and the view they had then."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.errors import NotSeated
from bot.games.contract import Seat, encode
from bot.storage.rows import SeatRow
from bot.storage.sqlite.store import SqliteStore
from bot.storage.store import Store
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.marks import BEGINNING
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.tables.turn import Turn
from tests.every_game import asks_all_at_once, games_that, played_by
from tests.games.played import PLAYED
from tests.tables.tables import ADA, BEN, CLEO, FOREIGNER, open_prompt, play_on, some_picks, started

RNG = random.Random  # repeatable, not secret


async def game_of(manager: Manager, game: str, people: int) -> Table:
    """A running game with this many users."""
    table = await manager.lobby.open(game, Venue(1, 5), SeatRow(100, "P0"), Settings(people, "en"))
    for number in range(1, people):
        await manager.lobby.join(table.id, 100 + number, f"P{number}")
    return await manager.lobby.start(table.id, 100)


async def answer(manager: Manager, table: Table, seat: Seat, rng: random.Random) -> None:
    """Answer at random by a click."""
    prompt = table.prompt_for(seat)
    assert prompt
    await manager.play.answer(table.id, table.now.seats[seat].user or 0, prompt.id, some_picks(prompt, rng))


@pytest.mark.parametrize("game", PLAYED)
async def test_missed_events_begin_at_the_last_view_the_player_saw(manager: Manager, file: Path, game: str) -> None:
    """Checks every seat after decisions and catch-ups; another process finds the same events."""
    table, rng = await game_of(manager, game, 3), RNG(2)
    seen = {seat: encode(table.rules.view(table.now.state, seat)) for seat in range(3)}
    other = await SqliteStore.open(file)
    for number in range(60):
        if not table.awaited():
            break
        seat = rng.choice(table.awaited())
        view, moment = encode(table.rules.view(table.now.state, seat)), table.prompt_for(seat)
        await answer(manager, table, seat, rng)
        after = table.prompt_for(seat)
        if moment and (after is None or after.moment != moment.moment):
            seen[seat] = view
        if number % 7 == 0:
            looking = rng.randrange(3)
            await manager.missed.note(table.id, 100 + looking, table.now.turns)
            seen[looking] = encode(table.rules.view(table.now.state, looking))
            assert table.missed_by(looking) == ()
        if number % 10 == 0:
            for each in range(3):
                then = await manager.missed.view_before(table, each, max(0, table.first_missed(each)))
                assert encode(then) == seen[each]
            found = await Manager(other).table(table.id)
            assert [found.missed_by(each) for each in range(3)] == [table.missed_by(each) for each in range(3)]
    await other.close()


@played_by(3)
async def test_decisions_made_for_a_player_count_as_missed(manager: Manager) -> None:
    """A deputy's answer is not the player's decision, so earlier events stay missed, too."""
    table, rng = await started(manager, ADA, BEN, CLEO), RNG(1)
    begin = table.missed_by(0)
    assert table.first_missed(0) == BEGINNING
    assert begin
    while table.now.turns < 12 or table.first_missed(1) == BEGINNING:
        seat = next(prompt.seat for prompt in table.prompts())
        prompt = table.prompt_for(seat)
        assert prompt
        if seat:
            await answer(manager, table, seat, rng)
            continue
        turn = Turn(table)
        turn.answer(0, prompt.id, some_picks(prompt, rng))
        await manager.save(table, turn)
    assert table.first_missed(0) == BEGINNING
    assert table.missed_by(0)[: len(begin)] == begin
    assert len(table.news_for(0)) < len(table.missed_by(0))
    assert table.first_missed(1) >= 0


@games_that(asks_all_at_once)
async def test_an_answer_taken_back_counts_as_a_decision(manager: Manager) -> None:
    """The player had seen everything when they answered."""
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, ADA)
    await manager.play.answer(table.id, ADA, prompt.id, prompt.options[:1])
    assert table.first_missed(0) == 0
    await manager.play.back(table.id, ADA)
    assert table.first_missed(0) == 0


async def test_a_catch_up_is_stored_once_and_never_moves_back(manager: Manager, store: Store) -> None:
    """A late catch-up (after a slow picture) does not undo a newer one; other users cannot catch up for the player."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 10)
    await manager.missed.note(table.id, ADA, table.now.turns)
    revision, first = table.now.revision, table.first_missed(0)
    assert first == table.now.turns
    await manager.missed.note(table.id, ADA, 3)
    assert (table.now.revision, table.first_missed(0)) == (revision, first)
    with pytest.raises(NotSeated):
        await manager.missed.note(table.id, FOREIGNER, table.now.turns)
    row = await store.table(table.id)
    assert row
    assert Table(row, table.game).first_missed(0) == first


async def test_a_catch_up_in_a_finished_game_changes_nothing(manager: Manager) -> None:
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 5000)
    assert table.now.status is Status.OVER
    revision = table.now.revision
    await manager.missed.note(table.id, ADA, table.now.turns)
    assert table.now.revision == revision


async def test_games_under_older_rules_have_no_earlier_view(manager: Manager) -> None:
    """Without the earlier view, the current view cannot be compared."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 10)
    assert await manager.missed.view_before(table, 0, 5) is not None
    table.now = replace(table.now, rules="0.older")
    assert await manager.missed.view_before(table, 0, 5) is None
