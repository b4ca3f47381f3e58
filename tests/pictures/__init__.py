"""The contract of the painters."""
