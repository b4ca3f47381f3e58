"""Who may do what at which table, saved before it is shown."""
