"""Lines as databases of older versions hold them: seats were plain numbers, told apart by what the fact was called."""

from typing import Any

OLD_SEATS = frozenset({"seat", "seats", "thief"})
"""Facts that were seats."""


def renew_lines(stored: Any) -> Any:
    """What was unpacked from a database, with every line in today's form; an old one is a map, not a list."""
    if isinstance(stored, list):
        return [renew_lines(part) for part in stored]
    if isinstance(stored, dict):
        return [stored["key"], {name: _renew(name, fact) for name, fact in stored.get("facts", {}).items()}]
    return stored


def _renew(name: str, fact: Any) -> Any:
    if name not in OLD_SEATS:
        return fact
    return {"seats": fact if isinstance(fact, list) else [fact]}
