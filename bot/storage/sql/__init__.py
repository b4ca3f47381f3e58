"""What every store that speaks SQL shares: each statement is written once, for all databases."""
