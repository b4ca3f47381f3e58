"""*What did I miss?* by clicks: a summary, a picture of the changes, and the open question."""

import asyncio
from contextlib import suppress

import pytest
from msgspec.structs import replace

from bot.catalogue import load_game
from bot.games.contract import encode
from bot.pictures.scene import Scene
from bot.service.client import Guildhall
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.words import LANGUAGES
from cogs.features.missed import Missed, find_missed, held_rows, tell_change
from tests.every_game import asks_all_at_once, games_that, lasts_long, speaks_every_language
from tests.games.played import PLAYED
from tests.player import (
    Json,
    Outcome,
    Player,
    Refused,
    all_posted,
    asked,
    components,
    controls,
    forge,
    is_open,
    smallest_table,
    start_game,
    text_of,
)

MISSED = "missed:1"
GALLERY = 12


def alts(message: Json) -> list[str]:
    """Descriptions of a message's pictures."""
    galleries = [part for part in components(message["components"]) if part["type"] == GALLERY]
    return [item["description"] for gallery in galleries for item in gallery["items"]]


async def pages_of(person: Player, outcome: Outcome) -> list[Json]:
    """The private replies to a click, once the panel has arrived."""
    assert outcome.status == "done", outcome
    await person.until(lambda: any(controls(one, "v:1") for one in person.private(outcome)))
    return person.private(outcome)


async def ask(person: Player) -> list[Json]:
    """Press the button under the table's newest message; press again if that message is replaced meanwhile."""
    while True:
        await person.until(lambda: bool(fronts(person)))
        with suppress(Refused):
            return await pages_of(person, await person.click(fronts(person)[-1], MISSED))
        await asyncio.sleep(0.05)


def fronts(person: Player) -> list[Json]:
    """Public messages with the button *What did I miss?*."""
    return [message for message in person.calls() if controls(message, MISSED)]


async def play_until(bot: Guildhall, people: list[Player]) -> Table:
    """Play at random until the first player is asked and has missed events, including a change on the board."""
    table = await bot.manager.table(1)
    for person in people:
        person.ways_back = ()
    while not (table.prompt_for(0) and await is_ringed(bot, table)):
        for person in people if table.prompt_for(0) else people[1:]:
            await person.play_turn()
        assert table.now.status is Status.RUNNING
    await all_posted(bot)
    return table


async def is_ringed(bot: Guildhall, table: Table) -> bool:
    """True if the first player has missed a change on the board and a change in their possessions."""
    missed = await known(bot, table)
    scene = Scene(missed.view, table.names, viewer=0, before=missed.before)
    has_rings = bool(table.game.painter.lay(scene, table.words).rings)
    return missed.first >= 0 and has_rings and bool(held_rows(missed, table.words))


async def known(bot: Guildhall, table: Table) -> Missed:
    """What the first player has missed, with the view they saw last."""
    missed = find_missed(table, 0)
    return replace(missed, before=await bot.manager.missed.view_before(table, 0, max(0, missed.first)))


@pytest.mark.parametrize("game", [name for name in PLAYED if lasts_long(load_game(name))])
async def test_one_button_shows_what_was_missed_and_then_the_question(bot: Guildhall, people: list[Player]) -> None:
    """The picture's description lists the changes; a second press right after that says that nothing was missed."""
    players = smallest_table(people)
    await start_game(bot, players)
    table = await play_until(bot, players)
    missed, words = find_missed(table, 0), table.words
    assert missed.lines

    *_, told, panel = await ask(people[0])

    assert words.say("missed-title") in text_of(told)
    assert words.say("missed-nothing") not in text_of(told)
    [alt] = alts(told)
    assert words.say("picture-ringed") in alt
    assert is_open(panel)
    assert words.say("since-title") not in text_of(panel)
    assert table.missed_by(0) == ()
    *_, told, panel = await ask(people[0])
    assert words.say("missed-nothing") in text_of(told)
    assert words.say("picture-ringed") not in alts(told)[0]
    assert controls(told, "since:1")
    assert is_open(panel)


