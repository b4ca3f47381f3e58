"""Switches that make the simulated Discord fail as the real one does now and then."""
