"""Tests of the drafting game."""
