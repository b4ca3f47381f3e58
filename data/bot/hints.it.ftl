## Suggerimenti
tenths = { $whole },{ $tenth }
button-hint = Suggerimento
hint-title = Suggerimento
hint-thinking = Sto pensando a questa mossa. Il suggerimento compare qui tra qualche secondo.
hint-failed = Nessun suggerimento, questa volta. Premi *Suggerimento* per riprovare.
hint-brings = prospettive { $value }%, circa { $points } punti
hint-sure = Quasi sicuro: la prima mossa è nettamente avanti in { $playouts } partite simulate.
hint-likely = Abbastanza sicuro: la prima mossa è avanti in { $playouts } partite simulate.
hint-close = Non sicuro: le prime mosse si equivalgono in { $playouts } partite simulate.
hint-alone = È l’unica mossa da prendere in considerazione, dopo { $playouts } partite simulate.
judged-equal = tanti punti quanti le altre mosse
judged-points = { $difference } punti
judged-mostly = { $difference } punti, soprattutto { $what }
judged-both = { $difference } punti: { $what } { $gain }, { $other } { $loss }
command-new-hints = Permetti i suggerimenti
lobby-no-hints = Senza suggerimenti
error-no_hints = A questo tavolo si gioca senza suggerimenti.
