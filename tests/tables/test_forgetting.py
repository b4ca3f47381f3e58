"""Deletion of a person's data: complete, repeatable after a kill, and without harm to the other players."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.errors import StillPlaying
from bot.games.contract import encode
from bot.storage.leases import NO_SERVER
from bot.storage.personal import Cleaner
from bot.storage.rows import SeatRow
from bot.storage.sql.store import SqlStore
from bot.storage.store import Store
from bot.tables.cleaning import clean_post, clean_settings, is_about
from bot.tables.forgetting import AT_ONCE, GRACE
from bot.tables.lobby import Venue
from bot.tables.manager import Manager
from bot.tables.motions import joining, kicking, offering, pacing, replacing, returning
from bot.tables.pace import PaceName
from bot.tables.people import PersonSettings, Visibility
from bot.tables.posts import NewSitter, Post, PostKind, pack, unpack
from bot.tables.reviews import CHANCES, seat_name, shared_name
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.words.words import words_in
from tests.clock import Clock
from tests.storage.stores import PARAMS, STORES, Opener
from tests.tables.tables import ADA, BEN, GAME, NAMES, play_on, settled
from tests.traces import find_traces

EVE, NAME = 900_000_000_000_000_017, "Evelyn Quarz"
FINN = 700_000_000_000_000_011
ARTIFACTS = (seat_name(0), shared_name(0), seat_name(1), CHANCES, "film", f"what if.{EVE}", f"what if.{ADA}")
"""What is stored with a finished game, in which Eve has seat 0."""
SERVER, FORMER = 900_000_000_000_000_001, words_in("en").say("former-player")


@pytest.fixture(params=PARAMS)
def reopen(request: pytest.FixtureRequest) -> Opener:
    """A function that opens the same database again, as a restarted bot would."""
    return STORES[request.param](request)


@pytest.fixture
async def store(reopen: Opener) -> AsyncIterator[Store]:
    """A database of each kind."""
    async with reopen() as opened:
        yield opened


async def open_table(
    manager: Manager, channel: int, *users: int, server: int = SERVER, computers: int = 0, **more: Any
) -> Table:
    """Open a lobby of these users and computers."""
    names = {**NAMES, EVE: NAME, FINN: "Finn"}
    settings = Settings(3, "en", **more)
    rows = tuple(SeatRow(None, f"Computer {number}", "random") for number in range(computers))
    table = await manager.lobby.open(GAME, Venue(server, channel), SeatRow(users[0], names[users[0]]), settings, rows)
    for user in users[1:]:
        await manager.lobby.join(table.id, user, names[user])
    return table


async def finished(manager: Manager, channel: int) -> Table:
    """A finished game of Eve, Ada and Ben with thanks, reviews and a continuation."""
    table = await open_table(manager, channel, EVE, ADA, BEN)
    await manager.lobby.start(table.id, EVE)
    await play_on(manager, table, 10_000)
    assert table.now.status is Status.OVER
    await manager.store.thank(table.id, EVE, ADA, "fair")
    await manager.store.thank(table.id, ADA, EVE, "brave")
    for name in ARTIFACTS:
        await manager.store.save_artifact(table.id, name, msgspec.msgpack.encode(name))
    return table


async def left(manager: Manager, channel: int) -> Table:
    """A running game that Eve opened and left, with votes and posts that name her."""
    table = await open_table(manager, channel, EVE, ADA, BEN, invited=(ADA, BEN, EVE), pace=PaceName.DAILY)
    await manager.lobby.start(table.id, EVE)
    await manager.pace_votes.agree_to_pace(table.id, EVE, PaceName.RELAXED)
    await manager.seat_changes.propose(table.id, ADA, kicking(EVE), lambda _table: "Computer 1")
    await manager.note_sign(table.id, EVE)
    await manager.consent.hand_over(table.id, EVE, "random", lambda _table: "Computer 1")
    await settled(manager, table)
    await manager.seat_changes.propose(table.id, EVE, joining(0, EVE), lambda _table: NAME)
    return table


async def stopped(manager: Manager, channel: int) -> Table:
    """A game of Ada, Ben and Eve that Eve stopped as a moderator."""
    table = await open_table(manager, channel, ADA, BEN, EVE)
    await manager.lobby.start(table.id, ADA)
    await manager.endings.end(table.id, NAME)
    return table


async def live(manager: Manager) -> list[Table]:
    """Let Eve leave her id or name in every place that can contain it. Returns the tables."""
    tables = [await finished(manager, 5), await left(manager, 6), await stopped(manager, 7)]
    alone = await open_table(manager, 8, EVE, server=NO_SERVER, computers=2)
    await manager.lobby.cancel(alone.id, EVE)
    await open_table(manager, 9, BEN, former=(EVE, BEN), invited=(EVE,))
    await manager.people.change(EVE, lambda old: replace(old, dm=True, theme="dark"))
    await manager.digests.choose(EVE, is_wanted=True)
    return [*tables, alone]


PLACES = {
    ("tables", "host"),
    ("tables", "settings"),
    ("people", "user_id"),
    ("digests", "user_id"),
    ("seats", "user_id"),
    ("seats", "name"),
    ("signs", "user_id"),
    ("cards", "kind"),
    ("consents", "user_id"),
    ("consents", "motion"),
    ("outbox", "body"),
    ("sittings", "user_id"),
    ("sittings", "name"),
    ("artifacts", "name"),
    ("artifacts", "body"),
    ("scores", "user_id"),
    ("scores", "name"),
    ("thanks", "giver"),
    ("thanks", "receiver"),
}
"""Every column in which Eve has left her id or her name."""


async def ask_and_wait(manager: Manager, clock: Clock) -> None:
    """Ask for deletion, and let the day pass."""
    await manager.forgetting.ask(EVE)
    assert ("forget_requests", "user_id") in await find_traces(manager.store, EVE, NAME)
    clock.forward(GRACE)


async def test_nothing_in_the_database_names_a_person_after_the_deletion(manager: Manager, clock: Clock) -> None:
    """The search reads every column of every table, including packed values."""
    await live(manager)
    assert await find_traces(manager.store, EVE, NAME) == PLACES
    await ask_and_wait(manager, clock)
    await manager.forgetting.forget_due()
    assert await find_traces(manager.store, EVE, NAME) == set()


class Killed(BaseException):
    """Simulates the end of the process."""


def count_writes(store: Store, most: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Make transactions after the first `most` raise `Killed`. Returns a list with one item per written transaction."""
    assert isinstance(store, SqlStore)
    write, done = store.write, list[int]()

    async def write_some(*arguments: Any, **named: Any) -> Any:
        if len(done) == most:
            raise Killed
        done.append(len(done))
        return await write(*arguments, **named)

    monkeypatch.setattr(store, "write", write_some)
    return done


