"""Injected faults: they make the simulated Discord fail as the real one sometimes does."""
