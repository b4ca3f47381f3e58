"""Stores for tables and everything that belongs to them."""
