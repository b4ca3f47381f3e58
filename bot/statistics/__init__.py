"""Statistics of finished games, computed from score rows alone."""
