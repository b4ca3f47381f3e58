"""Rate limits of sandboxes for scripted users, who are faster than real ones."""

from bot.sandbox import Sandbox

BRISK = 10
"""Factor by which brisk periods are shorter than Discord's."""
NO_LIMIT = (1000, 1.0)


def make_brisk(sandbox: Sandbox) -> None:
    """Allow Discord's number of requests in less time. `tests/lab/chaos` uses the real limits."""
    limits = sandbox.limits
    limits.table = {route: (most, seconds / BRISK) for route, (most, seconds) in limits.table.items()}
    limits.default = limits.default[0], limits.default[1] / BRISK


def lift_limits(sandbox: Sandbox) -> None:
    """Let every limited route take far more requests than a test makes."""
    sandbox.limits.table = dict.fromkeys(sandbox.limits.table, NO_LIMIT)
    sandbox.limits.reset()
