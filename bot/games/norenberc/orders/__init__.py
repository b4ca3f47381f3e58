"""What players of Norenberc can order in advance."""
