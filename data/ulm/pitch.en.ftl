game-pitch = Push one tile, take three actions.
