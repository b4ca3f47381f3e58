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
        self._ahead = 0.0
        """Seconds that Discord's clock was seen ahead of this one."""
        self._news: list[str] = []
        self._telling: asyncio.Task[None] | None = None
        self.on_gain: Callable[[], None] = lambda: None
        """Told when there is more to work for."""

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
        self._ahead = max(self._ahead, seconds_of(interaction) - self._clock())
        lease = self._known.get(self.shards.shard_of(server))
        if lease is None or not lease.is_connected:
            return True
        return (lease.former if interaction < lease.boundary else lease.holder) == self.leases.name

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
        before, begun = self.held, time.monotonic()
        boundary = id_at(self._clock() + self._ahead + NOTICE)
        self._known = {lease.shard: lease for lease in await self.leases.beat(self._presence, boundary)}
        self._held = frozenset(shard for shard, lease in self._known.items() if lease.holder == self.leases.name)
        self._sure_until = begun + SURE
        held = self.held
        if self._presence is Presence.NEW and held.issuperset(self.shards.ids):
            self._presence = Presence.SETTLED
        if held != before:
            log.info("shards_held", extra=about(shards=",".join(map(str, sorted(held))) or "none"))
        if held - before:
            self.on_gain()

    async def hand_over(self) -> None:
        """Hands over what somebody asks for, and waits until the clicks are that one's to answer."""
        try:
            await self.beat()
        except StoreAway:
            return
        own = self.leases.name
        handed = [lease.boundary for lease in self._known.values() if lease.former == own != lease.holder]
        if handed:
            until = seconds_of(max(handed)) - self._ahead - self._clock()
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
