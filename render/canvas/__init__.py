"""Colours, letters and shapes."""
