## Tutte le partite di una persona e il riepilogo quotidiano
games-title = ## Le tue partite
games-none = In questo momento non giochi da nessuna parte. Apri un tavolo con { slash-new }, o premi *{ lobby-join }* a quello di altri.
games-yours = **Tocca a te** · chiesto { $since }
games-yours-until = **Tocca a te** · chiesto { $since } · il tempo scade { $until }
games-lobby = Si cercano giocatori: { $seated } posti occupati su { $seats }
games-more = { $number ->
    [one] E un’altra partita.
   *[other] E altre { $number } partite.
}
settings-digest-on = Riepilogo quotidiano: attivato. Arriva all’ora in cui giochi di solito, se in qualche partita tocca a te.
settings-digest-off = Riepilogo quotidiano: disattivato
settings-digest-closed = Riepilogo quotidiano: disattivato. Non posso scriverti: le tue impostazioni di privacy non permettono i messaggi diretti dei membri di questo server.
digest-hello = D’ora in poi trovi qui, una volta al giorno, le partite in cui tocca a te. Puoi cambiarlo con { slash-settings }.
digest-failed = Il tuo riepilogo quotidiano è ora disattivato: non ho potuto scriverti. Quando le impostazioni di privacy lo permetteranno, { slash-settings } lo riattiva.
command-games = Mostra tutte le mie partite e dove tocca a me
command-settings-digest = Un messaggio al giorno su dove tocca a me
name-games = partite
