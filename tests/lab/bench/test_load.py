"""Parts of the measurements with many games and several bots; no test measures time."""

import asyncio
import gc
import os
import random
import re
import sys
import time
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.sandbox.state.models import Interaction, InteractionKind, MessageFlag
from tests.lab.bench import load, processes
from tests.lab.bench.bots import AHEAD, Database, SharedHall, come_first, share_out
from tests.lab.bench.disturbances import Disturbances
from tests.lab.bench.growth import Players
from tests.lab.bench.hall import Hall
from tests.lab.bench.outcomes import MOST_PICTURES, Ledger, RecentPictures, Times, Watch
from tests.lab.bench.processes import Rush
from tests.lab.bench.throttle import MOST_SAVED, PORTION, Budget, processor_clock, throttled
from tests.lab.bench.usage import Usage, family_seconds
from tests.patience import PATIENCE
from tests.player import choose_control, is_open

SPIN = "while True: pass"


def a_rush(*bots: float, machine: float = 1.0, rate: int = 100) -> Rush:
    """One second in which the bots used these shares of a core."""
    return Rush(Times([10.0] * rate), Usage(1.0, bots, 0.1, 0.2, machine))


@pytest.mark.parametrize(
    ("number", "parts"),
    [(1, ["0-15/16"]), (2, ["0-7/16", "8-15/16"]), (3, ["0-4/16", "5-9/16", "10-15/16"]), (16, None)],
)
def test_every_shard_belongs_to_one_bot(number: int, parts: list[str] | None) -> None:
    """The parts are in the setting's format; no shard is left out."""
    found = share_out(number)
    assert [shard for part in found for shard in part.ids] == list(range(16))
    assert len(found) == number
    assert parts is None or [str(part) for part in found] == parts


async def test_tables_are_spread_over_the_servers_of_all_shards() -> None:
    """Tables are assigned to servers in turn, so that every bot has the same number."""
    async with Sandbox(people=2, servers=4, shards=4) as sandbox:
        hall = SharedHall(sandbox)
        hall.add_channels(8)
        servers = [sandbox.world.channels[one].server_id for one in hall.tables]
    assert [(int(one or 0) >> 22) % 4 for one in servers] == [0, 1, 2, 3] * 2
    assert not hall.are_all_online


async def test_clearing_a_channel_keeps_unanswered_interactions() -> None:
    """Clearing the channel keeps them: a deleted interaction would count as a missed click."""
    async with Sandbox(people=2) as sandbox:
        hall, world = SharedHall(sandbox), sandbox.world
        hall.add_channels(1)
        (channel,), (person, _) = hall.tables, hall.people
        thinking, told = hall.post_button(channel), hall.post_button(channel)
        for status, original in (("pending", None), ("thinking", thinking.id), ("done", told.id)):
            begun = Interaction(status, status, InteractionKind.COMMAND, person, channel, world.clock.now())
            begun.status, begun.original_id = status, original
            world.add_interaction(begun)
        Players(hall, channel, hall.people).clear_channel()
    assert [*world.interactions] == ["pending", "thinking"]
    assert [*world.messages[channel]] == [thinking.id]


async def test_a_deferred_answer_is_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deferral counts neither as a panel nor as the end of a game."""
    async with Sandbox(people=1) as sandbox:
        hall = Hall(sandbox)
        message = hall.post_button(hall.channel)
        message.body = {**message.body, "flags": int(MessageFlag.LOADING)}
        asked = Interaction("1", "1", InteractionKind.COMMAND, hall.people[0], hall.channel, sandbox.world.clock.now())
        asked.original_id = message.id

        async def ask(*_: object, **__: object) -> Interaction:
            return asked

        monkeypatch.setattr(Hall, "do", ask)
        waiting = asyncio.create_task(hall.slash(hall.people[0], "play"))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        message.body = {**message.body, "flags": 0}
        assert await waiting is message


async def test_a_deferral_is_not_the_answer() -> None:
    """Both times are recorded: until the deferral, and until the real answer."""
    async with Sandbox(people=1) as sandbox:
        hall, world, tracker = Hall(sandbox), sandbox.world, sandbox.tracker
        watch = Watch(hall)
        times = watch.begin()
        for number in ("1", "2"):
            asked = Interaction(
                number, number, InteractionKind.COMMAND, hall.people[0], hall.channel, world.clock.now()
            )
            world.add_interaction(asked)
            tracker.notify(asked)
            tracker.mark_answered(asked, "thinking")
        world.publish_now()
        assert (len(times.taken), times.after_patience, watch.thinking) == (2, [], {"1", "2"})
        tracker.mark_filled(asked)
        world.publish_now()
        assert (len(times.taken), len(times.after_patience), watch.thinking) == (2, 1, {"1"})
    assert "1 of them were asked for patience" in times.say()


def test_a_player_who_must_confirm_every_answer_plays_on() -> None:
    """A scripted player who could not confirm would be stuck if each option needs a confirmation."""
    doubted = {"type": 2, "custom_id": "n:1:where:here"}
    panel = {"components": [{"type": 1, "components": [{"type": 2, "custom_id": "r:1:where"}, doubted]}]}
    assert is_open(panel)
    assert choose_control(panel, random.Random(1)) == (doubted, [])  # noqa: S311  # repeatable, not secret


async def test_rows_are_counted_in_a_file(tmp_path: Path) -> None:
    """The bot's outbox is counted this way."""
    assert await Database(tmp_path / "new.sqlite3").count("sqlite_master") == 0


