"""Games as texts that can be replayed, and series of games between computers."""
