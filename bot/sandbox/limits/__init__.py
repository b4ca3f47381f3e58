"""Discord's limits: lengths, counts and rules between fields, with its error codes."""
