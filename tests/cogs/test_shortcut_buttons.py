"""Whole actions by one press in a channel: done once, and refused with the fresh panel where they are out of date."""

import asyncio

import pytest

from bot.service.client import Guildhall
from bot.words.words import words_in
from tests.cogs.clicker import controls
from tests.cogs.playing import check_intact, contents, forge, panel_of, plan, reply_to, speak, start_game
from tests.driver import Json, Person, text_of


async def acting(bot: Guildhall, people: list[Person]) -> tuple[Person, Json, str]:
    """Two have planned the first guild: who acts there, their panel, and its first shortcut."""
    await start_game(bot, people[:2])
    for person in people[:2]:
        await plan(person)
    table = await bot.manager.table(1)
    person = people[table.prompts()[0].seat]
    panel = await panel_of(person)
    return person, panel, controls(panel, "s:")[0]["custom_id"]


async def test_buying_takes_one_press(bot: Guildhall, people: list[Person]) -> None:
    """What the button says is what happens, told to all."""
    person, panel, shortcut = await acting(bot, people)
    label = next(one["label"] for one in controls(panel, "s:") if one["custom_id"] == shortcut)
    assert label.startswith("Buy 3\N{NO-BREAK SPACE}Beer for")
    assert f"**{label}:**" in text_of(panel)

    await person.click(panel, shortcut)

    table = await check_intact(bot)
    assert table.state.players[people.index(person)].goods[0] == 4
    await person.wait_for("buys 3")


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
async def test_an_old_shortcut_is_refused_with_the_fresh_panel(
    bot: Guildhall, people: list[Person], locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second of two panels, both too old to be taken away, knows nothing of what the first has done."""
    monkeypatch.setattr("cogs.posting.panels.PANEL_LIFE", 0)
    person, panel, shortcut = await acting(bot, people)
    await speak(person, locale)
    other = await panel_of(person)
    await person.click(panel, shortcut)
    before = contents(await bot.manager.table(1))

    told = await reply_to(person, await person.click(other, shortcut))

    assert told in {words_in(locale).say(f"error-{key}") for key in ("closed_prompt", "wrong_seat")}
    assert not controls(person.fresh(other), shortcut)
    assert contents(await check_intact(bot)) == before


async def test_two_presses_at_once_buy_once(bot: Guildhall, people: list[Person]) -> None:
    """Both are answered."""
    person, panel, shortcut = await acting(bot, people)
    clicks = await asyncio.gather(*[person.click(panel, shortcut) for _ in range(2)])
    assert {click.status for click in clicks} == {"done"}
    assert (await check_intact(bot)).state.players[people.index(person)].goods[0] == 4


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
