"""What buttons and lists do."""
