"""What the simulated Discord knows: people, servers, channels, messages, commands, interactions."""
