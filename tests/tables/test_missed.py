"""What a person has missed: since they last decided something themselves, or asked, and how things were then."""

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
    """A running game of so many people."""
    table = await manager.lobby.open(game, Venue(1, 5), SeatRow(100, "P0"), Settings(people, "en"))
    for number in range(1, people):
        await manager.lobby.join(table.id, 100 + number, f"P{number}")
    return await manager.lobby.start(table.id, 100)


async def answer(manager: Manager, table: Table, seat: Seat, rng: random.Random) -> None:
    """An answer by chance, by a click."""
    prompt = table.prompt_for(seat)
    assert prompt
    await manager.play.answer(table.id, table.seats[seat].user or 0, prompt.id, some_picks(prompt, rng))


@pytest.mark.parametrize("game", PLAYED)
async def test_what_was_missed_began_with_the_view_that_one_had_then(manager: Manager, file: Path, game: str) -> None:
    """Of every seat, whoever has decided or looked since; and another process says the same."""
    table, rng = await game_of(manager, game, 3), RNG(2)
    seen = {seat: encode(table.rules.view(table.state, seat)) for seat in range(3)}
    other = await SqliteStore.open(file)
    for number in range(60):
        if not table.awaited():
            break
        seat = rng.choice(table.awaited())
        view, moment = encode(table.rules.view(table.state, seat)), table.prompt_for(seat)
        await answer(manager, table, seat, rng)
        after = table.prompt_for(seat)
        if moment and (after is None or after.moment != moment.moment):
            seen[seat] = view
        if number % 7 == 0:
            looking = rng.randrange(3)
            await manager.missed.note(table.id, 100 + looking, table.turns)
            seen[looking] = encode(table.rules.view(table.state, looking))
            assert table.missed_by(looking) == ()
        if number % 10 == 0:
            for each in range(3):
                then = await manager.missed.view_before(table, each, max(0, table.first_missed(each)))
                assert encode(then) == seen[each]
            found = await Manager(other).table(table.id)
            assert [found.missed_by(each) for each in range(3)] == [table.missed_by(each) for each in range(3)]
    await other.close()


@played_by(3)
async def test_what_others_decide_for_somebody_is_missed_and_what_they_decide_is_not(manager: Manager) -> None:
    """A deputy's answer is none of their own; all that was told since theirs is kept for them."""
    table, rng = await started(manager, ADA, BEN, CLEO), RNG(1)
    begin = table.missed_by(0)
    assert table.first_missed(0) == BEGINNING
    assert begin
    while table.turns < 12 or table.first_missed(1) == BEGINNING:
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
async def test_an_answer_that_is_taken_back_was_a_decision(manager: Manager) -> None:
    """Whoever could decide knew what had happened."""
    table = await started(manager, ADA, BEN)
    prompt = open_prompt(table, ADA)
    await manager.play.answer(table.id, ADA, prompt.id, prompt.options[:1])
    assert table.first_missed(0) == 0
    await manager.play.back(table.id, ADA)
    assert table.first_missed(0) == 0


async def test_a_look_is_stored_once_and_never_goes_back(manager: Manager, store: Store) -> None:
    """A late one, such as of a slow picture, forgets none that came after it; nobody else can look for somebody."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 10)
    await manager.missed.note(table.id, ADA, table.turns)
    revision, first = table.revision, table.first_missed(0)
    assert first == table.turns
    await manager.missed.note(table.id, ADA, 3)
    assert (table.revision, table.first_missed(0)) == (revision, first)
    with pytest.raises(NotSeated):
        await manager.missed.note(table.id, FOREIGNER, table.turns)
    row = await store.table(table.id)
    assert row
    assert Table(row, table.game).first_missed(0) == first


async def test_a_look_at_a_game_that_is_over_changes_nothing(manager: Manager) -> None:
    """Nothing more can be missed there."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 5000)
    assert table.status is Status.OVER
    revision = table.revision
    await manager.missed.note(table.id, ADA, table.turns)
    assert table.revision == revision


async def test_of_older_rules_no_view_is_known(manager: Manager) -> None:
    """Then nothing can be compared."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 10)
    assert await manager.missed.view_before(table, 0, 5) is not None
    table.now = replace(table.now, rules="0.older")
    assert await manager.missed.view_before(table, 0, 5) is None
