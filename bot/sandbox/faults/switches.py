"""The switches that are on, and which of them a request meets."""

from dataclasses import dataclass, field
from itertools import count

from bot.sandbox.wire import Json


@dataclass(slots=True)
class Fault:
    """One switch that is on."""

    id: str
    kind: str
    times: int | None
    keys: Json = field(default_factory=dict)

    def public(self) -> Json:
        """As the fault API shows it."""
        return {"id": self.id, "kind": self.kind, "times": self.times, **self.keys}

    def fits(self, method: str, parts: list[str]) -> bool:
        """Whether a request is one that this fault is for."""
        route = self.keys.get("route")
        if not route:
            return True
        want_method, _, want_path = str(route).partition(" ")
        wanted = want_path.strip("/").split("/")
        if want_method != method or len(wanted) != len(parts):
            return False
        return all(want in ("*", have) for want, have in zip(wanted, parts, strict=True))


class Switches:
    """All faults that are on."""

    def __init__(self) -> None:
        self.on: dict[str, Fault] = {}
        self._ids = count(1)

    def add(self, kind: str, times: int | None, keys: Json) -> Fault:
        """Turn a fault on."""
        fault = Fault(str(next(self._ids)), kind, times, keys)
        self.on[fault.id] = fault
        return fault

    def passing(self, kind: str, keys: Json) -> Fault:
        """A fault that acts at once and is not kept."""
        return Fault(str(next(self._ids)), kind, None, keys)

    def meet(self, kind: str, method: str, parts: list[str]) -> Fault | None:
        """The first fault of a kind that is for this request; it counts as used."""
        for fault in self.on.values():
            if fault.kind == kind and fault.fits(method, parts):
                self._use(fault)
                return fault
        return None

    def _use(self, fault: Fault) -> None:
        if fault.times is not None:
            fault.times -= 1
            if fault.times <= 0:
                del self.on[fault.id]
