"""The program as a host meets it."""
