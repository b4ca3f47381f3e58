"""Messages that the bot sends by itself."""
