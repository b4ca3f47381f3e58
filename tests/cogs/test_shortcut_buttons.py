"""Whole actions by one press in a channel: done once, and refused with the fresh panel where they are out of date."""

import asyncio

import pytest

from bot.games.chains import split_chain
from bot.service.client import Guildhall
from bot.words.words import words_in
from tests.cogs.clicker import controls
from tests.cogs.playing import asked, check_intact, contents, decide, forge, panel_of, reply_to, speak, start_game
from tests.driver import Json, Person
from tests.every_game import games_that, offers_shortcuts, speaks_every_language

pytestmark = games_that(offers_shortcuts)


async def acting(bot: Guildhall, people: list[Person]) -> tuple[Person, Json, str]:
    """Who is the first that is offered a whole chain of answers by one press, their panel, and that button."""
    await start_game(bot, people[:2])
    while True:
        [person, *_] = await asked(bot, people[:2])
        panel = await panel_of(person)
        long = [one["custom_id"] for one in controls(panel, "s:") if len(split_chain(chain_of(one))) > 1]
        if long:
            return person, panel, long[0]
        await decide(bot, person, panel)


def chain_of(button: Json) -> str:
    """The answers that a shortcut holds."""
    return str(button["custom_id"]).rpartition(":")[2]


async def test_a_whole_action_takes_one_press(bot: Guildhall, people: list[Person]) -> None:
    """What the button says is what happens: all of its answers."""
    person, panel, shortcut = await acting(bot, people)
    turns = (await bot.manager.table(1)).turns
    [button] = [one for one in controls(panel, "s:") if one["custom_id"] == shortcut]

    await person.click(panel, shortcut)

    assert (await check_intact(bot)).turns == turns + len(split_chain(chain_of(button)))


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_an_old_shortcut_is_refused_with_the_fresh_panel(
    bot: Guildhall, people: list[Person], locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second of two panels, both too old to be taken away, knows nothing of what the first has done."""
    monkeypatch.setattr("cogs.panel.panels.PANEL_LIFE", 0)
    person, panel, shortcut = await acting(bot, people)
    await speak(person, locale)
    other = await panel_of(person)
    await person.click(panel, shortcut)
    before = contents(await bot.manager.table(1))

    told = await reply_to(person, await person.click(other, shortcut))

    assert told in {words_in(locale).say(f"error-{key}") for key in ("closed_prompt", "wrong_seat")}
    assert not controls(person.fresh(other), shortcut)
    assert contents(await check_intact(bot)) == before


async def test_two_presses_at_once_count_once(bot: Guildhall, people: list[Person]) -> None:
    """Both are answered."""
    person, panel, shortcut = await acting(bot, people)
    turns = (await bot.manager.table(1)).turns
    clicks = await asyncio.gather(*[person.click(panel, shortcut) for _ in range(2)])
    assert {click.status for click in clicks} == {"done"}
    assert (await check_intact(bot)).turns == turns + len(split_chain(shortcut.rpartition(":")[2]))


async def test_a_forged_shortcut_does_nothing(bot: Guildhall, people: list[Person]) -> None:
    """Letters that are no option, answers to questions that are not asked, a check that does not fit."""
    person, panel, shortcut = await acting(bot, people)
    head, _, chain = shortcut.rpartition(":")
    before = contents(await bot.manager.table(1))
    wrong = [f"{head}:{one}" for one in ("y0000", f"{chain[:-4]}.a.a.a{chain[-4:]}", f"{chain[:-4]}0000", "abc0000")]
    forged = await forge(bot, person, *wrong)
    for custom_id in wrong:
        await reply_to(person, await person.click(forged, custom_id))
    assert contents(await check_intact(bot)) == before
    assert controls(panel, shortcut)
