"""Tests of the sentences in language files."""
