## The game
title = Frutta al mercato
level-collector = Collezionista: tiene ciò che dà meno punti
name-length = durata
option-length = Quanti round si giocano
option-length-short = Due round
option-length-long = Tre round

## Cards
piece-apple = { $count ->
    [0] Mela
    [one] { $count } mela
   *[other] { $count } mele
}
piece-pear = { $count ->
    [0] Pera
    [one] { $count } pera
   *[other] { $count } pere
}
piece-plum = { $count ->
    [0] Prugna
    [one] { $count } prugna
   *[other] { $count } prugne
}
piece-fig = { $count ->
    [0] Fico
    [one] { $count } fico
   *[other] { $count } fichi
}
piece-coin = { $count ->
    [0] Moneta { $value }
    [1] Moneta { $value }
   *[other] Moneta { $value } ×{ $count }
}

## What happens
line-round_begins = ### Comincia il round { $round }
line-kept = { $seat } tiene { $card }.
line-passed = -# Le mani passano a sinistra.
line-round_ended = -# Il round { $round } è finito; le ultime carte si scartano coperte.
line-won = ## 🏆 Il banco più leggero è di { $seats }!
line-total = { $seat } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
line-score_set = { $cards }
line-score_coins = Monete

## Where one stands
line-panel_pick = Round { $round } di { $rounds }, carta { $turn }
line-panel_hand = **In mano:** { $cards }
line-own_cards = **Tenute:** { $cards }
line-own_nothing = **Tenute:** ancora nessuna
line-points_total = Punti finora: { $points }
line-points_fruit = Frutta: { $points }
line-points_coins = Monete: { $points }
line-status_round = ### Round { $round } di { $rounds }, carta { $turn }
line-status_picking = Devono ancora scegliere: { $seats-symbols }
line-status_over = La partita è finita.

## Questions
ask-pick = Quale carta tieni?
ask-pick-hint = Il resto della mano passa a chi ti sta accanto.
choice-pick = { $card }
detail-pick = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}
confirm-pick = Tieni { $options }
call-pick = round { $round }, carta { $turn }: scegline una in segreto

## What can be looked at
sight-board = Tutto il tavolo
sight-player = Le mie carte
sight-player_of = Carte di { $seat }
sight-legend = Come leggere il tavolo

## Rules by topic
topic-goal-title = Obiettivo
topic-goal = Tieni leggero il banco: la frutta uguale pesa sempre di più. Vince chi ha meno punti dopo l’ultimo round.
topic-picking-title = La scelta
topic-picking = Ognuno tiene in segreto una carta della mano. Poi si scoprono tutte, e le mani passano a sinistra.
topic-scoring-title = Punteggio
topic-scoring = 1, 2, 3, 4 o più frutti uguali valgono 1, 3, 6, 10 punti. Una moneta vale il suo numero.

## The chapters of the rules
chapter-course = Come si gioca

## The first lesson
lesson-welcome = I banchi si riempiono di frutta, e vince il più leggero. { $rival } ne ha un altro.
lesson-pick = Hai { $cards } carte, e due sono Pere. **Tieni una Pera.**
lesson-pick-hint = Oggi no: **tieni una Pera.**
lesson-again = Le mani sono passate. **Tieni quello che ti piace.**
lesson-farewell = Si va avanti finché ci sono carte.
line-sealed_pick = **La tua scelta:** { $card }
