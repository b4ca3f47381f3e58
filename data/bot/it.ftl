## Lists
list = { $first } e { $last }
list-or = { $first } o { $last }
list-nothing = niente

## The lobby
lobby-title = { $game }: si cercano giocatori
lobby-status-lobby = Premi **{ lobby-join }** per sederti. L’host può iniziare quando { $least ->
        [one] c’è almeno { $least } giocatore
       *[other] ci sono almeno { $least } giocatori
    }.
lobby-status-running = La partita è cominciata. Buona fortuna a tutti!
lobby-status-cancelled = Questo tavolo è stato chiuso prima dell’inizio della partita.
lobby-status-over = Questa partita è finita.
lobby-status-ended = Questa partita è stata chiusa in anticipo.
lobby-free =
    { $free ->
        [one] Resta 1 posto libero.
       *[other] Restano { $free } posti liberi.
    }
lobby-invited = Solo su invito: { $people }.
lobby-host = host
lobby-computer-seat = bot
lobby-join = Partecipa
lobby-leave = Esci
lobby-computer = Aggiungi bot
lobby-dismiss = Togli bot
lobby-start = Inizia
lobby-cancel = Chiudi il tavolo
lobby-in-thread = Il tuo tavolo è pronto in { $thread }.
computer-name = { $number ->
    [1] Alberto
    [2] Beatrice
    [3] Corrado
    [4] Dorotea
   *[5] Enrico
}
thread-name = { $game } con { $host }

## Panels
pick-one = Scegli un’opzione
pick-all = Tutte le opzioni
pick-several =
    { $least ->
        [1] { $most ->
            [1] Scegli un’opzione
           *[other] Scegli fino a { $most } opzioni
        }
       *[other] Scegli { $most } opzioni
    }
pick-last = Il prossimo tocco conferma subito.
button-back = Indietro
button-start-over = Ricomincia
button-no = No, torna indietro
button-reopen = Cambia mossa
button-board = Tabellone
button-legend = Come leggere il tabellone
button-refresh = Aggiorna
button-my-turn = Il mio turno
panel-wait = Per ora tocca agli altri
panel-sealed = La tua mossa è registrata. Puoi ancora cambiarla finché non hanno mosso tutti.
panel-over = Questa partita è finita. Grazie per aver giocato! { slash-new } apre un altro tavolo.
panel-lobby = La partita non è ancora cominciata. La avvia l’host, dal messaggio del tavolo.
panel-ended = Questa partita è stata chiusa in anticipo. { slash-resume } chiede ai suoi giocatori se continuarla; { slash-new } apre un altro tavolo.
panel-cancelled = Questo tavolo è stato chiuso prima dell’inizio. { slash-new } ne apre un altro.
panel-place = { $place ->
    [1] Hai vinto con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }!
   *[other] Hai chiuso al { $place }º posto su { $players } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
waiting-for = In attesa di { $names } · chiesto { $since }

## Announcements
news-ended = La partita è stata chiusa in anticipo. Grazie a tutti per aver giocato!
news-left = { $name } lascia il tavolo; al suo posto gioca ora { $computer } (bot).
pictures-forbidden = Niente immagini qui: mi manca il permesso **Allega file**. Chi gestisce il canale può concedermelo nelle impostazioni.
thread-locked = Il thread { $thread } è archiviato e bloccato: non posso scriverci. Si continua da qui: *{ button-my-turn }* apre il pannello. Quando chi gestisce i thread lo sbloccherà, lì comparirà tutto quello che è successo.
right-view_channel = Visualizza canale
right-send_messages = Invia messaggi
right-send_messages_in_threads = Invia messaggi nei thread
right-attach_files = Allega file
right-read_message_history = Leggi cronologia messaggi
news-replaced = { $name } è assente: con l’accordo di tutti gli altri, al suo posto gioca ora { $computer } (bot).
news-abandoned = Il tavolo che era aperto qui è stato chiuso: da molto tempo i suoi giocatori sono inattivi.
direct-replaced = Al tuo tavolo di { $game } in { $channel } gli altri non potevano più aspettarti: al tuo posto gioca ora un bot. Al prossimo tavolo ti aspettiamo volentieri.

