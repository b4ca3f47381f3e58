## To the player whom it happens to. $first: the sentence begins here; a full stop ends it, else asides may follow

mark-you = { $first ->
    [1] {""}
   *[0] {""}
}
line-standing-own = Se la partita finisse ora: { unit-points }.
line-drew-own = {""}
line-no_tile-own = Per te non c’è più nessuna tessera: niente da inserire e niente azioni.
line-swapped-own = { mark-you }scambi { $tile } con { $other }.
line-pushed-own = { mark-you }inserisci { $tile } dal varco { $gate-letter } (esce { $out }).
line-crest_paid-own = il tuo stemma al varco { $gate-letter } rende
line-guard_scored-own = { mark-you }ricevi { unit-points } per la Guardia
line-took_money-own = { mark-you }prendi { unit-coins }
line-cleared-own = { mark-you }sgomberi { $sides-lato } ({ $tiles })
line-bought-own = { mark-you }compri una carta ({ $tiles })
line-drew_cards-own = { mark-you }peschi { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
line-rejected-own = { mark-you }scarti { $card-the }
line-moved-own = { mark-you }navighi fino a { mark-space }{ $jumped ->
    [0] {""}
   *[other] {" "}(ne superi { $jumped })
}
line-river_bonus-own = {""}
line-sealed-own = { mark-you }posi un sigillo { $quarter-in }{ $coins ->
    [0] {""}
   *[other] {" "}(−{ unit-coins })
}
line-gained_coins-own = { mark-you }ricevi { $number ->
    [one] { $number } moneta
   *[other] { $number } monete
}
line-gained_sparrows-own = { mark-you }ricevi { $number ->
    [one] { $number } passero
   *[other] { $number } passeri
}
line-gained_points-own = { mark-you }ricevi { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
line-gained_tiles-own = { mark-you }peschi { $tiles } dal sacchetto
line-shield_taken-own = { mark-you }prendi lo stemma cittadino { $shield } (+{ unit-points })
line-crest_placed-own = { mark-you }posi uno stemma di famiglia al varco { $gate-letter }
line-descendant_taken-own = { mark-you }prendi { $descendant-the }
line-card_used-own = { mark-you }usi { $card-the }{ $tiles-count ->
    [0] {""}
   *[other] {" "}(paghi { $tiles })
}
line-card_laid-own = { mark-you }cali { $card-the }
line-waived-own = { mark-you }non usi { $actions }
line-hands_dropped-own = { mark-you }scarti { $number ->
    [one] { $number } carta rimasta
   *[other] { $number } carte rimaste
} in mano
line-total-own = {""}
line-won-own = 🏆 { $seats-count ->
    [0] Vinci tu!
   *[other] Vittoria condivisa con { $seats }!
}
