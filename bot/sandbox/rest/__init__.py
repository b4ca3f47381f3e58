"""The part of Discord's REST API v10 that the bot and similar bots use."""
