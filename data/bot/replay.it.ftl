## Replay delle partite finite
button-replay = Rivedi
name-replay = rivedi
command-replay = Ripercorri passo per passo la partita finita
replay-go-first = |◀ Inizio
replay-go-back = ◀ Indietro
replay-go-next = Avanti ▶
replay-go-mine = Mia prossima ▶
replay-rounds = Vai a un round…
replay-result = Risultato
replay-step = Passo { $step } di { $steps }
replay-why = Perché questi punti?
replay-download = Scarica
replay-to-step = Al passo
replay-shown = { $name } mostra un momento di { $game }
replay-points = { $name }: { $before } → **{ $after }**
replay-rule = Regola: { $topic }
replay-page = Tutta la partita in una pagina: aprila con qualsiasi browser, anche senza rete.
error-no_replay = Questa partita non si può rivedere: è registrata con altre regole.
error-already_shown = Hai già mostrato a tutti questo momento.
error-too_many_moments = Hai già mostrato a tutti { $most } momenti di questa partita: per una partita bastano.

## Filmati delle partite finite
button-film = Filmato
film-wait = Il filmato è in preparazione e tra poco comparirà qui, per tutti.
film-there = Il filmato è già qui: { $link }
film-refused = Discord non ha accettato il filmato qui: forse al bot manca il permesso **Allega file**.
film-title = { $names-count ->
    [one] { $names } vince a { $game }
   *[other] { $names } vincono a { $game }
}
film-facts = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } round
} · { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
film-alt = Filmato della partita di { $game }: una copertina, { $boards } plance dall’inizio alla fine e il risultato.

## La pagina di una partita
page-first = All’inizio
page-back = Indietro
page-next = Avanti
page-last = Alla fine
page-rounds = Round
page-step = Passo { "{" }0{ "}" } di { "{" }1{ "}" }
page-keys = Frecce: indietro e avanti. Home e Fine: inizio e fine. Sul telefono scorri sulla plancia.
