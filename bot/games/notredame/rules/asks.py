"""Questions, each created once and reused: most offer a subset of a few names, so there are few different questions."""

from msgspec import Struct


class Ask(Struct, frozen=True, gc=False):
    """A question: its key and options."""

    key: str
    options: tuple[str, ...]


class Asks(dict[int, Ask]):
    """Questions by subset of names, as a bit set; each also offers the options in `always`. Created when first used."""

    def __init__(self, key: str, names: tuple[str, ...], *always: str) -> None:
        super().__init__()
        self._key, self._names, self._always = key, names, always

    def __missing__(self, bits: int) -> Ask:
        options = [name for at, name in enumerate(self._names) if bits >> at & 1]
        return self.setdefault(bits, Ask(self._key, (*options, *self._always)))
