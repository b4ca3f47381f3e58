"""What did I miss? By clicks, in every game: the account, a picture of what has changed, and the open question."""

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
from tests.cogs.clicker import Clicker, controls, is_open
from tests.cogs.playing import (
    all_posted,
    answer,
    asked,
    calls,
    forge,
    linked,
    private,
    reply_to,
    smallest_table,
    speak,
    start_game,
)
from tests.driver import Json, Outcome, Person, Refused, components, text_of
from tests.every_game import asks_all_at_once, games_that, lasts_long, speaks_every_language
from tests.games.played import PLAYED

MISSED = "missed:1"
GALLERY = 12


def alts(message: Json) -> list[str]:
    """What the pictures of a message show."""
    galleries = [part for part in components(message["components"]) if part["type"] == GALLERY]
    return [item["description"] for gallery in galleries for item in gallery["items"]]


async def pages_of(person: Person, outcome: Outcome) -> list[Json]:
    """The private messages that a click brought, once its panel is among them."""
    assert outcome.status == "done", outcome
    await person.until(lambda: any(controls(one, "v:1") for one in private(person, outcome)))
    return private(person, outcome)


async def ask(person: Person) -> list[Json]:
    """Presses the button under the newest message of the table, again where that is drawn anew just then."""
    while True:
        await person.until(lambda: bool(fronts(person)))
        with suppress(Refused):
            return await pages_of(person, await person.click(fronts(person)[-1], MISSED))
        await asyncio.sleep(0.05)


def fronts(person: Person) -> list[Json]:
    """The public messages that have the button now."""
    return [message for message in calls(person) if controls(message, MISSED)]


async def play_until(bot: Guildhall, people: list[Person]) -> Table:
    """Plays by chance until the first one is asked, and has missed something of their own and on the board."""
    table, clickers = await bot.manager.table(1), [Clicker(person, 5) for person in people]
    for clicker in clickers:
        clicker.ways_back = ()
    while not (table.prompt_for(0) and await is_ringed(bot, table)):
        for clicker in clickers if table.prompt_for(0) else clickers[1:]:
            await clicker.play_turn()
        assert table.status is Status.RUNNING
    await all_posted(bot)
    return table


async def is_ringed(bot: Guildhall, table: Table) -> bool:
    """Whether the first one has missed something on the board, and has more or less than before."""
    missed = await known(bot, table)
    scene = Scene(missed.view, table.names, viewer=0, before=missed.before)
    has_rings = bool(table.game.painter.lay(scene, table.words).rings)
    return missed.first >= 0 and has_rings and bool(held_rows(missed, table.words))


async def known(bot: Guildhall, table: Table) -> Missed:
    """What the first one has missed, with how things were."""
    missed = find_missed(table, 0)
    return replace(missed, before=await bot.manager.missed.view_before(table, 0, max(0, missed.first)))


@pytest.mark.parametrize("game", [name for name in PLAYED if lasts_long(load_game(name))])
async def test_one_button_tells_what_was_missed_and_ends_in_the_question(bot: Guildhall, people: list[Person]) -> None:
    """With a picture whose description names what is ringed; whoever asks again has missed nothing since."""
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
async def test_it_is_told_in_ones_own_language_to_oneself_first(
    bot: Guildhall, people: list[Person], language: str
) -> None:
    """What one gained and lost, before and now, then what concerns oneself, then the rest in small print."""
    await speak(people[0], "en-US" if language == "en" else language)
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
async def test_who_waits_is_told_for_whom(bot: Guildhall, people: list[Person]) -> None:
    """The end of it is then who is awaited."""
    await start_game(bot, people[:2])
    [first, *_] = await asked(bot, people[:2])
    await answer(first)
    *_, told, panel = await ask(first)
    words = (await bot.manager.table(1)).words
    assert words.say("missed-nothing") in text_of(told)
    assert words.say("panel-wait") in text_of(panel)


async def test_strangers_and_forged_buttons_are_told_so(bot: Guildhall, people: list[Person]) -> None:
    """Neither the account nor the picture is for them."""
    await start_game(bot, people[:2])
    forged = await forge(bot, people[0], MISSED, "missed:99", "told:1:0", "told:1:999999999")
    words = (await bot.manager.table(1)).words
    assert linked(bot, words, people[0].game).say("error-not_seated") in await reply_to(
        people[4], await people[4].click(forged, MISSED)
    )
    assert linked(bot, words, people[0].game).say("error-not_seated") in await reply_to(
        people[4], await people[4].click(forged, "told:1:0")
    )
    assert linked(bot, words).say("error-no_table") in await reply_to(
        people[0], await people[0].click(forged, "missed:99")
    )
    nothing = await people[0].click(forged, "told:1:999999999")
    assert words.say("since-nothing") in await reply_to(people[0], nothing)


@games_that(lasts_long)
async def test_a_restart_forgets_neither_what_was_missed_nor_who_has_looked(
    bot: Guildhall, people: list[Person]
) -> None:
    """Both are stored with the table; asking changes nothing else there."""
    await start_game(bot, people[:2])
    table = await play_until(bot, people[:2])
    missed, state = table.missed_by(0), encode(table.state)
    row = await bot.store.table(1)
    assert row
    assert Table(row, table.game).missed_by(0) == missed
    await ask(people[0])
    row = await bot.store.table(1)
    assert row
    again = Table(row, table.game)
    assert again.missed_by(0) == ()
    assert again.marks == table.marks
    assert (encode(again.state), again.turns, again.revision) == (state, table.turns, table.revision)


@games_that(lasts_long)
async def test_what_was_told_in_short_is_told_in_full_behind_a_button(bot: Guildhall, people: list[Person]) -> None:
    """From the turn on from which it was missed."""
    await start_game(bot, people[:2])
    table = await play_until(bot, people[:2])
    first, words = table.first_missed(0), table.words
    forged = await forge(bot, people[0], f"told:1:{first + 1}")
    full = await reply_to(people[0], await people[0].click(forged, f"told:1:{first + 1}"))
    assert all(fact in full for fact in table.names)
    assert words.say("since-nothing") not in full


@games_that(lasts_long)
async def test_where_the_old_state_is_not_known_it_is_told_without_rings(bot: Guildhall, people: list[Person]) -> None:
    """Such as where a game went on with newer rules."""
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
def test_a_change_is_told_as_it_was_and_as_it_is(before: str, after: str, told: str) -> None:
    """What both sentences begin with is said once."""
    assert tell_change(before, after) == told
