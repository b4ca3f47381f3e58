"""Colors, letters and shapes."""
