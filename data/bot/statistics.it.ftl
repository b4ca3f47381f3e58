## Pictures of statistics
picture-stats-someone = qualcuno
picture-stats-player = Giocatore
picture-stats-opponent = Avversario
picture-stats-column-game = Gioco
picture-stats-column-games = Partite
picture-stats-column-wins = Vittorie
picture-stats-column-place = Posto
picture-stats-column-recent = Ultime 5
picture-stats-column-seats = Giocatori
picture-stats-column-points = Punti
picture-stats-column-best = Record
picture-stats-column-mean = Media
picture-stats-column-tied = Pari
picture-stats-column-records = Record
picture-stats-duels = Scontri diretti
picture-stats-ahead-behind = volte davanti : dietro
picture-stats-longest-streak = Serie record
picture-stats-best-score = Punteggio record
picture-stats-closest-finish = Finale serrato
picture-stats-streak = Serie di vittorie
picture-stats-pace = Tempo per mossa
picture-stats-this-month = Questo mese
picture-stats-companion = Più partite con
picture-stats-rival = Rivale
picture-stats-computers = Contro i bot

## Values in these pictures
picture-stats-share = { $number } · { $share }%
picture-stats-decimal = { $whole },{ $tenth }
picture-stats-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
picture-stats-games-since = { $games } da { $since }
picture-stats-month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
picture-stats-seats = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}
picture-stats-wins-in-a-row = { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}
picture-stats-best-streak = la migliore: { $wins }
picture-stats-finish = +{ $lead } · { $game }
picture-stats-pace-live = tempo reale: { $time }
picture-stats-pace-slow = altri ritmi: { $time }
picture-stats-won = { $wins } vinte
picture-stats-companion-note = { picture-stats-games }, { $duel }
picture-stats-rival-note = { picture-stats-games }, { $duel }
picture-stats-wins-note = vittorie: { $share }
picture-stats-place = posto { $place }
picture-stats-seconds = { $number } s
picture-stats-minutes = { $number } minuti
picture-stats-hours = { $number } h
picture-stats-days = { $number } g
picture-stats-order-place = Per posto medio, da { $least } partite
picture-stats-order-wins = Per vittorie
picture-stats-order-records = Per record

## Descriptions of these pictures
picture-stats-alt-title = { $title }: { $note }.
picture-stats-alt-line = { $name }: { picture-stats-games }, vittorie { $wins }, posto medio { $place }, ultime { $recent }.
picture-stats-alt-duels = Volte davanti e dietro: { $duels }.
picture-stats-alt-record = { $what }: { $value } ({ $name }).
picture-stats-alt-fact = { $what }: { $value }.
picture-stats-alt-opponents = Volte davanti e dietro:
picture-stats-alt-opponent = { $name } { $duel }, pari { $tied }.
picture-stats-alt-best = { $game }, { picture-stats-seats }: { $points }, { $name }.
picture-stats-alt-game = { $game }: { picture-stats-games }, vittorie { $wins }, posto medio { $place }.
picture-stats-alt-seats = { $seats }: partite { $games }, record { $best }, media { $mean }.
picture-stats-alt-rank = { $rank }. { $name }: { picture-stats-games }, vittorie { $wins }, posto medio { $place }, record { $records }.

## Statistics
command-stats = Mostra le mie statistiche, quelle di un giocatore o di questo server
command-stats-player = Di chi mostrare le statistiche
command-stats-server = Mostra i giocatori e i record di questo server
command-stats-game = Conta solo questo gioco
name-game = gioco
name-server = server
name-stats = statistiche
stats-part-me = Io
stats-part-server = Questo server
stats-part-duels = Scontri diretti
stats-part-records = Record
stats-part-games = Per gioco
stats-none = Non c’è ancora niente da mostrare: qui contano le partite finite con altre persone.
error-stats_hidden = Questo giocatore non mostra qui le sue statistiche.
error-not_in_server = Funziona solo in un server.

## Leaderboard
command-leaderboard = Mostra la classifica di questo server
name-leaderboard = classifica
leaderboard-on = La classifica è attiva: tutti qui possono usare { slash-leaderboard }. Chi nasconde le proprie statistiche non c’è.
leaderboard-off = La classifica non è attiva. Se la attivi, tutti qui potranno usare { slash-leaderboard }.
leaderboard-empty = In classifica non c’è ancora nessuno. Per il posto medio servono cinque partite con altre persone.
leaderboard-order-place = Per posto
leaderboard-order-wins = Per vittorie
leaderboard-order-records = Per record
leaderboard-turn-on = Attiva la classifica
leaderboard-turn-off = Disattiva la classifica
error-no_leaderboard = Questo server non ha una classifica. Può attivarla chi gestisce il server.
error-managers_only = Può cambiarlo solo chi può gestire questo server.
