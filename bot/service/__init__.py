"""The program that runs: its client of Discord, its health, its upkeep."""
