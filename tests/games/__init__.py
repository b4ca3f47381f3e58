"""Tests of the games and their contract."""
