"""Fixtures for all tests of the program."""

from tests.managers import managers_are_closed

__all__ = ["managers_are_closed"]
