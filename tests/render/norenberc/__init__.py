"""Tests of the pictures of Norenberc."""