def test_a_process_stops_when_its_budget_is_used_up_and_continues_when_it_is_refilled() -> None:
    """Unused time can be saved up, but only a little."""
    budget = Budget(0.25, now=0.0, used=0.0)
    looks = [(0.04, 0.0), (0.06, 0.03), (0.08, 0.03), (0.08 + 4 * (PORTION + 0.03), 0.03), (100.0, 0.03)]
    found = [(budget.must_switch(now, used), budget.is_stopped) for now, used in looks]
    assert found == [(False, False), (True, True), (False, True), (True, False), (False, False)]
    assert budget.must_switch(100.0, 0.03 + MOST_SAVED)


@pytest.mark.skipif(sys.platform != "linux", reason="Linux numbers the clocks of processes so")
async def test_a_busy_process_is_held_to_its_share_and_then_released() -> None:
    """The process first gets at most a fifth of a core, then all that is available."""
    spinning = await asyncio.create_subprocess_exec(sys.executable, "-c", SPIN)
    try:
        used = processor_clock(spinning.pid)
        async with throttled(0.2, [spinning.pid]):
            before, began = used(), time.monotonic()
            await asyncio.sleep(1.0)
            async with asyncio.timeout(PATIENCE):  # first, the process must make up for its overspending
                while (used() - before) / (time.monotonic() - began) > 0.35:  # no event announces this
                    await asyncio.sleep(0.1)
        before = used()
        while used() < before + 0.05:  # no event announces this
            await asyncio.sleep(0.01)
        assert family_seconds(spinning.pid) > 0
    finally:
        spinning.kill()
        await spinning.wait()


@pytest.mark.parametrize(
    ("found", "fault"),
    [
        (a_rush(0.25, 0.26), None),
        (a_rush(0.25, 0.2), "a bot had 0.20 of a core, not 0.25"),
        (a_rush(0.3), "a bot had 0.30 of a core, not 0.25"),
        (a_rush(0.25, machine=7.5), "the machine was saturated: 7.50 of 8 cores"),
    ],
)
def test_there_is_no_verdict_if_the_shares_were_not_kept(
    found: Rush, fault: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot may have used too much or too little of a core, or other programs may have kept bots waiting."""
    monkeypatch.setattr(processes, "cpu_count", lambda: 8)
    assert found.why_inconclusive(0.25) == ([fault] if fault else [])


def test_usage_is_shown_as_shares_of_a_core() -> None:
    """Each bot is listed; a database in a file has no process."""
    before, after = Usage(10.0, (1.0, 2.0), 3.0, 4.0, 20.0), Usage(20.0, (3.0, 7.0), 4.0, 5.0, 35.0)
    used = after.since(before)
    assert used == Usage(10.0, (0.2, 0.5), 0.1, 0.1, 1.5)
    assert used.say() == "0.20 + 0.50 of a core, database 0.10, sandbox and people 0.10, whole machine 1.50"


@pytest.mark.skipif(sys.platform != "linux", reason="Linux tells what processes wait for")
async def test_disturbances_of_a_measurement_are_shown() -> None:
    """Event-loop lag, garbage collection and disk syncs are measured; `begin` resets them."""
    disturbances = Disturbances([os.getpid()])
    async with disturbances.watched():
        await asyncio.sleep(0.1)
        time.sleep(0.3)  # noqa: ASYNC251  # blocks the event loop on purpose
        gc.collect()
        while not disturbances.syncing:  # no event announces this
            await asyncio.sleep(0.05)
        assert disturbances.latest > 0.2
        assert disturbances.collecting > 0
        told = disturbances.say()
        assert re.search(r"late by [2-9]\d\d ms at most|late by \d{4,} ms at most", told)
        disturbances.begin()
        assert disturbances.latest == disturbances.syncing == 0


async def test_the_sandbox_and_its_users_have_priority_only_during_the_measurement() -> None:
    """Without the permission, the priority does not change; otherwise, it is restored afterwards."""
    before = os.getpriority(os.PRIO_PROCESS, 0)
    with come_first():
        assert os.getpriority(os.PRIO_PROCESS, 0) in (before, max(before - AHEAD, -20))
    assert os.getpriority(os.PRIO_PROCESS, 0) == before


def test_requests_are_counted_per_second_except_answers_to_clicks() -> None:
    """Seconds without requests count, too; the current second does not."""
    ledger = Ledger()
    assert ledger.per_second() == [0]
    for second, place in ((1, "channels"), (1, "interactions"), (3, "channels"), (3, "webhooks"), (4, "channels")):
        ledger.append({"method": "POST", "path": f"/api/v10/{place}/7", "time": second + 0.5, "status": 200})
    assert ledger.per_second() == [1, 0, 1]


def test_only_the_newest_pictures_are_kept() -> None:
    """A long measurement does not fill the memory."""
    kept = RecentPictures()
    for number in range(MOST_PICTURES + 2):
        kept[str(number)] = b""
    assert len(kept) == MOST_PICTURES
    assert "1" not in kept
    assert "2" in kept


@pytest.mark.parametrize("run", [lambda: load.main(["--processes", "2"]), lambda: processes.main([])])
def test_without_postgresql_the_command_says_that_it_measures_nothing(
    run: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Several bots need PostgreSQL."""
    for module in (load, processes):
        monkeypatch.setattr(module, "why_none", lambda: "it is not there")
    assert callable(run)
    run()
    assert "Nothing is measured with several processes: it is not there" in capsys.readouterr().out


def test_a_dozen_points_show_how_memory_grows() -> None:
    """The points include the first and the last; if there are few, all are shown."""
    points = [(5 * number, 100.0 + number) for number in range(720)]
    found = load.spread(points)
    assert (found[0], found[-1], len(found)) == (points[0], points[-1], 12)
    assert load.spread(points[:5]) == points[:5]
