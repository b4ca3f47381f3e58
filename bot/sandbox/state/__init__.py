"""The state of the simulated Discord: people, servers, channels, messages, commands, interactions."""
