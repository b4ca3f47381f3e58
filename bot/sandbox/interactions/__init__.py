"""Interactions from the person's press to the bot's answer."""
