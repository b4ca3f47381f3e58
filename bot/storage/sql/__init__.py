"""Code shared by every SQL store: each statement is written once, for all databases."""
