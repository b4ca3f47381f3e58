"""Which process answers a click, and how fast shards identify."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.service.identify_limit import IdentifyLimit
from bot.service.shard_leases import USUAL_TIMING, LeaseTiming, ShardLeases
from bot.storage.leases import Lease, Presence, Shards, id_at, seconds_of
from bot.storage.store import StoreAway
from tests.clock import Clock

OWN, OTHER = "this one", "the other"
SERVER = 1 << 22
"""A server on shard 1 of 2."""
NOW = 2_000_000_000.0


class Row:
    """A fake store of leases, whose contents the test sets."""

    name = OWN
    on_news: Callable[[str], None]

    def __init__(self) -> None:
        self.leases: tuple[Lease, ...] = ()
        self.boundaries: list[int] = []
        self.presences: list[Presence] = []
        self.told: list[str] = []
        self.failures = 0
        self.clock = Clock(NOW)

    async def beat(self, presence: Presence, boundary: int) -> tuple[Lease, ...]:
        """Return the leases unchanged."""
        self.presences.append(presence)
        self.boundaries.append(boundary)
        return self.leases

    async def time(self) -> float:
        """Return the test's time."""
        return self.clock()

    async def reserve_identify(self, slot: int, pause: float) -> float:  # noqa: ARG002  # signature of the protocol
        """Fail, because the database is away."""
        raise StoreAway

    async def release(self) -> None:
        """Release nothing."""

    async def tell(self, news: str) -> None:
        """Record the news, after failing as often as the test has set."""
        if self.failures:
            self.failures -= 1
            raise StoreAway
        self.told.append(news)


@pytest.mark.parametrize(
    ("lease", "before", "after"),
    [
        (None, True, True),
        (Lease(1, OWN, True, "", 0), True, True),
        (Lease(1, OTHER, True, "", 0), False, False),
        (Lease(1, OTHER, False, "", 0), True, True),
        (Lease(1, OTHER, True, OWN, id_at(NOW)), True, False),
        (Lease(1, OWN, True, OTHER, id_at(NOW)), False, True),
    ],
    ids=["nobody", "ours", "theirs", "theirs, who does not hear it", "handed over", "taken over"],
)
async def test_every_click_has_one_process_that_answers_it(lease: Lease | None, before: bool, after: bool) -> None:
    """The boundary separates the former holder's clicks from the new one's."""
    row = Row()
    row.leases = (lease,) if lease else ()
    ours = ShardLeases(row, Shards(0, 1, 2), Clock(NOW))
    await ours.beat()
    assert ours.answers(SERVER, id_at(NOW - 0.001)) == before
    assert ours.answers(SERVER, id_at(NOW)) == after


async def test_a_boundary_is_ahead_of_discords_clock() -> None:
    """A click's id contains Discord's time, so the boundary is right even if this machine's clock is slow."""
    row = Row()
    ours = ShardLeases(row, Shards(0, 1, 2), Clock(NOW))
    await ours.beat()
    ours.answers(SERVER, id_at(NOW + 20))
    await ours.beat()
    assert [seconds_of(boundary) - NOW for boundary in row.boundaries] == pytest.approx(
        [USUAL_TIMING.notice, USUAL_TIMING.notice + 20]
    )


@pytest.mark.parametrize("skew", [-30, 0, 30])
@pytest.mark.parametrize("discord", [-30, 0, 30])
async def test_a_boundary_does_not_depend_on_wrong_clocks(skew: int, discord: int) -> None:
    """Once a click has shown Discord's time, the clocks of the process and the database do not matter."""
    row = Row()
    ours = ShardLeases(row, Shards(0, 1, 2), Clock(NOW + skew))
    await ours.beat()
    ours.answers(SERVER, id_at(NOW + discord - 5))  # a click that arrived late
    ours.answers(SERVER, id_at(NOW + discord))
    await ours.beat()
    assert ours.now() == NOW
    assert seconds_of(row.boundaries[-1]) == pytest.approx(NOW + discord + USUAL_TIMING.notice)


