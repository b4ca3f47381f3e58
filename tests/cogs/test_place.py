"""Every click acts on a table only from the table's own place, and on a seat only if it is the clicker's."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service.client import Guildhall
from bot.storage.address import Address
from bot.words.words import words_in
from cogs.cards.controls import SEAT, Control
from cogs.clicks import ACTS
from cogs.features.what_if import TRY
from cogs.replies.place import Reach
from tests.cogs.clicker import controls
from tests.cogs.playing import reply_to, speak
from tests.driver import Person
from tests.forging.arena import Press, press_all, repeatable
from tests.forging.ids import fill_pools, make_id
from tests.forging.judge import Change, find_changes, take_snapshot
from tests.fuzz_clicks import Fuzz, fuzzing

AT_TABLE = [control for control in ACTS if control.is_at_table]
AT_ONCE = 50


@pytest.fixture
async def forging(database: Path | Address) -> AsyncIterator[Fuzz]:
    """Tables in every status, and people who may press anything."""
    async with fuzzing(database, "place") as run:
        yield run


async def ids_of(run: Fuzz, controls: list[Control]) -> list[str]:
    """An id of each control at each table, with facts that are right there."""
    pools = await fill_pools(run.arena, await take_snapshot(run.database))
    return list(
        dict.fromkeys(make_id(control, pool, repeatable("place")) for control in controls for pool in pools.values())
    )


async def press_in_vain(run: Fuzz, person: Person, channel: str, ids: list[str]) -> set[str]:
    """Presses ids that must not change anything; returns the answers."""
    changes, told = await press_ids(run, person, channel, ids)
    assert [str(change) for change in changes] == []
    return told


async def press_ids(run: Fuzz, person: Person, channel: str, ids: list[str]) -> tuple[list[Change], set[str]]:
    """Presses ids; returns the changes and the answers."""
    await run.arena.settle()
    before, told = await take_snapshot(run.database), set()
    for at in range(0, len(ids), AT_ONCE):
        presses = [Press(custom_id) for custom_id in ids[at : at + AT_ONCE]]
        outcomes = await press_all(run.arena.bot, person, run.arena.channels[channel], presses)
        told |= {await reply_to(person, outcome) for outcome in outcomes}
    await run.arena.settle()
    return find_changes(before, await take_snapshot(run.database)), told


def test_every_table_in_an_id_is_found_in_the_registry() -> None:
    """Also in an id that is nested in another one."""
    assert TRY in AT_TABLE
    assert {fact.name for control in ACTS if not control.is_at_table for fact in control.facts} <= {
        *("game", "topic", "chapter", "number", "code", "chain"),
        *("when", "who", "what", "way", "size"),
    }


@pytest.mark.parametrize("who", ["stranger", "moderator"])
@pytest.mark.parametrize("place", ["beside", "away"])
async def test_no_control_acts_on_a_table_of_another_channel(forging: Fuzz, who: str, place: str) -> None:
    """Neither from another channel nor from another server, not even for a moderator of that server."""
    person: Person = getattr(forging.arena, who)
    told = await press_in_vain(forging, person, place, await ids_of(forging, AT_TABLE))
    assert told == {words_in("en").say("error-other_place")}


async def test_outsiders_do_not_act_on_a_table_by_direct_message(forging: Fuzz) -> None:
    """A direct message counts only for the players of a table."""
    stranger = forging.arena.stranger
    told = await press_in_vain(forging, stranger, stranger.id, await ids_of(forging, AT_TABLE))
    assert told == {words_in("en").say("error-other_place")}


async def test_players_use_only_their_panel_in_another_channel(forging: Fuzz) -> None:
    """Votes, lobbies and other public cards need the table's own channel; the bot does not even note a sign of life."""
    shared = [control for control in AT_TABLE if control.reach is not Reach.PLAYER]
    player = forging.arena.player
    told = await press_in_vain(forging, player, "away", await ids_of(forging, shared))
    assert told == {words_in("en").say("error-other_place")}


