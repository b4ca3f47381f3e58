"""What Ulm explains to its players."""
