"""Programs that show how the bot works from inside."""
