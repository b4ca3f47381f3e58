"""The order in which interactions reach the bot: the order of sending, unless a fault changes it."""

import asyncio
from collections.abc import Callable

from bot.sandbox.faults.active import ActiveFaults
from bot.sandbox.gateway.events import GatewayEvent


class Deliveries:
    """Interactions to deliver; a fault can hold an interaction back until the next one is sent."""

    def __init__(self, active_faults: ActiveFaults, send: Callable[[GatewayEvent], None]) -> None:
        self._active_faults, self._send = active_faults, send
        self._held: list[GatewayEvent] = []

    def deliver(self, event: GatewayEvent) -> None:
        """Send an interaction, or let it wait for the next one."""
        if fault := self._active_faults.use("reorder", "", []):
            self._held.append(event)
            asyncio.get_running_loop().call_later(float(fault.keys.get("seconds", 1.0)), self._release)
            return
        self._send(event)
        self._release()

    def _release(self) -> None:
        """Send the interactions held back, newest first."""
        while self._held:
            self._send(self._held.pop())
