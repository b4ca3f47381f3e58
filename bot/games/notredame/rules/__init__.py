"""The rules of Notre Dame: one file per concept, named with the rulebook's words."""
