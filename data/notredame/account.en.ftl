## What happened, in short: see bot/words/gathering.py. What the board shows is left to it.
line-bell_ringer-brief = {""}
line-picked-brief = {""}
line-placed-brief = { $seat-count ->
    [one] { $seat } plays { $card } ({ unit-pieces }){ mark-gains }
   *[other] { $seat } each play { $card } ({ unit-pieces }){ mark-gains }
}
line-befriended-brief = { $seat-count ->
    [one] { $seat } sends the friend to { $sector-the } ({ unit-pieces }){ mark-gains }
   *[other] { $seat } each send the friend to { $sector-the } ({ unit-pieces }){ mark-gains }
}
line-donated-brief = { $seat-count ->
    [one] { $seat } gives Notre Dame { unit-coins }{ mark-gains }
   *[other] { $seat } each give Notre Dame { unit-coins }{ mark-gains }
}
line-lapsed-each = { $seat } ({ $card })
line-lapsed-all = -# Discarded unused: { $all }
line-drove-aside = drives to { $market-the }
line-took-aside = drives to { $market-the } and takes { $message }
line-hired-brief = { $seat-count ->
    [one] { $seat } hires the { $person }{ mark-gains }
   *[other] { $seat } each hire the { $person }{ mark-gains }
}
line-level-each = { $seat } { $after }
line-level-all = -# Rat markers: { $all }
line-marker_lost-aside = loses a marker from { $sector-the }
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
