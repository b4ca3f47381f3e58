"""Advance orders in Norenberc."""
