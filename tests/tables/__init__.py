"""Tests of the table services with a real database and without Discord."""
