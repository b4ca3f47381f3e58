## What happened, in short: see bot/words/gathering.py. It stands below the turn’s heading, which names the player.
line-lines_reopened-brief = -# All lines are open again
line-drew-each = {""}
line-drew-all = { $all }
line-swapped-brief = { $tile } swapped for { $other }
line-swapped-aside = { line-swapped-brief }
line-pushed-brief = { $tile } in at { $gate-letter }, { $out } out
line-pushed-aside = { line-pushed-brief }
line-crest_paid-brief = Crest of { $seat } at { $gate-letter }
line-crest_paid-aside = own crest at { $gate-letter }
line-guard_scored-aside = Guard +{ unit-points }
line-took_money-brief = +{ unit-coins }
line-took_money-aside = { line-took_money-brief }
line-cleared-brief = { $sides } cleared: { $tiles }
line-cleared-aside = { line-cleared-brief }
line-bought-brief = card for { $tiles }
line-bought-aside = { line-bought-brief }
line-drew_cards-aside = { $number ->
    [one] +{ $number } card
   *[other] +{ $number } cards
}
line-rejected-aside = { $card } discarded
line-moved-brief = barge to { mark-space }{ $jumped ->
    [0] {""}
   *[other] {" "}(past { $jumped })
}
line-moved-aside = { line-moved-brief }
line-river_bonus-aside = {""}
line-sealed-brief = seal { $quarter-in }{ $coins ->
    [0] {""}
   *[other] {" "}(−{ unit-coins })
}
line-sealed-aside = { line-sealed-brief }
line-gained_coins-aside = { $number ->
    [one] +{ $number } coin
   *[other] +{ $number } coins
}
line-gained_sparrows-aside = { $number ->
    [one] +{ $number } sparrow
   *[other] +{ $number } sparrows
}
line-gained_points-aside = { $number ->
    [one] +{ $number } point
   *[other] +{ $number } points
}
line-gained_tiles-aside = tiles drawn: { $tiles }
line-shield_taken-brief = shield { $shield } (+{ unit-points })
line-shield_taken-aside = { line-shield_taken-brief }
line-crest_placed-aside = crest at { $gate-letter }
line-descendant_taken-brief = { $descendant } taken
line-descendant_taken-aside = { line-descendant_taken-brief }
line-card_used-brief = { $card } used{ $tiles-count ->
    [0] {""}
   *[other] {" "}({ $tiles })
}
line-card_used-aside = { line-card_used-brief }
line-card_laid-brief = { $card } laid out
line-card_laid-aside = { line-card_laid-brief }
line-deck_shuffled-brief = {""}
line-waived-aside = unused: { $actions }

## The end
line-hands_dropped-each = { $seat } { $number }
line-hands_dropped-all = -# Cards left in hand: { $all }
line-total-each = { $seat } { $points }
line-total-all = -# { $all }
line-tie_quarters = quarters with an own seal
line-points_start-name = the points to begin with
line-points_privileges-name = privileges
line-points_shields-name = city shields
line-points_cards-name = cards used
line-points_river-name = the Danube on the way
line-points_seals-name = seals placed
line-points_guard-name = the Guard
line-points_crests-name = family crests
line-points_sparrows-name = sparrows
line-points_danube-name = the place on the Danube
line-points_cathedral-name = Cathedral cards
line-points_trade-name = Trade cards
line-points_chronicle-name = Chronicle cards
