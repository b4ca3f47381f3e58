"""A Discord on loopback: REST API, gateway and a chat page, for playing and testing without an account."""

from bot.sandbox.loopback import PortTaken, is_loopback
from bot.sandbox.server import Sandbox
from bot.sandbox.tokens import SANDBOX_TOKEN, looks_real

__all__ = ["SANDBOX_TOKEN", "PortTaken", "Sandbox", "is_loopback", "looks_real"]
