"""Bots built with other libraries, which test the sandbox against Discord's documentation."""
