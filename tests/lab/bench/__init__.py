"""Benchmarks that print ratios within one run, and never fail because of a wall-clock time."""
