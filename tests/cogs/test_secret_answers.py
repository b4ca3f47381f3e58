"""Secret answers: picked by buttons, sealed, shown to the waiting player, and open to changes."""

from unittest.mock import patch

import pytest
from msgspec.structs import replace

from bot.service.client import Guildhall
from bot.tables.table import Table
from cogs.cards.components import Button
from cogs.cards.controls import SHORTCUT
from cogs.panel.panel import Panel
from cogs.replies.names import marked_names
from tests.every_game import asks_all_at_once, games_that, may_pass, picks_several
from tests.player import Json, Player, check_intact, controls, picked, start_game, text_of


@games_that(picks_several)
async def test_an_option_is_picked_and_unpicked_by_its_button(bot: Guildhall, people: list[Player]) -> None:
    """Picking submits no answer."""
    await start_game(bot, people[:2])
    ada = people[0]
    offered = controls(await ada.panel(), "s:")
    panel = await ada.prepare()
    assert len(picked(panel)) == 1
    await ada.click(panel, controls(panel, "d:")[0]["custom_id"])
    assert picked(ada.fresh(panel)) == []
    assert controls(ada.fresh(panel), "s:") == offered
    assert (await check_intact(bot)).now.turns == 0


@games_that(picks_several)
async def test_the_last_pick_submits_the_answer_and_says_so(bot: Guildhall, people: list[Player]) -> None:
    """The last pick is the one that reaches the maximum number."""
    await start_game(bot, people[:2])
    ada, table = people[0], await bot.manager.table(1)
    prompt = table.prompts()[0]
    question = table.game.guide.explain(table.rules.view(table.now.state, 0), prompt)
    panel = await ada.panel()
    for _ in range(prompt.most - 1):
        assert table.words.say("pick-last") not in text_of(ada.fresh(panel))
        free = [one for one in controls(ada.fresh(panel), "d:") if not one["label"].startswith("✓")]
        await ada.click(ada.fresh(panel), free[0]["custom_id"])
    last = controls(ada.fresh(panel), "s:")[0]
    choice = table.words.tell(question.choices[prompt.most - 1].label, table.names, "choice")
    assert last["label"] == choice
    assert table.words.say("pick-last") in text_of(ada.fresh(panel))
    await ada.click(ada.fresh(panel), last["custom_id"])
    assert await answers_of(bot) == [prompt.options[: prompt.most]]


@pytest.mark.parametrize("game", ["norenberc"])
async def test_no_button_of_norenberc_plans_before_a_guild_is_picked(bot: Guildhall, people: list[Player]) -> None:
    """A button for the longest plan would leave no agents for the rest of the round."""
    await start_game(bot, people[:2])
    ada, ben = people[:2]
    panel = await ben.prepare()
    assert [one["label"] for one in controls(panel, "s:")] == ["Confirm plan: 1 guild"]
    assert controls(await ada.panel(), "s:") == []


@pytest.mark.parametrize("game", ["norenberc"])
async def test_choosing_a_single_guild_in_norenberc_is_not_called_a_confirmation(
    bot: Guildhall, people: list[Player]
) -> None:
    """With one agent left, one press answers; no pick needs to be confirmed."""
    await start_game(bot, people[:2])
    table = await bot.manager.table(1)
    prompt = replace(table.prompts()[0], most=1)
    with patch.object(Table, "prompt_for", return_value=prompt):
        buttons = [one for one in Panel(table, 0, table.words).parts() if isinstance(one, Button)]
    labels = [one.label for one in buttons if SHORTCUT.read(one.custom_id or "")]
    assert [str(label).removeprefix("★ ") for label in labels] == ["Brewers", "Bakers", "Shoemakers"]


async def answers_of(bot: Guildhall) -> list[tuple[str, ...]]:
    """All answers at the first table; also checks the table's integrity."""
    await check_intact(bot)
    return [turn.answer for turn in await bot.store.turns(1)]


@games_that(asks_all_at_once)
async def test_only_the_waiting_player_sees_their_sealed_answer(bot: Guildhall, people: list[Player]) -> None:
    """The answer is shown on the panel and by `me`."""
    await start_game(bot, people[:2])
    ada, ben = people[:2]
    await ada.answer()
    table = await bot.manager.table(1)
    [sealed, *_] = table.game.guide.sealed(table.rules.view(table.now.state, 0), 0)
    secret = table.words.tell(sealed, marked_names(table))
    for told in (await ada.panel(), (await ada.command("me")).message):
        assert secret in text_of(told)
    for told in (await ben.panel(), (await ben.command("me")).message):
        assert secret not in text_of(told)


@games_that(picks_several)
async def test_a_reopened_answer_is_preselected(bot: Guildhall, people: list[Player]) -> None:
    """One press seals it again."""
    await start_game(bot, people[:2])
    ada = people[0]
    await ada.answer()
    panel = await ada.panel()
    await ada.click(panel, "b:1")
    assert len(picked(ada.fresh(panel))) == 1
    await ada.give(ada.fresh(panel))
    first, back, again = await answers_of(bot)
    assert (first, back) == (again, ())


async def press_pass(person: Player) -> Json:
    """Press the button that passes, and return the panel."""
    panel = await person.panel()
    await person.click(panel, controls(panel, "n:")[0]["custom_id"])
    return person.fresh(panel)


@games_that(may_pass)
async def test_a_pass_that_can_be_taken_back_needs_one_press(bot: Guildhall, people: list[Player]) -> None:
    """The pass can be taken back while another player has not answered."""
    await start_game(bot, people[:2])
    panel = await press_pass(people[0])
    assert (await check_intact(bot)).now.turns == 1
    await people[0].click(panel, controls(panel, "b:")[0]["custom_id"])
    assert controls(people[0].fresh(panel), "n:")
    assert (await check_intact(bot)).now.turns == 2


@games_that(may_pass)
async def test_the_last_pass_needs_confirmation(bot: Guildhall, people: list[Player]) -> None:
    """The state at the click decides, not the state when the panel was drawn."""
    await start_game(bot, people[:2])
    panel = await people[1].panel()
    await people[0].answer()
    await people[1].click(panel, controls(panel, "n:")[0]["custom_id"])
    table = await check_intact(bot)
    assert table.now.turns == 1
    asked = people[1].fresh(panel)
    assert table.words.say(f"doubt-{table.prompts()[0].ask}-yes") in [one["label"] for one in controls(asked, "o:")]
    await people[1].click(asked, controls(asked, "o:")[0]["custom_id"])
    assert (await check_intact(bot)).now.turns == 2
