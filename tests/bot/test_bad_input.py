"""Whatever people, moderators and the wire do wrong: a clear answer in the user's language, and the game intact."""

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import Guildhall
from bot.games.base import encode
from bot.records import replay
from bot.sandbox import Sandbox
from bot.table import Table
from bot.text import words
from tests.bot.clicker import Clicker, controls, is_open
from tests.bot.conftest import running_bot
from tests.driver import EPHEMERAL, Json, Outcome, Person, Town, text_of

SEND, CALLBACK = "POST /channels/*/messages", "POST /interactions/*/*/callback"


async def start_game(bot: Guildhall, people: list[Person]) -> Json:
    """A running game of these people; gives the first call."""
    host = people[0]
    lobby = (await host.slash("norenberc new", players=max(2, len(people)))).message
    for person in people[1:]:
        await person.click(lobby, "l:1:join")
    await host.click(lobby, "l:1:start")
    await all_posted(bot)
    for person in people:
        await person.until(lambda person=person: bool(calls(person)))  # type: ignore[misc]
    return calls(host)[0]


def calls(person: Person) -> list[Json]:
    """The public messages with the button to one's panel, oldest first."""
    return [one for one in person.messages.values() if controls(one, "m:1") and not one["flags"] & EPHEMERAL]


async def all_posted(bot: Guildhall) -> None:
    """Waits until nothing is left to post; a click may be answered a moment before its post is begun."""
    async with asyncio.timeout(10):
        await asyncio.sleep(0.05)
        while await bot.store.tables_to_post():  # noqa: ASYNC110  # asked of the file
            await asyncio.sleep(0.02)
    await bot.announcer.finish()


async def panel_of(person: Person) -> Json:
    """Somebody's panel, anew."""
    return (await person.slash("norenberc play")).message


async def pick_plan(person: Person, panel: Json) -> Json:
    """Picks one place on a planning panel, without confirming."""
    select = controls(panel, "p:")[0]
    await person.select(panel, select["custom_id"], select["options"][0]["value"])
    return person.fresh(panel)


async def plan(person: Person) -> Outcome:
    """Plans one place."""
    panel = await pick_plan(person, await panel_of(person))
    return await person.click(panel, controls(panel, "c:")[0]["custom_id"])


async def forge(bot: Guildhall, person: Person, *custom_ids: str) -> Json:
    """A message in the person's channel with buttons that nobody should have."""
    view = discord.ui.View(timeout=None)
    for number, custom_id in enumerate(custom_ids):
        view.add_item(discord.ui.Button(label=str(number), custom_id=custom_id))
    sent = await bot.get_partial_messageable(int(person.channel)).send("forged", view=view)
    await person.until(lambda: str(sent.id) in person.messages)
    return person.messages[str(sent.id)]


async def reply_to(person: Person, outcome: Outcome) -> str:
    """What somebody is told privately about a click."""
    assert outcome.status == "done", outcome
    await person.until(lambda: bool(private(person, outcome)))
    return text_of(private(person, outcome)[-1])


def private(person: Person, outcome: Outcome) -> list[Json]:
    """The private messages that a click brought."""
    return [one for one in person.outcome(outcome.id).messages if one["flags"] & EPHEMERAL]


async def speak(person: Person, locale: str) -> None:
    """Somebody changes the language of their client."""
    await person.do("profile", locale=locale)


def contents(table: Table) -> tuple[Any, ...]:
    """What a click may change."""
    return (table.status, table.seats, encode(table.state), table.turns, dict(table.drafts))


async def check_intact(bot: Guildhall, number: int = 1) -> Table:
    """Memory, file and the replay of all answers agree."""
    table, row = await bot.manager.table(number), await bot.store.table(number)
    assert row is not None
    assert contents(table) == contents(Table(row))
    end = replay(table.rules, await bot.manager.record(number), lambda _move, _steps: None)
    assert encode(end) == encode(table.state)
    return table


def block(bot: Guildhall, seconds: float) -> "asyncio.Task[None]":
    """The database is busy for a while, such as with a slow disk."""
    return asyncio.create_task(bot.store._do(lambda _db: time.sleep(seconds)))


