## Immagini di ogni gioco
picture-lobby = Si cercano giocatori
picture-lobby-full = Tutto pronto
picture-free = posto libero
picture-player = Giocatore { $number }
picture-nobody = nessuno
picture-final-scores = Punteggio finale
picture-fewest-win = vince chi ha meno punti
picture-legend = Come leggere il tabellone

## Descrizioni delle immagini
picture-alt-lobby = Una nuova partita di { $game }. Al tavolo: { $names }. Posti liberi: { $free }.
picture-alt-scores = Punteggio finale.
picture-alt-fewest-win = Vince chi ha meno punti.
picture-alt-score = { $place }. { $name }: { $points } ({ $reasons }).
picture-alt-score-bare = { $place }. { $name }: { $points }.
picture-alt-due = Ora tocca a: { $names }.
picture-ringed = Cerchiato ciò che è cambiato:

## Probabilità di vittoria
picture-chances = Probabilità di vittoria
picture-chances-begin = inizio
picture-chances-end = fine
picture-share = { $share }%
picture-alt-chances = Probabilità di vittoria nel corso della partita, in percentuale: all’inizio, dopo ogni quarto, alla fine.
picture-alt-chance = { $name }: { $shares }.
