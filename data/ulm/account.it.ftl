## What happened, in short: see bot/words/gathering.py. A turn is one sentence, which begins with its player.
line-standing-each = { $seat } { $points }
line-standing-all = -# Punti: { $all }
line-turn-brief = {""}
line-turn-each = {""}
line-turn-all = { $all }
line-lines_reopened-brief = -# Tutte le file sono di nuovo aperte
line-drew-each = {""}
line-drew-all = { $all }
line-swapped-brief = { $seat }: { line-swapped-aside }
line-swapped-aside = scambia { $tile } con { $other }
line-pushed-brief = { $seat }: { line-pushed-aside }
line-pushed-aside = varco { $gate-letter }
line-crest_paid-brief = { $seat }: { line-crest_paid-aside }
line-crest_paid-aside = rendita al varco { $gate-letter }
line-guard_scored-gain = Guardia +{ unit-points }
line-took_money-brief = { $seat }: { line-took_money-sum }
line-took_money-sum = {""}
line-cleared-brief = { $seat }: { line-cleared-aside }
line-cleared-aside = sgombera { $sides }
line-bought-brief = { $seat }: { line-bought-aside }
line-bought-aside = compra una carta
line-drew_cards-gain = { $number ->
    [one] +{ $number } carta
   *[other] +{ $number } carte
}
line-rejected-aside = {""}
line-moved-brief = { $seat }: { line-moved-aside }
line-moved-last = { line-moved-aside }
line-moved-aside = chiatta a { mark-space }
line-river_bonus-aside = {""}
line-sealed-brief = { $seat }: { line-sealed-aside }
line-sealed-aside = sigillo { $quarter-in }
line-gained_coins-gain = { $number ->
    [one] +{ $number } moneta
   *[other] +{ $number } monete
}
line-gained_sparrows-gain = { $number ->
    [one] +{ $number } passero
   *[other] +{ $number } passeri
}
line-gained_points-gain = { $number ->
    [one] +{ $number } punto
   *[other] +{ $number } punti
}
line-gained_tiles-gain = +{ $tiles }
line-shield_taken-brief = { $seat }: stemma (+{ unit-points })
line-shield_taken-aside = stemma +{ $points }
line-crest_placed-gain = stemma di famiglia al varco { $gate-letter }
line-descendant_taken-brief = { $seat }: { line-descendant_taken-aside }
line-descendant_taken-aside = prende { $descendant-the }
line-card_used-brief = { $seat }: { line-card_used-aside }
line-card_used-aside = usa { $card-the }
line-card_laid-brief = { $seat }: { line-card_laid-aside }
line-card_laid-aside = cala { $card-the }
line-deck_shuffled-brief = {""}
line-waived-aside = non usa { $actions }

## The end
line-hands_dropped-each = { $seat } { $number }
line-hands_dropped-all = -# Carte rimaste in mano: { $all }
line-total-each = { $seat } { $points }
line-total-all = -# { $all }
line-tie_quarters = quartieri con un proprio sigillo
line-points_start-name = i punti iniziali
line-points_privileges-name = i privilegi
line-points_shields-name = gli stemmi cittadini
line-points_cards-name = le carte usate
line-points_river-name = i bonus sul Danubio
line-points_seals-name = i sigilli posati
line-points_guard-name = la Guardia
line-points_crests-name = gli stemmi di famiglia
line-points_sparrows-name = i passeri
line-points_danube-name = la posizione sul Danubio
line-points_cathedral-name = le carte Cattedrale
line-points_trade-name = le carte Commercio
line-points_chronicle-name = le carte Cronaca
