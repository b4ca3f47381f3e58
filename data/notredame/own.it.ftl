## To the player whom it happens to. $first: the sentence begins here; a full stop ends it, else asides may follow

mark-you = { $first ->
    [1] {""}
   *[0] {""}
}
line-bell_ringer-own = Hai il campanaro e cominci tu.
line-placed-own = { mark-you }giochi { $card-il } ({ unit-pieces }){ mark-gains }
line-moved-own = { mark-you }giochi { $card-il } con un segnalino { $source-da } ({ unit-pieces }){ mark-gains }
line-befriended-own = { mark-you }mandi l’amico { $sector-a } ({ unit-pieces }){ mark-gains }
line-donated-own = { mark-you }doni a Notre-Dame { unit-coins }{ mark-gains }
line-donated_moved-own = { mark-you }doni a Notre-Dame { unit-coins } e un segnalino { $source-da }{ mark-gains }
line-lapsed-own = { mark-you }scarti { $card-il } senza effetto
line-drove-own = { mark-you }vai { $market-a }
line-took-own = { mark-you }vai { $market-a } e prendi { $message }
line-paid-own = Le monete della banca sono finite: hai più di tutti e paghi { unit-coins }.
line-paid-own-taker = Le monete della banca sono finite: { $seat } ne ha più di tutti e ti paga { unit-coins }.
line-hired-own = { mark-you }assumi { $person-il }{ mark-gains }
line-hired_bishop-own = { mark-you }assumi { $person-il }, che manda un segnalino { $sector-a } ({ unit-pieces }){ mark-gains }
line-hired_jester-own = { mark-you }assumi { $person-il }, che sposta { $piece-il } { $source-da } { $sector-a } ({ unit-pieces }){ mark-gains }
line-hired_minstrel-own = { mark-you }assumi { $person-il }, che sposta { $moved-il } { $source-da } { $sector-a }
line-hired_nobody-own = { $seats-count ->
    [0] Non assumi nessuno.
   *[other] Non assumi nessuno, come { $seats }.
}
line-level-own = Il tuo ratto: { $before } + { $rats } − ospedale { $hospital } = { $after }.
line-outbreak-own = **Epidemia!** Il tuo ratto: { $before } + { $rats } − ospedale { $hospital }, { $lost ->
    [0] ma non hai PP da perdere
   *[other] −{ $lost } PP
}
line-marker_lost-own = { mark-you }perdi un segnalino { $sector-da }.
line-shared-own = { mark-you }ricevi { unit-points } per { unit-markers } su Notre-Dame{ $bonus ->
    [0] {""}
   *[other] {" "}e { $bonus } dal parco
}
line-total-own = {""}
line-won-own = 🏆 { $seats-count ->
    [0] Vinci tu!
   *[other] Vittoria condivisa con { $seats }!
}
