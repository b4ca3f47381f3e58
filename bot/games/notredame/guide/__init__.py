"""What Notre Dame explains to its players."""
