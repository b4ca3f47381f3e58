"""Metrics and their text format."""
