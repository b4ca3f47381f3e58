"""Tests of the PostgreSQL store only."""
