"""The rules of Norenberc: one file per concept, named with the rulebook's words."""
