"""Rule cases of Ulm."""
