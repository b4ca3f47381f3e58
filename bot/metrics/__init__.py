"""What is counted and timed while the bot runs, for Prometheus."""
