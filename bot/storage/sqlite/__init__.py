"""Tables kept in a file of SQLite."""
