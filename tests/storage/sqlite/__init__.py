"""Tests of SQLite only: its file, log, locks and damage."""
