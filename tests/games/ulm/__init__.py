"""The rule cases of Ulm."""
