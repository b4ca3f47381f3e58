"""What Discord refuses: lengths, counts and rules between fields, with its error codes."""
