"""The games: pure rules, one folder each, and the contract they keep."""
