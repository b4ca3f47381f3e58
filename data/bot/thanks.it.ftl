## Titoli dai compagni di gioco
button-thank = Ringrazia qualcuno
thanks-title = Ringrazia qualcuno
thanks-question = Assegna un titolo a un compagno di gioco.
thanks-given = { $name } riceve il tuo titolo: *{ $title }*. Puoi ancora cambiarlo.
thanks-anonymous = Nessuno saprà che viene da te. I titoli di una partita contano due giorni dopo la fine, tutti insieme.
thanks-better = Ha reso la partita più bella
thanks-worthy = Avversario di tutto rispetto
thanks-patient = Pazienza di un santo
thanks-comeback = Una grande rimonta
thanks-teacher = Maestro gentile
thanks-company = Ottima compagnia
titles = Titoli dai compagni di gioco: { $titles }
titles-one = { $count ->
    [one] { $title }
   *[other] { $title } × { $count }
}
error-thanks_closed = I titoli si assegnano entro due giorni dalla fine della partita.
error-too_few_for_thanks = Tra due giocatori un titolo non sarebbe anonimo. Bisogna essere almeno in tre.
error-unknown_thanks = Scegli un compagno di gioco e uno dei titoli.
ratings = Valutazione: { $ratings }
rating-sure = { $game } { $points }
rating-unsure = { $game }: ancora poche partite valutate
