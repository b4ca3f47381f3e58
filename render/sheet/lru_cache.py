"""A least-recently-used cache with a weight limit."""

from collections import OrderedDict
from threading import Lock
from typing import Any, Generic, TypeVar

V = TypeVar("V")


class LruCache(Generic[V]):
    """The most recently used values, up to a total weight; thread-safe."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._kept: OrderedDict[Any, tuple[V, int]] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Any) -> V | None:
        """Return the value of a key, or None."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def pop(self, key: Any) -> V | None:
        """Remove and return the value of a key, or None."""
        with self._lock:
            found = self._kept.pop(key, None)
            if found is None:
                return None
            self.weight -= found[1]
            return found[0]

    def clear(self) -> None:
        """Remove all values."""
        with self._lock:
            self._kept.clear()
            self.weight = 0

    def put(self, key: Any, value: V, weight: int = 1) -> None:
        """Store a value and drop the least recently used ones."""
        with self._lock:
            old = self._kept.pop(key, None)
            self.weight += weight - (old[1] if old else 0)
            self._kept[key] = (value, weight)
            while self.weight > self.most and len(self._kept) > 1:
                _, (_, light) = self._kept.popitem(last=False)
                self.weight -= light
