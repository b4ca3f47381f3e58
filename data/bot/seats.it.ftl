## Posti che passano ad altri
seat-offer = { $who ->
    [moderator] { $successor }, vuoi prendere il posto di { $name } e continuare da qui? Lo propone { $by }. L’offerta scade { $until }.
   *[player] { $successor }, vuoi prendere il posto di { $name } e continuare da qui? L’offerta scade { $until }.
}
seat-offer-yes = Prendo il posto
seat-offer-no = No
seat-offered = Il posto è stato offerto; intanto la partita continua.
seat-join = { $successor } vorrebbe giocare al posto di { $name } (bot). Basta il sì dell’host, o quello di tutti (finora { $agreed } su { $all }). La votazione finisce { $until }.
seat-join-yes = Sì, volentieri
seat-join-no = No
seat-replace = { $name } non c’è. Diamo il suo posto a { $successor }? Favorevoli: { $agreed } su { $all }, servono tutti, e anche { $successor }.
seat-replace-yes = Sì
seat-replace-no = Aspettiamo
seat-kick = { $to ->
    [person] Escludiamo { $name } dalla partita e diamo il posto a { $successor }? Favorevoli: { $agreed } su { $all }, servono tutti, e anche { $successor }. La votazione finisce { $until }.
   *[computer] Escludiamo { $name } dalla partita e facciamo giocare un bot? Favorevoli: { $agreed } su { $all }, servono tutti. La votazione finisce { $until }.
}
seat-kick-yes = Sì
seat-kick-no = No
seat-taken = { $successor } gioca ora al posto di { $name }.
seat-refused = { $by } ha detto di no: non cambia niente.
seat-lapsed = Non tutti hanno detto di sì in tempo: non cambia niente.
seat-settled = La cosa è già decisa.
seat-now-replace = { $to ->
    [person] Offrire subito a { $successor } il posto di { $name }? I giocatori sapranno che l’hai deciso tu.
   *[computer] Far giocare subito un bot al posto di { $name }? I giocatori sapranno che l’hai deciso tu. Finché la partita è in corso, { $name } può riprendere il posto.
}
seat-now-kick = { $to ->
    [person] Escludere { $name } dalla partita e offrire il posto a { $successor }? I giocatori sapranno che l’hai deciso tu. Fino al sì di { $successor } continua a giocare { $name }.
   *[computer] Escludere subito { $name } dalla partita? Al suo posto giocherà un bot, e i giocatori sapranno che l’hai deciso tu. { $name } non potrà semplicemente tornare.
}
seat-now = Sì, subito
seat-let-be = No, lascia così
news-seat-offer = { $who ->
    [moderator] { $successor } prende il posto di { $name }: così ha deciso { $by }.
   *[players] { $name } cede il posto a { $successor }, che continua da qui.
}
news-seat-join = { $successor } entra in partita al posto di { $name } (bot).
news-seat-replace = { $who ->
    [moderator] { $successor } (bot) prende il posto di { $name }: così ha deciso { $by }.
   *[players] { $name } è assente: con l’accordo di tutti gli altri, il posto passa a { $successor }.
}
news-seat-kick = { $who ->
    [moderator] { $by } ha escluso { $name } dalla partita. Al suo posto gioca ora { $successor } (bot).
   *[players] { $to ->
        [person] D’accordo tutti gli altri, { $name } è fuori dalla partita. Il posto passa a { $successor }.
       *[computer] D’accordo tutti gli altri, { $name } è fuori dalla partita. Al suo posto gioca ora { $successor } (bot).
    }
}
direct-seat-lost = Al tuo tavolo di { $game } in { $channel } il tuo posto è passato ad altri. Lì è scritto che cosa è successo.
error-not_asked = Questa votazione è chiusa.
error-not_for_you = Questo deve deciderlo qualcun altro.
error-refused_before = È già stato risposto di no.
error-one_against_one = Un solo avversario non può escludere nessuno: devono essere d’accordo almeno in due. Se { $person } non c’è, usa { slash-replace }; un moderatore può decidere da solo.
error-seated_already = { $person } ha già un posto a questo tavolo.
error-seen_other_seat = { $person } ha già giocato in un altro posto di questa partita e ne conosce i segreti: può riprendere solo quello.
error-no_computer_seat = Qui non c’è il posto di un bot che tu possa prendere.
error-bot_named = Un bot di Discord non può sedersi a un tavolo.
error-stranger_named = { $person } non è in questo server.
error-discord_silent = Discord al momento non dice chi è. Riprova tra un attimo.
command-handover = Offri il mio posto a qualcun altro
command-handover-player = A chi va il mio posto
command-join = Siediti, o chiedi il posto di un bot a partita in corso
command-join-seat = Il posto di quale bot, se ce n’è più d’uno
command-kick = Escludi qualcuno, se tutti gli altri (almeno due) sono d’accordo
command-kick-player = Chi escludere
command-replace-with = Chi prende il posto (altrimenti un bot)
name-handover = cedi
name-join = siediti
name-kick = escludi
