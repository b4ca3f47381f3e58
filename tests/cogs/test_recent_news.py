"""News since the player's last move, at the top of every panel, by clicks in whole games."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from msgspec.structs import replace

from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Fact, Line, Seats
from bot.records.record import replay
from bot.service.client import Guildhall
from bot.tables.posts import pack_lines
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words.summaries import Summarizer, gather, is_heading, put_names
from bot.words.words import LANGUAGES, Words, words_in
from cogs.cards.components import Button, Text
from cogs.panel.panel import Panel
from cogs.panel.recent_news import HEAD, find_news
from cogs.replies.names import text_names
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
from tests.patience import PATIENCE
from tests.player import EPHEMERAL, Json, Player, Refused, asked, controls, decide, forge, is_open, start_game, text_of

MARKUP = re.compile(r"^(?:#{1,3}|-#) |\*\*", re.MULTILINE)
PLAYER = 0
"""The seat of the user who opened the table."""


async def told_in(bot: Guildhall) -> tuple[Table, list[Line]]:
    """The first table and all news lines of its game so far."""
    table, record = await bot.manager.table(1), await bot.manager.record(1)
    lines: list[Line] = []
    replay(table.rules, record, lambda _move, steps: lines.extend(line for step in steps for line in step.lines))
    return table, lines


def is_own(line: Line) -> bool:
    """True if a news line is only about this player."""
    return any(fact == Seats((PLAYER,)) for fact in line.facts.values())


def told_to_its_player(line: Line, table: Table) -> str:
    """A news line without markup, as the player's panel words it; lines about the player have no pronoun."""
    if is_own(line):
        said = "".join(Summarizer(table.words, len(table.now.seats)).address([line], PLAYER)).removeprefix("You ")
        return put_names(MARKUP.sub("", said), text_names(table))
    return MARKUP.sub("", table.words.tell(line, text_names(table)))


def is_counted(line: Line, table: Table) -> bool:
    """True if a panel sums up lines of this kind."""
    return any(table.words.has(f"line-{line.key}-{form}") for form in ("gain", "sum"))


def seen_privately(person: Player) -> Iterator[str]:
    """Every version of every private message, without markup."""
    for frame in person.events:
        if frame["event"] in ("message_create", "message_update") and frame["message"]["flags"] & EPHEMERAL:
            yield MARKUP.sub("", text_of(frame["message"]))


async def play_in_one_panel(person: Player, panel: Json) -> None:
    """Play a whole game on one panel, and open everything that is folded."""
    while controls(panel, "v:"):
        await unfold(person, panel)
        if is_open(panel):
            panel = await person.answer_at_random(panel)
        else:
            with suppress(Refused):  # the panel has changed meanwhile
                await person.click(panel, "m:1")
            await asyncio.sleep(0.05)
        panel = person.fresh(panel)
    await unfold(person, panel)


async def unfold(person: Player, panel: Json) -> None:
    """If the panel leaves out news, press the button that shows all of it."""
    is_short = f"{words_in('en').say('since-brief', title='')}:" in text_of(panel)
    if folded := [*controls(panel, "since:"), *(controls(panel, "explain:") if is_short else [])]:
        with suppress(Refused):  # the panel has changed meanwhile
            await person.click(panel, folded[0]["custom_id"])


@pytest.mark.long
@pytest.mark.parametrize("game", PLAYED)
async def test_one_panel_shows_every_line_of_a_whole_game(bot: Guildhall, people: list[Player], game: str) -> None:
    """Headings without content are left out; the panel shortens the setup."""
    host = people[0]
    lobby = (await host.slash(f"{game} new", players=3, computers=2)).message
    await host.click(lobby, "l:1:start")
    panel = (await host.slash(f"{game} play")).message

    await play_in_one_panel(host, panel)

    table, told = await told_in(bot)
    assert table.now.status is Status.OVER
    seen = "\n".join(seen_privately(host))
    set_up = answers.begin(table.rules, 3, Chance(table.seed), table.now.settings.options)
    begun = [line for step in set_up for line in step.lines]
    in_short = [row for paragraph in gather(begun, table.words, 3) for row in paragraph.rows]
    assert all(MARKUP.sub("", put_names(row, text_names(table))) in seen for row in in_short)
    missed = [line for line in told[len(begun) :] if told_to_its_player(line, table) not in seen]
    missed = [line for line in missed if not (is_own(line) and is_counted(line, table))]
    missed = [line for line in missed if not is_heading(line, table.words, 3)]
    assert [line for line in missed if not is_own(line)] == []
    assert len(missed) < len(told) / 20
    raw = [text_of(frame["message"]) for frame in host.events if frame["event"] == "message_update"]
    assert not [text for text in raw if "****" in text], "a name inside a bold heading is marked once more"


def just_done(table: Table) -> tuple[int, Line] | None:
    """A seat with an open question, and an unposted line about the other player's action, if any."""
    for seat in table.awaited():
        for line in table.now.untold.lines:
            if line.key != STANDING and Seats((1 - seat,)) in line.facts.values() and line in table.news_for(seat):
                return seat, line
    return None


