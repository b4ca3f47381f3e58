"""The rule cases of Notre Dame."""
