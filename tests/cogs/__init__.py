"""The bot in the sandbox: whole games by clicks, faults, restarts."""