@games_that(tells_later)
@games_that(speaks_every_language)
async def test_a_panel_shows_what_the_previous_player_just_did(bot: Guildhall, people: list[Player]) -> None:
    """The panel shows it before it is posted, in the reader's language."""
    await people[1].speak("it")
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    while (found := just_done(table)) is None:
        [acting, *_] = await asked(bot, people[:2])
        await decide(bot, acting)
    second, done = found
    panel, words = await people[second].panel(), table.game.words("it" if second else "en")
    assert words.say("since-title") in text_of(panel)
    assert MARKUP.sub("", words.tell(done, text_names(table))) in MARKUP.sub("", text_of(panel))


@pytest.mark.parametrize("game", ["norenberc"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_norenbercs_panel_explains_changes_of_the_players_possessions(
    bot: Guildhall, people: list[Player], language: str
) -> None:
    """A favor and an income at a round's end are above the buttons once, with their reasons."""
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
    put_news(table, ended)
    texts = [text.content for text in Panel(table, 0, words).parts() if isinstance(text, Text)]
    [asked] = [text for text in texts if words.say("ask-plan") in text]
    own = Summarizer(words, 2).address((ended[1], ended[4]), 0)
    assert asked.endswith("\n-# " + " ".join(own))
    assert "3 + 5" in own[1]
    heading = words.tell(ended[0], ()).splitlines()[0].removeprefix("### ")
    assert [text.count(heading) for text in texts if heading in text] == [1]


def put_news(table: Table, lines: tuple[Line, ...]) -> None:
    """Make these lines the table's only news."""
    table.now = replace(table.now, told=((table.now.turns, pack_lines(lines)),))


@pytest.mark.parametrize("game", ["norenberc"])
async def test_rows_below_a_heading_without_words_join_the_previous_heading(
    bot: Guildhall, people: list[Player]
) -> None:
    """Norenberc has no words for the heading between favorites and incomes."""
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
    put_news(table, ended)
    [row] = find_news(table, PLAYER, table.words).others
    [paragraph] = gather(ended, table.words, 2)
    assert row.startswith(f"-# **{paragraph.heading}** · ")
    assert row.count(" 8. ") == row.count(" 32.") == 1


@pytest.mark.parametrize("game", ["norenberc"])
async def test_the_first_panel_repeats_nothing(bot: Guildhall, people: list[Player]) -> None:
    """The turn order is shown once, even if computers have planned."""
    host = people[0]
    lobby = (await host.slash("norenberc new", players=3, computers=2)).message
    await host.click(lobby, "l:1:start")
    await bot.manager.deputies.settle(1, PATIENCE)
    table = await bot.manager.table(1)
    order = table.words.tell(Line("order", {"seats": Seats(table.now.state.order)}), text_names(table))
    shown = text_of((await host.slash("norenberc play")).message)
    assert shown.count(order.partition(":")[0]) == 1


@pytest.mark.parametrize("game", ["norenberc"])
async def test_a_heading_without_rows_is_omitted(bot: Guildhall, people: list[Player]) -> None:
    """All news is about the player and too long for the panel, so a button leads to the rest."""
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    income: dict[str, Fact] = {"talers": 8, "everyone": 3, "mayors": 5, "musicians": 0, "bankers": 0}
    own = tuple([Line("income", {"seat": Seats((PLAYER,)), **income})] * 20)
    words = table.game.words("en")
    put_news(table, own)
    panel = Panel(table, PLAYER, words)
    texts = "\n".join(part.content for part in panel.parts() if isinstance(part, Text))
    assert MARKUP.sub("", words.tell(Line("income-own", own[0].facts), ())) in texts
    assert words.say("since-begin") not in texts
    assert words.say("since-all") in [part.label for part in panel.parts() if isinstance(part, Button)]


def chapters(game: str, words: Words) -> list[list[Line]]:
    """The news lines of random two-player games, grouped by heading."""
    told: list[list[Line]] = []
    for line in [line for *_, steps in walk(game) for step in steps for line in step.lines]:
        if is_heading(line, words, 2):
            told.append([])
        if told:
            told[-1].append(line)
    return told


@games_that(lasts_long)
async def test_a_heading_appears_once_above_any_number_of_rows(bot: Guildhall, people: list[Player], game: str) -> None:
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    longest = 0
    for chapter in chapters(game, table.words):
        put_news(table, tuple(chapter))
        rows = find_news(table, PLAYER, table.words).others
        headed = [row for row in rows if HEAD.match(row)]
        assert len(headed) <= 1, rows
        longest = max(longest, len(rows) if headed else 0)
    assert longest > 1


@games_that(asks_all_at_once)
async def test_show_all_works_only_for_players_and_says_if_nothing_happened(
    bot: Guildhall, people: list[Player]
) -> None:
    """A stranger with a forged button is refused."""
    await start_game(bot, people[:2])
    [first, *_] = await asked(bot, people[:2])
    await first.answer()
    forged = await forge(bot, first, "since:1", "since:99")
    words = (await bot.manager.table(1)).words
    assert words.say("since-nothing") in await first.reply_to(await first.click(forged, "since:1"))
    not_seated = bot.mentions.link(words, people[0].game).say("error-not_seated")
    assert not_seated in await people[4].reply_to(await people[4].click(forged, "since:1"))
    assert bot.mentions.link(words).say("error-no_table") in await first.reply_to(await first.click(forged, "since:99"))
