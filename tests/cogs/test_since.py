"""What happened since one's last move, at the top of every panel: by clicks, in whole games."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import suppress
from unittest.mock import patch

import pytest

from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Fact, Line, Seats
from bot.records.record import replay
from bot.service.client import Guildhall
from bot.tables.posts import pack_lines
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.gathering import Gathering, gather, is_heading, put_names
from bot.words.words import LANGUAGES, Words
from cogs.cards.components import Button, Text
from cogs.panel.panel import Panel
from cogs.panel.since import HEAD, find_news
from cogs.replies.names import text_names
from tests.cogs.clicker import Clicker, controls, is_open
from tests.cogs.playing import answer, asked, decide, forge, linked, panel_of, reply_to, speak, start_game
from tests.driver import EPHEMERAL, Json, Person, Refused, text_of
from tests.every_game import (
    STANDING,
    asks_all_at_once,
    games_that,
    lasts_long,
    speaks_every_language,
    tells_later,
    walk,
)
from tests.games.played import PLAYED

MARKUP = re.compile(r"^(?:#{1,3}|-#) |\*\*", re.MULTILINE)
PLAYER = 0
"""The seat of whoever opened the table."""


async def told_in(bot: Guildhall) -> tuple[Table, list[Line]]:
    """The first table, and all that its game has told from the beginning on."""
    table, record = await bot.manager.table(1), await bot.manager.record(1)
    options = answers.complete_options(table.rules, table.settings.options)
    begin = table.rules.setup(len(table.seats), Chance(table.seed), options)
    lines = [line for step in begin for line in step.lines]
    replay(table.rules, record, lambda _move, steps: lines.extend(line for step in steps for line in step.lines))
    return table, lines


def is_own(line: Line) -> bool:
    """Whether a line is about the player alone."""
    return any(fact == Seats((PLAYER,)) for fact in line.facts.values())


def told_to_its_player(line: Line, table: Table) -> str:
    """A line without markup as the player’s panel tells it; their own lines without the pronoun."""
    if is_own(line):
        said = "".join(Gathering(table.words, len(table.seats)).address([line], PLAYER)).removeprefix("You ")
        return put_names(MARKUP.sub("", said), text_names(table))
    return MARKUP.sub("", table.words.tell(line, text_names(table)))


def is_counted(line: Line, table: Table) -> bool:
    """Whether a panel adds a line to others of its kind."""
    return any(table.words.has(f"line-{line.key}-{form}") for form in ("gain", "sum"))


def seen_privately(person: Person) -> Iterator[str]:
    """Every private message as it ever was, without markup."""
    for frame in person.events:
        if frame["event"] in ("message_create", "message_update") and frame["message"]["flags"] & EPHEMERAL:
            yield MARKUP.sub("", text_of(frame["message"]))


async def play_in_one_panel(person: Person, panel: Json, seed: int) -> None:
    """Answers until the game is over, unfolding whatever is folded, and never opens another panel."""
    clicker = Clicker(person, seed)
    while controls(panel, "v:"):
        await unfold(person, panel)
        if is_open(panel):
            panel = (await clicker.answer(panel)).message
        else:
            with suppress(Refused):  # by now it shows something else
                await person.click(panel, "m:1")
            await asyncio.sleep(0.05)
        panel = person.fresh(panel)
    await unfold(person, panel)


async def unfold(person: Person, panel: Json) -> None:
    """Asks for all, where the panel does not show it."""
    if folded := controls(panel, "since:"):
        await person.click(panel, folded[0]["custom_id"])


@pytest.mark.parametrize("game", PLAYED)
async def test_a_whole_game_in_one_panel_misses_nothing(bot: Guildhall, people: list[Person], game: str) -> None:
    """Every line that was told appears in the panel, folded or not, but headings with nothing below them."""
    host = people[0]
    lobby = (await host.slash(f"{game} new", players=3, computers=2)).message
    await host.click(lobby, "l:1:start")
    panel = (await host.slash(f"{game} play")).message

    await play_in_one_panel(host, panel, 3)

    table, told = await told_in(bot)
    assert table.status is Status.OVER
    seen = "\n".join(seen_privately(host))
    missed = [line for line in told if told_to_its_player(line, table) not in seen]
    missed = [line for line in missed if not (is_own(line) and is_counted(line, table))]
    missed = [line for line in missed if not is_heading(line, table.words, 3)]
    assert [line for line in missed if not is_own(line)] == []
    assert len(missed) < len(told) / 20
    raw = [text_of(frame["message"]) for frame in host.events if frame["event"] == "message_update"]
    assert not [text for text in raw if "****" in text], "a name inside a bold heading is marked once more"


def just_done(table: Table) -> tuple[int, Line] | None:
    """Who is asked now, and what another has done that nothing was posted of yet."""
    for seat in table.awaited():
        for line in table.untold.lines:
            if line.key != STANDING and Seats((1 - seat,)) in line.facts.values() and line in table.news_for(seat):
                return seat, line
    return None


@games_that(tells_later)
@games_that(speaks_every_language)
async def test_one_is_told_what_the_one_before_has_just_done(bot: Guildhall, people: list[Person]) -> None:
    """At the same place, before anything of it is posted; in one's own language."""
    await speak(people[1], "it")
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    while (found := just_done(table)) is None:
        [acting, *_] = await asked(bot, people[:2])
        await decide(bot, acting)
    second, done = found
    panel, words = await panel_of(people[second]), table.game.words("it" if second else "en")
    assert words.say("since-title") in text_of(panel)
    assert MARKUP.sub("", words.tell(done, text_names(table))) in MARKUP.sub("", text_of(panel))


