"""The cost of playing: clicks, posts, pings and characters, counted in whole games."""
