## What happened, in short: see bot/words/gathering.py. What the board shows is left to it.
line-bell_ringer-brief = {""}
line-picked-brief = {""}
line-placed-brief = { $seat-count ->
    [one] { $seat } gioca { $card }: lì { unit-pieces }{ mark-gains }
   *[other] { $seat } giocano { $card }: lì { unit-pieces }{ mark-gains } ciascuno
}
line-befriended-brief = { $seat-count ->
    [one] { $seat } manda l’amico { $sector-in }: lì { unit-pieces }{ mark-gains }
   *[other] { $seat } mandano l’amico { $sector-in }: lì { unit-pieces }{ mark-gains } ciascuno
}
line-donated-brief = { $seat-count ->
    [one] { $seat } dona a Notre-Dame { unit-coins }{ mark-gains }
   *[other] { $seat } donano a Notre-Dame { unit-coins }{ mark-gains } ciascuno
}
line-lapsed-each = { $seat } ({ $card })
line-lapsed-all = -# Senza effetto: { $all }
line-drove-aside = carrozza { $market-a }
line-took-aside = carrozza { $market-a }, messaggio { $message }
line-hired-brief = { $seat-count ->
    [one] { $seat } assume { $person-il }{ mark-gains }
   *[other] { $seat } assumono { $person-il }{ mark-gains } ciascuno
}
line-level-each = { $seat } { $after }
line-level-all = -# Ratti: { $all }
line-marker_lost-aside = perso un segnalino { $sector-da }
line-shared-each = { $seat } +{ $points }{ $bonus ->
    [0] {""}
   *[other] {" "}(parco +{ $bonus })
}
line-shared-all = { $all }

## The end
line-total-each = { $seat } { $points }
line-total-all = -# { $all }
line-tie_gold_and_markers = monete e segnalini disponibili
line-points_residence-name = la residenza
line-points_messages-name = i messaggi
line-points_donations-name = le donazioni
line-points_persons-name = i personaggi
line-points_cathedral-name = le quote di Notre-Dame
line-points_park-name = il parco
line-points_plague-name = la peste
