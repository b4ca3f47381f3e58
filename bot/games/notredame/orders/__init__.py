"""Advance orders in Notre Dame."""
