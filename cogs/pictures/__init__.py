"""Pictures of tables for messages."""
