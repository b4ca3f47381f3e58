"""Ratings of people in rated games, kept in memory and updated as games end."""

import asyncio
import logging
import tomllib
from collections.abc import Mapping
from functools import cache

from bot.data_folder import DATA
from bot.statistics.ratings import Anchors, Rating, Ratings
from bot.statistics.totals import OVERLAP
from bot.storage.store import log_failure
from bot.tables.keeper import Keeper
from bot.tables.service import Service
from bot.tasks import TaskSet

log = logging.getLogger(__name__)

PAGE = 1_000
"""Number of rows read and rated at a time."""
FEW = 40
"""Maximum number of new rows that are rated on the event loop; a game takes a tenth of a millisecond."""
FRESH = 3600
"""Seconds after which all ratings are computed again, in case a user's data was deleted meanwhile."""


@cache
def read_anchors() -> Anchors:
    """Return the fixed ratings of computers by game and level."""
    read: Anchors = tomllib.loads((DATA / "ratings.toml").read_text("utf-8"))
    return read


class RatingBook(Service):
    """The ratings of all users per game; there is no rating over all games."""

    def __init__(self, keeper: Keeper, anchors: Anchors | None = None) -> None:
        super().__init__(keeper)
        self._anchors = anchors
        self._ratings: Ratings | None = None
        self._built_at = 0
        self._lock = asyncio.Lock()
        self._tasks = TaskSet()
        self._expiries = 0
        """Number of times that all ratings were dropped."""

    def expire(self) -> None:
        """Drop the ratings, because a user's data was deleted; the next request computes them again."""
        self._ratings = None
        self._expiries += 1

    async def of(self, user: int, viewer: int) -> Mapping[str, Rating]:
        """Return a user's ratings by game, including uncertain ones; empty for other viewers if the user hides them."""
        if viewer != user and (await self.keeper.people.settings(user)).hides_rating:
            return {}
        return dict((await self._current()).of(user))

    async def finish(self) -> None:
        """Wait until ratings that are computed in the background are there."""
        await self._tasks.finish()

    async def close(self) -> None:
        """Cancel the work in the background."""
        await self._tasks.cancel()

    async def _current(self) -> Ratings:
        """Return the ratings after all games that have ended."""
        async with self._lock:
            while True:
                expiries, ratings = self._expiries, self._ratings
                if ratings is None or not await self._extend(ratings):
                    self._built_at, ratings = self.keeper.now(), await self._build()
                if expiries == self._expiries:  # else these may be of a user whose data was deleted meanwhile
                    self._ratings = ratings
                    self._renew_old()
                    return ratings

    def _renew_old(self) -> None:
        """Compute old ratings again in the background, one time at once; until then, they are shown."""
        if not self._tasks and self.keeper.now() - self._built_at >= FRESH:
            self._tasks.start(self._renew())

    async def _renew(self) -> None:
        expiries, now = self._expiries, self.keeper.now()
        try:
            ratings = await self._build()
        except Exception:  # noqa: BLE001  # such as an unreachable database: the next request tries again
            log_failure(log, "ratings_failed")
            return
        async with self._lock:
            if expiries == self._expiries:
                self._ratings, self._built_at = ratings, now

    async def _build(self) -> Ratings:
        """Rate all games."""
        ratings = await asyncio.to_thread(Ratings, self._anchors or read_anchors())
        await self._extend(ratings)
        return ratings

    async def _extend(self, ratings: Ratings) -> bool:
        """Rate the new games, many of them off the event loop. Returns False if all games must be rated again."""
        after = max(0, ratings.after - OVERLAP)
        while True:
            rows = await self.store.rated_scores(after, PAGE)
            new = [row for row in rows if not ratings.has(row)]
            is_rated = ratings.add(new) if len(new) <= FEW else await asyncio.to_thread(ratings.add, new)
            if not is_rated or len(rows) < PAGE:
                return is_rated
            after = rows[-1].id
