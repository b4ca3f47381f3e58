"""The computer players of Norenberc."""