## Commands in words
ended = La partita è stata chiusa.
end-proposal = Chiudiamo qui la partita? Favorevoli: { $agreed } su { $all }, servono tutti.
end-agree = Sì, chiudiamo
end-play-on = Continuiamo
end-refused = { $name } vuole continuare: la partita va avanti e i voti sono azzerati. { slash-end } chiede di nuovo a tutti.
vote-absent = Non contano: { $people }.
vote-until = Chi resta inattivo non conta più: { $people }.
absent-gone = { $name } (ha lasciato il server)
absent-silent = { $name } (ultima attività { $since })
replace-proposal = { $name } non c’è. Facciamo giocare un bot al suo posto? Favorevoli: { $agreed } su { $all }, servono tutti.
replace-agree = Sì, un bot
replace-wait = Aspettiamo
replace-agreed = Tutti d’accordo: al posto di { $name } gioca un bot.
replace-refused = { $by } vuole aspettare { $name }: non cambia niente e i voti sono azzerati. { slash-replace } chiede di nuovo a tutti.
replace-done = Ora a quel posto gioca un bot.
status-gone = { $name } ha lasciato il server.
status-silent = { $name }: ultima attività { $since }.
status-absent = { slash-replace } mette un bot al posto di chi ha lasciato il server o tace da troppo tempo; { slash-end } non ha bisogno del suo sì.
log-running =
    { $turns ->
        [one] 1 mossa finora. A partita finita potrai avere il registro completo, con il numero casuale segreto di partenza (seed).
       *[other] { $turns } mosse finora. A partita finita potrai avere il registro completo, con il numero casuale segreto di partenza (seed).
    }
log-file = Il registro completo della partita. Chiunque può verificarlo da riga di comando: `python -m bot replay`.
rules-unknown = L’argomento «{ $topic }» non esiste. Scegline uno dalla lista che appare mentre scrivi.
settings-dm-on = Il tuo turno: messaggio diretto
settings-dm-off = Il tuo turno: menzione nel canale
settings-saved = Salvato.
settings-pictures = Le immagini che vedi solo tu: { $theme } · { $size }
help =
    {"**"}Come si gioca**
    1. { slash-new } apre un tavolo in questo canale. Gli amici premono *{ lobby-join }*; *{ lobby-computer }* riempie un posto.
    2. L’host preme *{ lobby-start }*. Quando è il tuo turno ricevi una menzione: premi *{ button-my-turn }* per aprire il tuo pannello privato.
    3. { slash-play } mostra di nuovo il pannello, { slash-board } il tabellone, { slash-status } chi deve giocare, { slash-me } la tua situazione, { slash-rules } le regole in breve.
    4. { slash-leave } lascia il tuo posto a un bot, { slash-end } chiude la partita se tutti sono d’accordo.

## What a game declares about itself
computer-strength = { $strength ->
    [1] Principiante
    [2] Facile
    [3] Normale
    [4] Forte
   *[5] Esperto
}
help-computers = {"**"}I bot**
game-note = {""}
credits-designers = Autore: { $names }
credits-artists = Illustrazioni: { $names }
credits-publishers = { $year ->
    [0] Editore: { $names }
   *[other] Editore: { $names }, { $year }
}
link-publisher = Sito dell’editore

## Names and languages
language-en = Inglese
language-ru = Russo
language-it = Italiano

## Errors
error-store_away = In questo momento il bot non riesce a raggiungere il suo database. Le tue partite sono al sicuro. Riprova tra poco.
error-unexpected = Qualcosa è andato storto da parte nostra. Premi *{ button-my-turn }* per vedere a che punto è la partita, poi riprova.
error-no_table = Qui non c’è nessuna partita. Iniziane una con { slash-new }.
error-channel_busy = In questo canale c’è già un tavolo aperto o una partita in corso. Prima finiscila, oppure usa un altro canale o un thread.
error-too_many_tables_here = { $tables ->
        [one] In questo server hai già un tavolo aperto: è il massimo consentito.
       *[other] In questo server hai già { $tables } tavoli aperti: è il massimo consentito.
    } Finisci una partita, chiudila con { slash-end } o chiudi un tavolo in attesa; poi aprine un altro.
error-too_many_tables = { $tables ->
        [one] Fra tutti i server hai già un tavolo aperto: è il massimo consentito.
       *[other] Fra tutti i server hai già { $tables } tavoli aperti: è il massimo consentito.
    } Finisci una partita, chiudila con { slash-end } o chiudi un tavolo in attesa; poi aprine un altro.
error-already_begun = Questa partita è già cominciata.
error-not_running = Qui non c’è nessuna partita in corso. { slash-new } apre un tavolo; a un tavolo aperto, l’host preme *{ lobby-start }*.
error-not_seated = Non giochi a questo tavolo. { slash-board } ti mostra la partita; in un altro canale { slash-new } apre un tavolo tuo.
error-not_at_table = { $person } non gioca al tavolo di questo canale.
error-unknown_name = «{ $name }» non gioca qui. Scegli dalla lista che appare mentre scrivi.
error-already_seated = Hai già un posto.
error-not_invited = Questo tavolo è riservato agli invitati. Chiedi all’host di aprirne un altro, o aprine uno tuo con { slash-new }.
error-no_invitation = Per invitare qualcuno devi menzionarlo: scrivi @ e scegli il nome. Se lasci il campo vuoto, può partecipare chiunque.
error-nobody_invited = Tu un posto ce l’hai già. Menziona chi deve giocare con te, o lascia il campo vuoto: potrà partecipare chiunque.
error-too_many_invited = { $invited ->
        [one] Hai invitato una persona
       *[other] Hai invitato { $invited } persone
    }, ma oltre al tuo posto e a quelli dei bot { $free ->
        [0] non ne resta nessuno.
        [one] ne resta solo uno.
       *[other] ne restano solo { $free }.
    }
