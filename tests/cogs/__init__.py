"""Tests of the bot in the sandbox: whole games by clicks, faults, and restarts."""
