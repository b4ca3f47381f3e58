game-pitch = Grow your quarter faster than the rats.