error-bot_invited = I bot di Discord non possono sedersi qui. I giocatori bot si aggiungono con l’opzione `{ name-computers }`.
error-stranger_invited = Fra gli invitati c’è qualcuno che non fa parte di questo server.
error-table_full =
    { $players ->
        [one] L’unico posto è occupato.
       *[other] Tutti i { $players } posti sono occupati.
    }
error-too_few_players =
    { $least ->
        [one] Serve almeno { $least } giocatore; al tavolo: { $players }.
       *[other] Servono almeno { $least } giocatori; al tavolo: { $players }.
    }
error-not_the_host = Può farlo solo l’host.
error-host_is_there = Può farlo solo l’host. Se non risponde, il ruolo passa alla prossima persona al tavolo { $when }.
error-not_absent = { $person } conta ancora fra i presenti. Se non gioca, la sostituzione sarà possibile { $when }.
error-not_awaited = In questo momento nessuno aspetta { $person }: non serve una sostituzione.
error-not_gone = { $person } è in questo server, e qui nessuno viene sostituito perché gioca lentamente.
error-no_computer = A questo tavolo non ci sono bot.
error-old_rules = { $why ->
    [figures] Questa partita usa un file di pezzi personalizzato ({ $rules }), che qui non è disponibile.
   *[rules] Questa partita usa una vecchia versione delle regole ({ $rules }), non compatibile con quella attuale ({ $ours }).
} Il comando { slash-end } fa posto a una nuova.
error-closed_prompt = La partita è andata avanti. Premi *{ button-my-turn }* per vedere a che punto è.
error-wrong_seat = Non tocca più a te.
error-unknown_answer = Questa mossa non è disponibile.
error-wrong_number =
    { $spread ->
        [0] { $most ->
            [one] Scegli esattamente un’opzione.
           *[other] Scegli esattamente { $most } opzioni.
        }
       *[other] { $least ->
            [0] Scegli al massimo { $most ->
                [one] un’opzione
               *[other] { $most } opzioni
            }.
           *[other] Scegli da { $least } a { $most } opzioni.
        }
    }
error-no_way_back = Non c’è più niente da annullare.
error-bad_seat_count = Questo gioco è per { $least }–{ $most } giocatori.
error-bad_option = Questo gioco non ha questa variante.
error-unknown_player = Questo bot non esiste. Disponibili: { $known }.
error-unknown_game = Questo gioco non esiste. Disponibili: { $known }.
error-cannot_post = { $who ->
    [you] Non ho il permesso di scrivere in questo canale, e così nessuno sa che cosa succede nella partita. Puoi rimediare nelle impostazioni del canale, alla voce permessi: concedimi { $rights }.
   *[others] Non ho il permesso di scrivere in questo canale, e così nessuno sa che cosa succede nella partita. Chiedi a chi gestisce il canale di concedermi { $rights }.
}
error-thread_locked = Il thread { $thread } è archiviato e bloccato: non vi si può scrivere. Chiedi a chi gestisce i thread di sbloccarlo. Nel frattempo puoi continuare con i pulsanti nel canale a cui appartiene.
error-no_thread = Non ho il permesso di aprire thread in questo canale e di scriverci. Chiedi a un moderatore, o togli l’opzione `{ name-thread }`.
error-not_opened = Il tavolo non è stato aperto: il suo messaggio non è arrivato in un thread tutto suo. Riprova; se non basta, chiedi a un moderatore se nei thread di questo canale posso scrivere e allegare file.
error-server_left = Non faccio più parte del server di questo tavolo.
error-unknown_command = Questo comando è stato aggiornato. Riavvia Discord e riprova.
error-one_moment = { $seconds ->
    [one] Un momento, per favore: troppe richieste tutte insieme. Riprova tra un secondo.
   *[other] Un momento, per favore: troppe richieste tutte insieme. Riprova tra { $seconds } secondi.
}
error-busy_server = Troppi clic in questo server in una volta. Riprova tra qualche secondo.
error-unknown_control = Questo pulsante è scaduto. { slash-play } mostra un pannello nuovo.

