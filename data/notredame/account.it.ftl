## What happened, in short: see bot/words/gathering.py. What the board shows is left to it.
line-bell_ringer-brief = {""}
line-picked-brief = {""}
mark-gained = { $gold ->
    [0] {""}
   *[other] {" "}· +{ unit-gold }
}{ $markers ->
    [0] {""}
   *[other] {" "}· +{ unit-markers }
}{ $rats ->
    [0] {""}
   *[other] {" "}· ratti −{ $rats }
}{ $points ->
    [0] {""}
   *[other] {" "}· +{ unit-points }
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } (parco)
}
line-round_begins-brief = ### Round { $round } di { $rounds }
line-persons-brief = -# Personaggi: { $persons } · { unit-rats }
line-moved-brief = { $seat } gioca { $card-il } con un segnalino { $source-da }{ mark-gained }
line-outbreak-brief = **Epidemia!** { $seat }{ $lost ->
    [0] {""}
   *[other] {" "}−{ $lost } PP
}
line-share-brief = ### Notre-Dame distribuisce { $pool } PP
line-placed-brief = { $seat-count ->
    [one] { $seat } gioca { $card-il }{ mark-gained }
   *[other] { $seat } giocano ciascuno { $card-il }{ mark-gained }
}
line-befriended-brief = { $seat-count ->
    [one] { $seat } manda l’amico { $sector-a }{ mark-gained }
   *[other] { $seat } mandano ciascuno l’amico { $sector-a }{ mark-gained }
}
line-donated-brief = { $seat-count ->
    [one] { $seat } dona a Notre-Dame { unit-coins }{ mark-gained }
   *[other] { $seat } donano ciascuno a Notre-Dame { unit-coins }{ mark-gained }
}
line-lapsed-each = { $seat } ({ $card })
line-lapsed-all = -# Scartate senza effetto: { $all }
line-drove-aside = va { $market-a }
line-took-aside = va { $market-a } ({ $message })
line-hired-brief = { $seat-count ->
    [one] { $seat } assume { $person-il }{ mark-gained }
   *[other] { $seat } assumono ciascuno { $person-il }{ mark-gained }
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
