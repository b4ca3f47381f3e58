"""Answers to whoever clicked or typed a command."""
