"""Films and replay pages are made in a separate process, one at a time, and cached."""

import asyncio
from contextlib import ExitStack, suppress

import pytest
from msgspec import msgpack

from bot.errors import NotOver, OneMoment
from bot.records.film_request import FilmKind, FilmReply
from bot.tables import films
from bot.tables.manager import Manager
from tests.every_game import asks_little_at_once, games_that
from tests.tables.tables import ADA, BEN, play_on, started

pytestmark = [games_that(asks_little_at_once), pytest.mark.one_game]
LOOK = ("en", "light")


async def test_films_are_made_one_at_a_time_and_cached(manager: Manager, monkeypatch: pytest.MonkeyPatch) -> None:
    """A repeated request with the same names and look uses the cache; other requests wait for the running process."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 10_000)
    asked, running, most = 0, 0, 0

    async def paint(_request: bytes) -> bytes:
        nonlocal asked, running, most
        asked, running = asked + 1, running + 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1
        return msgpack.encode(FilmReply(b"film"))

    monkeypatch.setattr(films, "_ask", paint)
    looks = [("en", "light"), ("ru", "light"), ("it", "dark")]
    await asyncio.gather(*(manager.films.make(FilmKind.FILM, table, ("Ada", "Ben"), look) for look in looks))
    assert (asked, most) == (3, 1)
    assert (await manager.films.make(FilmKind.FILM, table, ("Ada", "Ben"), LOOK)).data == b"film"
    assert asked == 3


async def test_a_long_queue_is_refused(manager: Manager) -> None:
    """Finished requests make room, even failed ones."""
    with ExitStack() as stack:
        for _ in range(films.MOST_QUEUED):
            stack.enter_context(manager.films.queued())
        with pytest.raises(OneMoment), manager.films.queued():
            pass
    with suppress(OSError), manager.films.queued():
        raise OSError
    with ExitStack() as stack:
        for _ in range(films.MOST_QUEUED):
            stack.enter_context(manager.films.queued())


async def test_a_failed_process_is_reported_and_can_be_tried_again(
    manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends with an error, or does not start."""
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 10_000)
    for module in ("render.film.nothing", "this"):
        monkeypatch.setattr(films, "PAINTER", module)
        with pytest.raises(OneMoment):
            await manager.films.make(FilmKind.PAGE, table, ("Ada", "Ben"), LOOK)


async def test_a_running_game_has_neither_film_nor_replay(manager: Manager) -> None:
    table = await started(manager, ADA, BEN)
    await play_on(manager, table, 5)
    for kind in FilmKind:
        with pytest.raises(NotOver):
            await manager.films.make(kind, table, ("Ada", "Ben"), LOOK)
    with pytest.raises(NotOver):
        await manager.replays.steps(table)
