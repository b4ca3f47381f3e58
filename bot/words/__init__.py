"""Sentences by key and language."""
