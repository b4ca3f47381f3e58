"""Whole games through real bot processes while faults fall; the kill tests use the same parts."""
