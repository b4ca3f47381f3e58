"""Tools that measure and attack the bot."""
