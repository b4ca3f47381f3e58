"""Five players across three time zones play to the end with few pings, and restarts change nothing."""

import secrets
from pathlib import Path

import pytest

from bot.catalogue import GAMES, load_game
from bot.games.contract import encode
from bot.storage.sqlite.store import SqliteStore
from bot.tables.status import Status
from tests.every_game import lasts_long
from tests.lab.measure.story import REPLACED, Ping, cast_for, check_pings, play_story
from tests.lab.measure.story_stages import TableStage
from tests.tables.tables import check_replay


async def played(file: Path, game: str, restarts: bool) -> tuple[list[Ping], bytes, int]:
    """Return all pings, the end of the game, and the number of the users' decisions."""
    store = await SqliteStore.open(file)
    stage = TableStage(cast_for(game), store, restarts)
    try:
        await stage.begin(game)
        table = await play_story(stage)
        assert table.now.status is Status.OVER
        assert table.now.seats[REPLACED].computer
        await check_replay(stage.manager, table)
        asked = {(turn.seat, turn.prompt.rpartition(".")[0]) for turn in await store.turns(1)}
        return stage.pings, encode(table.now.state), len(asked)
    finally:
        await stage.manager.close()
        await store.close()


@pytest.mark.long
@pytest.mark.parametrize("game", [name for name in GAMES if lasts_long(load_game(name))])
async def test_a_restart_at_every_point_of_the_story_changes_nothing(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pings, their hours, and the end are the same."""
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    pings, end, obligations = await played(tmp_path / "once.sqlite3", game, restarts=False)
    check_pings(pings, obligations)
    assert {ping.why for ping in pings} >= {"call", "reminder", "news for all"}
    assert {ping.who for ping in pings} == set(range(len(cast_for(game))))
    again = await played(tmp_path / "again.sqlite3", game, restarts=True)
    assert again == (pings, end, obligations)
