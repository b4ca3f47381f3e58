"""The computer players of Ulm."""
