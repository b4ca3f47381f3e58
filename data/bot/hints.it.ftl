## Suggerimenti
tenths = { $whole },{ $tenth }
button-hint = Suggerimento
hint-title = Suggerimento
hint-thinking = Sto pensando a questa domanda. Il suggerimento compare qui tra qualche secondo.
hint-failed = Questa volta non ne è uscito alcun suggerimento. Premi *Suggerimento* per riprovare.
hint-brings = prospettive { $value } %, alla fine { $points } punti
hint-sure = Quasi sicuro: la prima risposta è nettamente avanti in { $playouts } partite simulate.
hint-likely = Abbastanza sicuro: la prima risposta è avanti in { $playouts } partite simulate.
hint-close = Non sicuro: le prime risposte si equivalgono in { $playouts } partite simulate.
hint-alone = È l’unica risposta da prendere in considerazione, dopo { $playouts } partite simulate.
judged-equal = tanti punti quanti le altre risposte
judged-points = { $difference } punti
judged-mostly = { $difference } punti, soprattutto { $what }
judged-both = { $difference } punti: { $what } { $gain }, { $other } { $loss }
command-new-hints = Se i giocatori possono chiedere suggerimenti
lobby-no-hints = Senza suggerimenti
error-no_hints = A questo tavolo si gioca senza suggerimenti.
