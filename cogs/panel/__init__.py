"""A player's private panel: the open question, what stands around it, and the clicks on it."""