## Command names and descriptions
command-group = { $game }: impara, apri un tavolo, gioca
command-new = Apri un tavolo in questo canale
command-new-players = Quanti posti ha il tavolo
command-new-computers = Quanti posti occupano i bot
command-new-level = Come giocano i bot
command-new-thread = Gioca in un thread a parte
command-new-language = La lingua del tavolo
command-new-invited = Chi può partecipare: menziona con @; vuoto significa chiunque
command-play = Mostra il mio pannello
command-play-any = Mostra il mio pannello, qualunque gioco si giochi qui
command-board = Mostra il tabellone solo a me
command-board-of = Che cosa guardare
command-board-text = In forma di testo
command-status = Mostra round, ordine di turno e chi deve giocare
command-me = Mostra la mia situazione e quanti punti vale
command-log = Scarica il registro della partita
command-rules = Leggi le regole in breve, per argomento
command-rules-topic = Che cosa spiegare
command-leave = Lascia il tavolo; a partita in corso il mio posto va a un bot
command-end = Chiudi la partita, se tutti sono d’accordo
command-replace = Fai giocare un bot al posto di chi non c’è
command-replace-player = Chi non c’è
command-help = Mostra come si gioca qui
command-settings = Cambia le mie notifiche e immagini
command-settings-dm = I miei turni come messaggi diretti
menu-turn = Il mio turno
menu-player = Mostra la plancia
command-new-theme = I colori delle immagini del tavolo
command-new-size = Il formato delle immagini del tavolo
command-settings-theme = I colori delle immagini che vedo solo io
command-settings-size = Il formato delle immagini che vedo solo io
command-theme-light = Chiaro
command-theme-dark = Scuro
command-theme-contrast = Alto contrasto
command-size-wide = Largo (per computer)
command-size-narrow = Stretto (per telefoni)
level-random = fa una mossa qualsiasi
level-seeker = prova ogni mossa in tante partite simulate
name-new = nuova
name-play = gioca
name-board = tabellone
name-status = stato
name-me = io
name-log = registro
name-rules = regole
name-leave = esci
name-end = chiudi
name-replace = sostituisci
name-help = aiuto
name-settings = impostazioni

## I comandi nelle frasi; quando Discord ne ha comunicato gli id, al loro posto ci sono menzioni da premere
slash-new = `{ name-new }`
slash-play = `{ name-play }`
slash-board = `{ name-board }`
slash-status = `{ name-status }`
slash-me = `{ name-me }`
slash-rules = `{ name-rules }`
slash-learn = `{ name-learn }`
slash-leave = `{ name-leave }`
slash-end = `{ name-end }`
slash-replace = `{ name-replace }`
slash-resume = `{ name-resume }`
slash-settings = `/{ name-settings }`
slash-vacation = `/{ name-vacation }`
slash-games = `/{ name-games }`
slash-leaderboard = `/{ name-leaderboard }`
slash-privacy = `/{ name-privacy }`

## Nomi delle opzioni dei comandi
name-computers = bot
name-days = giorni
name-digest = riepilogo
name-dm = messaggi
name-hints = suggerimenti
name-rated = valutata
name-invited = invitati
name-language = lingua
name-late = ritardo
name-level = livello
name-meanwhile = intanto
name-of = cosa
name-player = giocatore
name-players = giocatori
name-seat = posto
name-size = formato
name-text = testo
name-theme = colori
name-thread = thread
name-topic = argomento
name-with = sostituto

## Lasciare e terminare, chiesto ancora una volta
leave-question = **Lasciare la partita?** Un bot prende il tuo posto e gioca per te. Puoi riprenderlo finché la partita è in corso.
leave-yes = Sì, lascio
leave-no = No, resto
seat-held = Al tuo posto gioca ora { $computer } (bot).
seat-return = Riprendi il mio posto
news-returned = { $name } è di nuovo qui e riprende il posto di { $computer }.
end-question = **Chiudere subito la partita per tutti?** I giocatori sapranno che l’hai chiusa tu.
end-now = Sì, chiudi subito
end-ask-all = Chiedi ai giocatori
end-let-be = No, lasciali giocare
end-asked = È stato chiesto ai giocatori.
end-not-ended = La partita continua.
news-ended-by = { $name } ha chiuso la partita in anticipo. Grazie a tutti per aver giocato!
error-nobody_seated = A questo tavolo non siede nessuno. Premi prima *{ lobby-join }*: chi si siede per primo è l’host.
error-other_place = Questo riguarda una partita in un altro canale. Fallo lì.
error-not_moderator = Solo chi può gestire questo canale o i suoi messaggi può chiudere una partita senza chiedere ai giocatori.

## Beside shortcuts: an option that one of them is called after, to be chosen step by step
button-long-way = { $what }: scegli…
