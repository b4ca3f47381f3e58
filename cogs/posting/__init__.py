"""Messages that nobody has to ask for."""
