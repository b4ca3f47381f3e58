## What happened, in short: see bot/words/gathering.py. What the board shows is left to it.
line-order-brief = {""}
line-round_begins-brief = ### Comincia il round { $round }
line-prestige-brief = { symbol-prestige }Gilda di prestigio: { $guild }
line-turn-brief = {""}
line-laid-brief = {""}
line-passed-brief = { $seat-count ->
    [one] -# { $seat } passa fino alla fine del round
   *[other] -# { $seat } passano fino alla fine del round
}
line-did_nothing-brief = { $seat-count ->
    [one] -# { $seat } non fa niente
   *[other] -# { $seat } non fanno niente
}
line-sold-brief = { $seat-count ->
    [one] { $seat } vende { $goods } (+{ $talers })
   *[other] { $seat } vendono { $goods } a testa (+{ $talers })
}
line-bought-brief = { $seat-count ->
    [one] { $seat } compra { $goods } ({ $talers })
   *[other] { $seat } comprano { $goods } a testa ({ $talers })
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
line-no_agent_left-gain = nessun agente in riserva
line-roof_money-gain = +{ unit-talers }
line-went_first-aside = sale al primo posto
line-robbed-aside = ruba { $goods } a { $seat } (la banca rimborsa { unit-talers })
line-burglar_idle-aside = lascia andare il Ladro a mani vuote
line-swapped-aside = scambia { $tile-il } con { $other-il } ({ $places })
line-guardsman_idle-aside = congeda la Guardia senza ordini
line-peddled-aside = mette 1 { $good-single } sul Venditore ambulante
line-peddler_idle-aside = non ha merci per il Venditore ambulante
line-mayor_placed-aside = manda il Sindaco sul tetto { $guild-di }
line-prestige_moved-aside = sposta il { symbol-prestige }blasone di prestigio: ora è { $guild-di }
line-duchess_idle-aside = lascia il blasone di prestigio dov’è
line-finished-brief = {""}
line-round_ended-brief = ### Round { $round }: i favoriti
line-favorites_tied-brief = {""}
line-purse_shown = { $purse ->
    [one] -# { $seat } mostra { $purse } tallero.
   *[other] -# { $seat } mostra { $purse } talleri.
}
line-purse_shown-each = { $seat } { $purse }
line-purse_shown-all = -# Spareggi per talleri: { $all }
line-favorite-brief = { $seat }: { $tiles }
line-favorite-aside = { $tiles }
line-favorite_with_prestige-brief = { $seat }: { symbol-prestige }{ $tiles }
line-favorite_with_prestige-aside = { symbol-prestige }{ $tiles }
line-no_favorite-each = { $tiles }
line-no_favorite-all = -# Non assegnati: { $all }
line-standing-each = { $seat } { standing-told }
line-standing-all = -# Punti, denaro escluso: { $all }
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
line-income-all = -# Incassi con gli extra: { $all }
line-renewed-brief = {""}

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
