"""Whole games in a channel, by clicks alone."""

import asyncio

import pytest

from bot.games.contract import encode
from bot.records.record import read_record, replay
from bot.service.client import Guildhall
from tests.cogs.clicker import Clicker
from tests.cogs.playing import speak
from tests.driver import Person

LOCALES = ("en-US", "ru", "it", "de", "en-GB")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_a_whole_game_is_played_by_clicks_in_mixed_languages(
    bot: Guildhall, people: list[Person], seats: int
) -> None:
    """To the end; the scores are those of the same answers replayed by the rules, and the record says so."""
    players = people[:seats]
    for person, locale in zip(players, LOCALES, strict=False):
        await speak(person, locale)
    lobby = (await players[0].slash("norenberc new", players=seats)).message
    for person in players[1:]:
        await person.click(lobby, "l:1:join")
    await players[0].click(lobby, "l:1:start")
    await asyncio.gather(*[Clicker(person, seed).play("norenberc") for seed, person in enumerate(players)])

    table = await bot.manager.table(1)
    assert table.status == "over"
    log = (await players[0].slash("norenberc log")).message
    async with players[0].town.web.get(log["attachments"][0]["url"]) as response:
        record = read_record(await response.read())
    end = replay(table.rules, record, lambda _move, _steps: None)
    assert encode(end) == encode(table.state)
    await bot.announcer.finish()
    assert not await bot.store.tables_to_post()
