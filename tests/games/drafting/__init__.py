"""The second game of the tests."""
