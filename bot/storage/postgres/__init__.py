"""Tables kept in a database of PostgreSQL."""
