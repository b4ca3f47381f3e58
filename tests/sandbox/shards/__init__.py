"""Shards: who hears what, with a bot by hand and with discord.py."""
