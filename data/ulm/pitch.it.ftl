game-pitch = Spingi una tessera, fai tre azioni.
