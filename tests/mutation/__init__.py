"""Mutants of the rules: small faults put in one at a time, to see whether a test notices (`make mutants`)."""
