"""What players of Notre Dame can order in advance."""
