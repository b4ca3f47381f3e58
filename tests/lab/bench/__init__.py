"""Benchmarks that print ratios within one run; no wall-clock time makes them fail."""
