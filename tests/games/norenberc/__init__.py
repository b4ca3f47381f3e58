"""The rules of Norenberc, case by case: each test's docstring begins with the id of its rule."""
