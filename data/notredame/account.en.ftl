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
   *[other] {" "}· rats −{ $rats }
}{ $points ->
    [0] {""}
   *[other] {" "}· +{ unit-points }
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } (park)
}
line-round_begins-brief = ### Round { $round } of { $rounds }
line-persons-brief = -# For hire: { $persons } · { unit-rats }
line-moved-brief = { $seat } plays { $card } with a marker from { $source-the }{ mark-gained }
line-outbreak-brief = **Outbreak!** { $seat }{ $lost ->
    [0] {""}
   *[other] {" "}−{ $lost } PP
}
line-share-brief = ### Notre Dame pays out { $pool } PP
line-placed-brief = { $seat-count ->
    [one] { $seat } plays { $card }{ mark-gained }
   *[other] { $seat } each play { $card }{ mark-gained }
}
line-befriended-brief = { $seat-count ->
    [one] { $seat } sends the friend to { $sector-the }{ mark-gained }
   *[other] { $seat } each send the friend to { $sector-the }{ mark-gained }
}
line-donated-brief = { $seat-count ->
    [one] { $seat } gives Notre Dame { unit-coins }{ mark-gained }
   *[other] { $seat } each give Notre Dame { unit-coins }{ mark-gained }
}
line-lapsed-each = { $seat } ({ $card })
line-lapsed-all = -# Discarded unused: { $all }
line-drove-aside = drives to { $market }
line-took-aside = drives to { $market } ({ $message })
line-hired-brief = { $seat-count ->
    [one] { $seat } hires the { $person }{ mark-gained }
   *[other] { $seat } each hire the { $person }{ mark-gained }
}
line-level-each = { $seat } { $after }
line-level-all = -# Rats: { $all }
line-marker_lost-aside = loses a marker ({ $sector })
line-shared-each = { $seat } +{ $points }{ $bonus ->
    [0] {""}
   *[other] {" "}(park +{ $bonus })
}
line-shared-all = { $all }

## The end
line-total-each = { $seat } { $points }
line-total-all = -# { $all }
line-tie_gold_and_markers = gold and markers at hand
line-points_residence-name = the residence
line-points_messages-name = messages
line-points_donations-name = donations
line-points_persons-name = persons
line-points_cathedral-name = shares of Notre Dame
line-points_park-name = the park
line-points_plague-name = the plague
