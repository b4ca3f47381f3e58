"""What playing may cost at most, in the mean of people who stay at their panels and people who go away."""

ALWAYS = {"clicks per decision": 2.2, "pings per return": 1.0}
"""For every game and number of seats."""
GOALS = {
    ("norenberc", 2): {"posts per game": 30},
    ("norenberc", 5): {"of these in the account": 1400},
}
"""More of them, by game and number of seats."""

PLAYED_LIKE = {"norenberc": "merchant"}
"""Whose decisions people make where it is not the best computer: the one of the first figures, so that they compare."""


def goal_of(figure: str, name: str, seats: int) -> float | None:
    """The most that a figure should be, where anybody has said so."""
    return {**ALWAYS, **GOALS.get((name, seats), {})}.get(figure)
