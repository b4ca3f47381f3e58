"""Responses to clicks and commands."""
