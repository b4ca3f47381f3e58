"""Films and pages of finished games: every step painted, and encoded as one file."""
