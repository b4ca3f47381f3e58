"""Clicks act on a table only from its channel, and on a seat only for its player."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service.client import Guildhall
from bot.storage.address import Address
from bot.words.words import words_in
from cogs.cards.controls import SEAT, TABLE, Control
from cogs.clicks import ACTS
from cogs.features.what_if import TRY
from cogs.replies.place import Reach
from tests.forging.arena import Press, press_all, repeatable
from tests.forging.ids import fill_pools, make_id
from tests.forging.judge import Change, find_changes, take_snapshot
from tests.lab.fuzz_clicks import Fuzz, fuzzing
from tests.player import Player, controls

AT_TABLE = [control for control in ACTS if TABLE in control.facts]
AT_ONCE = 50


@pytest.fixture
async def forging(database: Path | Address) -> AsyncIterator[Fuzz]:
    """Tables with different statuses, and users who can press any button."""
    async with fuzzing(database, "place") as run:
        yield run


async def ids_of(run: Fuzz, controls: list[Control]) -> list[str]:
    """One id of each control for each table, with facts valid at that table."""
    pools = await fill_pools(run.arena, await take_snapshot(run.database))
    return list(
        dict.fromkeys(make_id(control, pool, repeatable("place")) for control in controls for pool in pools.values())
    )


async def press_in_vain(run: Fuzz, person: Player, channel: str, ids: list[str]) -> set[str]:
    """Press these ids and check that nothing changes. Returns the replies."""
    changes, told = await press_ids(run, person, channel, ids)
    assert [str(change) for change in changes] == []
    return told


async def press_ids(run: Fuzz, person: Player, channel: str, ids: list[str]) -> tuple[list[Change], set[str]]:
    """Press these ids. Returns the changes and the replies."""
    await run.arena.settle()
    before, told = await take_snapshot(run.database), set()
    for at in range(0, len(ids), AT_ONCE):
        presses = [Press(custom_id) for custom_id in ids[at : at + AT_ONCE]]
        outcomes = await press_all(run.arena.bot, person, run.arena.channels[channel], presses)
        told |= {await person.reply_to(outcome) for outcome in outcomes}
    await run.arena.settle()
    return find_changes(before, await take_snapshot(run.database)), told


def test_every_table_in_an_id_is_found_in_the_registry() -> None:
    """The test includes a table's number in an id that is nested in another id."""
    assert TRY in AT_TABLE
    assert {fact.name for control in ACTS if TABLE not in control.facts for fact in control.facts} <= {
        *("game", "topic", "chapter", "number", "code", "chain"),
        *("when", "who", "what", "way", "size", "of", "person"),
    }


@pytest.mark.parametrize("who", ["stranger", "moderator"])
@pytest.mark.parametrize("place", ["beside", "away"])
async def test_no_control_acts_on_a_table_of_another_channel(forging: Fuzz, who: str, place: str) -> None:
    """Each control is pressed in another channel and in another server, there even by a moderator."""
    person: Player = getattr(forging.arena, who)
    told = await press_in_vain(forging, person, place, await ids_of(forging, AT_TABLE))
    assert told == {words_in("en").say("error-other_place")}


async def test_outsiders_do_not_act_on_a_table_by_direct_message(forging: Fuzz) -> None:
    """A direct message counts only for the table's players."""
    stranger = forging.arena.stranger
    told = await press_in_vain(forging, stranger, stranger.id, await ids_of(forging, AT_TABLE))
    assert told == {words_in("en").say("error-other_place")}


async def test_players_use_only_their_panel_in_another_channel(forging: Fuzz) -> None:
    """Votes, lobbies and other public cards need the table's channel; such clicks do not even count as activity."""
    shared = [control for control in AT_TABLE if control.reach is not Reach.PLAYER]
    player = forging.arena.player
    told = await press_in_vain(forging, player, "away", await ids_of(forging, shared))
    assert told == {words_in("en").say("error-other_place")}


