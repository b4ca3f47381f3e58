"""Tests of the program as an operator runs it."""
