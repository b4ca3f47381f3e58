"""Who may do what at which table, with a real database file and without Discord."""
