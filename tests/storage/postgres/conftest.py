"""Databases on the tests' PostgreSQL server."""

import pytest

from bot.storage.address import Address
from tests.managers import managers_are_closed
from tests.postgres import Server

__all__ = ["managers_are_closed"]


@pytest.fixture
def address(server: Server) -> Address:
    """A database with empty tables."""
    return server.emptied()
