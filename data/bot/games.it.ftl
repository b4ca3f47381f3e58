## Tutte le partite di una persona e il riepilogo quotidiano
games-title = ## Le tue partite
games-none = In questo momento non giochi da nessuna parte. `{ name-new }` in un canale apre un tavolo: premi *{ lobby-join }* lì, o aprine uno tuo.
games-yours = **Tocca a te** · chiesto { $since }
games-yours-until = **Tocca a te** · chiesto { $since } · il tempo scade { $until }
games-lobby = Si cercano giocatori: { $seated } posti occupati su { $seats }
games-more = { $number ->
    [one] E un’altra partita.
   *[other] E altre { $number } partite.
}
settings-digest-on = Una volta al giorno, all’ora in cui giochi di solito, ti mando l’elenco delle partite in cui tocca a te, se ce ne sono.
settings-digest-off = Nessun riepilogo quotidiano di dove tocca a te.
settings-digest-closed = Non posso scriverti, quindi niente riepilogo quotidiano: le tue impostazioni di privacy non permettono i messaggi privati dei membri di questo server.
digest-hello = D’ora in poi trovi qui, una volta al giorno, le partite in cui tocca a te. Puoi cambiarlo con `/{ name-settings }`.
digest-failed = Il tuo riepilogo quotidiano è ora disattivato: non ho potuto scriverti. Quando le impostazioni di privacy lo permetteranno, `/{ name-settings }` lo riattiva.
command-games = Tutte le mie partite e dove tocca a me
command-settings-digest = Un messaggio al giorno su dove tocca a me
name-games = partite
