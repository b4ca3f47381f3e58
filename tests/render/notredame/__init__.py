"""The pictures of Notre Dame."""
