"""Tests of the painters' contract."""
