"""Whole games of every kind in a channel, only by clicks."""

import asyncio
from typing import Any

import pytest

from bot.catalogue import GAMES, load_game
from bot.games.contract import encode
from bot.records.record import read_record, replay
from bot.service.client import Guildhall
from bot.storage.rows import Search
from bot.tables.allowance import Allowance
from bot.tables.status import Status
from bot.tables.table import Table
from tests.games.played import EVERY_TABLE
from tests.long import short_for
from tests.player import Player, all_posted, check_intact, text_of

LOCALES = ("en-US", "ru", "it", "de", "en-GB")
TOLD = 3
"""Views that are also requested as text. They are few, because a user may not request many in a row."""
HOSTED = [(name, seats) for name, seats in EVERY_TABLE if name in GAMES]
SHORT = [(name, 3) for name in GAMES]
"""Games with other numbers of players are in the long tests."""


async def check_record(bot: Guildhall, person: Player) -> Table:
    """Check that the game is over, its record replays to the table's state, and no post has two pictures."""
    table = await bot.manager.table(1)
    assert table.now.status is Status.OVER
    log = (await person.slash(f"{table.game.name} log")).message
    async with person.town.web.get(log["attachments"][0]["url"]) as response:
        record = read_record(await response.read())
    end = replay(table.rules, record, lambda _move, _steps: None)
    assert encode(end) == encode(table.now.state)
    await bot.announcer.finish()
    assert not await bot.store.find_tables(Search.TO_POST)
    assert all(len(message["attachments"]) <= 1 for message in person.messages.values())
    return table


@pytest.mark.parametrize(("game", "seats"), short_for(HOSTED, SHORT))
async def test_a_whole_game_is_played_by_clicks_in_mixed_languages(
    bot: Guildhall, people: list[Player], seats: int
) -> None:
    """The replayed record has the same final state."""
    await play_in_mixed_languages(bot, people[:seats])


async def play_in_mixed_languages(bot: Guildhall, players: list[Player]) -> None:
    """Play a whole game from its lobby to its record."""
    for person, locale in zip(players, LOCALES, strict=False):
        await person.speak(locale)
    lobby = (await players[0].command("new", players=len(players))).message
    for person in players[1:]:
        await person.click(lobby, "l:1:join")
    await players[0].click(lobby, "l:1:start")
    await asyncio.gather(*[person.play() for person in players])
    await check_record(bot, players[0])


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_played_with_computers_and_the_last_choice_of_every_option(
    bot: Guildhall, people: list[Player], game: str
) -> None:
    """The table has the maximum number of seats."""
    rules = load_game(game).rules
    settled: dict[str, Any] = {option.name: option.choices[-1] for option in rules.options}
    size: dict[str, Any] = {"players": rules.seats[-1], "computers": rules.seats[-1] - 1}
    lobby = (await people[0].command("new", **size, **settled)).message
    await people[0].click(lobby, "l:1:start")
    await people[0].play()
    table = await check_record(bot, people[0])
    assert table.now.settings.options == settled
    assert sum(bool(seat.computer) for seat in table.now.seats) == len(table.now.seats) - 1


@pytest.mark.parametrize("locale", short_for(LOCALES[:3], LOCALES[1:2]))
@pytest.mark.parametrize("game", GAMES)
async def test_a_table_can_be_viewed_in_every_way(bot: Guildhall, people: list[Player], game: str, locale: str) -> None:
    """Covers the panel, the board as picture and text, the player's own area, status, rules and help."""
    person = people[0]
    await person.speak(locale)
    fewest = load_game(game).rules.seats[0]
    lobby = (await person.command("new", players=fewest, computers=fewest - 1)).message
    await person.click(lobby, "l:1:start")
    await all_posted(bot)
    for command in ("play", "me", "status", "rules", "help"):
        assert text_of((await person.command(command)).message), command
    sights = [choice["value"] for choice in await person.autocomplete(f"{game} board", "of", of="")]
    bot.allowances.person = Allowance(1_000_000, 1.0)  # no user opens all views within a second
    for sight in sights:
        assert (await person.command("board", of=sight)).message["attachments"], sight
    for sight in sights[:TOLD]:
        assert text_of((await person.command("board", of=sight, text=True)).message), sight
    await check_intact(bot)