# -- other people's buttons ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
async def test_a_foreigner_can_press_nothing(bot: Guildhall, people: list[Person], locale: str) -> None:
    """Neither the public button nor, by a forged message, a player's own ones; spectators may look at the board."""
    call = await start_game(bot, people[:2])
    foreigner, before = people[4], contents(await bot.manager.table(1))
    await speak(foreigner, locale)
    prompt = (await bot.manager.table(1)).prompts()[0]
    option = prompt.options[0]
    ids = ["m:1", f"o:1:{prompt.id}:{option}", f"c:1:{prompt.id}", "b:1", "e:1", "k:1"]
    forged = await forge(bot, foreigner, *ids)
    answers = [await reply_to(foreigner, await foreigner.click(call, "m:1"))]
    answers += [await reply_to(foreigner, await foreigner.click(forged, custom_id)) for custom_id in ids]
    assert set(answers) == {words(locale).say("error-not_seated")}
    assert (await foreigner.click(call, "v:1")).status == "done"
    assert contents(await check_intact(bot)) == before


async def test_a_player_cannot_answer_for_another(bot: Guildhall, people: list[Person]) -> None:
    """What is on the button counts for whoever presses it, at their own seat."""
    await start_game(bot, people[:2])
    ada, ben = people[:2]
    await plan(ada)
    table = await bot.manager.table(1)
    prompt = table.prompts()[0]
    forged = await forge(bot, ada, f"o:1:{prompt.id}:{prompt.options[0]}")
    told = await reply_to(ada, await ada.click(forged, "0"))
    assert told == words("en").say("error-wrong_seat")
    assert table.turns == 1
    await plan(ben)
    await check_intact(bot)


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
}
"""Ids that no message of ours has, or has no longer, and what whoever presses them is told."""


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
async def test_forged_and_oversized_ids_are_answered_and_change_nothing(
    bot: Guildhall, people: list[Person], locale: str
) -> None:
    """Pressed by a player who is host and moderator; also lists with options that are not on offer."""
    await start_game(bot, people[:2])
    host, before = people[0], contents(await bot.manager.table(1))
    await speak(host, locale)
    ids = list(FORGED)
    messages = [await forge(bot, host, *ids[at : at + 25]) for at in range(0, len(ids), 25)]
    told = {}
    for at, custom_id in enumerate(ids):
        outcome = await host.click(messages[at // 25], custom_id)
        told[custom_id] = await reply_to(host, outcome)
    assert told == {custom_id: words(locale).say(key) for custom_id, key in FORGED.items()}
    assert contents(await check_intact(bot)) == before


async def test_forged_options_are_refused(bot: Guildhall, people: list[Person]) -> None:
    """Of a button and of a list."""
    await start_game(bot, people[:2])
    host, table = people[0], await bot.manager.table(1)
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
        assert await reply_to(host, outcome) == words("en").say("error-unknown_answer")
    assert contents(await check_intact(bot)) == before


# -- old panels, double clicks -------------------------------------------------------------------------------------


async def test_an_old_panel_is_refused_with_the_fresh_one(bot: Guildhall, people: list[Person]) -> None:
    """It changes into what is asked now."""
    await start_game(bot, people[:2])
    host = people[0]
    old = await pick_plan(host, await panel_of(host))
    await plan(host)
    confirm = controls(old, "c:")[0]["custom_id"]
    outcome = await host.click(old, confirm)
    assert await reply_to(host, outcome) == words("en").say("error-wrong_seat")
    assert not is_open(host.fresh(old))
    assert controls(host.fresh(old), "b:")
    assert (await check_intact(bot)).turns == 1


async def test_a_double_click_counts_once(bot: Guildhall, people: list[Person]) -> None:
    """Both are answered."""
    await start_game(bot, people[:2])
    host = people[0]
    panel = await pick_plan(host, await panel_of(host))
    confirm = controls(panel, "c:")[0]["custom_id"]
    clicks = await asyncio.gather(*[host.click(panel, confirm, wait=False) for _ in range(3)])
    outcomes = [await host.settled(click.id) for click in clicks]
    assert [outcome.status for outcome in outcomes] == ["done"] * 3
    assert (await check_intact(bot)).turns == 1


async def test_a_plan_cannot_be_changed_after_all_are_in(bot: Guildhall, people: list[Person]) -> None:
    """The last panel offered it; it says so and shows what is now."""
    await start_game(bot, people[:2])
    ada, ben = people[:2]
    await plan(ada)
    sealed = await panel_of(ada)
    assert controls(sealed, "b:")
    await plan(ben)
    before = contents(await bot.manager.table(1))
    told = await reply_to(ada, await ada.click(sealed, "b:1"))
    assert told == words("en").say("error-no_way_back")
    assert contents(await check_intact(bot)) == before


async def test_two_hundred_clicks_at_the_same_instant(bot: Guildhall, people: list[Person]) -> None:
    """Five people press the public button and their own plan twenty times each; all are answered, five plans count."""
    call = await start_game(bot, people)
    panels = [await pick_plan(person, await panel_of(person)) for person in people]
    confirm = [controls(panel, "c:")[0]["custom_id"] for panel in panels]
    opens = [person.click(call, "m:1", wait=False) for person in people for _ in range(20)]
    plans = [
        person.click(panel, custom_id, wait=False)
        for person, panel, custom_id in zip(people, panels, confirm, strict=True)
        for _ in range(20)
    ]
    clicks = await asyncio.gather(*opens, *plans)
    assert len(clicks) == 200
    owners = [person for person in people for _ in range(20)] * 2
    pairs = zip(owners, clicks, strict=True)
    outcomes = await asyncio.gather(*(person.settled(click.id) for person, click in pairs))
    assert {outcome.status for outcome in outcomes} == {"done"}
    await bot.announcer.finish()
    turns = await bot.store.turns(1)
    assert sorted(turn.seat for turn in turns) == [0, 1, 2, 3, 4]
    await check_intact(bot)


# -- channels ------------------------------------------------------------------------------------------------------


async def test_of_two_games_opened_at_once_in_a_channel_one_wins(bot: Guildhall, people: list[Person]) -> None:
    """The other host is told so, in their language."""
    await speak(people[1], "it")
    clicks = [await person.slash("norenberc new", wait=False) for person in people[:2]]
    outcomes = [await person.settled(click.id) for person, click in zip(people, clicks, strict=False)]
    lobbies = [one for one in people[2].messages.values() if controls(one, "l:")]
    assert len(lobbies) == 1
    losers = [
        person
        for person, outcome in zip(people, outcomes, strict=False)
        if private(person, outcome)
        and text_of(outcome.message) in {words(language).say("error-channel_busy") for language in ("en", "it")}
    ]
    assert len(losers) == 1
    assert await bot.store.table(2) is None


async def test_a_lobby_card_that_got_lost_can_be_had_again(bot: Guildhall, people: list[Person]) -> None:
    """Otherwise nobody could play in that channel any more."""
    assert bot.came_up.is_set()
    await people[0].slash("norenberc new", players=2)
    again = (await people[1].slash("norenberc play")).message
    assert controls(again, "l:1:join")
    await people[1].click(again, "l:1:join")
    assert len((await bot.manager.table(1)).seats) == 2


async def test_a_deleted_channel_stops_nobody_else(bot: Guildhall, people: list[Person], town: Town) -> None:
    """What was to be said there waits no longer; a game elsewhere goes on."""
    await start_game(bot, people[:2])
    gone = people[0].channel
    channels = [one["id"] for one in people[0].hello["servers"][0]["channels"] if one["id"] != gone]
    await town.fault("delete_channel", channel=gone)
    table = await bot.manager.table(1)
    for person in people[:2]:
        prompt = table.prompt_for(table.seat_of(int(person.id)))
        assert prompt is not None
        await bot.manager.answer(1, int(person.id), prompt.id, prompt.options[:1], None)
    bot.announcer.catch_up(1)
    await all_posted(bot)
    await check_intact(bot)
    for person in people[2:4]:
        person.channel = channels[0]
    lobby = (await people[2].slash("norenberc new", players=2)).message
    await people[3].click(lobby, "l:2:join")
    await people[2].click(lobby, "l:2:start")
    assert is_open(await panel_of(people[2]))


@pytest.mark.parametrize("denied", ["SEND_MESSAGES", "VIEW_CHANNEL"])
async def test_without_permission_the_game_goes_on_and_posts_come_later(
    bot: Guildhall, people: list[Person], town: Town, denied: str
) -> None:
    """Whoever clicks is told once; with the permission back everything arrives, in order."""
    ada, ben = people[:2]
    await speak(ada, "ru")
    lobby = (await ada.slash("norenberc new", players=2)).message
    await ben.click(lobby, "l:1:join")
    await town.fault("missing_permissions", channel=ada.channel, deny=[denied])
    told = await reply_to(ada, await ada.click(lobby, "l:1:start"))
    assert told == words("ru").say("error-cannot_post")
    for number, person in enumerate((ada, ben)):
        await Clicker(person, number).play_turn("norenberc")
        await asyncio.sleep(0.05)
        await bot.announcer.finish()
    complaints = [text_of(one) for one in ada.messages.values() if told in text_of(one)]
    assert complaints == [told]
    table = await check_intact(bot)
    assert table.turns >= 2
    assert await bot.store.to_post(1)
    await town.heal()
    await panel_of(ada)
    await all_posted(bot)
    await ada.until(lambda: bool(calls(ada)))


# -- names ---------------------------------------------------------------------------------------------------------

ABSURD = (
    "**bold** ~~gone~~ ||hidden||"[:32],
    "@everyone <@1> `x` [a](b)",
    "\u202eesrever\u202c \u05e9\u05dc\u05d5\u05dd",
    "😀" * 32,
    "\u200b\u200b",
)


async def test_absurd_names_break_nothing(bot: Guildhall, people: list[Person]) -> None:
    """They stand in messages as they are written, ping nobody and turn no text around."""
    for person, name in zip(people, ABSURD, strict=True):
        await person.do("profile", name=name)
    await start_game(bot, people)
    for _ in range(2):
        for number, person in enumerate(people):
            await Clicker(person, number).play_turn("norenberc")
    for person in people:
        for command in ("board", "status", "me"):
            assert (await person.slash(f"norenberc {command}")).status == "done"
    await all_posted(bot)
    seen = [one for one in people[0].messages.values() if one["author"].get("bot")]
    assert not any(one["mention_everyone"] for one in seen)
    texts = "\n".join(text_of(one) for one in seen)
    assert "\u202e" not in texts
    assert not re.search(r"(?<!\\)\*\*bold|(?<!\\)\|\|hidden|@everyone", texts)
    assert r"\*\*bold" in texts
    await check_intact(bot)


# -- the wire ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["lose", "cut"])
async def test_an_answer_that_breaks_on_its_way_is_sent_again(
    bot: Guildhall, people: list[Person], town: Town, kind: str
) -> None:
    """The person sees the result, whether or not the first one had arrived; the click counts once."""
    await start_game(bot, people[:2])
    host = people[0]
    panel = await pick_plan(host, await panel_of(host))
    await town.fault(kind, route=CALLBACK)
    outcome = await host.click(panel, controls(panel, "c:")[0]["custom_id"])
    assert outcome.status == "done"
    assert not is_open(host.fresh(panel))
    assert (await check_intact(bot)).turns == 1


@pytest.mark.parametrize(
    "fault",
    [{"kind": "lose"}, {"kind": "cut"}, {"kind": "status", "status": 503}, {"kind": "status", "status": 529}],
    ids=["lose", "cut", "503", "529"],
)
async def test_a_post_that_breaks_on_its_way_arrives_once(
    bot: Guildhall, people: list[Person], town: Town, fault: Json
) -> None:
    """Twice broken, then through."""
    lobby = (await people[0].slash("norenberc new", players=2)).message
    await people[1].click(lobby, "l:1:join")
    await town.fault(route=SEND, times=2, **fault)
    await people[0].click(lobby, "l:1:start")
    await all_posted(bot)
    history = (await people[0].do("history", channel=people[0].channel))["messages"]
    assert len([one for one in history if controls(one, "m:1")]) == 1


async def test_a_click_through_a_502_is_answered(bot: Guildhall, people: list[Person], town: Town) -> None:
    """After the library's pause; it counts once."""
    await start_game(bot, people[:2])
    panel = await pick_plan(people[0], await panel_of(people[0]))
    await town.fault("status", route=CALLBACK, status=502)
    assert (await people[0].click(panel, controls(panel, "c:")[0]["custom_id"])).status == "done"
    assert (await check_intact(bot)).turns == 1


async def test_a_click_delivered_twice_counts_once(bot: Guildhall, people: list[Person], town: Town) -> None:
    """Also a step back, which could be taken twice."""
    await start_game(bot, people[:2])
    host = people[0]
    panel = await pick_plan(host, await panel_of(host))
    await town.fault("duplicate", times=2)
    await host.click(panel, controls(panel, "c:")[0]["custom_id"])
    await host.click(host.fresh(panel), "b:1")
    await asyncio.sleep(0.2)
    assert [turn.prompt for turn in await bot.store.turns(1)][1:] == [""]
    await check_intact(bot)


# -- a slow or full disk, the end ----------------------------------------------------------------------------------


async def test_a_slow_answer_stays_private(bot: Guildhall, people: list[Person]) -> None:
    """The public call is not overwritten by the panel of whoever pressed it."""
    call = await start_game(bot, people[:2])
    bot.manager._tables.clear()
    busy = block(bot, 2.3)
    outcome = await people[0].click(call, "m:1")
    await people[0].until(lambda: any(is_open(one) for one in private(people[0], outcome)))
    await busy
    assert not is_open(people[0].fresh(call))
    assert not any(is_open(one) for one in people[1].messages.values())


async def test_a_slow_lobby_stays_public(bot: Guildhall, people: list[Person]) -> None:
    """The card of a slow `new` is for all, and a slow join shows on it."""
    busy = block(bot, 2.2)
    outcome = await people[0].slash("norenberc new", players=2)
    await busy
    await people[1].until(lambda: any(controls(one, "l:1:join") for one in people[1].messages.values()))
    lobby = next(one for one in people[1].messages.values() if controls(one, "l:1:join"))
    assert outcome.id
    busy = block(bot, 2.2)
    clicked = await people[1].click(lobby, "l:1:join")
    await busy
    await people[1].until(lambda: people[1].id in text_of(people[1].fresh(lobby)))
    assert not private(people[1], clicked)


async def test_a_full_disk_is_told_and_changes_nothing(bot: Guildhall, people: list[Person]) -> None:
    """Once there is room the same click is good."""
    await start_game(bot, people[:2])
    host = people[0]
    panel = await pick_plan(host, await panel_of(host))
    before = contents(await bot.manager.table(1))
    await bot.store._db.execute("PRAGMA query_only = ON")
    confirm = controls(panel, "c:")[0]["custom_id"]
    assert await reply_to(host, await host.click(panel, confirm)) == words("en").say("error-unexpected")
    await bot.store._db.execute("PRAGMA query_only = OFF")
    assert contents(await check_intact(bot)) == before
    assert (await host.click(host.fresh(panel), confirm)).status == "done"
    assert (await check_intact(bot)).turns == 1


async def test_a_click_while_the_bot_stops_is_answered(bot: Guildhall, people: list[Person]) -> None:
    """And saved."""
    await start_game(bot, people[:2])
    host = people[0]
    panel = await pick_plan(host, await panel_of(host))
    busy = block(bot, 0.5)
    clicked = await host.click(panel, controls(panel, "c:")[0]["custom_id"], wait=False)
    await asyncio.sleep(0.1)
    await bot.close()
    await busy
    assert (await host.settled(clicked.id)).status == "done"
    assert len(await bot.store.turns(1)) == 1


async def test_a_post_whose_arrival_was_never_noted_is_found_again_after_hours(
    sandbox: Sandbox, people: list[Person], town: Town, tmp_path: Path, bot: Guildhall
) -> None:
    """Killed between sending and noting it, and started long after Discord has forgotten the nonce."""
    call = await start_game(bot, people[:2])
    await bot.close()
    await bot.store._do(lambda db: db.execute("UPDATE outbox SET message = NULL, posted_at = NULL"))
    await town.forward(7200)
    async with running_bot(sandbox.url, tmp_path / "guildhall.sqlite3") as again:
        await all_posted(again)
        card = await again.store.card(1)
    assert card is not None
    assert str(card[0]) == call["id"]
    history = (await people[0].do("history", channel=people[0].channel))["messages"]
    assert len([one for one in history if controls(one, "m:1") and not one["flags"] & EPHEMERAL]) == 1
