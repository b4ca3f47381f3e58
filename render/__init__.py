"""Painters: they turn views into pictures."""
