"""Rate limits: a bucket for each route, counted by top-level resource, and the global one."""

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.wire import Json

GLOBAL_LIMIT = 50
DEFAULT = (20, 1.0)
# Discord does not publish these limits; they are similar to those in its response headers.
LIMITS: dict[str, tuple[int, float]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "PUT /channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me": (1, 0.25),
    "POST /channels/{channel_id}/typing": (5, 5.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": (5, 2.0),
}


@dataclass(slots=True)
class Bucket:
    """A limit of requests per time window; a window begins with its first request."""

    limit: int
    seconds: float
    used: int = 0
    resets: float = 0.0

    def take(self, now: float) -> bool:
        """True if one more request is within the limit; counts the request."""
        if now >= self.resets:
            self.used, self.resets = 0, now + self.seconds
        if self.used >= self.limit:
            return False
        self.used += 1
        return True


@dataclass(slots=True)
class RateLimited:
    """A 429 response."""

    headers: dict[str, str]
    body: Json


class RateLimits:
    """All buckets of the bot."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.table, self.default = dict(LIMITS), DEFAULT  # by route template: limit and seconds
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self.overall = Bucket(GLOBAL_LIMIT, 1.0)
        self.short: dict[str, tuple[int, float]] = {}  # by route template: limit and seconds that a fault has set

    def take(self, line: str, resource: str, *, counts_globally: bool) -> tuple[dict[str, str], RateLimited | None]:
        """Count one request; return the response headers, and a 429 response if the request exceeds the limit."""
        now = self.clock()
        if counts_globally and not self.overall.take(now):
            return {}, rate_limited(self.overall.resets - now, is_global=True)
        bucket = self._buckets.get((line, resource))
        if bucket is None:
            bucket = self._buckets[line, resource] = Bucket(*self.short.get(line, self.table.get(line, self.default)))
        fits = bucket.take(now)
        headers = _headers(bucket, line, now)
        return headers, None if fits else rate_limited(bucket.resets - now, headers=headers)

    def reset(self) -> None:
        """Clear all buckets after limits were changed."""
        self._buckets.clear()


def _headers(bucket: Bucket, line: str, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(bucket.limit),
        "X-RateLimit-Remaining": str(bucket.limit - bucket.used),
        "X-RateLimit-Reset": f"{bucket.resets:.3f}",
        "X-RateLimit-Reset-After": f"{max(0.0, bucket.resets - now):.3f}",
        # Clients add the top-level resource themselves, so the name must not depend on it.
        "X-RateLimit-Bucket": hashlib.md5(line.encode(), usedforsecurity=False).hexdigest(),
    }


def rate_limited(
    seconds: float, *, is_global: bool = False, via: bool = True, headers: dict[str, str] | None = None
) -> RateLimited:
    """Return a 429 with Discord's body; without the header `Via`, discord.py would treat the response as a ban."""
    scope = "global" if is_global else "user"
    more = {"Retry-After": f"{seconds:.3f}", "X-RateLimit-Scope": scope}
    if is_global:
        more["X-RateLimit-Global"] = "true"
    if via:
        more["Via"] = "1.1 sandbox"
    body: Json = {"message": "You are being rate limited.", "retry_after": round(seconds, 3), "global": is_global}
    return RateLimited({**(headers or {}), **more}, body)
