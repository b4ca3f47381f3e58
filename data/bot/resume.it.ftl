## Riprendere una partita chiusa in anticipo
resume-title = { $game }: continuiamo?
resume-question = { $turns ->
    [one] Questa partita è stata chiusa in anticipo, dopo 1 mossa.
   *[other] Questa partita è stata chiusa in anticipo, dopo { $turns } mosse.
} Riprende quando tutti hanno risposto. Ognuno decide per il proprio posto; per chi resta fuori, o non risponde entro il { $until }, gioca un bot, e il posto si può riprendere in ogni momento.
resume-secrets = Chiudendola non è trapelato nulla di segreto: il registro di una partita chiusa in anticipo non viene dato a nessuno.
resume-in = continua
resume-asked = in attesa di risposta
resume-yes = Continuo
resume-no = Senza di me
resume-done = La partita continua.
resume-closed = Questa votazione è chiusa. { slash-resume } chiede di nuovo.
news-resumed = La partita riprende da dove si era fermata.
error-game_finished = Questa partita è finita e non può continuare. Il pulsante sotto i punteggi, o { slash-new }, apre un altro tavolo.
error-not_stopped = Qui non c’è una partita chiusa in anticipo da riprendere.
error-not_resumable = Ciò che è conservato di questa partita non corrisponde alle mosse: non può continuare in modo sicuro.
command-resume = Riprendi una partita chiusa in anticipo in questo canale
name-resume = riprendi
log-stopped =
    { $turns ->
        [one] Questa partita è stata chiusa in anticipo, dopo 1 mossa. Il suo registro, con il numero casuale segreto (seed), non viene dato: la partita può riprendere, { slash-resume } lo chiede ai giocatori.
       *[other] Questa partita è stata chiusa in anticipo, dopo { $turns } mosse. Il suo registro, con il numero casuale segreto (seed), non viene dato: la partita può riprendere, { slash-resume } lo chiede ai giocatori.
    }
