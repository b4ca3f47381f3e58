"""Pictures of statistics: what one can see of finished games."""
