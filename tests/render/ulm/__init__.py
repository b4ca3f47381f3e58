"""The pictures of Ulm."""
