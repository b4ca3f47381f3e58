"""Distinguishes real Discord tokens from the sandbox's own."""

import re

SANDBOX_TOKEN = "sandbox"  # noqa: S105 - valid only on the loopback
_REAL = re.compile(r"^[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}$")


def looks_real(token: str) -> bool:
    """True if a text has the form of a real Discord token."""
    return bool(_REAL.match(token))
