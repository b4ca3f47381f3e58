"""Explanations of Norenberc for its players."""
