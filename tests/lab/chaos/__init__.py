"""Whole games through real bot processes with injected faults; the kill tests use the same parts."""
