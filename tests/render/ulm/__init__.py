"""Tests of the pictures of Ulm."""
