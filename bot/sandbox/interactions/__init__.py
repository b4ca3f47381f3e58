"""Interactions, from a person's click or command to the bot's answer."""