async def test_what_posts_to_everyone_needs_the_channel_itself(forging: Fuzz) -> None:
    """In a direct message its card would be seen by one player alone."""
    posting = [control for control in AT_TABLE if control.reach is Reach.CHANNEL]
    player = forging.arena.player
    told = await press_in_vain(forging, player, player.id, await ids_of(forging, posting))
    assert told == {words_in("en").say("error-other_place")}


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
async def test_a_click_from_elsewhere_is_explained(forging: Fuzz, locale: str) -> None:
    """In the clicker's language."""
    moderator, table = forging.arena.moderator, forging.arena.tables["running"]
    await speak(moderator, locale)
    told = await press_in_vain(forging, moderator, "away", [f"end:{table}"])
    assert told == {words_in(locale).say("error-other_place")}


async def test_a_seat_in_an_id_is_the_clickers_own(forging: Fuzz) -> None:
    """Another player's review stays private, by any control; a vote on an undo of a wrong seat does not count."""
    arena, words = forging.arena, words_in("en")
    player, owner = int(arena.player.id), int(arena.owner.id)
    told = set[str]()
    for slot in ("finished", "voting"):
        table = await arena.manager.table(arena.tables[slot])
        asked = next((motion.taking_back for motion in table.consents if motion.taking_back), None)
        seat = table.seat_of(player if asked else owner)  # the owner asks for the undo
        turns = (asked.kept, asked.turns) if asked else (0, 0)
        ids = [id_with(control, table.id, seat, turns) for control in ACTS if SEAT in control.facts]
        changes, answers = await press_ids(forging, arena.player, slot, ids)
        assert [str(change) for change in changes if change.name not in ("people", "signs")] == []
        told |= answers
    assert words.say("error-not_shared") in told
    assert words.say("error-proposal_closed") in told


def id_with(control: Control, table: int, seat: int, turns: tuple[int, ...]) -> str:
    """An id of a control with a seat in it."""
    rest = iter(turns)
    facts = {"table": table, "seat": seat}
    return control.id(*[facts[fact.name] if fact.name in facts else next(rest) for fact in control.facts])


async def test_a_review_that_was_shared_is_read_by_the_others(forging: Fuzz) -> None:
    """Its decisions too, and they may play on from there; in the other seat nothing is known by that."""
    arena = forging.arena
    table = await arena.manager.table(arena.tables["finished"])
    others = table.seat_of(int(arena.owner.id))
    [number, *_] = sorted(await arena.manager.reviewing.decisions(table, others))
    [shared] = await press_all(arena.bot, arena.owner, arena.channels["finished"], [Press(f"share:{table.id}")])
    assert shared.status == "done"
    presses = [Press(f"lookat:{table.id}:{others}:{number}"), Press(f"whatif:{table.id}:{others}:{number}")]
    outcomes = await press_all(arena.bot, arena.player, arena.channels["finished"], presses)
    told = [await reply_to(arena.player, outcome) for outcome in outcomes]
    assert words_in("en").say("error-not_shared") not in told
    await arena.manager.what_ifs.find(table, int(arena.player.id))


async def test_a_thread_of_the_tables_channel_is_its_place_and_the_parent_of_its_thread_is_not(
    bot: Guildhall, people: list[Person]
) -> None:
    """A table in a thread has its lobby there; one in a channel is reached from the threads on it."""
    host, guest, stranger, _, owner = people
    await host.command("new", players=2, thread=True)
    await guest.until(lambda: any(controls(one, "l:1:join") for one in guest.messages.values()))
    card = next(one for one in guest.messages.values() if controls(one, "l:1:join"))
    [refused] = await press_all(bot, stranger, host.channel, [Press("l:1:join")])
    assert await reply_to(stranger, refused) == words_in("en").say("error-other_place")
    await guest.click(card, "l:1:join")
    assert (await bot.manager.table(1)).people == {int(host.id), int(guest.id)}
    await owner.command("new", players=2)
    thread = (await owner.do("thread", channel=owner.channel, name="Beside the table"))["channel"]["id"]
    [joined] = await press_all(bot, guest, thread, [Press("l:2:join")])
    assert joined.status == "done"
    assert int(guest.id) in (await bot.manager.table(2)).people
