"""Advance orders in Ulm."""
