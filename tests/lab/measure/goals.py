"""Limits on the cost of playing, averaged over users who keep their panels open and users who go away."""

ALWAYS = {"clicks per decision": 2.2, "pings per return": 1.0}
"""Limits for every game and number of seats."""
GOALS = {
    ("norenberc", 2): {"posts per game": 30},
    ("norenberc", 3): {"characters per game": 3900},
    ("norenberc", 5): {"of these in the account": 1400},
    ("notredame", 3): {"characters per game": 6600},
    ("ulm", 3): {"characters per game": 3450},
}
"""Further limits, by game and number of seats."""

PLAYED_LIKE = {"norenberc": "merchant"}
"""Computers that decide for the users instead of the best one: those of the first measurements, for comparison."""


def goal_of(figure: str, name: str, seats: int) -> float | None:
    """Return a number's limit, if there is one."""
    return {**ALWAYS, **GOALS.get((name, seats), {})}.get(figure)
