## What happened, in short
everyone = Tutti
button-details = Dettagli
error-no_details = Questi dettagli non sono più conservati.
button-again = Gioca ancora
button-record = Registro
again-joined = Hai un posto al nuovo tavolo. La partita comincia dal suo messaggio.
lobby-again = Un’altra partita? { $people }: premete *{ lobby-join }*.
error-not_over = Questa partita non è arrivata alla fine.
error-played_again = A questo tavolo si è già rigiocato. Premi *{ button-again }* sotto l’ultima partita, oppure usa { slash-new }.

## How a game was won
result-alone = Punteggio finale: { $points }.
result-shared = { $points ->
    [one] { $points } punto a testa.
   *[other] { $points } punti a testa.
}
result-tied = { $points ->
    [one] { $points } punto, come { $others }.
   *[other] { $points } punti, come { $others }.
}
result-margin = { $points ->
    [one] { $points } punto, { $margin } più di { $others }.
   *[other] { $points } punti, { $margin } più di { $others }.
}
result-tie-break = Spareggio: { $what }, { $ours } a { $theirs }.
result-equal = Parità anche allo spareggio: { $what }.
result-difference = Differenza maggiore: { $what }, { $ours } a { $theirs }.
