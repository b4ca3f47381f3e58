## Che cosa ha significato la partita per i giocatori
memory-record = Record del server con { $seats } giocatori: { $name } con { $ours } (prima: { $theirs }).
memory-first-win = { $ours ->
    [one] Prima partita qui, subito prima vittoria per { $name }.
   *[other] Prima vittoria qui per { $name }, alla partita n. { $ours }.
}
memory-overtakes = Qui { $name } passa in vantaggio su { $other }: { $ours }–{ $theirs }.
memory-streak = { $ours } vittorie di fila qui per { $name }.
memory-level = Qui { $name } e { $other } sono in parità: { $ours }–{ $theirs }.
memory-leads = Qui { $name } è in vantaggio su { $other } { $ours }–{ $theirs }.
