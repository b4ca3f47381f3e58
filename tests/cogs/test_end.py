"""The end of a game is an event: all are mentioned, the scores come first, how it was won; then once more."""

import asyncio
from typing import Any

import pytest
from discord import ui

from bot.catalogue import GAMES
from bot.games.contract import encode
from bot.games.norenberc.pieces import Craftsman
from bot.games.norenberc.state import State
from bot.service.client import Guildhall
from bot.tables.posts import Part, Post, PostKind
from bot.tables.table import Table
from bot.words.words import LANGUAGES
from cogs.cards.controls import AGAIN, RECORD
from cogs.cards.notice import Notice, Shown
from cogs.cards.result import how_it_was_won
from tests.cogs.clicker import Clicker, controls
from tests.cogs.playing import all_posted, forge, reply_to
from tests.cogs.test_wording import finished_table
from tests.driver import EPHEMERAL, Json, Person, components, text_of

SILENT = 1 << 12
PICTURE, TEXT = 12, 10


async def play_to_the_end(bot: Guildhall, people: list[Person], game: str, **options: Any) -> Json:
    """A whole game of these people; gives its last message."""
    lobby = (await people[0].slash(f"{game} new", players=max(2, len(people)), **options)).message
    for person in people[1:]:
        await person.click(lobby, "l:1:join")
    await people[0].click(lobby, "l:1:start")
    await asyncio.gather(*[Clicker(person, seed).play(game) for seed, person in enumerate(people)])
    await all_posted(bot)
    await people[0].until(lambda: bool(last_messages(people[0])))
    return last_messages(people[0])[-1]


def last_messages(person: Person) -> list[Json]:
    """Messages that offer one more game."""
    return [one for one in person.messages.values() if controls(one, "again:")]


@pytest.mark.parametrize("game", GAMES)
async def test_everyone_is_mentioned_once_and_the_scores_come_first(
    bot: Guildhall, people: list[Person], game: str
) -> None:
    """It rings; above the picture is only who won, below it how, in two sentences at most, and what to do next."""
    end = await play_to_the_end(bot, people[:2], game)
    assert sorted(one["id"] for one in end["mentions"]) == sorted(person.id for person in people[:2])
    assert not end["flags"] & SILENT
    assert len(end["attachments"]) == 1
    parts = [part for part in components(end["components"]) if part["type"] in (PICTURE, TEXT)]
    assert [part["type"] for part in parts[:3]] == [TEXT, PICTURE, TEXT]
    assert "\N{TROPHY}" in parts[0]["content"]
    table = await bot.manager.table(1)
    assert parts[2]["content"] == " ".join(how_it_was_won(table, table.words))
    assert [one["custom_id"].partition(":")[0] for one in controls(end, "")][:3] == ["again", "record", "details"]
    assert not any(controls(one, "again:") for one in people[0].messages.values() if one["id"] != end["id"])


@pytest.mark.parametrize("game", GAMES)
async def test_details_and_record_are_a_press_away(bot: Guildhall, people: list[Person], game: str) -> None:
    """Privately, and for whoever asks: everyone's reasons, and the file that the command `log` hands out."""
    end = await play_to_the_end(bot, people[:2], game)
    table, watcher = await bot.manager.table(1), people[3]
    told = await watcher.brought(await watcher.click(end, controls(end, "details:")[0]["custom_id"]))
    for score in table.rules.scores(table.state):
        assert f"{score.place}. {table.names[score.seat]}" in text_of(told)
    file = await watcher.brought(await watcher.click(end, RECORD.id(1)))
    assert told["flags"] & file["flags"] & EPHEMERAL
    assert file["attachments"][0]["filename"] == f"{game}-1.txt"


@pytest.mark.parametrize("game", GAMES)
async def test_one_press_opens_a_table_and_calls_the_others(bot: Guildhall, people: list[Person], game: str) -> None:
    """With the same settings; each of them sits down by one press, on the last message or on the lobby."""
    ada, ben, cleo = players = people[:3]
    end = await play_to_the_end(bot, players, game, theme="dark", language="it")
    lobby = await ada.brought(await ada.click(end, AGAIN.id(1)))
    assert {one["id"] for one in lobby["mentions"]} == {ben.id, cleo.id}
    assert not lobby["flags"] & EPHEMERAL
    old, new = await bot.manager.table(1), await bot.manager.table(2)
    assert (new.settings.theme, new.settings.language, new.settings.players) == ("dark", "it", 3)
    assert new.settings.options == old.settings.options
    await ben.click(end, AGAIN.id(1))
    await cleo.click(lobby, "l:2:join")
    assert [seat.user for seat in new.seats] == [int(person.id) for person in players]
    await ada.until(lambda: "Un’altra" not in text_of(ada.fresh(lobby)))


@pytest.mark.parametrize("game", GAMES)
async def test_two_who_press_at_once_sit_at_one_new_table(bot: Guildhall, people: list[Person], game: str) -> None:
    """One lobby, both in it."""
    ada, ben = players = people[:2]
    end = await play_to_the_end(bot, players, game)
    await asyncio.gather(*[person.click(end, AGAIN.id(1)) for person in players])
    assert {seat.user for seat in (await bot.manager.table(2)).seats} == {int(ada.id), int(ben.id)}
    assert await bot.store.table(3) is None
    await all_posted(bot)
    await ada.until(lambda: bool(lobbies(ada)))
    assert len(lobbies(ada)) == 1


def lobbies(person: Person) -> list[Json]:
    """Open lobbies of the second table."""
    return [one for one in person.messages.values() if controls(one, "l:2:cancel")]


