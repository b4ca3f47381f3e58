"""Databases on a server of the tests' own."""

import pytest

from bot.storage.address import Address
from tests.managers import managers_are_closed
from tests.postgres import Server

__all__ = ["managers_are_closed"]


@pytest.fixture
def address(server: Server) -> Address:
    """A database with nothing in its tables."""
    return server.emptied()
