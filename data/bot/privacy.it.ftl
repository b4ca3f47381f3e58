## I propri dati
former-player = Ex giocatore
former-player-at = Ex giocatore { $number }
privacy-title = ### Che cosa conserva il bot su di te
privacy-nothing = Niente.
privacy-count-settings = **Impostazioni**: le tue preferenze e le ore in cui fai clic
privacy-count-games = **Partite**: { $number }{ $open ->
    [0] {""}
   *[other] , di cui aperte: { $open }
}
privacy-count-moves = **Mosse**: { $number }
privacy-count-results = **Risultati**: { $number }
privacy-count-votes = **Voti**: { $number }
privacy-count-times = **Ultimi clic**, uno per tavolo: { $number }
privacy-count-reviews = **Analisi**: { $number }
privacy-count-thanks = **Ringraziamenti**: { $given } dati, { $received } ricevuti
privacy-visible-everywhere = **I tuoi risultati** sono visibili a tutti.
privacy-visible-servers = **I tuoi risultati** sono visibili solo nei server che condividi con chi legge.
privacy-visible-nowhere = **I tuoi risultati** li vedi solo tu.
privacy-show-everywhere = Tutti
privacy-show-servers = I miei server
privacy-show-nowhere = Nessuno
privacy-rating-hide = Nascondi il rating
privacy-rating-show = Mostra il rating
privacy-my-data = I miei dati
privacy-file = Tutto ciò che è conservato su di te. Degli altri ci sono solo i nomi ai tuoi tavoli.
privacy-policy = Informativa sulla privacy
privacy-terms = Condizioni d’uso
forget-begin = Dimenticami…
forget-question-ask =
    ### Cancellare i tuoi dati?
    - **Cancellati:** impostazioni, voti, ringraziamenti, analisi, partite nei messaggi diretti, e dappertutto il tuo nome e il tuo ID Discord.
    - **Restano per gli altri:** mosse e punti delle partite finite, con il nome «Ex giocatore». Ciò che il bot ha già scritto su Discord rimane lì.
forget-question-again =
    ### Davvero?
    Puoi ripensarci fino al { $until }. Dopo, i tuoi dati non si possono recuperare.
forget-yes-ask = Dimenticami
forget-yes-again = Sì, dimenticami
forget-keep = Conserva i miei dati
forget-pending = **I tuoi dati saranno cancellati { $when }.** Lo evita il pulsante *Conserva i miei dati*, oppure unirti a una partita: allora vuoi restare.
forget-begun = **I tuoi dati vengono cancellati.**
forget-kept = I tuoi dati restano.
error-still_playing = { $games ->
    [one] Hai ancora un posto a un tavolo. Prima lascialo: { slash-games } mostra dov’è.
   *[other] Hai ancora un posto a { $games } tavoli. Prima lasciali: { slash-games } mostra dove sono.
}
error-not_asked_to_forget = È troppo tardi per conservare i dati: la cancellazione è iniziata.
command-privacy = Che cosa è conservato su di me, chi lo vede e come cancellarlo
name-privacy = privacy
