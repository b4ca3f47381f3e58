## To the player whom it happens to. $first: the sentence begins here; a full stop ends it, else asides may follow
mark-you = { $first ->
    [1] {""}
   *[0] {""}
}
line-laid-own = {""}
line-passed-own = {""}
line-did_nothing-own = { mark-you }non fai niente
line-sold-own = { mark-you }vendi { $goods } (+{ unit-talers })
line-bought-own = { mark-you }compri { $goods } ({ unit-talers })
line-recruited-own = { mark-you }recluti { $tile-il } per { $goods }
line-agent_gained-own = {""}
line-no_agent_left-own = { mark-you }non ottieni l’agente (riserva vuota)
line-roof_money-own = { mark-you }ricevi { unit-talers } dal tetto
line-went_first-own = { mark-you }sali al primo posto
line-robbed-own = { mark-you }rubi { $goods } a { $seat } (la banca rimborsa { unit-talers })
line-robbed-own-seat = Il Ladro di { $thief } ti ruba { $goods } (la banca ti rimborsa { unit-talers }).
line-burglar_idle-own = { mark-you }lasci andare il Ladro a mani vuote
line-swapped-own = { mark-you }scambi { $tile-il } con { $other-il } ({ $places })
line-guardsman_idle-own = { mark-you }congedi la Guardia senza ordini
line-peddled-own = { mark-you }metti 1 { $good-single } sul Venditore ambulante
line-peddler_idle-own = { mark-you }non hai merci per il Venditore ambulante
line-mayor_placed-own = { mark-you }mandi il Sindaco sul tetto { $guild-di }
line-prestige_moved-own = { mark-you }sposti il { symbol-prestige }blasone di prestigio: ora è { $guild-di }
line-duchess_idle-own = { mark-you }lasci il blasone di prestigio dov’è
line-finished-own = {""}
line-favorites_tied-own = { $guild }: sei in parità con { $seats } ({ $number } a testa).
line-purse_shown-own = { mark-you }mostri { $purse ->
    [one] { $purse } tallero
   *[other] { $purse } talleri
}
line-favorite-own = { $guild-i } scelgono te: +{ $tiles }, +1 blasone, −1 merce.
line-favorite_with_prestige-own = { $guild-i } scelgono te: +{ $tiles }, +1 blasone, +1 { symbol-prestige }blasone di prestigio, −1 merce.
line-standing-own = I tuoi punti, denaro escluso: { standing-told }.
line-income-own = I tuoi incassi: { income-told }.
line-jack_named-own = { mark-you }assegni il Tuttofare { $value } { $guild-a }
line-total-own = {""}
line-won-own = 🏆 { $seats-count ->
    [0] Vinci tu!
   *[other] Vittoria condivisa con { $seats }!
}
