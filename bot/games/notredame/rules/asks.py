"""Questions, made once: most offer some of a few names, and there are not many ways to choose some."""

from msgspec import Struct


class Ask(Struct, frozen=True, gc=False):
    """A question: its key and its options."""

    key: str
    options: tuple[str, ...]


def asks_by_bits(key: str, names: tuple[str, ...], *always: str) -> tuple[Ask, ...]:
    """A question for every choice of some of these names, by a number with a bit for each, and for what comes last."""
    return tuple(
        [
            Ask(key, (*[name for at, name in enumerate(names) if bits >> at & 1], *always))
            for bits in range(1 << len(names))
        ]
    )
