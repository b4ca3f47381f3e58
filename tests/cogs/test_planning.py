"""Planning by buttons: picked and taken back, sealed, shown while one waits, and not forgotten when it is changed."""

from bot.service.client import Guildhall
from tests.cogs.clicker import controls
from tests.cogs.playing import check_intact, panel_of, pick_plan, plan, sealing, start_game
from tests.driver import Json, Person, text_of


def picked(panel: Json) -> list[str]:
    """The labels of what is picked on a planning panel."""
    return [one["label"] for one in controls(panel, "d:") if one["label"].startswith("✓")]


async def test_a_guild_is_picked_and_taken_back_by_its_button(bot: Guildhall, people: list[Person]) -> None:
    """Nothing is answered; a second press on the same panel picks nothing twice."""
    await start_game(bot, people[:2])
    ada = people[0]
    panel = await pick_plan(ada, await panel_of(ada))
    assert len(picked(panel)) == 1
    await ada.click(panel, controls(panel, "d:")[0]["custom_id"])
    assert picked(ada.fresh(panel)) == []
    assert not controls(ada.fresh(panel), "s:")
    assert (await check_intact(bot)).turns == 0


async def test_the_last_pick_seals_the_plan_and_says_so(bot: Guildhall, people: list[Person]) -> None:
    """With two players there are three guilds and agents for all of them."""
    await start_game(bot, people[:2])
    ada = people[0]
    panel = await panel_of(ada)
    for _ in range(2):
        free = [one for one in controls(ada.fresh(panel), "d:") if not one["label"].startswith("✓")]
        await ada.click(ada.fresh(panel), free[0]["custom_id"])
    last = controls(ada.fresh(panel), "s:")[0]
    assert last["label"].startswith("Confirm with")
    await ada.click(ada.fresh(panel), last["custom_id"])
    assert (await check_intact(bot)).state.players[0].plan == (0, 1, 2)


async def test_whoever_waits_sees_the_plan_and_nobody_else_does(bot: Guildhall, people: list[Person]) -> None:
    """In the panel and in `me`."""
    await start_game(bot, people[:2])
    ada, ben = people[:2]
    await plan(ada)
    assert "**Your plan:**" in text_of(await panel_of(ada))
    assert "Brewers" in text_of(await panel_of(ada))
    assert "**Your plan:**" in text_of((await ada.slash("norenberc me")).message)
    for told in (await panel_of(ben), (await ben.slash("norenberc me")).message):
        assert "Your plan" not in text_of(told)


async def test_a_plan_that_is_changed_is_not_forgotten(bot: Guildhall, people: list[Person]) -> None:
    """It comes back picked, and one press seals it again."""
    await start_game(bot, people[:2])
    ada = people[0]
    await plan(ada)
    panel = await panel_of(ada)
    await ada.click(panel, "b:1")
    assert len(picked(ada.fresh(panel))) == 1
    await ada.click(ada.fresh(panel), sealing(ada.fresh(panel)))
    table = await check_intact(bot)
    assert table.state.players[0].plan == (0,)
    assert table.turns == 3


async def press_pass(person: Person) -> Json:
    """The panel after the button that passes was pressed."""
    panel = await panel_of(person)
    await person.click(panel, controls(panel, "n:")[0]["custom_id"])
    return person.fresh(panel)


async def test_a_pass_that_can_be_taken_back_is_one_press(bot: Guildhall, people: list[Person]) -> None:
    """Another still plans."""
    await start_game(bot, people[:2])
    panel = await press_pass(people[0])
    assert (await check_intact(bot)).turns == 1
    await people[0].click(panel, controls(panel, "b:")[0]["custom_id"])
    assert controls(people[0].fresh(panel), "n:")
    assert (await check_intact(bot)).turns == 2


async def test_the_last_pass_is_asked_about_once_more(bot: Guildhall, people: list[Person]) -> None:
    """What counts is how things are when the button is pressed, not when it was drawn."""
    await start_game(bot, people[:2])
    panel = await panel_of(people[1])
    await plan(people[0])
    await people[1].click(panel, controls(panel, "n:")[0]["custom_id"])
    table = await check_intact(bot)
    assert table.turns == 1
    asked = people[1].fresh(panel)
    assert table.words.say("doubt-plan-yes") in [one["label"] for one in controls(asked, "o:")]
    await people[1].click(asked, controls(asked, "o:")[0]["custom_id"])
    assert (await check_intact(bot)).turns == 2
