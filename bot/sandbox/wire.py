"""The wire format: JSON, snowflakes and timestamps."""

import json
import time
from collections.abc import Container
from datetime import UTC, datetime
from typing import Any

JSON_TYPE = "application/json"  # exactly this value: with a charset, discord.py would leave the body as text

# Objects of an external protocol, checked by rules and schemas on arrival; static types cannot describe them.
Json = dict[str, Any]

DISCORD_EPOCH_MS = 1_420_070_400_000
OTHER_WORKER = 1 << 17  # ids in the past use a different worker number, so that they stay unique
_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False).encode


def dumps(value: object) -> str:
    """Return a value as compact JSON."""
    return _encode(value)


def loads(text: str | bytes) -> Any:
    """Parse JSON."""
    return json.loads(text)


def iso(moment: float) -> str:
    """Return a time as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat()


def made_at(snowflake: str) -> float:
    """Return when an id was created, in seconds since 1970."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000


def id_of(value: object) -> str:
    """Return a snowflake as text: discord.py sends numbers in bodies, but text in paths."""
    return str(value) if value is not None else ""


class Clock:
    """A clock that tests can move forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time() + self.ahead

    def iso(self) -> str:
        """Return the current time as Discord writes it."""
        return iso(self.now())


class Snowflakes:
    """Ids that grow with time and never repeat."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> str:
        """Return the next id."""
        stamp = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(stamp, self._last + 1)
        return str(self._last)

    def new_on_shard(self, number: int, count: int, taken: Container[str]) -> str:
        """Return a server id on a shard: the last free one before now."""
        moment = int(self._clock.now() * 1000) - DISCORD_EPOCH_MS
        moment -= (moment - number) % count
        while (snowflake := str(moment << 22 | OTHER_WORKER)) in taken:
            moment -= count
        return snowflake

    def seen(self, snowflake: str) -> None:
        """Let new ids continue after an id that was loaded."""
        self._last = max(self._last, int(snowflake))
