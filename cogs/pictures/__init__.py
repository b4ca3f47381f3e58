"""Pictures of tables, to be sent."""