@pytest.mark.parametrize("language", LANGUAGES)
@games_that(speaks_every_language)
@games_that(lasts_long)
async def test_the_summary_begins_with_the_players_own_gains_and_losses(
    bot: Guildhall, people: list[Player], language: str
) -> None:
    """In the player's language: old and new values, then news about the player, then the rest in small print."""
    await people[0].speak("en-US" if language == "en" else language)
    await start_game(bot, people[:2])
    table = await play_until(bot, people[:2])
    words, held = table.game.words(language), held_rows(await known(bot, table), table.game.words(language))
    *_, told, panel = await ask(people[0])
    text = text_of(told)
    assert words.say("missed-title") in text
    assert held
    assert text.index(words.say("missed-held")) < text.index(held[0]) <= text.index(held[-1])
    assert is_open(panel)


@games_that(asks_all_at_once)
async def test_a_waiting_player_sees_who_is_awaited(bot: Guildhall, people: list[Player]) -> None:
    await start_game(bot, people[:2])
    [first, *_] = await asked(bot, people[:2])
    await first.answer()
    *_, told, panel = await ask(first)
    words = (await bot.manager.table(1)).words
    assert words.say("missed-nothing") in text_of(told)
    assert words.say("panel-wait") in text_of(panel)


async def test_strangers_and_forged_buttons_get_an_error(bot: Guildhall, people: list[Player]) -> None:
    """Strangers see neither the summary nor the picture."""
    await start_game(bot, people[:2])
    forged = await forge(bot, people[0], MISSED, "missed:99", "told:1:0", "told:1:999999999")
    words = (await bot.manager.table(1)).words
    not_seated = bot.mentions.link(words, people[0].game).say("error-not_seated")
    for button in (MISSED, "told:1:0"):
        assert not_seated in await people[4].reply_to(await people[4].click(forged, button))
    no_table = bot.mentions.link(words).say("error-no_table")
    assert no_table in await people[0].reply_to(await people[0].click(forged, "missed:99"))
    nothing = await people[0].click(forged, "told:1:999999999")
    assert words.say("since-nothing") in await people[0].reply_to(nothing)


@games_that(lasts_long)
async def test_missed_events_and_catch_ups_survive_a_restart(bot: Guildhall, people: list[Player]) -> None:
    """Both are stored with the table; opening the summary changes nothing else."""
    await start_game(bot, people[:2])
    table = await play_until(bot, people[:2])
    missed, state = table.missed_by(0), encode(table.now.state)
    row = await bot.store.table(1)
    assert row
    assert Table(row, table.game).missed_by(0) == missed
    await ask(people[0])
    row = await bot.store.table(1)
    assert row
    again = Table(row, table.game)
    assert again.missed_by(0) == ()
    assert again.now.marks == table.now.marks
    assert (encode(again.now.state), again.now.turns, again.now.revision) == (
        state,
        table.now.turns,
        table.now.revision,
    )


@games_that(lasts_long)
async def test_a_button_shows_all_missed_news(bot: Guildhall, people: list[Player]) -> None:
    """The news begins with the first missed turn."""
    await start_game(bot, people[:2])
    table = await play_until(bot, people[:2])
    first, words = table.first_missed(0), table.words
    forged = await forge(bot, people[0], f"told:1:{first + 1}")
    full = await people[0].reply_to(await people[0].click(forged, f"told:1:{first + 1}"))
    assert all(fact in full for fact in table.names)
    assert words.say("since-nothing") not in full


@games_that(lasts_long)
async def test_without_the_earlier_state_the_picture_has_no_rings(bot: Guildhall, people: list[Player]) -> None:
    """For example, the game may have continued under newer rules."""
    await start_game(bot, people[:2])
    table = await play_until(bot, people[:2])
    table.now = replace(table.now, rules="0.older")
    assert await bot.manager.missed.view_before(table, 0, table.first_missed(0)) is None
    *_, told, panel = await ask(people[0])
    assert table.words.say("picture-ringed") not in alts(told)[0]
    assert table.words.say("missed-held") not in text_of(told)
    assert is_open(panel)


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("Money: 3 coins", "Money: 5 coins", "Money: 3 coins → **5 coins**"),
        ("Money: 3", "Money: 35", "Money: 3 → **35**"),
        ("Own: tiles: none", "Own: tiles: River", "Own: tiles: none → **River**"),
        ("Nothing", "Something", "Nothing → **Something**"),
        ("", "Crest: 1", "**+** Crest: 1"),
        ("Crest: 1", "", "**−** Crest: 1"),
    ],
)
def test_a_change_is_shown_as_before_and_after(before: str, after: str, told: str) -> None:
    """The beginning that both values share is not repeated."""
    assert tell_change(before, after) == told
