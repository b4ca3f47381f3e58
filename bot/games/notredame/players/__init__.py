"""The computer players of Notre Dame."""
