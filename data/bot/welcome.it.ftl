## Partite nei messaggi diretti
lobby-private = Tu contro i bot. Quando vuoi, premi **{ lobby-start }**.
heading-private = nei messaggi diretti
error-plays_alone = Nei messaggi diretti possono sedersi con te solo i bot. Per giocare con gli amici apri un tavolo in un canale di un server.
error-direct_closed = Le tue impostazioni di privacy non mi permettono di scriverti qui. Intanto il comando { slash-play } mostra a che punto è la partita.

## Giocare subito
button-play-now = Gioca subito
button-open-table = Apri un tavolo
play-now-hello = **{ $game }** contro { $computers ->
    [one] 1 bot
   *[other] { $computers } bot
}, solo per te. La partita comincia proprio qui.
play-now-direct = La tua partita a **{ $game }** è cominciata nei tuoi [messaggi diretti]({ $link }).
play-now-there = Hai già un tavolo di **{ $game }** nei tuoi [messaggi diretti]({ $link }).
play-now-closed = Le tue impostazioni di privacy non mi permettono di scriverti, perciò la tua partita a **{ $game }** è cominciata qui: { $link }
error-nowhere_to_play = Le tue impostazioni di privacy non mi permettono di scriverti, e in questo canale c’è già una partita. Consenti i messaggi diretti da questo server o prova in un altro canale.

## The greeting
game-pitch = {""}
game-minutes = ~{ $minutes } min.
greeting =
    ### Ciao!
    Qui ospito giochi da tavolo: con gli amici, o da soli contro i bot. Imparane uno in quattro minuti, o gioca subito.
greeting-game = **{ $title }:** { $pitch } { $minutes ->
    [0] { $players } giocatori.
   *[other] { $players } giocatori, circa { $minutes } minuti.
}
begin-learn = Impara (4 min)
begin-play = { button-play-now }
begin-open = { button-open-table }
choose-learn = **Quale gioco vuoi imparare?**
choose-play = **A che cosa vuoi giocare?** Tu contro i bot.
choose-open = **A che cosa vuoi giocare con altri?**
button-my-games = Le mie partite

## Dopo la lezione
button-play-computers = Gioca subito contro i bot
button-open-here = Apri un tavolo qui

## Tavoli che invitano
invite-lobby = C’è un tavolo aperto: { $thread }. Premi **{ lobby-join }** per sederti.
invite-running = La partita è cominciata: { $thread }.
invite-cancelled = { lobby-status-cancelled }
invite-over = { lobby-status-over }
invite-ended = { lobby-status-ended }
lobby-levels = Cambia la forza di un bot
close-question =
    {"**"}Chiudere questo tavolo?** { $others ->
        [one] Qui siede anche un’altra persona.
       *[other] Qui siedono altre { $others } persone.
    }
close-let-be = No, tienilo aperto
