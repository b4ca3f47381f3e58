"""The painters."""
