## To the player whom it happens to. $first: the sentence begins here; a full stop ends it, else asides may follow

mark-you = { $first ->
    [1] You{" "}
   *[0] {""}
}
line-standing-own = If the game ended now, you would have { unit-points }.
line-drew-own = {""}
line-no_tile-own = There was no tile left for you: no push and no actions.
line-swapped-own = { mark-you }swapped { $tile } for { $other }.
line-pushed-own = { mark-you }pushed { $tile } in at gate { $gate-letter } ({ $out } came out).
line-crest_paid-own = your crest at gate { $gate-letter } paid
line-guard_scored-own = { mark-you }scored { unit-points } for the Guard
line-took_money-own = { mark-you }took { unit-coins }
line-cleared-own = { mark-you }cleared { $sides-the } ({ $tiles })
line-bought-own = { mark-you }bought a card ({ $tiles })
line-drew_cards-own = { mark-you }drew { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
line-rejected-own = { mark-you }discarded { $card }
line-moved-own = { mark-you }sailed to { mark-space }{ $jumped ->
    [0] {""}
   *[other] {" "}(jumped { $jumped })
}
line-river_bonus-own = {""}
line-sealed-own = { mark-you }sealed { $quarter }{ $coins ->
    [0] {""}
   *[other] {" "}(−{ unit-coins })
}
line-gained_coins-own = { mark-you }got { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
line-gained_sparrows-own = { mark-you }got { $number ->
    [one] { $number } sparrow
   *[other] { $number } sparrows
}
line-gained_points-own = { mark-you }scored { $number ->
    [one] { $number } point
   *[other] { $number } points
}
line-gained_tiles-own = { mark-you }drew { $tiles } from the bag
line-shield_taken-own = { mark-you }took the city shield { $shield } (+{ unit-points })
line-crest_placed-own = { mark-you }placed a family crest at gate { $gate-letter }
line-descendant_taken-own = { mark-you }took the { $descendant }
line-card_used-own = { mark-you }used { $card }{ $tiles-count ->
    [0] {""}
   *[other] {" "}(paid { $tiles })
}
line-card_laid-own = { mark-you }saved { $card }
line-waived-own = { mark-you }left { $actions } unused
line-hands_dropped-own = { mark-you }discarded { $number ->
    [one] { $number } card
   *[other] { $number } cards
} left in hand
line-total-own = {""}
line-won-own = 🏆 { $seats-count ->
    [0] You win!
   *[other] You share the victory with { $seats }!
}
