"""Bots on other libraries than ours: they keep the sandbox to what Discord documents."""
