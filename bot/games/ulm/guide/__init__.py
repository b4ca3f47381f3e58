"""Explanations of Ulm for its players."""
