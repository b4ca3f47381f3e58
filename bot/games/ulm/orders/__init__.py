"""What players of Ulm can order in advance."""
