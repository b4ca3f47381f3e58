"""Measurements; each a ratio or a difference within one run."""
