"""The painters: pictures of a view."""
