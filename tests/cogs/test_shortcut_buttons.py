"""Shortcut buttons: whole actions by one press, applied once, and refused when outdated."""

import asyncio

import pytest

from bot.games.chains import split_chain
from bot.service.client import Guildhall
from bot.words.words import words_in
from tests.every_game import games_that, offers_shortcuts, speaks_every_language
from tests.player import Json, Player, asked, check_intact, contents, controls, decide, forge, start_game

pytestmark = games_that(offers_shortcuts)


async def acting(bot: Guildhall, people: list[Player]) -> tuple[Player, Json, str]:
    """Play until a shortcut button submits several answers. Returns its player, the panel and the button's id."""
    await start_game(bot, people[:2])
    while True:
        [person, *_] = await asked(bot, people[:2])
        panel = await person.panel()
        long = [one["custom_id"] for one in controls(panel, "s:") if len(split_chain(chain_of(one))) > 1]
        if long:
            return person, panel, long[0]
        await decide(bot, person, panel)


def chain_of(button: Json) -> str:
    """The chain of answers in a shortcut's id."""
    return str(button["custom_id"]).rpartition(":")[2]


async def test_a_whole_action_takes_one_press(bot: Guildhall, people: list[Player]) -> None:
    """The press submits all answers of the button's chain."""
    person, panel, shortcut = await acting(bot, people)
    turns = (await bot.manager.table(1)).now.turns
    [button] = [one for one in controls(panel, "s:") if one["custom_id"] == shortcut]

    await person.click(panel, shortcut)

    assert (await check_intact(bot)).now.turns == turns + len(split_chain(chain_of(button)))


@pytest.mark.timing(panel_life=0)
@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_an_outdated_shortcut_is_refused_with_the_current_panel(
    bot: Guildhall, people: list[Player], locale: str
) -> None:
    """With two panels too old to be deleted, a click on the first does not update the second."""
    person, panel, shortcut = await acting(bot, people)
    await person.speak(locale)
    other = await person.panel()
    await person.click(panel, shortcut)
    before = contents(await bot.manager.table(1))

    told = await person.reply_to(await person.click(other, shortcut))

    assert told in {words_in(locale).say(f"error-{key}") for key in ("closed_prompt", "wrong_seat")}
    assert not controls(person.fresh(other), shortcut)
    assert contents(await check_intact(bot)) == before


async def test_two_simultaneous_presses_count_once(bot: Guildhall, people: list[Player]) -> None:
    """Both presses get a reply."""
    person, panel, shortcut = await acting(bot, people)
    turns = (await bot.manager.table(1)).now.turns
    clicks = await asyncio.gather(*[person.click(panel, shortcut) for _ in range(2)])
    assert {click.status for click in clicks} == {"done"}
    assert (await check_intact(bot)).now.turns == turns + len(split_chain(shortcut.rpartition(":")[2]))


async def test_a_forged_shortcut_does_nothing(bot: Guildhall, people: list[Player]) -> None:
    """The forgeries have unknown letters, answers to closed questions, or wrong checksums."""
    person, panel, shortcut = await acting(bot, people)
    head, _, chain = shortcut.rpartition(":")
    before = contents(await bot.manager.table(1))
    wrong = [f"{head}:{one}" for one in ("y0000", f"{chain[:-4]}.a.a.a{chain[-4:]}", f"{chain[:-4]}0000", "abc0000")]
    forged = await forge(bot, person, *wrong)
    for custom_id in wrong:
        await person.reply_to(await person.click(forged, custom_id))
    assert contents(await check_intact(bot)) == before
    assert controls(panel, shortcut)
