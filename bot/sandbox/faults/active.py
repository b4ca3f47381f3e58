"""The active faults, and which of them apply to a request."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from bot.sandbox.wire import Json


@dataclass(slots=True)
class Fault:
    """One active fault."""

    id: str
    kind: str
    times: int | None
    keys: Json = field(default_factory=dict)

    def public(self) -> Json:
        """Return the fault as the API shows it."""
        return {"id": self.id, "kind": self.kind, "times": self.times, **self.keys}

    def fits(self, method: str, parts: list[str]) -> bool:
        """True if the fault applies to a request."""
        route = self.keys.get("route")
        if not route:
            return True
        want_method, _, want_path = str(route).partition(" ")
        wanted = want_path.strip("/").split("/")
        if want_method != method or len(wanted) != len(parts):
            return False
        return all(want in ("*", have) for want, have in zip(wanted, parts, strict=True))


class ActiveFaults:
    """All active faults."""

    def __init__(self) -> None:
        self.by_id: dict[str, Fault] = {}
        self._ids = count(1)

    def add(self, kind: str, times: int | None, keys: Json) -> Fault:
        """Turn a fault on."""
        fault = Fault(str(next(self._ids)), kind, times, keys)
        self.by_id[fault.id] = fault
        return fault

    def momentary(self, kind: str, keys: Json) -> Fault:
        """Return a fault that acts at once and is not stored."""
        return Fault(str(next(self._ids)), kind, None, keys)

    def use(self, kind: str, method: str, parts: list[str]) -> Fault | None:
        """Return the first fault of a kind that applies to a request, and count it as used."""
        return self.use_where(kind, lambda fault: fault.fits(method, parts))

    def use_where(self, kind: str, is_meant: Callable[[Fault], bool]) -> Fault | None:
        """Return the first fault of a kind that satisfies the condition, and count it as used."""
        for fault in self.by_id.values():
            if fault.kind == kind and is_meant(fault):
                self._count_down(fault)
                return fault
        return None

    def _count_down(self, fault: Fault) -> None:
        if fault.times is not None:
            fault.times -= 1
            if fault.times <= 0:
                del self.by_id[fault.id]
