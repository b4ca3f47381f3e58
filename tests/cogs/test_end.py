"""A game's last message: winners, scores, how the game was won, and the button for another game."""

import asyncio
from typing import Any

import pytest

from bot.catalogue import GAMES
from bot.service.client import Guildhall
from bot.tables.status import Status
from cogs.cards.controls import AGAIN, RECORD, REVIEW
from cogs.cards.result import how_it_was_won
from tests.cogs.test_private_games import go_private
from tests.every_game import games_that, speaks_every_language
from tests.player import EPHEMERAL, Json, Player, Town, all_posted, components, controls, forge, smallest_table, text_of
from tests.tables.tables import play_on

SILENT = 1 << 12
PICTURE, TEXT = 12, 10


async def play_to_the_end(bot: Guildhall, people: list[Player], **options: Any) -> Json:
    """Play a whole game without clicks and return its last message."""
    lobby = (await people[0].command("new", players=max(2, len(people)), **options)).message
    for person in people[1:]:
        await person.click(lobby, "l:1:join")
    await people[0].until(lambda: bool(controls(people[0].fresh(lobby), "l:1:start")))
    await people[0].click(lobby, "l:1:start")
    await all_posted(bot)
    await play_on(bot.manager, await bot.manager.table(1), 10_000)
    bot.announcer.catch_up(1)
    await all_posted(bot)
    await people[0].until(lambda: bool(last_messages(people[0])))
    return last_messages(people[0])[-1]


def last_messages(person: Player) -> list[Json]:
    """Messages that offer another game."""
    return [one for one in person.messages.values() if controls(one, "again:")]


@pytest.mark.parametrize("game", GAMES)
async def test_the_last_message_mentions_everyone_and_begins_with_the_scores(
    bot: Guildhall, people: list[Player]
) -> None:
    """The message notifies; it has the last news, winners, picture, how the game was won, and what to do next."""
    players = smallest_table(people)
    end = await play_to_the_end(bot, players)
    assert sorted(one["id"] for one in end["mentions"]) == sorted(person.id for person in players)
    assert not end["flags"] & SILENT
    assert len(end["attachments"]) == 1
    parts = [part for part in components(end["components"]) if part["type"] in (PICTURE, TEXT)]
    assert [part["type"] for part in parts] == [TEXT, TEXT, PICTURE, TEXT]
    assert ["\N{TROPHY}" in part["content"] for part in parts[:2]] == [False, True]
    table = await bot.manager.table(1)
    assert parts[-1]["content"].splitlines()[0] == " ".join(how_it_was_won(table, table.words))
    kinds = [one["custom_id"].partition(":")[0] for one in controls(end, "")]
    assert [kind for kind in kinds if kind != "thank"][:5] == ["again", "review", "replay", "film", "record"]
    assert not any(controls(one, "again:") for one in people[0].messages.values() if one["id"] != end["id"])


async def test_details_and_the_record_are_one_click_away(bot: Guildhall, people: list[Player]) -> None:
    """Any user can see, privately, everyone's scores and the file that the command `log` sends."""
    end = await play_to_the_end(bot, people[:2])
    table, watcher = await bot.manager.table(1), people[3]
    told = await watcher.brought(await watcher.click(end, controls(end, "details:")[0]["custom_id"]))
    for score in table.rules.scores(table.now.state):
        assert f"{score.place}. {table.names[score.seat]}" in text_of(told)
    file = await watcher.brought(await watcher.click(end, RECORD.id(1)))
    assert told["flags"] & file["flags"] & EPHEMERAL
    assert file["attachments"][0]["filename"] == f"{watcher.game}-1.txt"


@games_that(speaks_every_language)
async def test_one_press_opens_the_next_table_and_calls_the_others(bot: Guildhall, people: list[Player]) -> None:
    """The table keeps its settings; each player joins by one press, on the last message or in the lobby."""
    ada, ben, cleo = players = people[:3]
    end = await play_to_the_end(bot, players, theme="dark", language="it")
    lobby = await ada.brought(await ada.click(end, AGAIN.id(1)))
    assert {one["id"] for one in lobby["mentions"]} == {ben.id, cleo.id}
    assert not lobby["flags"] & EPHEMERAL
    old, new = await bot.manager.table(1), await bot.manager.table(2)
    assert (new.now.settings.theme, new.now.settings.language) == ("dark", "it")
    assert new.now.settings.players == min(4, new.rules.seats.stop - 1)
    assert new.now.settings.options == old.now.settings.options
    await ben.click(end, AGAIN.id(1))
    await cleo.click(lobby, "l:2:join")
    assert [seat.user for seat in new.now.seats] == [int(person.id) for person in players]
    await ada.until(lambda: "Un’altra" not in text_of(ada.fresh(lobby)))


async def test_two_simultaneous_presses_open_one_new_table(bot: Guildhall, people: list[Player]) -> None:
    """Both players get a seat at the new table."""
    ada, ben = players = people[:2]
    end = await play_to_the_end(bot, players)
    await asyncio.gather(*[person.click(end, AGAIN.id(1)) for person in players])
    assert {seat.user for seat in (await bot.manager.table(2)).now.seats} == {int(ada.id), int(ben.id)}
    assert await bot.store.table(3) is None
    await all_posted(bot)
    await ada.until(lambda: bool(lobbies(ada)))
    assert len(lobbies(ada)) == 1


def lobbies(person: Player) -> list[Json]:
    """Open lobby cards of the second table."""
    return [one for one in person.messages.values() if controls(one, "l:2:cancel")]


