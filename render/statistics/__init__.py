"""Pictures of statistics about finished games."""
