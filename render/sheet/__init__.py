"""Pictures composed of parts."""
