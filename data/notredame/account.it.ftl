## What happened, in short: see bot/words/gathering.py. What the board shows is left to it.
line-bell_ringer-brief = {""}
line-picked-brief = {""}
line-placed-brief = { $seat-count ->
    [one] { $seat } gioca { $card-il } ({ unit-pieces }){ mark-gains }
   *[other] { $seat } giocano ciascuno { $card-il } ({ unit-pieces }){ mark-gains }
}
line-befriended-brief = { $seat-count ->
    [one] { $seat } manda l’amico { $sector-a } ({ unit-pieces }){ mark-gains }
   *[other] { $seat } mandano ciascuno l’amico { $sector-a } ({ unit-pieces }){ mark-gains }
}
line-donated-brief = { $seat-count ->
    [one] { $seat } dona a Notre-Dame { unit-coins }{ mark-gains }
   *[other] { $seat } donano ciascuno a Notre-Dame { unit-coins }{ mark-gains }
}
line-lapsed-each = { $seat } ({ $card })
line-lapsed-all = -# Scartate senza effetto: { $all }
line-drove-aside = va { $market-a }
line-took-aside = va { $market-a } e prende { $message }
line-hired-brief = { $seat-count ->
    [one] { $seat } assume { $person-il }{ mark-gains }
   *[other] { $seat } assumono ciascuno { $person-il }{ mark-gains }
}
line-level-each = { $seat } { $after }
line-level-all = -# Ratti: { $all }
line-marker_lost-aside = perde un segnalino { $sector-da }
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
