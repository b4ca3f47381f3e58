"""The file with everything that is stored about one user, and nothing about others."""

import io
import zipfile
from typing import Any

import pytest
from msgspec import json, msgpack
from msgspec.structs import replace

from bot.storage.store import Store
from bot.tables import personal_data
from bot.tables.manager import Manager
from bot.tables.motions import kicking, offering
from bot.tables.people import Visibility
from bot.tables.reviews import seat_name
from bot.tables.thanks import OPEN_FOR
from tests.clock import Clock
from tests.tables.tables import ADA, BEN, play_on
from tests.tables.test_forgetting import EVE, FINN, NAME, ask_and_wait, live, open_table, reopen, store

__all__ = ["reopen", "store"]


async def own_file(manager: Manager, user: int) -> dict[str, Any]:
    """The content of a user's data file."""
    found = await manager.personal_data.file(user)
    assert found.file_name == "my-data.json"
    content: dict[str, Any] = json.decode(found.content)
    return content


async def test_the_file_has_everything_about_its_reader(manager: Manager, clock: Clock) -> None:
    """Packed values are readable; Discord's ids are strings, because some programs would round such large numbers."""
    await live(manager)
    await manager.personal_data.show_to(EVE, Visibility.SERVERS)
    assert (await own_file(manager, EVE))["thanks_received"] == []  # a new title would tell who gave it
    clock.forward(OPEN_FOR)
    told = await own_file(manager, EVE)
    assert told["user_id"] == str(EVE)
    assert told["settings"][0]["settings"]["visibility"] == "servers"
    assert told["settings"][0]["settings"]["theme"] == "dark"
    assert [game["game_id"] for game in told["games"]] == [1, 2, 3, 4]
    assert [game["is_host"] for game in told["games"]] == [True, True, False, True]
    assert {seat["name"] for seat in told["seats"]} == {NAME}
    assert {move["seat"] for move in told["moves"] if move["game_id"] == 1} == {0}
    assert len(told["moves"]) == (await manager.personal_data.traces(EVE)).moves
    assert told["thanks_given"] == [{"game_id": 1, "title": "fair"}]
    assert told["thanks_received"] == [{"title": "brave", "times": 1}]
    assert {review["name"] for review in told["reviews"]} >= {seat_name(0)}
    assert told["results"][0]["is_whole"] is True
    assert told["digests"][0]["due_at"] > 0


async def test_the_file_has_nothing_about_others_but_their_names(manager: Manager, store: Store) -> None:
    """The file has no ids, moves or votes of others, and no seed, hand or deck of any game."""
    tables = [await open_table(manager, channel, FINN, ADA, EVE) for channel in (5, 6)]
    await manager.lobby.start(tables[0].id, FINN)
    await play_on(manager, tables[0], 12)
    await manager.store.thank(1, FINN, EVE, "fair")
    text = (await manager.personal_data.file(EVE)).content.decode()
    told = json.decode(text)
    assert str(FINN) not in text
    assert {move["seat"] for move in told["moves"]} == {2}
    row = await store.table(1)
    assert row
    assert not {"seed", "state", "settings", "untold", "marks"} & told["games"][0].keys()
    assert row.seed.hex() not in text
    assert {player["name"] for player in told["players"]} >= {"Ada", NAME}


async def test_a_vote_about_another_player_is_told_without_the_player(manager: Manager) -> None:
    """A vote about the file's user says so."""
    table = await open_table(manager, 5, ADA, BEN, EVE)
    await manager.lobby.start(table.id, ADA)
    await manager.seat_changes.propose(table.id, EVE, kicking(BEN), lambda _table: "Computer 1")
    assert [vote["motion"] for vote in (await own_file(manager, EVE))["votes"]] == ["kick"]
    await manager.seat_changes.propose(table.id, EVE, offering(EVE, 99), lambda _table: "Dora")
    assert [vote["motion"] for vote in (await own_file(manager, EVE))["votes"]] == ["kick", "offer (you)"]


async def test_a_large_file_is_compressed(manager: Manager, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(personal_data, "MOST_BYTES", 100)
    await live(manager)
    found = await manager.personal_data.file(EVE)
    assert found.file_name == "my-data.zip"
    with zipfile.ZipFile(io.BytesIO(found.content)) as file:
        assert json.decode(file.read("my-data.json"))["user_id"] == str(EVE)


async def test_a_stranger_and_a_forgotten_person_have_an_empty_file(manager: Manager, clock: Clock) -> None:
    await live(manager)
    await ask_and_wait(manager, clock)
    await manager.forgetting.forget_due()
    for user in (EVE, 99):
        told = await own_file(manager, user)
        assert {kind for kind, rows in told.items() if rows} == {"user_id"}


async def test_settings_saved_by_another_version_do_not_break_the_file(manager: Manager) -> None:
    await manager.store.save_person(EVE, msgpack.encode({"rest": "unknown"}), None)
    assert (await own_file(manager, EVE))["settings"] == [{"settings": "?"}]


async def test_choices_about_visibility_are_saved_and_leave_other_settings_alone(manager: Manager) -> None:
    await manager.people.change(EVE, lambda old: replace(old, theme="dark"))
    await manager.personal_data.show_to(EVE, Visibility.NOWHERE)
    settings = await manager.personal_data.hide_rating(EVE, hides=True)
    assert (settings.theme, settings.visibility, settings.hides_rating) == ("dark", Visibility.NOWHERE, True)
