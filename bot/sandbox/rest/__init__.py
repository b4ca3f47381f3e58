"""The part of Discord's REST API v10 that bots like ours use."""
