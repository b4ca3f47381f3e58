"""Forged clicks: tables in every status, ids from every grammar, and what a click must not change."""
