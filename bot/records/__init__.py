"""Games as texts that can be played again, and many games between computers."""
