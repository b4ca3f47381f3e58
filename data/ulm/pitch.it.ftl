game-pitch = Inserisci una tessera, fai tre azioni.
