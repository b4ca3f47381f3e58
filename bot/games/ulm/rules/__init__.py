"""The rules of Ulm: one file per concept, named with the rulebook's words."""