async def test_a_press_in_another_channel_opens_the_next_table_in_the_first(
    bot: Guildhall, people: list[Player], town: Town
) -> None:
    """If the bot cannot post in the first channel, it posts the lobby card as soon as it regains permission."""
    ada, ben = people[:2]
    end = await play_to_the_end(bot, [ada, ben])
    await go_private(bot, ada)
    await town.fault("missing_permissions", channel=end["channel_id"], deny=["SEND_MESSAGES"])
    told = await ada.click(await forge(bot, ada, AGAIN.id(1)), AGAIN.id(1))
    assert f"<#{end['channel_id']}>" in text_of(ada.private(told)[0])
    await town.heal()
    bot.announcer.catch_up(2)
    await all_posted(bot)
    await ben.until(lambda: bool(lobbies(ben)))
    assert lobbies(ben)[0]["channel_id"] == end["channel_id"]


async def test_another_game_after_a_private_game_is_opened_in_direct_messages(
    bot: Guildhall, people: list[Player]
) -> None:
    """The reply links to them, because Discord shows no channel name for direct messages."""
    ada = people[0]
    channel, place = ada.channel, await go_private(bot, ada)
    await play_to_the_end(bot, [ada])
    ada.channel = channel
    told = await ada.reply_to(await ada.click(await forge(bot, ada, AGAIN.id(1)), AGAIN.id(1)))
    assert f"https://discord.com/channels/@me/{place}" in told


async def test_the_next_table_has_the_same_computers(bot: Guildhall, people: list[Player]) -> None:
    """The computers keep their names; the table can start at once."""
    end = await play_to_the_end(bot, people[:1], computers=1)
    lobby = await people[0].brought(await people[0].click(end, AGAIN.id(1)))
    old, new = await bot.manager.table(1), await bot.manager.table(2)
    assert [seat for seat in new.now.seats if seat.computer] == [seat for seat in old.now.seats if seat.computer]
    await people[0].click(lobby, "l:2:start")
    assert (await bot.manager.table(2)).now.status is Status.RUNNING


async def test_the_next_table_has_a_seat_for_one_more_player(bot: Guildhall, people: list[Player]) -> None:
    """The game allows another player, and the first table was open to everyone."""
    ada, ben, cleo = people[:3]
    end = await play_to_the_end(bot, [ada, ben])
    lobby = await ada.brought(await ada.click(end, AGAIN.id(1)))
    await ben.click(end, AGAIN.id(1))
    table = await bot.manager.table(2)
    assert table.now.settings.players == min(3, table.rules.seats.stop - 1)
    if table.now.settings.players == 3:
        await cleo.click(lobby, "l:2:join")
        assert int(cleo.id) in table.people


async def test_the_panel_of_a_finished_game_offers_another_game_and_the_review(
    bot: Guildhall, people: list[Player]
) -> None:
    """One press opens the lobby in the table's channel."""
    ada, ben = people[:2]
    await play_to_the_end(bot, [ada, ben])
    panel = await ada.panel()
    assert [one["custom_id"] for one in controls(panel, "")][:2] == [AGAIN.id(1), REVIEW.id(1)]
    await ada.click(panel, AGAIN.id(1))
    await ben.until(lambda: bool(lobbies(ben)))
    assert lobbies(ben)[0]["channel_id"] == ada.channel


async def test_a_finished_game_leads_to_only_one_next_game(bot: Guildhall, people: list[Player]) -> None:
    """If the next game's lobby is closed, the button opens another; once that game has started, it does not."""
    ada, ben = people[:2]
    end = await play_to_the_end(bot, [ada, ben])
    lobby = await ada.brought(await ada.click(end, AGAIN.id(1)))
    assert "already" in await ada.reply_to(await ada.click(end, AGAIN.id(1)))
    await ada.click(lobby, "l:2:cancel")
    lobby = await ben.brought(await ben.click(end, AGAIN.id(1)))
    await ada.click(end, AGAIN.id(1))
    await ben.until(lambda: controls(ben.fresh(lobby), "l:3:start") != [])
    await ben.click(lobby, "l:3:start")
    revision = (await bot.manager.table(3)).now.revision
    assert "played on" in await ada.reply_to(await ada.click(end, AGAIN.id(1)))
    assert (await bot.manager.table(3)).now.revision == revision
    assert await bot.store.table(4) is None


async def test_another_game_needs_a_finished_game_and_a_seat_in_it(bot: Guildhall, people: list[Player]) -> None:
    end = await play_to_the_end(bot, people[:2])
    assert "not at this table" in await people[2].reply_to(await people[2].click(end, AGAIN.id(1)))
    assert await bot.store.table(2) is None
    people[0].channel = people[1].channel = people[0].hello["servers"][0]["channels"][1]["id"]
    lobby = (await people[0].command("new", players=2, computers=1)).message
    await people[0].click(lobby, "l:2:start")
    forged = await forge(bot, people[0], AGAIN.id(2), AGAIN.id(99))
    assert "end" in await people[0].reply_to(await people[0].click(forged, AGAIN.id(2)))
    assert "no game" in await people[0].reply_to(await people[0].click(forged, AGAIN.id(99)))


async def test_another_game_is_refused_if_the_channel_has_a_table(bot: Guildhall, people: list[Player]) -> None:
    end = await play_to_the_end(bot, people[:2])
    await people[2].command("new", players=2)
    assert "channel" in await people[0].reply_to(await people[0].click(end, AGAIN.id(1)))
    assert await bot.store.table(3) is None
