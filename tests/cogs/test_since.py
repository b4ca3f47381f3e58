"""What happened since one's last move, at the top of every panel: by clicks, in whole games."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import suppress

import pytest

from bot.games import answers
from bot.games.chance import Chance
from bot.games.contract import Line, Seats
from bot.records.record import replay
from bot.service.client import Guildhall
from bot.tables.table import Table
from cogs.replies.names import text_names
from tests.cogs.clicker import Clicker, controls, is_open
from tests.cogs.playing import forge, panel_of, plan, reply_to, speak, start_game
from tests.driver import EPHEMERAL, Json, Person, Refused, text_of
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


def seen_privately(person: Person) -> Iterator[str]:
    """Every private message as it ever was, without markup."""
    for frame in person.events:
        if frame["event"] in ("message_create", "message_update") and frame["message"]["flags"] & EPHEMERAL:
            yield MARKUP.sub("", text_of(frame["message"]))


async def play_in_one_panel(person: Person, panel: Json, seed: int) -> None:
    """Answers until the game is over, unfolding whatever is folded, and never opens another panel."""
    clicker = Clicker(person, seed)
    while controls(panel, "m:"):
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
    """Every line that was told appears in the panel, folded or not."""
    host = people[0]
    lobby = (await host.slash(f"{game} new", players=3, computers=2)).message
    await host.click(lobby, "l:1:start")
    panel = (await host.slash(f"{game} play")).message

    await play_in_one_panel(host, panel, 3)

    table, told = await told_in(bot)
    assert table.status == "over"
    seen = "\n".join(seen_privately(host))
    missed = [line for line in told if MARKUP.sub("", table.words.tell(line, text_names(table))) not in seen]
    assert [line for line in missed if not is_own(line)] == []
    assert len(missed) < len(told) / 20
    raw = [text_of(frame["message"]) for frame in host.events if frame["event"] == "message_update"]
    assert not [text for text in raw if "****" in text], "a name inside a bold heading is marked once more"


async def test_one_is_told_what_the_one_before_has_just_done(bot: Guildhall, people: list[Person]) -> None:
    """At the same place, before anything of it is posted; in one's own language."""
    await speak(people[1], "it")
    await start_game(bot, people[:2])
    for person in people[:2]:
        await plan(person)
    table, clickers = await bot.manager.table(1), [Clicker(person, 1) for person in people[:2]]
    first = table.awaited()[0]
    while table.awaited() == (first,):
        await clickers[first].play_turn("norenberc")
    [second] = table.awaited()
    panel = await panel_of(people[second])
    words = table.game.words("it" if second else "en")
    [done] = [line for line in table.news_for(second) if Seats((first,)) in line.facts.values()][-1:]
    assert done in table.untold.lines
    assert words.say("since-title") in text_of(panel)
    assert MARKUP.sub("", words.tell(done, text_names(table))) in MARKUP.sub("", text_of(panel))


async def test_show_all_is_for_players_and_tells_when_nothing_has_happened(
    bot: Guildhall, people: list[Person]
) -> None:
    """A stranger with the id of the button is told so; whoever has just planned has missed nothing."""
    await start_game(bot, people[:2])
    await plan(people[0])
    forged = await forge(bot, people[0], "since:1", "since:99")
    words = (await bot.manager.table(1)).words
    assert words.say("since-nothing") in await reply_to(people[0], await people[0].click(forged, "since:1"))
    assert words.say("error-not_seated") in await reply_to(people[4], await people[4].click(forged, "since:1"))
    assert words.say("error-no_table") in await reply_to(people[0], await people[0].click(forged, "since:99"))
