"""Cards: the texts and components of messages."""
