## To the player whom it happens to. $first: the sentence begins here; a full stop ends it, else asides may follow

mark-you = { $first ->
    [1] You{" "}
   *[0] {""}
}
line-bell_ringer-own = You have the bell-ringer and begin.
line-placed-own = { mark-you }played { $card-the } ({ unit-pieces }){ mark-gains }
line-moved-own = { mark-you }played { $card-the } with a marker from { $source-the } ({ unit-pieces }){ mark-gains }
line-befriended-own = { mark-you }sent the friend to { $sector-the } ({ unit-pieces }){ mark-gains }
line-donated-own = { mark-you }gave Notre Dame { unit-coins }{ mark-gains }
line-donated_moved-own = { mark-you }gave Notre Dame { unit-coins } and a marker from { $source-the }{ mark-gains }
line-lapsed-own = { mark-you }discarded { $card-the } unused
line-drove-own = { mark-you }drove to { $market-the }
line-took-own = { mark-you }drove to { $market-the } and took { $message }
line-paid-own = The bank ran out of coins: you, the richest, paid { unit-coins }.
line-paid-own-taker = The bank ran out of coins: { $seat }, the richest, paid you { unit-coins }.
line-hired-own = { mark-you }hired the { $person }{ mark-gains }
line-hired_bishop-own = { mark-you }hired the { $person }, who sent a marker to { $sector-the } ({ unit-pieces }){ mark-gains }
line-hired_jester-own = { mark-you }hired the { $person }, who moved { $piece-the } from { $source-the } to { $sector-the } ({ unit-pieces }){ mark-gains }
line-hired_minstrel-own = { mark-you }hired the { $person }, who moved { $moved-the } from { $source-the } to { $sector-the }
line-hired_nobody-own = { $seats-count ->
    [0] You hired nobody.
   *[other] You hired nobody, nor did { $seats }.
}
line-level-own = Your rat marker: { $before } + { $rats } − hospital { $hospital } = { $after }.
line-outbreak-own = **Outbreak!** Your rat marker: { $before } + { $rats } − hospital { $hospital }, { $lost ->
    [0] but you have no PP to lose
   *[other] −{ $lost } PP
}
line-marker_lost-own = { mark-you }lost a marker from { $sector-the }.
line-shared-own = { mark-you }got { unit-points } for { unit-markers } on Notre Dame{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } from the park
}
line-total-own = {""}
line-won-own = 🏆 { $seats-count ->
    [0] You win!
   *[other] You share the victory with { $seats }!
}
