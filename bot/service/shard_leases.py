"""Decides which servers this process works for and which clicks it answers, if several processes share a database."""

import asyncio
import logging
import time
from collections.abc import Callable

from msgspec import Struct

from bot.logs import about
from bot.storage.leases import Lease, Leases, Presence, Shards, id_at, seconds_of
from bot.storage.store import StoreAway

log = logging.getLogger(__name__)

NEWS_EVERY = 0.02
"""Seconds during which notifications are collected before they are sent together."""
MOST_NEWS = 200
"""Maximum number of notifications per message: PostgreSQL's payloads are limited to 8,000 bytes."""


class LeaseTiming(Struct, frozen=True):
    """Times of leases and notifications, in seconds."""

    beat: float = 2.0
    """Time between renewals."""
    waiting_beat: float = 0.3
    """Time between beats of a process that waits for its shards, so that it soon learns which clicks to answer."""
    sure: float = 5.5
    """Time after the start of a renewal during which no other process can have taken the leases."""
    notice: float = 1.5
    """Time between handing over a shard and the moment when the new holder answers its clicks."""
    arrives_within: float = 0.3
    """Maximum time that a click takes to arrive from Discord."""
    news_retry: float = 0.5
    """Time until notifications that failed are sent again."""
    last_news: float = 2.0
    """Time that unsent notifications get at shutdown."""


USUAL_TIMING = LeaseTiming()


class ShardLeases:
    """The leases of this process."""

    def __init__(
        self,
        leases: Leases,
        shards: Shards,
        clock: Callable[[], float] = time.time,
        timing: LeaseTiming = USUAL_TIMING,
    ) -> None:
        self.leases, self.shards, self._clock, self._timing = leases, shards, clock, timing
        self._known: dict[int, Lease] = {}
        self._held: frozenset[int] = frozenset()
        self._sure_until = 0.0
        self._presence = Presence.STARTING
        self._handed_at: dict[tuple[int, int], float] = {}
        """By shard and boundary: when this process learned of the handover."""
        self._correction = 0.0
        """Seconds by which the database's clock is ahead of this process's; negative if behind."""
        self._ahead: float | None = None
        """The largest lead of Discord's clock over the database's so far, in seconds; None before the first click."""
        self._news: list[str] = []
        self._telling: asyncio.Task[None] | None = None
        self.on_gain: Callable[[], None] = lambda: None
        """Called after this process has gained servers to work for."""

    def now(self) -> float:
        """Return the database's clock in seconds since 1970, on which all processes agree."""
        return self._clock() + self._correction

    @property
    def held(self) -> frozenset[int]:
        """The shards that this process works for."""
        return self._held if time.monotonic() < self._sure_until else frozenset()

    def works_for(self, server: int) -> bool:
        """True if this process posts, keeps deadlines and plays computers' turns for a server."""
        return self.shards.shard_of(server) in self.held

    def hears(self, server: int) -> bool:
        """True if this process receives a server's events."""
        return self.shards.shard_of(server) in self.shards

    def answers(self, server: int, interaction: int) -> bool:
        """True if this process answers a click that arrived here; another process may have received the click, too."""
        seen = seconds_of(interaction) - self.now()  # too small by the time that the click took to arrive
        self._ahead = seen if self._ahead is None else max(self._ahead, seen)
        lease = self._known.get(self.shards.shard_of(server))
        if lease is None or not lease.is_connected:
            return True
        is_formers = interaction < lease.boundary and not self._is_handed(lease)
        return (lease.former if is_formers else lease.holder) == self.leases.name

    def _is_handed(self, lease: Lease) -> bool:
        """True if a handover is complete, measured by a local timer, in case a clock is wrong."""
        since = self._handed_at[lease.shard, lease.boundary]
        return time.monotonic() > since + self._timing.notice + self._timing.arrives_within

    # -- renewing ------------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Note that this process is connected and asks for its shards from now on."""
        self._presence = Presence.NEW

    async def run(self) -> None:
        """Renew the leases in an endless loop."""
        while True:
            try:
                await self.beat()
            except StoreAway:
                log.warning("leases_not_renewed")
            except Exception:
                log.exception("leases_failed")
            is_waiting = self._presence is Presence.NEW
            await asyncio.sleep(self._timing.waiting_beat if is_waiting else self._timing.beat)

    async def beat(self) -> None:
        """Renew the leases once."""
        await self._set_clock()
        before, begun = self.held, time.monotonic()
        boundary = id_at(self.now() + (self._ahead or 0.0) + self._timing.notice)
        self._known = {lease.shard: lease for lease in await self.leases.beat(self._presence, boundary)}
        seen, now = self._handed_at, time.monotonic()
        keys = [(lease.shard, lease.boundary) for lease in self._known.values()]
        self._handed_at = {key: seen.get(key, now) for key in keys}
        self._held = frozenset(shard for shard, lease in self._known.items() if lease.holder == self.leases.name)
        self._sure_until = begun + self._timing.sure
        held = self.held
        if self._presence is Presence.NEW and self._has_had_its_shards():
            self._presence = Presence.SETTLED
        if held != before:
            log.info("shards_held", extra=about(shards=",".join(map(str, sorted(held))) or "none"))
        if held - before:
            self.on_gain()

    async def _set_clock(self) -> None:
        """Compare the clocks; the error is at most half of the database's response time."""
        asked = self._clock()
        at = await self.leases.time()
        self._correction = at - (asked + self._clock()) / 2

    def _has_had_its_shards(self) -> bool:
        """True if this process holds each of its shards or has handed it over."""
        leases = [self._known.get(shard) for shard in self.shards.ids]
        return all(lease and self.leases.name in (lease.holder, lease.former) for lease in leases)

    async def hand_over(self) -> None:
        """Hand over the shards that other processes request, and wait until those processes answer the clicks."""
        try:
            await self.beat()
        except StoreAway:
            return
        own = self.leases.name
        handed = [lease.boundary for lease in self._known.values() if lease.former == own != lease.holder]
        if handed:
            until = seconds_of(max(handed)) - (self._ahead or 0.0) - self.now()
            await asyncio.sleep(min(max(0.0, until), self._timing.notice) + self._timing.arrives_within)

    async def close(self) -> None:
        """Send the remaining notifications, then release the leases."""
        self._sure_until = 0.0
        if telling := self._telling:
            await asyncio.wait((telling,), timeout=self._timing.last_news)
            telling.cancel()
        try:
            await self.leases.release()
        except StoreAway:
            log.warning("leases_not_released")

    # -- news ----------------------------------------------------------------------------------------------------------

    def tell(self, news: str) -> None:
        """Notify other processes soon of a change; processes that miss it find it in the database."""
        self._news.append(news)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    @property
    def is_telling(self) -> bool:
        """True while notifications are being sent."""
        return self._telling is not None

    async def _tell(self) -> None:
        """Send until all notifications are sent: changed settings would otherwise stay cached in other processes."""
        pause = NEWS_EVERY
        try:
            while self._news:
                await asyncio.sleep(pause)
                news = self._news[:MOST_NEWS]
                pause = NEWS_EVERY if await self._is_told(news) else self._timing.news_retry
        finally:
            self._telling = None

    async def _is_told(self, news: list[str]) -> bool:
        try:
            await self.leases.tell(" ".join(dict.fromkeys(news)))
        except StoreAway:
            log.warning("news_not_sent")
            return False
        del self._news[: len(news)]
        return True
