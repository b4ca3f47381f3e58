"""Ratings of people in rated games, kept in memory and updated as games end."""

import asyncio
import tomllib
from collections.abc import Mapping
from functools import cache

from bot.data_folder import DATA
from bot.statistics.ratings import Anchors, Rating, Ratings
from bot.tables.keeper import Keeper
from bot.tables.service import Service

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

    async def _current(self) -> Ratings:
        """Return the ratings after all games that have ended."""
        async with self._lock:
            while True:
                expiries, is_old = self._expiries, self.keeper.now() - self._built_at >= FRESH
                ratings = None if is_old else self._ratings
                if ratings is None or not await self._extend(ratings):
                    self._built_at = self.keeper.now()
                    ratings = await asyncio.to_thread(Ratings, self._anchors or read_anchors())
                    await self._extend(ratings)
                if expiries == self._expiries:  # else these may be of a user whose data was deleted meanwhile
                    self._ratings = ratings
                    return ratings

    async def _extend(self, ratings: Ratings) -> bool:
        """Rate the new games, many of them off the event loop. Returns False if all games must be rated again."""
        while rows := await self.store.rated_scores(ratings.after, PAGE):
            is_rated = ratings.add(rows) if len(rows) <= FEW else await asyncio.to_thread(ratings.add, rows)
            if not is_rated:
                return False
        return True
