"""Explanations of Notre Dame for its players."""
