"""Mutants of the rules: small changes, one at a time, to see whether a test notices (`make mutants`)."""
