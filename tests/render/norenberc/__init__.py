"""The pictures of Norenberc."""
