"""What a painter is to the rest of the bot."""
