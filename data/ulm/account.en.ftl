## What happened, in short: see bot/words/gathering.py. A turn is one sentence, which begins with its player.
line-standing-each = { $seat } { $points }
line-standing-all = -# Points: { $all }
line-turn-brief = {""}
line-turn-each = {""}
line-turn-all = { $all }
line-lines_reopened-brief = -# All lines are open again
line-drew-each = {""}
line-drew-all = { $all }
line-swapped-brief = { $seat } { line-swapped-aside }
line-swapped-aside = swaps { $tile } for { $other }
line-pushed-brief = { $seat }: { line-pushed-aside }
line-pushed-aside = gate { $gate-letter }
line-crest_paid-brief = { $seat }: { line-crest_paid-aside }
line-crest_paid-aside = crest at gate { $gate-letter }
line-guard_scored-gain = Guard +{ unit-points }
line-took_money-brief = { $seat } { line-took_money-sum }
line-took_money-sum = {""}
line-cleared-brief = { $seat } { line-cleared-aside }
line-cleared-aside = clears { $sides-the }
line-bought-brief = { $seat } { line-bought-aside }
line-bought-aside = buys a card
line-drew_cards-gain = { $number ->
    [one] +{ $number } card
   *[other] +{ $number } cards
}
line-rejected-aside = {""}
line-moved-brief = { $seat } { line-moved-aside }
line-moved-last = { line-moved-aside }
line-moved-aside = sails to { mark-space }
line-river_bonus-aside = {""}
line-sealed-brief = { $seat } { line-sealed-aside }
line-sealed-aside = seals { $quarter }
line-gained_coins-gain = { $number ->
    [one] +{ $number } coin
   *[other] +{ $number } coins
}
line-gained_sparrows-gain = { $number ->
    [one] +{ $number } sparrow
   *[other] +{ $number } sparrows
}
line-gained_points-gain = { $number ->
    [one] +{ $number } point
   *[other] +{ $number } points
}
line-gained_tiles-gain = +{ $tiles }
line-shield_taken-brief = { $seat } takes a shield (+{ unit-points })
line-shield_taken-aside = shield +{ $points }
line-crest_placed-gain = crest at gate { $gate-letter }
line-descendant_taken-brief = { $seat } { line-descendant_taken-aside }
line-descendant_taken-aside = takes the { $descendant }
line-card_used-brief = { $seat } { line-card_used-aside }
line-card_used-aside = uses { $card }
line-card_laid-brief = { $seat } { line-card_laid-aside }
line-card_laid-aside = saves { $card }
line-deck_shuffled-brief = {""}
line-waived-aside = leaves { $actions } unused

## The end
line-hands_dropped-each = { $seat } { $number }
line-hands_dropped-all = -# Cards left in hand: { $all }
line-total-each = { $seat } { $points }
line-total-all = -# { $all }
line-tie_quarters = quarters with a seal
line-points_start-name = the starting points
line-points_privileges-name = privileges
line-points_shields-name = city shields
line-points_cards-name = cards used
line-points_river-name = bonuses on the Danube
line-points_seals-name = seals placed
line-points_guard-name = the Guard
line-points_crests-name = family crests
line-points_sparrows-name = sparrows
line-points_danube-name = the place on the Danube
line-points_cathedral-name = Cathedral cards
line-points_trade-name = Trade cards
line-points_chronicle-name = Chronicle cards
