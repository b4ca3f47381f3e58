"""Rule cases of Norenberc; each test's docstring begins with the id of its rule."""
