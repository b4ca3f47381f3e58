"""Cleanup of managers created in tests."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.tables.manager import Manager


@pytest.fixture(autouse=True)
async def managers_are_closed(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Close every manager at the end of its test, including its worker processes for computers."""
    made: list[Manager] = []
    begin = Manager.__init__

    def note(self: Manager, *arguments: Any, **named: Any) -> None:
        made.append(self)
        begin(self, *arguments, **named)

    monkeypatch.setattr(Manager, "__init__", note)
    yield
    for manager in made:
        await manager.close()
