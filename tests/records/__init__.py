"""Tests of game records."""
