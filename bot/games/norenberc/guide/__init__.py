"""What Norenberc explains to its players."""
