"""The games: one folder of pure rules per game, and the contract that all games implement."""
