"""Discord's REST API v10 as far as a bot of our kind uses it."""
