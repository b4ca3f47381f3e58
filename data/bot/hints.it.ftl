## Suggerimenti
tenths = { $whole },{ $tenth }
button-hint = Suggerimento
hint-title = Suggerimento
hint-thinking = Sto pensando a questa domanda. Il suggerimento compare qui tra qualche secondo.
hint-brings = circa { $points } punti
hint-sure = Sicuro: la prima mossa è chiaramente la migliore ({ $playouts } partite simulate).
hint-likely = Abbastanza sicuro: la prima mossa è in vantaggio ({ $playouts } partite simulate).
hint-close = Quasi pari: le mosse migliori si equivalgono ({ $playouts } partite simulate).
hint-alone = È l’unica mossa da considerare ({ $playouts } partite simulate).
hint-refining = Confronto in corso: finora { $playouts } partite simulate.
hint-quick = La scelta di un giocatore rapido: ora il server è troppo occupato per simulare partite.
judged-equal = tanti punti quanti le altre risposte
judged-points = { $difference } punti
judged-mostly = { $difference } punti, soprattutto { $what }
command-new-hints = Se i giocatori possono chiedere suggerimenti
lobby-no-hints = Senza suggerimenti
error-no_hints = A questo tavolo si gioca senza suggerimenti.
