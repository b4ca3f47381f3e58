"""What playing costs: clicks, posts, pings and characters, counted in whole games."""