async def test_computers_sit_down_again(bot: Guildhall, people: list[Person]) -> None:
    """As many as before, by the same names; the table can start at once."""
    end = await play_to_the_end(bot, people[:1], "norenberc", computers=1)
    lobby = await people[0].brought(await people[0].click(end, AGAIN.id(1)))
    old, new = await bot.manager.table(1), await bot.manager.table(2)
    assert [seat for seat in new.seats if seat.computer] == [seat for seat in old.seats if seat.computer]
    await people[0].click(lobby, "l:2:start")
    assert (await bot.manager.table(2)).status == "running"


async def test_a_finished_game_leads_to_one_more_and_not_to_two(bot: Guildhall, people: list[Person]) -> None:
    """A lobby that was closed may be opened again; a game that has begun, or another one, ends it."""
    ada, ben = people[:2]
    end = await play_to_the_end(bot, [ada, ben], "drafting")
    lobby = await ada.brought(await ada.click(end, AGAIN.id(1)))
    assert "already" in await reply_to(ada, await ada.click(end, AGAIN.id(1)))
    await ada.click(lobby, "l:2:cancel")
    lobby = await ben.brought(await ben.click(end, AGAIN.id(1)))
    await ada.click(end, AGAIN.id(1))
    await ben.until(lambda: controls(ben.fresh(lobby), "l:3:start") != [])
    await ben.click(lobby, "l:3:start")
    revision = (await bot.manager.table(3)).revision
    assert "played on" in await reply_to(ada, await ada.click(end, AGAIN.id(1)))
    assert (await bot.manager.table(3)).revision == revision
    assert await bot.store.table(4) is None


async def test_who_did_not_play_is_told_so(bot: Guildhall, people: list[Person]) -> None:
    """Nor does a game that still runs lead to another."""
    end = await play_to_the_end(bot, people[:2], "drafting")
    assert "not at this table" in await reply_to(people[2], await people[2].click(end, AGAIN.id(1)))
    assert await bot.store.table(2) is None
    people[0].channel = people[1].channel = people[0].hello["servers"][0]["channels"][1]["id"]
    lobby = (await people[0].slash("drafting new", players=2, computers=1)).message
    await people[0].click(lobby, "l:2:start")
    forged = await forge(bot, people[0], AGAIN.id(2), AGAIN.id(99))
    assert "end" in await reply_to(people[0], await people[0].click(forged, AGAIN.id(2)))
    assert "no game" in await reply_to(people[0], await people[0].click(forged, AGAIN.id(99)))


async def test_another_table_in_the_channel_is_not_disturbed(bot: Guildhall, people: list[Person]) -> None:
    """Whoever presses is told that the channel is busy."""
    end = await play_to_the_end(bot, people[:2], "drafting")
    await people[2].slash("norenberc new", players=2)
    assert "channel" in await reply_to(people[0], await people[0].click(end, AGAIN.id(1)))
    assert await bot.store.table(3) is None


# -- how it was won ----------------------------------------------------------------------------------------------------


def bare_table(crafts: list[tuple[Craftsman, ...]], money: list[int], language: str = "en") -> Table:
    """A finished game of two in which these craftsmen and purses are all that counts."""
    table = finished_table(2, 1, language, "Ann?")
    state: State = table.state
    state.jacks = ()
    for player, own, purse in zip(state.players, crafts, money, strict=True):
        player.craftsmen, player.townsmen, player.money = own, (), purse
        player.crests, player.prestige = [0] * len(player.crests), 0
    return table


def craft(guild: int, *values: int) -> tuple[Craftsman, ...]:
    """Craftsmen of one guild."""
    return tuple(Craftsman(guild, value) for value in values)


def test_a_margin_and_what_made_it_are_told() -> None:
    """By the kind of points with the largest difference."""
    table = bare_table([craft(0, 7), craft(1, 5)], [9, 4])
    assert [told.replace("\xa0", " ") for told in how_it_was_won(table, table.words)] == [
        *("14 points, 5 ahead of **Ann1**.", "What made the difference: the richest purse, 5 to 0."),
    ]


def test_a_tie_break_is_shown() -> None:
    """The first that tells them apart: more craftsmen, else their value."""
    table = bare_table([craft(0, 2, 3), craft(1, 5)], [4, 4])
    assert how_it_was_won(table, table.words)[1] == "The tie-break decides: craftsmen, 2 to 1."
    table = bare_table([craft(0, 3), craft(1, 5)], [4, 4])
    assert how_it_was_won(table, table.words)[1] == "The tie-break decides: total value of craftsmen, 5 to 3."


def test_a_shared_victory_says_that_nothing_told_them_apart() -> None:
    """Not even the tie-breaks."""
    table = bare_table([craft(0, 5), craft(1, 5)], [4, 4])
    told = how_it_was_won(table, table.words)
    assert told[1] == "The tie-break is level too: craftsmen 1 and total value of craftsmen 5."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_message_is_short_in_every_language(language: str) -> None:
    """Two sentences, no reason among them; a text for each case."""
    for crafts, money in (
        ([craft(0, 7), craft(1, 5)], [9, 4]),
        ([craft(0, 2, 3), craft(1, 5)], [4, 4]),
        ([craft(0, 5), craft(1, 5)], [4, 4]),
    ):
        table = bare_table(crafts, money, language)
        assert 1 <= len(how_it_was_won(table, table.words)) <= 2
        view = encode(table.rules.view(table.state, None))
        notice = Notice(table, Post(PostKind.OVER, (Part((), "scores", view),)), Shown(), 1, table.words)
        texts = [item.content for item in notice.walk_children() if isinstance(item, ui.TextDisplay)]
        assert sum(map(len, texts)) < 300, texts
