"""Wrong clicks get a clear answer in the user's language and do not damage the game."""

import asyncio

import discord
import pytest

from bot.metrics.metrics import DEFERRALS
from bot.service.client import Guildhall
from bot.words.words import words_in
from cogs.replies.load_control import LoadControl
from tests.every_game import asks_all_at_once, games_that, played_by, speaks_every_language
from tests.faulty_store import replace_calls
from tests.patience import until
from tests.player import (
    Outcome,
    Player,
    Refused,
    all_posted,
    asked,
    check_intact,
    contents,
    controls,
    forge,
    is_open,
    one_waits,
    start_game,
    text_of,
)

# -- other people's buttons ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_buttons_of_players_refuse_users_without_a_seat(
    bot: Guildhall, people: list[Player], locale: str
) -> None:
    """Covers forged buttons and the public button; spectators can still open the board."""
    call = await start_game(bot, people[:2])
    foreigner, before = people[4], contents(await bot.manager.table(1))
    await foreigner.speak(locale)
    prompt = (await bot.manager.table(1)).prompts()[0]
    option = prompt.options[0]
    ids = ["m:1", f"o:1:{prompt.id}:{option}", f"c:1:{prompt.id}", "b:1", "e:1", "k:1"]
    forged = await forge(bot, foreigner, *ids)
    answers = [await foreigner.reply_to(await foreigner.click(call, "m:1"))]
    answers += [await foreigner.reply_to(await foreigner.click(forged, custom_id)) for custom_id in ids]
    assert set(answers) == {bot.mentions.link(words_in(locale), people[0].game).say("error-not_seated")}
    assert (await foreigner.click(call, "v:1")).status == "done"
    assert contents(await check_intact(bot)) == before


async def test_a_player_cannot_answer_for_another(bot: Guildhall, people: list[Player]) -> None:
    """A button acts on the seat of the user who presses it."""
    await start_game(bot, people[:2])
    waiting, acting = await one_waits(bot, people[:2])
    table = await bot.manager.table(1)
    turns, prompt = table.now.turns, table.prompts()[0]
    forged = await forge(bot, waiting, f"o:1:{prompt.id}:{prompt.options[0]}")
    told = await waiting.reply_to(await waiting.click(forged, "0"))
    assert told == words_in("en").say("error-wrong_seat")
    assert table.now.turns == turns
    await acting.answer()
    assert (await check_intact(bot)).now.turns == turns + 1


