game-pitch = Batti i rivali in sei corporazioni.
