"""Tests of the pictures of Notre Dame."""
