## Analisi delle partite finite
button-review = Analisi
button-share = Mostra a tutti
name-review = analisi
command-review = Trova i miei errori nella partita finita
review-title = Analisi
review-of = { $name } · { $game }
review-progress = Sto esaminando le tue mosse: { $percent }%. L’analisi compare qui.
review-failed = L’analisi non è riuscita. Premi *Analisi* per riprovare.
review-counts = Errori gravi: **{ $blunders }** · errori: **{ $mistakes }** · imprecisioni: **{ $inaccuracies }**
review-looked = { $looked } mosse esaminate su { $decisions }, ognuna in base a ciò che sapevi allora.
review-blunder = Errore grave
review-mistake = Errore
review-inaccuracy = Imprecisione
review-praised = Mossa migliore
review-cost = prospettive −{ $cost }%
review-row = { $moment }: { $answer } ({ $cost }). Meglio: { $better }.
review-best = **Mossa migliore** · { $moment }: { $answer }. Nient’altro ci andava vicino.
review-steady = **Ben giocato:** { $good } mosse su { $looked } valevano quanto qualsiasi altra.
review-pick = Guarda una mossa…
review-given = { $name }: { $answer }
review-better = Meglio: **{ $better }** ({ $why })
review-error = Con un margine del { $error }%, in base a ciò che si sapeva in quel momento.
error-not_shared = Questa analisi è privata: chi ha giocato non l’ha mostrata a tutti.
error-not_reviewed = Di quella mossa non si sa nulla. Premi *Analisi* sotto l’ultimo messaggio della partita.

## E se: proseguire da una decisione di una partita finita
button-what-if = E se…
button-earlier = ◀ Prima
button-later = Dopo ▶
button-to-decision = Alla mossa
what-if-title = E se…
what-if-private = Da questa mossa giochi contro i bot. Lo vedi solo tu, e la partita finita resta com’è. Da qui in poi si pesca di nuovo.
what-if-end = Questa volta **{ $points } punti** e { $place }º posto; nella partita vera erano { $real } punti e il { $real_place }º posto.
