"""A player's private panel: the open question with its context, and the clicks on it."""
