"""Pictures put together from parts."""
