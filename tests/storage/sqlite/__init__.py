"""What only SQLite has: a file, its log, locks and damage."""
