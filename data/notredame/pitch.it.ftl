game-pitch = Fai crescere il quartiere più dei ratti.