@pytest.mark.parametrize("game", ["norenberc"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_why_ones_own_things_changed_in_norenberc_stands_with_them(
    bot: Guildhall, people: list[Person], language: str
) -> None:
    """A favor and an income at a round's end: right above the buttons, once, with their reasons; the rest is on top."""
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    mine, theirs = Seats((0,)), Seats((1,))
    favor: dict[str, Fact] = {"guild": "brewers", "tiles": ("brewers.3",)}
    income: dict[str, Fact] = {"talers": 8, "everyone": 3, "mayors": 5, "musicians": 0, "bankers": 0}
    ended = (
        Line("round_ended", {"round": 1}),
        Line("favorite", {"seat": mine, **favor}),
        Line("favorite", {"seat": theirs, "guild": "bakers", "tiles": ("bakers.2",)}),
        Line("incomes"),
        Line("income", {"seat": mine, **income}),
        Line("income", {"seat": theirs, **income}),
    )
    words = table.game.words(language)
    with patch.object(Table, "packed_news_for", return_value=(pack_lines(ended),)):
        texts = [text.content for text in Panel(table, 0, words).parts() if isinstance(text, Text)]
    [asked] = [text for text in texts if words.say("ask-plan") in text]
    own = Gathering(words, 2).address((ended[1], ended[4]), 0)
    assert asked.endswith("\n-# " + " ".join(own))
    assert "3 + 5" in own[1]
    heading = words.tell(ended[0], ()).splitlines()[0].removeprefix("### ")
    assert [text.count(heading) for text in texts if heading in text] == [1]


@pytest.mark.parametrize("game", ["norenberc"])
async def test_what_is_below_an_unsaid_heading_joins_the_heading_before(bot: Guildhall, people: list[Person]) -> None:
    """In short, no heading says that incomes follow the favorites."""
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    theirs, favor = Seats((1,)), ("bakers.2",)
    income: dict[str, Fact] = {"talers": 8, "everyone": 3, "mayors": 5, "musicians": 0, "bankers": 0}
    ended = (
        Line("round_ended", {"round": 1}),
        Line("favorite", {"seat": theirs, "guild": "bakers", "tiles": favor}),
        Line("incomes"),
        Line("income", {"seat": theirs, **income}),
        Line("won", {"seats": theirs}),
        Line("total", {"seat": theirs, "points": 32, "place": 1}),
    )
    with patch.object(Table, "packed_news_for", return_value=(pack_lines(ended),)):
        [row] = find_news(table, PLAYER, table.words).others
    [paragraph] = gather(ended, table.words, 2)
    assert row.startswith(f"-# **{paragraph.heading}** · ")
    assert row.count(" 8. ") == row.count(" 32.") == 1


@pytest.mark.parametrize("game", ["norenberc"])
async def test_no_heading_stands_where_nothing_follows(bot: Guildhall, people: list[Person]) -> None:
    """All that happened is about the player: too much of it for a panel, so that the button leads to the rest."""
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    income: dict[str, Fact] = {"talers": 8, "everyone": 3, "mayors": 5, "musicians": 0, "bankers": 0}
    own = tuple([Line("income", {"seat": Seats((PLAYER,)), **income})] * 20)
    words = table.game.words("en")
    with patch.object(Table, "packed_news_for", return_value=(pack_lines(own),)):
        panel = Panel(table, PLAYER, words)
    texts = "\n".join(part.content for part in panel.parts() if isinstance(part, Text))
    assert MARKUP.sub("", words.tell(Line("income-own", own[0].facts), ())) in texts
    assert words.say("since-begin") not in texts
    assert words.say("since-all") in [part.label for part in panel.parts() if isinstance(part, Button)]


def chapters(game: str, words: Words) -> list[list[Line]]:
    """What is told in some random games of two, each heading with all below it."""
    told: list[list[Line]] = []
    for line in [line for *_, steps in walk(game) for step in steps for line in step.lines]:
        if is_heading(line, words, 2):
            told.append([])
        if told:
            told[-1].append(line)
    return told


@games_that(lasts_long)
async def test_a_heading_stands_once_however_long_what_is_below_it(
    bot: Guildhall, people: list[Person], game: str
) -> None:
    """Rows that go on below it are not headed again."""
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    longest = 0
    for chapter in chapters(game, table.words):
        with patch.object(Table, "packed_news_for", return_value=(pack_lines(tuple(chapter)),)):
            rows = find_news(table, PLAYER, table.words).others
        headed = [row for row in rows if HEAD.match(row)]
        assert len(headed) <= 1, rows
        longest = max(longest, len(rows) if headed else 0)
    assert longest > 1


@games_that(asks_all_at_once)
async def test_show_all_is_for_players_and_tells_when_nothing_has_happened(
    bot: Guildhall, people: list[Person]
) -> None:
    """A stranger with the id of the button is told so; whoever has just answered has missed nothing."""
    await start_game(bot, people[:2])
    [first, *_] = await asked(bot, people[:2])
    await answer(first)
    forged = await forge(bot, first, "since:1", "since:99")
    words = (await bot.manager.table(1)).words
    assert words.say("since-nothing") in await reply_to(first, await first.click(forged, "since:1"))
    assert linked(bot, words, people[0].game).say("error-not_seated") in await reply_to(
        people[4], await people[4].click(forged, "since:1")
    )
    assert linked(bot, words).say("error-no_table") in await reply_to(first, await first.click(forged, "since:99"))