async def test_clicks_that_post_to_everyone_need_the_channel(forging: Fuzz) -> None:
    """In a direct message, only one player would see the card."""
    posting = [control for control in AT_TABLE if control.reach is Reach.CHANNEL]
    player = forging.arena.player
    told = await press_in_vain(forging, player, player.id, await ids_of(forging, posting))
    assert told == {words_in("en").say("error-other_place")}


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
async def test_a_click_from_elsewhere_is_explained(forging: Fuzz, locale: str) -> None:
    """The explanation is in the clicker's language."""
    moderator, table = forging.arena.moderator, forging.arena.tables["running"]
    await moderator.speak(locale)
    told = await press_in_vain(forging, moderator, "away", [f"end:{table}"])
    assert told == {words_in(locale).say("error-other_place")}


async def test_a_seat_in_an_id_must_be_the_clickers(forging: Fuzz) -> None:
    """No control opens another player's private review; a vote on an undo for a different seat does not count."""
    arena, words = forging.arena, words_in("en")
    player, owner = int(arena.player.id), int(arena.owner.id)
    told = set[str]()
    for slot in ("finished", "voting"):
        table = await arena.manager.table(arena.tables[slot])
        asked = next((motion.taking_back for motion in table.now.consents if motion.taking_back), None)
        seat = table.seat_of(player if asked else owner)  # the seat's own player asked for the undo
        turns = (asked.kept, asked.turns) if asked else (0, 0)
        ids = [id_with(control, table.id, seat, turns) for control in ACTS if SEAT in control.facts]
        changes, answers = await press_ids(forging, arena.player, slot, ids)
        assert [str(change) for change in changes if change.name not in ("people", "signs")] == []
        told |= answers
    assert words.say("error-not_shared") in told
    assert words.say("error-proposal_closed") in told


def id_with(control: Control, table: int, seat: int, turns: tuple[int, ...]) -> str:
    """An id of a control with this table and seat."""
    rest = iter(turns)
    facts = {"table": table, "seat": seat}
    return control.id(*[facts[fact.name] if fact.name in facts else next(rest) for fact in control.facts])


async def test_a_shared_review_can_be_read_by_other_players(forging: Fuzz) -> None:
    """Readers can also continue the game from its decisions; reviews of other seats stay private."""
    arena = forging.arena
    table = await arena.manager.table(arena.tables["finished"])
    others = table.seat_of(int(arena.owner.id))
    [number, *_] = sorted(await arena.manager.reviews.decisions(table, others))
    [shared] = await press_all(arena.bot, arena.owner, arena.channels["finished"], [Press(f"share:{table.id}")])
    assert shared.status == "done"
    presses = [Press(f"lookat:{table.id}:{others}:{number}"), Press(f"whatif:{table.id}:{others}:{number}")]
    outcomes = await press_all(arena.bot, arena.player, arena.channels["finished"], presses)
    told = [await arena.player.reply_to(outcome) for outcome in outcomes]
    assert words_in("en").say("error-not_shared") not in told
    await arena.manager.what_ifs.find(table, int(arena.player.id))


async def test_clicks_in_a_thread_reach_a_table_in_its_parent_channel_but_not_vice_versa(
    bot: Guildhall, people: list[Player]
) -> None:
    """A table in a thread has its lobby there; a table in a channel can be reached from the channel's threads."""
    host, guest, stranger, _, owner = people
    await host.command("new", players=2, thread=True)
    await guest.until(lambda: any(controls(one, "l:1:join") for one in guest.messages.values()))
    card = next(one for one in guest.messages.values() if controls(one, "l:1:join"))
    [refused] = await press_all(bot, stranger, host.channel, [Press("l:1:join")])
    assert await stranger.reply_to(refused) == words_in("en").say("error-other_place")
    await guest.click(card, "l:1:join")
    assert (await bot.manager.table(1)).people == {int(host.id), int(guest.id)}
    await owner.command("new", players=2)
    thread = (await owner.do("thread", channel=owner.channel, name="Beside the table"))["channel"]["id"]
    [joined] = await press_all(bot, guest, thread, [Press("l:2:join")])
    assert joined.status == "done"
    assert int(guest.id) in (await bot.manager.table(2)).people
