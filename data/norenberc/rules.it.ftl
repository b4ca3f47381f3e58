## The chapters of the rules
chapter-course = Come si gioca
chapter-scoring = I punti
chapter-townsmen = I cittadini
chapter-bonus = I cittadini bonus

## Below each townsman
topic-tiles = -# Nella scatola { $copies ->
    [one] c’è una tessera
   *[other] ci sono { $copies } tessere
} (nostra ipotesi){ $values-count ->
    [0] {""}
   *[other] , con i numeri { $values }
}.
topic-bonus_tiles = -# Nel set bonus { $copies ->
    [one] c’è una tessera
   *[other] ci sono { $copies } tessere
}{ $values-count ->
    [0] {""}
   *[other] , con i numeri { $values } (nostra ipotesi)
}.

## What the rulebooks do not say
topic-assumed-title = Che cosa abbiamo ipotizzato
topic-assumed =
    I regolamenti descrivono tutti i tipi di cittadini e ne contano le tessere, ma non dicono quante ce ne sono di ogni tipo. Contano { $craftsmen-count } artigiani per gilda e ne mostrano i valori solo nelle figure.
    {"**"}Ipotesi nostre** sono il numero di tessere di ogni cittadino, i valori degli artigiani ({ $craftsmen } in ogni gilda) e che a portare un agente siano quelli di valore { $agent_plus }.
    I cittadini bonus non sono in nessuno dei regolamenti. Vengono da *Norenberc: Bonus Townsmen*, una piccola espansione del 2010, e seguono una descrizione pubblicata. I valori dei Tuttofare, il guadagno in più del Mercante e i dettagli sono nostri.
    Chi gestisce il bot e possiede il gioco può correggere ogni numero nel file `data/norenberc/pieces.toml`, dove ogni ipotesi è segnata.
