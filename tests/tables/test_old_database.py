"""A database of an earlier version, with a running game at every kind of question, opens, goes on and ends."""

import gzip
import shutil
from collections import Counter
from pathlib import Path

import pytest

from bot.games.contract import Line
from bot.records.record import replay
from bot.storage.limits import Limits
from bot.storage.rows import Search
from bot.storage.store import Store
from bot.tables.manager import Manager
from tests.storage.samples import numbers
from tests.tables.tables import check_replay, play_on, posts_of

FILES = Path(__file__).parent / "files"
HOSTS = 11, 12
"""Who opened the tables in it, and who sits beside them."""
pytestmark = pytest.mark.parametrize("game", ["norenberc"])
QUESTIONS = {"plan", "act", "craft", "buy", "guest", "swap", "price", "first", "extra"} | {
    *("sell", "victim", "duchess", "jack", "peddle", "mayor", "spoils"),
}
"""Every kind of question that a game in it stands at: that version hosted one game."""


def unpack_old(place: Path) -> None:
    """The database of the version before results were kept, as that version left it."""
    with gzip.open(FILES / "version_6.sqlite3.gz") as packed, place.open("wb") as unpacked:
        shutil.copyfileobj(packed, unpacked)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The same, where the store looks for it."""
    place = tmp_path / "old.sqlite3"
    unpack_old(place)
    return place


@pytest.fixture
def database(file: Path) -> Path:
    """There was no other kind then."""
    return file


async def test_every_table_is_there(store: Store) -> None:
    """In each status, and the running games at every question."""
    manager = Manager(store, limits=Limits(0, 0))
    tables = [await manager.table(number) for number in range(1, 26)]
    statuses = Counter(str(table.status) for table in tables)
    assert statuses == {"lobby": 1, "running": 19, "over": 3, "ended": 1, "cancelled": 1}
    assert {prompt.ask for table in tables for prompt in table.prompts()} == QUESTIONS


async def test_every_game_goes_on_and_ends(store: Store) -> None:
    """By the answers of its people; its record, from before and after, plays again to the same end."""
    manager = Manager(store, limits=Limits(0, 0))
    await manager.lobby.start(1, HOSTS[0])
    await end_all(manager)


async def end_all(manager: Manager) -> None:
    """Every game that runs, by chance."""
    for number in range(1, 26):
        table = await manager.table(number)
        if table.status == "running":
            await play_on(manager, table, 2000, seed=number)
            assert table.status == "over"
            await check_replay(manager, table)


async def test_what_was_wished_before_still_counts(store: Store) -> None:
    """A vote under way, picks that were not confirmed, and what was still to be posted."""
    manager = Manager(store, limits=Limits(0, 0))
    assert (await manager.table(3)).agreed_to_end == {HOSTS[0]}
    await manager.consent.agree_to_end(3, HOSTS[1])
    assert (await manager.table(3)).status == "ended"
    _prompt, picks = (await manager.table(5)).drafts[0]
    assert len(picks) == 2
    assert len(await numbers(store, Search.TO_POST)) == 23


async def test_what_was_still_to_be_said_is_what_the_rules_say_today(store: Store) -> None:
    """Posts that wait and lines without a picture, whatever form that version kept them in, can be put into words.

    A line of an older version may have told more facts than today's.
    """
    manager, read = Manager(store, limits=Limits(0, 0)), 0
    for number in await numbers(store, Search.TO_POST):
        table, told = await manager.table(number), list[Line]()
        record = await manager.record(number)
        replay(table.rules, record, lambda _move, steps: told.extend(line for step in steps for line in step.lines))  # noqa: B023
        parts = [part for post in await posts_of(manager, table) for part in post.parts]
        for line in (*table.untold.lines, *(line for part in parts for line in part.lines)):
            assert any(line.key == one.key and line.facts.items() >= one.facts.items() for one in told), line
            assert table.words.tell(line, table.names)
            read += 1
    assert read > 100


async def test_whoever_was_asked_before_that_was_kept_was_asked_at_the_last_change(store: Store) -> None:
    """A guess that later answers do not move."""
    manager = Manager(store, limits=Limits(0, 0))
    table = await manager.table(5)
    begin = table.changed_at
    prompt, *others = table.prompts()
    await manager.play.answer(5, table.seats[prompt.seat].user or 0, prompt.id, prompt.options[:1], None)
    assert others
    assert table.changed_at > begin
    assert {table.marks[other.seat].asked_at for other in others} == {begin}


async def test_what_happened_before_that_was_kept_is_nobodys_news(store: Store) -> None:
    """From then on everything is."""
    manager = Manager(store, limits=Limits(0, 0))
    for number in range(1, 26):
        table = await manager.table(number)
        if table.status == "running":
            assert {table.news_for(seat) for seat in range(len(table.seats))} == {()}
            await play_on(manager, table, 20, seed=number)
            assert any(table.news_for(seat) for seat in range(len(table.seats)))