FORGED = {
    "nonsense": "error-unknown_control",
    "x" * 100: "error-unknown_control",
    "m:": "error-unknown_control",
    "m:-1": "error-unknown_control",
    "m:1'; DROP TABLE turns; --": "error-unknown_control",
    "m:" + "9" * 98: "error-unknown_control",
    "o:1:r1.t1.plan:" + "a" * 85: "error-unknown_control",
    "o:1::": "error-unknown_control",
    "m:" + "9" * 18: "error-no_table",
    "v:77": "error-no_table",
    "l:77:join": "error-no_table",
    "e:77": "error-no_table",
    "k:77": "error-no_table",
    "l:1:start": "error-already_begun",
    "l:1:cancel": "error-already_begun",
    "l:1:computer": "error-already_begun",
    "l:1:join": "error-already_seated",
    "o:1:r9.t9.act:nothing": "error-closed_prompt",
    "c:1:r9.t9.plan": "error-closed_prompt",
    "b:1": "error-no_way_back",
    f"details:1:{2**63}": "error-unknown_control",
    f"details:1:{2**64}": "error-unknown_control",
    f"moment:1:{2**63}:0": "error-unknown_control",
    "details:1:8999999999999999999": "error-no_details",
    "moment:1:8999999999999999999:0": "error-no_details",
    "m:01": "error-unknown_control",
    "m:\uff11": "error-unknown_control",
    "seat-ask:1:offer.01.2": "error-unknown_control",
}
"""Forged or outdated ids, and the error each one shows."""


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_forged_and_oversized_ids_are_answered_and_change_nothing(
    bot: Guildhall, people: list[Player], locale: str
) -> None:
    """The clicking user is player, host and moderator."""
    await start_game(bot, people[:2])
    host, before = people[0], contents(await bot.manager.table(1))
    await host.speak(locale)
    ids = list(FORGED)
    messages = [await forge(bot, host, *ids[at : at + 25]) for at in range(0, len(ids), 25)]
    told = {}
    for at, custom_id in enumerate(ids):
        outcome = await host.click(messages[at // 25], custom_id)
        told[custom_id] = await host.reply_to(outcome)
    words = bot.mentions.link(words_in(locale))
    assert told == {custom_id: words.say(key) for custom_id, key in FORGED.items()}
    assert contents(await check_intact(bot)) == before


async def test_a_message_without_news_has_no_details(bot: Guildhall, people: list[Player]) -> None:
    """For example, the post about a game ended early has no details button."""
    await start_game(bot, people[:2])
    await asyncio.create_task(bot.manager.endings.end(1, people[0].name))  # the end is announced when the task is done
    [ended] = [row.id for row in await bot.store.to_post(1)]
    await all_posted(bot)
    forged = await forge(bot, people[0], f"details:1:{ended}")
    told = await people[0].reply_to(await people[0].click(forged, "0"))
    assert told == words_in("en").say("error-no_details")


async def test_forged_options_are_refused(bot: Guildhall, people: list[Player]) -> None:
    """Covers a forged button and a forged list."""
    await start_game(bot, people[:2])
    [host, *_], table = await asked(bot, people[:2]), await bot.manager.table(1)
    prompt, before = table.prompts()[0], contents(table)
    view = discord.ui.View(timeout=None)
    options = [discord.SelectOption(label="Treasure", value="treasure")]
    view.add_item(discord.ui.Select(custom_id=f"p:1:{prompt.id}", options=options))
    view.add_item(discord.ui.Button(label="Treasure", custom_id=f"o:1:{prompt.id}:treasure"))
    sent = await bot.get_partial_messageable(int(host.channel)).send("forged", view=view)
    await host.until(lambda: str(sent.id) in host.messages)
    forged = host.messages[str(sent.id)]
    for outcome in (
        await host.select(forged, f"p:1:{prompt.id}", "treasure"),
        await host.click(forged, "Treasure"),
    ):
        assert await host.reply_to(outcome) == words_in("en").say("error-unknown_answer")
    assert contents(await check_intact(bot)) == before


async def test_an_unexpected_error_reveals_no_details(bot: Guildhall, people: list[Player]) -> None:
    """The user sees one sentence without details, other users nothing."""
    await start_game(bot, people[:2])
    [host, *_] = await asked(bot, people[:2])
    panel, seed = await host.prepare(), (await bot.manager.table(1)).seed.hex()

    async def fail(*_facts: object, **_more: object) -> None:
        raise RuntimeError(f"the seed is {seed}")

    replace_calls(bot.store, save=fail)
    assert await host.reply_to(await host.give(panel)) == words_in("en").say("error-unexpected")
    assert not any(seed in str(event) for person in people for event in person.events)


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_a_command_removed_by_an_update_is_answered(bot: Guildhall, people: list[Player], locale: str) -> None:
    """Discord still offers the command for a while."""
    await people[0].speak(locale)
    bot.tree.remove_command("settings")
    told = await people[0].reply_to(await people[0].slash("settings", dm=True))
    assert told == words_in(locale).say("error-unknown_command")


# -- old panels, double clicks ---------------------------------------------------------------------------------------


@pytest.mark.timing(panel_life=0)
@games_that(asks_all_at_once)
async def test_a_click_on_an_outdated_panel_is_refused_and_updates_it(bot: Guildhall, people: list[Player]) -> None:
    """A panel too old to be deleted is edited to show the current question."""
    await start_game(bot, people[:2])
    host = people[0]
    old = await host.prepare()
    await host.answer()
    outcome = await host.give(old)
    assert await host.reply_to(outcome) == words_in("en").say("error-wrong_seat")
    assert not is_open(host.fresh(old))
    assert controls(host.fresh(old), "b:")
    assert (await check_intact(bot)).now.turns == 1


async def test_a_double_click_counts_once(bot: Guildhall, people: list[Player]) -> None:
    await start_game(bot, people[:2])
    [host, *_] = await asked(bot, people[:2])
    panel = await host.prepare()
    clicks = await asyncio.gather(*[host.give(panel, wait=False) for _ in range(3)])
    outcomes = [await host.settled(click.id) for click in clicks]
    assert [outcome.status for outcome in outcomes] == ["done"] * 3
    assert (await check_intact(bot)).now.turns == 1


async def test_two_computers_added_at_once_get_different_names(bot: Guildhall, people: list[Player]) -> None:
    host = people[0]
    lobby = (await host.command("new", players=3)).message
    clicks = await asyncio.gather(*[host.click(lobby, "l:1:computer", wait=False) for _ in range(2)])
    assert [(await host.settled(click.id)).status for click in clicks] == ["done"] * 2
    assert len(set((await bot.manager.table(1)).names)) == 3


@pytest.mark.timing(panel_life=0)
@games_that(asks_all_at_once)
async def test_an_answer_cannot_be_changed_after_all_have_answered(bot: Guildhall, people: list[Player]) -> None:
    """An expired panel still offers the change; the click is refused."""
    await start_game(bot, people[:2])
    ada, ben = people[:2]
    await ada.answer()
    sealed = await ada.panel()
    assert controls(sealed, "b:")
    await ben.answer()
    before = contents(await bot.manager.table(1))
    told = await ada.reply_to(await ada.click(sealed, "b:1"))
    assert told == words_in("en").say("error-no_way_back")
    assert contents(await check_intact(bot)) == before


async def test_during_a_rush_every_interaction_is_deferred_immediately(bot: Guildhall, people: list[Player]) -> None:
    """Otherwise, waiting interactions would time out at Discord; clicks after the rush are not deferred."""
    await start_game(bot, people[:2])
    before = count_deferrals()
    bot.load_control = LoadControl(crowd=0)
    for person in people[:2]:
        assert text_of(await person.panel())
    deferred = count_deferrals()
    assert deferred == before + 2
    bot.load_control = LoadControl()
    await people[0].panel()
    assert count_deferrals() == deferred


def count_deferrals() -> float:
    """The number of deferrals so far."""
    return next(iter(DEFERRALS.samples())).value


@games_that(asks_all_at_once)
@played_by(5)
async def test_of_two_hundred_simultaneous_clicks_one_answer_per_player_counts(
    bot: Guildhall, people: list[Player]
) -> None:
    """Five users press the public button and their own answer button twenty times each; five answers count."""
    call = await start_game(bot, people)
    panels = [await person.prepare() for person in people]
    answers = [person.give(panel, wait=False) for person, panel in zip(people, panels, strict=True) for _ in range(20)]
    opens = [person.click(call, "m:1", wait=False) for person in people for _ in range(20)]
    clicks = await asyncio.gather(*answers, *opens, return_exceptions=True)
    owners = [person for person in people for _ in range(20)] * 2
    accepted = [(person, click) for person, click in zip(owners, clicks, strict=True) if isinstance(click, Outcome)]
    refused = [click for click in clicks if not isinstance(click, Outcome)]
    assert all(isinstance(click, Refused) for click in refused)  # Discord refuses a button that was replaced meanwhile
    assert len(accepted) >= 100
    outcomes = await asyncio.gather(*(person.settled(click.id) for person, click in accepted))
    assert {outcome.status for outcome in outcomes} == {"done"}
    await until(lambda: not bot.under_way)  # a deferred click is done for Discord before it is saved
    await bot.announcer.finish()
    turns = await bot.store.turns(1)
    assert sorted(turn.seat for turn in turns) == [0, 1, 2, 3, 4]
    await check_intact(bot)
