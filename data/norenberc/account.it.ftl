## What happened, in short: see bot/words/gathering.py. What the board shows is left to it.
line-order-brief = {""}
line-turn-brief = {""}
line-laid-each = { $seat } { $cards }
line-laid-all = -# Carte: { $all }
line-passed-brief = { $seat-count ->
    [one] -# { $seat } passa fino alla fine del round
   *[other] -# { $seat } passano fino alla fine del round
}
line-did_nothing-brief = { $seat-count ->
    [one] -# { $seat } non fa niente
   *[other] -# { $seat } non fanno niente
}
line-sold-brief = { $seat-count ->
    [one] { $seat } vende { $goods } (+{ unit-talers })
   *[other] { $seat } vendono { $goods } a testa (+{ unit-talers })
}
line-bought-brief = { $seat-count ->
    [one] { $seat } compra { $goods } ({ unit-talers })
   *[other] { $seat } comprano { $goods } a testa ({ unit-talers })
}
line-recruited-brief = { $seat-count ->
    [one] { $seat } recluta { $tile-il } per { $goods }
   *[other] { $seat } reclutano { $tile-il } per { $goods } a testa
}
line-agent_gained-brief = { $seat-count ->
    [one] -# { $seat } ottiene un agente
   *[other] -# { $seat } ottengono un agente a testa
}
line-agent_gained-aside = {""}
line-no_agent_left-aside = la riserva di agenti è vuota
line-roof_money-aside = +{ unit-talers }
line-went_first-aside = sale al primo posto
line-robbed-aside = ruba { $goods } a { $seat } (la banca rimborsa { unit-talers })
line-burglar_idle-aside = il Ladro va via a mani vuote
line-swapped-aside = scambia { $tile-il } con { $other-il } ({ $places })
line-guardsman_idle-aside = la Guardia va via senza ordini
line-peddled-aside = 1 { $good-single } sul Venditore ambulante
line-peddler_idle-aside = il Venditore ambulante non trova merci
line-mayor_placed-aside = il Sindaco va sul tetto { $guild-di }
line-prestige_moved-aside = { symbol-prestige }il blasone di prestigio va { $guild-a }
line-duchess_idle-aside = il blasone di prestigio resta dov’è
line-finished-brief = {""}
line-round_ended-brief = ### Fine del round { $round }: i favoriti
line-favorites_tied-brief = {""}
line-purse_shown = { $purse ->
    [one] -# { $seat } mostra { $purse } tallero.
   *[other] -# { $seat } mostra { $purse } talleri.
}
line-purse_shown-each = { $seat } { $purse }
line-purse_shown-all = -# Parità (più talleri, poi ordine di turno): { $all }
line-favorite-brief = { $seat }: { $tiles }
line-favorite-aside = { $tiles }
line-favorite_with_prestige-brief = { $seat }: { symbol-prestige }{ $tiles }
line-favorite_with_prestige-aside = { symbol-prestige }{ $tiles }
line-no_favorite-each = { $tiles }
line-no_favorite-all = -# Non assegnati: { $all }
line-incomes-brief = {""}
line-income-each = { $mayors ->
    [0] { $musicians ->
        [0] { $bankers ->
            [0] {""}
           *[other] { $seat } { $talers }
        }
       *[other] { $seat } { $talers }
    }
   *[other] { $seat } { $talers }
}
line-income-all = -# Chi incassa di più: { $all }
line-renewed-brief = {""}

## To whom it happens, beside their own means
line-laid-own = {""}
line-total-own = {""}
line-passed-own = {""}
line-finished-own = {""}
line-favorite-own = Favorito { $guild-di }: +{ $tiles }, +1 blasone, −1 merce.
line-favorite_with_prestige-own = { symbol-prestige }Favorito { $guild-di }: +{ $tiles }, +1 blasone, +1 blasone di prestigio, −1 merce.
line-income-own = Incassi: { income-told }.

## Pictures behind buttons
sight-round = Fine del round

## The end
line-total-each = { $seat } { $points }
line-total-all = -# { $all }
line-tie_craftsmen = artigiani
line-tie_value = valore totale degli artigiani
line-points_townsmen-name = i cittadini
line-points_majorities-name = le maggioranze
line-points_great-name = le gilde con valore 30 o più
line-points_all_guilds-name = un artigiano di ogni gilda
line-points_richest-name = il giocatore più ricco
line-points_crests-name = i blasoni
