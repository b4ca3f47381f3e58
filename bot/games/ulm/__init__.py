"""Ulm: the pure rules, one file a concept, named with the rulebook's words."""
