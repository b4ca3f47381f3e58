"""Rule cases of Notre Dame."""