async def test_a_kill_after_any_transaction_delays_the_deletion_but_does_not_change_it(
    manager: Manager, store: Store, clock: Clock, reopen: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each restarted process is killed again, first before any transaction, then after one, after two, and so on."""
    await live(manager)
    await ask_and_wait(manager, clock)
    kills = 0
    while True:
        async with reopen() as opened:
            with monkeypatch.context() as patches:
                count_writes(opened, kills, patches)
                try:
                    await Manager(opened, clock).forgetting.forget_due()
                    break
                except Killed:
                    kills += 1
                    assert await find_traces(opened, EVE, NAME)
    assert kills >= 3
    assert await find_traces(store, EVE, NAME) == set()
    assert [score.name for score in await store.scores_at(1)] == ["", "Ada", "Ben"]


async def test_requests_that_fail_do_not_stop_the_others(
    manager: Manager, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """They stay due; a whole page of them is passed."""
    assert isinstance(store, SqlStore)
    users, search = range(1, AT_ONCE + 3), store.tables_about
    for user in users:
        await manager.forgetting.ask(user)
    clock.forward(GRACE)

    async def fail(user: int, cleaner: Cleaner) -> tuple[int, ...]:
        if user <= AT_ONCE + 1:
            raise ValueError("a broken row")
        return await search(user, cleaner)

    with monkeypatch.context() as patches:
        patches.setattr(store, "tables_about", fail)
        await manager.forgetting.forget_due()
    assert [due.user for due in await store.due_forgetting(manager.now(), 100)] == [*users[:-1]]
    assert [record.message for record in caplog.records if record.exc_info] == ["deletion_failed"] * (AT_ONCE + 1)
    await manager.forgetting.forget_due()
    assert await store.due_forgetting(manager.now(), 100) == ()


async def test_two_processes_can_delete_the_same_data_at_the_same_time(
    manager: Manager, store: Store, clock: Clock, reopen: Opener
) -> None:
    await live(manager)
    await ask_and_wait(manager, clock)
    async with reopen() as other:
        await asyncio.gather(manager.forgetting.forget_due(), Manager(other, clock).forgetting.forget_due())
    assert await find_traces(store, EVE, NAME) == set()
    assert await store.thanks_at(1) == {}


async def test_the_others_keep_their_game_with_its_points(manager: Manager, store: Store, clock: Clock) -> None:
    """Only the name changes: places, points, moves and the reviews of others stay, and the game can be replayed."""
    [over, *_] = await live(manager)
    before, state = await store.scores_at(1), encode(over.now.state)
    await ask_and_wait(manager, clock)
    await manager.forgetting.forget_due()
    assert await store.scores_at(1) == (replace(before[0], user=None, name=""), *before[1:])
    assert over.names == (FORMER, "Ada", "Ben"), "the table in memory forgets, too"
    assert over.people == {ADA, BEN}
    assert (await manager.record(1)).scores is not None
    assert encode(over.now.state) == state
    kept = [name for name in ARTIFACTS if await store.artifact(1, name)]
    assert kept == [seat_name(1), CHANCES, f"what if.{ADA}"]


async def test_names_of_several_former_players_are_numbered(manager: Manager, clock: Clock) -> None:
    """Each former player has a different name, in the language of the table."""
    over = await finished(manager, 5)
    for user in (EVE, BEN):
        await manager.forgetting.ask(user)
    clock.forward(GRACE)
    await manager.forgetting.forget_due()
    first, last = (words_in("en").say("former-player-at", number=number) for number in (1, 3))
    assert over.names == (first, "Ada", last)


async def test_a_running_game_goes_on_without_the_traces_of_a_player_who_left(manager: Manager, clock: Clock) -> None:
    """Votes about that player are deleted, as is the player's right to take the seat back without a vote."""
    [_, running, *_] = await live(manager)
    await ask_and_wait(manager, clock)
    await manager.forgetting.forget_due()
    assert running.now.status is Status.RUNNING
    assert EVE not in {running.now.host, *running.heard, *running.now.settings.invited}
    assert not running.now.consents
    assert running.host == ADA
    assert await manager.consent.lost_seat(running, EVE) is None
    turns = running.now.turns
    await play_on(manager, running, 1, seed=3)
    assert running.now.turns > turns


async def test_a_stopped_game_resumes_with_a_computer_in_the_seat_of_a_former_player(
    manager: Manager, clock: Clock
) -> None:
    [_, _, ended, *_] = await live(manager)
    await ask_and_wait(manager, clock)
    await manager.forgetting.forget_due()
    for user in (ADA, BEN):
        vote = manager.resume_votes.propose if user == ADA else manager.resume_votes.agree
        await vote(ended.id, user, lambda _table: "Computer 1")
    assert ended.now.status is Status.RUNNING
    assert ended.now.seats[2] == SeatRow(None, "Computer 1", ended.game.best_computer)


async def test_a_game_in_direct_messages_is_deleted_as_a_whole(manager: Manager, clock: Clock) -> None:
    """Such a game has no other players, and its channel belongs to the deleted person."""
    [*_, alone] = await live(manager)
    await ask_and_wait(manager, clock)
    await manager.forgetting.forget_due()
    assert await manager.store.table(alone.id) is None
    assert manager.loaded(alone.id) is None


async def test_a_player_must_leave_open_games_first(manager: Manager) -> None:
    await open_table(manager, 5, ADA, EVE)
    with pytest.raises(StillPlaying, match="games=1"):
        await manager.forgetting.ask(EVE)
    await manager.lobby.leave(1, EVE)
    await manager.forgetting.ask(EVE)


async def test_nothing_is_deleted_before_the_day_is_over(manager: Manager, clock: Clock) -> None:
    """A second request does not change the time of the first."""
    await live(manager)
    await manager.forgetting.ask(EVE)
    clock.forward(GRACE - 1)
    await manager.forgetting.ask(EVE)
    await manager.forgetting.forget_due()
    assert await find_traces(manager.store, EVE, NAME) > PLACES
    clock.forward(1)
    await manager.forgetting.forget_due()
    assert await find_traces(manager.store, EVE, NAME) == set()


async def sit_down(manager: Manager) -> None:
    """Open a table."""
    await open_table(manager, 20, EVE, ADA)


async def cancel(manager: Manager) -> None:
    """Withdraw the request."""
    assert await manager.forgetting.cancel(EVE)


@pytest.mark.parametrize("stay", [sit_down, cancel])
async def test_a_person_who_wants_to_stay_loses_nothing(
    manager: Manager, clock: Clock, stay: Callable[[Manager], Awaitable[None]]
) -> None:
    """Withdrawing the request or sitting down at a table cancels it."""
    await live(manager)
    await ask_and_wait(manager, clock)
    await stay(manager)
    await manager.forgetting.forget_due()
    assert await find_traces(manager.store, EVE, NAME) >= PLACES
    assert (await manager.personal_data.traces(EVE)).forget_at is None
    assert not await manager.forgetting.cancel(EVE)


async def test_a_deletion_that_has_begun_cannot_be_cancelled(
    manager: Manager, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who sits down again before the deletion is finished keeps the new seat."""
    await live(manager)
    await ask_and_wait(manager, clock)
    with monkeypatch.context() as patches:
        count_writes(store, 1, patches)
        with pytest.raises(Killed):
            await manager.forgetting.forget_due()
    assert (await manager.personal_data.traces(EVE)).forget_at == 0
    assert not await manager.forgetting.cancel(EVE)
    await sit_down(manager)
    await manager.forgetting.forget_due()
    assert {EVE} <= (await manager.table_in(20)).people
    assert await store.history(EVE, 10) == ()


async def test_a_forgotten_person_comes_back_as_a_new_user(manager: Manager, clock: Clock) -> None:
    """The person has default settings and no history, and can play, change settings and be forgotten again."""
    await live(manager)
    await ask_and_wait(manager, clock)
    await manager.forgetting.forget_due()
    assert await manager.people.settings(EVE) == PersonSettings()
    assert (await manager.personal_data.traces(EVE)).games == 0
    await manager.personal_data.show_to(EVE, Visibility.NOWHERE)
    table = await open_table(manager, 20, EVE, ADA)
    assert table.names == (NAME, "Ada")
    await manager.lobby.leave(table.id, EVE)
    await ask_and_wait(manager, clock)
    await manager.forgetting.forget_due()
    assert await find_traces(manager.store, EVE, NAME) == set()


def test_only_motions_about_a_person_name_them() -> None:
    """A seat or turn with the same number as the user's id is not a match."""
    for motion in (kicking(7), replacing(8, 7), offering(7, 8), joining(0, 7), returning(7)):
        assert is_about(motion.code, 7)
    for code in (kicking(77).code, joining(7, 8).code, pacing(PaceName.DAILY).code, "undo.7.7.7", "end", "lobby", "x7"):
        assert not is_about(code, 7)


def test_a_table_for_one_invited_person_does_not_open_to_everyone() -> None:
    """Removing the only invited person from the list does not leave an empty list, which would admit everyone."""
    packed = msgspec.msgpack.encode(Settings(2, "en", invited=(EVE,), former=(ADA, EVE)))
    cleaned = msgspec.msgpack.decode(clean_settings(packed, EVE), type=Settings)
    assert cleaned == Settings(2, "en", invited=(0,), former=(ADA,))
    assert clean_settings(packed, ADA + 1) == packed


def test_a_message_loses_the_persons_name_and_id_alone() -> None:
    """Every field that can contain a name is cleaned; the replacement is in the language of the table."""
    settings, former = msgspec.msgpack.encode(Settings(2, "it")), words_in("it").say("former-player")
    sitters = (NewSitter("kick", NAME, "Ada", by=EVE), NewSitter("offer", "Ben", NAME, by=ADA))
    pairs = ((NAME, "Computer"), ("Ben", "Computer"))
    post = Post(PostKind.NEWS, left=pairs, replaced=pairs, returned=pairs, ended_by=NAME, seated=sitters)
    cleaned = unpack(clean_post(pack(post), EVE, frozenset({NAME}), settings))
    others = ((former, "Computer"), ("Ben", "Computer"))
    assert (cleaned.left, cleaned.replaced, cleaned.returned, cleaned.ended_by) == (others, others, others, former)
    assert cleaned.seated == (NewSitter("kick", former, "Ada"), NewSitter("offer", "Ben", former, by=ADA))
    assert clean_post(pack(cleaned), EVE, frozenset({NAME}), settings) == pack(cleaned)
