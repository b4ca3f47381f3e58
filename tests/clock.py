"""A clock that tests put forward, instead of waiting."""


class Clock:
    """Time that passes when told."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        """Seconds since 1970."""
        return self.now

    def forward(self, seconds: float) -> None:
        """So much later."""
        self.now += seconds