async def test_a_boundary_far_in_the_future_ends_with_the_handover() -> None:
    """After the handover, the former holder, whose clock may be wrong, is gone; the new holder answers every click."""
    row, other = Row(), Row()
    row.leases = other.leases = (Lease(1, OWN, True, OTHER, id_at(NOW + 30)),)
    other.name = OTHER
    click = id_at(NOW + 10)
    over = LeaseTiming(notice=0.0, arrives_within=-1.0)
    for timing, answering in ((USUAL_TIMING, (False, True)), (over, (True, False))):
        new, former = (ShardLeases(one, Shards(0, 1, 2), Clock(NOW), timing) for one in (row, other))
        for one in (new, former):
            await one.beat()
        assert (new.answers(SERVER, click), former.answers(SERVER, click)) == answering


async def test_a_connected_process_requests_its_shards_until_it_has_held_them() -> None:
    """An unconnected process receives no clicks; a process that takes shards over later is newer and may keep them."""
    row = Row()
    ours = ShardLeases(row, Shards(1, 1, 2), Clock(NOW))
    await ours.beat()
    ours.ask()
    row.leases = (Lease(1, OTHER, True, "", 0),)
    await ours.beat()
    row.leases = (Lease(1, OWN, True, "", 0),)
    await ours.beat()
    row.leases = (Lease(1, OTHER, True, "", 0),)
    await ours.beat()
    assert row.presences == [Presence.STARTING, Presence.NEW, Presence.NEW, Presence.SETTLED]


async def test_a_process_that_hands_over_its_shards_stops_requesting_them() -> None:
    """If two processes kept requesting, each would hand the shards over before it knew that it held them."""
    row = Row()
    ours = ShardLeases(row, Shards(1, 1, 2), Clock(NOW))
    ours.ask()
    row.leases = (Lease(1, OTHER, True, OWN, 0),)
    await ours.beat()
    await ours.beat()
    assert row.presences == [Presence.NEW, Presence.SETTLED]


async def test_news_are_sent_again_until_sending_succeeds() -> None:
    """Each piece of news is sent once, even if the database is away at first; a stopping bot does not wait long."""
    row = Row()
    ours = ShardLeases(row, Shards(0, 1, 2), Clock(NOW), LeaseTiming(news_retry=0.01, last_news=0.5))
    row.failures = 2
    for news in ("p1", "t2:3", "p1"):
        ours.tell(news)
    await ours.close()
    assert row.told == ["p1 t2:3"]
    row.failures = 1000
    ours.tell("p4")
    await ours.close()
    assert len(row.told) == 1


async def test_a_process_with_expired_leases_holds_no_shards() -> None:
    """Another process may have taken the shards since then."""
    row = Row()
    row.leases = (Lease(1, OWN, True, "", 0),)
    for seconds, held in ((60.0, frozenset({1})), (0.0, frozenset())):
        ours = ShardLeases(row, Shards(0, 1, 2), Clock(NOW), LeaseTiming(sure=seconds))
        await ours.beat()
        assert ours.works_for(SERVER) == bool(held)
        assert ours.held == held


@pytest.mark.parametrize(
    ("answer", "together"), [(2, [[0, 1], [2, 3]]), (4, [[0, 1, 2, 3]]), (None, [[0], [1], [2], [3]])]
)
@pytest.mark.parametrize("leases", [None, Row()], ids=["alone", "a database that is away"])
async def test_shards_identify_with_discords_concurrency(
    answer: int | None, together: list[list[int]], leases: Row | None
) -> None:
    """If the concurrency is unknown, shards identify one after another."""

    async def ask() -> Any:
        if answer is None:
            raise ConnectionResetError
        return {"session_start_limit": {"max_concurrency": answer}}

    limit = IdentifyLimit(ask, leases, pause=100.0)
    rests = [await limit.reserve(shard) for shard in range(4)]
    groups = [[shard for shard, seconds in enumerate(rests) if round(seconds / 100) == step] for step in range(4)]
    assert [group for group in groups if group] == together
