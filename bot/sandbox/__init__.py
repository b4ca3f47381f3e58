"""A Discord on loopback: REST API, gateway and a chat page, for playing and testing without an account."""

from typing import TYPE_CHECKING, Any

from bot.sandbox.loopback import PortTaken, is_loopback
from bot.sandbox.tokens import SANDBOX_TOKEN, looks_real

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox

__all__ = ["SANDBOX_TOKEN", "PortTaken", "Sandbox", "is_loopback", "looks_real"]


def __getattr__(name: str) -> Any:
    """Import the server on first use: a bot on the real Discord never needs it."""
    if name != "Sandbox":
        raise AttributeError(name)
    from bot.sandbox.server import Sandbox  # noqa: PLC0415

    return Sandbox
