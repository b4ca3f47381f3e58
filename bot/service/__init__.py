"""The running program: its Discord client, health checks and maintenance."""
