"""Which servers this process works for, and which clicks it answers, where several processes share a database."""

import asyncio
import logging
import time
from collections.abc import Callable

from bot.logs import about
from bot.storage.leases import Lease, Leases, Presence, Shards, id_at, seconds_of
from bot.storage.store import StoreAway

log = logging.getLogger(__name__)

BEAT = 2.0
"""Seconds between two renewals."""
WAITING_BEAT = 0.3
"""Seconds between two looks of a process that waits for its shards, so that it knows in time what it has to answer."""
SURE = 5.5
"""Seconds after a renewal began in which nobody else can have taken what was held."""
NOTICE = 1.5
"""Seconds from handing a shard over until the new holder answers its clicks."""
ARRIVES_WITHIN = 0.3
"""Seconds that a click may be on its way from Discord."""
NEWS_EVERY = 0.02
"""Seconds in which news are gathered before they are told together."""
TOLD_AGAIN_AFTER = 0.5
"""Seconds after which news are told again that could not be."""
LAST_NEWS = 2.0
"""Seconds that news get at the end."""
MOST_NEWS = 200
"""News told together: PostgreSQL passes on no more than 8,000 bytes."""


class Leasing:
    """The leases of this process."""

    def __init__(self, leases: Leases, shards: Shards, clock: Callable[[], float] = time.time) -> None:
        self.leases, self.shards, self._clock = leases, shards, clock
        self._known: dict[int, Lease] = {}
        self._held: frozenset[int] = frozenset()
        self._sure_until = 0.0
        self._presence = Presence.STARTING
        self._handed_at: dict[tuple[int, int], float] = {}
        """By shard and boundary: when this process learned that the shard was handed over."""
        self._correction = 0.0
        """Seconds that the database's clock is ahead of this process's; negative if behind."""
        self._ahead: float | None = None
        """Seconds that Discord's clock was seen ahead of the database's; None before the first click."""
        self._news: list[str] = []
        self._telling: asyncio.Task[None] | None = None
        self.on_gain: Callable[[], None] = lambda: None
        """Told when there is more to work for."""

    def now(self) -> float:
        """Seconds since 1970 by the database's clock: all processes agree on it, however wrong their own clocks are."""
        return self._clock() + self._correction

    @property
    def held(self) -> frozenset[int]:
        """The shards that this process works for."""
        return self._held if time.monotonic() < self._sure_until else frozenset()

    def works_for(self, server: int) -> bool:
        """Whether posts, times and computers' turns of a server's tables are this process's work."""
        return self.shards.shard_of(server) in self.held

    def hears(self, server: int) -> bool:
        """Whether Discord tells this process what happens in a server."""
        return self.shards.shard_of(server) in self.shards

    def answers(self, server: int, interaction: int) -> bool:
        """Whether a click that arrived here is this process's to answer; another one may be connected too."""
        seen = seconds_of(interaction) - self.now()  # too small by the time that the click was on its way
        self._ahead = seen if self._ahead is None else max(self._ahead, seen)
        lease = self._known.get(self.shards.shard_of(server))
        if lease is None or not lease.is_connected:
            return True
        is_formers = interaction < lease.boundary and not self._is_handed(lease)
        return (lease.former if is_formers else lease.holder) == self.leases.name

    def _is_handed(self, lease: Lease) -> bool:
        """Whether a handover is done for sure: no wrong clock keeps clicks from the new holder for longer."""
        return time.monotonic() > self._handed_at[lease.shard, lease.boundary] + NOTICE + ARRIVES_WITHIN

    # -- renewing ------------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """From now on this process is connected, and asks for its shards if somebody else has them."""
        self._presence = Presence.NEW

    async def run(self) -> None:
        """Renews, again and again."""
        while True:
            try:
                await self.beat()
            except StoreAway:
                log.warning("leases_not_renewed")
            except Exception:
                log.exception("leases_failed")
            await asyncio.sleep(WAITING_BEAT if self._presence is Presence.NEW else BEAT)

    async def beat(self) -> None:
        """Renews once."""
        await self._set_clock()
        before, begun = self.held, time.monotonic()
        boundary = id_at(self.now() + (self._ahead or 0.0) + NOTICE)
        self._known = {lease.shard: lease for lease in await self.leases.beat(self._presence, boundary)}
        seen, now = self._handed_at, time.monotonic()
        keys = [(lease.shard, lease.boundary) for lease in self._known.values()]
        self._handed_at = {key: seen.get(key, now) for key in keys}
        self._held = frozenset(shard for shard, lease in self._known.items() if lease.holder == self.leases.name)
        self._sure_until = begun + SURE
        held = self.held
        if self._presence is Presence.NEW and self._has_had_its_shards():
            self._presence = Presence.SETTLED
        if held != before:
            log.info("shards_held", extra=about(shards=",".join(map(str, sorted(held))) or "none"))
        if held - before:
            self.on_gain()

    async def _set_clock(self) -> None:
        """Compare the clocks; the error is at most half of the time that the database takes to answer."""
        asked = self._clock()
        at = await self.leases.time()
        self._correction = at - (asked + self._clock()) / 2

    def _has_had_its_shards(self) -> bool:
        """True if this process holds each of its shards or has handed it over."""
        leases = [self._known.get(shard) for shard in self.shards.ids]
        return all(lease and self.leases.name in (lease.holder, lease.former) for lease in leases)

    async def hand_over(self) -> None:
        """Hands over what somebody asks for, and waits until the clicks are that one's to answer."""
        try:
            await self.beat()
        except StoreAway:
            return
        own = self.leases.name
        handed = [lease.boundary for lease in self._known.values() if lease.former == own != lease.holder]
        if handed:
            until = seconds_of(max(handed)) - (self._ahead or 0.0) - self.now()
            await asyncio.sleep(min(max(0.0, until), NOTICE) + ARRIVES_WITHIN)

    async def close(self) -> None:
        """Lets others work for what is held."""
        self._sure_until = 0.0
        if telling := self._telling:
            await asyncio.wait((telling,), timeout=LAST_NEWS)
            telling.cancel()
        try:
            await self.leases.release()
        except StoreAway:
            log.warning("leases_not_released")

    # -- news ----------------------------------------------------------------------------------------------------------

    def tell(self, news: str) -> None:
        """Tells other processes soon what was changed; one who does not hear it finds it when it looks."""
        self._news.append(news)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Until all is told: nobody would find out later that somebody's settings have changed."""
        pause = NEWS_EVERY
        try:
            while self._news:
                await asyncio.sleep(pause)
                news = self._news[:MOST_NEWS]
                pause = NEWS_EVERY if await self._is_told(news) else TOLD_AGAIN_AFTER
        finally:
            self._telling = None

    async def _is_told(self, news: list[str]) -> bool:
        try:
            await self.leases.tell(" ".join(dict.fromkeys(news)))
        except StoreAway:
            log.warning("news_not_told")
            return False
        del self._news[: len(news)]
        return True
