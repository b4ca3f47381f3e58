"""Guildhall: a Discord bot that hosts eurogames in channels, over several days."""
