"""The database by itself."""
