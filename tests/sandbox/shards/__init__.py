"""Shards and their events, with a bot without a library and with discord.py."""
