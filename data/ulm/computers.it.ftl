## Computer players

level-helmsman = rapido e di buon giudizio
