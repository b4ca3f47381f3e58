"""What every test of the program has."""

from tests.managers import managers_are_closed

__all__ = ["managers_are_closed"]
