## What happened, in short: see bot/words/gathering.py. What the board shows is left to it.
line-order-brief = {""}
line-turn-brief = {""}
line-laid-each = { $seat } { $cards }
line-laid-all = -# Cards: { $all }
line-passed-brief = { $seat-count ->
    [one] -# { $seat } passes for the rest of the round
   *[other] -# { $seat } pass for the rest of the round
}
line-did_nothing-brief = { $seat-count ->
    [one] -# { $seat } does nothing
   *[other] -# { $seat } do nothing
}
line-sold-brief = { $seat-count ->
    [one] { $seat } sells { $goods } (+{ unit-talers })
   *[other] { $seat } sell { $goods } each (+{ unit-talers })
}
line-bought-brief = { $seat-count ->
    [one] { $seat } buys { $goods } ({ unit-talers })
   *[other] { $seat } buy { $goods } each ({ unit-talers })
}
line-recruited-brief = { $seat-count ->
    [one] { $seat } recruits the { $tile } for { $goods }
   *[other] { $seat } each recruit the { $tile } for { $goods }
}
line-agent_gained-brief = { $seat-count ->
    [one] -# { $seat } gains an agent
   *[other] -# { $seat } each gain an agent
}
line-agent_gained-aside = {""}
line-no_agent_left-aside = no agents left in stock
line-roof_money-aside = +{ unit-talers }
line-went_first-aside = goes first
line-robbed-aside = robs { $seat } of { $goods } (the bank pays { unit-talers })
line-burglar_idle-aside = the Burglar leaves empty-handed
line-swapped-aside = swaps the { $tile } and the { $other } ({ $places })
line-guardsman_idle-aside = the Guardsman leaves without orders
line-peddled-aside = 1 { $good-single } on the Peddler
line-peddler_idle-aside = the Peddler finds no goods
line-mayor_placed-aside = the Mayor goes to the { $guild }’ roof
line-prestige_moved-aside = { symbol-prestige }the prestige crest goes to the { $guild }
line-duchess_idle-aside = the prestige crest stays where it is
line-finished-brief = {""}
line-round_ended-brief = ### Round { $round } ends: the favorites
line-favorites_tied-brief = {""}
line-purse_shown = { $purse ->
    [one] -# { $seat } shows { $purse } Taler.
   *[other] -# { $seat } shows { $purse } Talers.
}
line-purse_shown-each = { $seat } { $purse }
line-purse_shown-all = -# Ties (most Talers, then turn order): { $all }
line-favorite-brief = { $seat }: { $tiles }
line-favorite-aside = { $tiles }
line-favorite_with_prestige-brief = { $seat }: { symbol-prestige }{ $tiles }
line-favorite_with_prestige-aside = { symbol-prestige }{ $tiles }
line-no_favorite-each = { $tiles }
line-no_favorite-all = -# Unclaimed: { $all }
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
line-income-all = -# Higher income: { $all }
line-renewed-brief = {""}

## To whom it happens, beside their own means
line-laid-own = {""}
line-total-own = {""}
line-passed-own = {""}
line-finished-own = {""}
line-favorite-own = { $guild }’ favorite: +{ $tiles }, +1 crest, −1 good.
line-favorite_with_prestige-own = { symbol-prestige }{ $guild }’ favorite: +{ $tiles }, +1 crest, +1 prestige crest, −1 good.
line-income-own = Income: { income-told }.

## Pictures behind buttons
sight-round = End of the round

## The end
line-total-each = { $seat } { $points }
line-total-all = -# { $all }
line-tie_craftsmen = craftsmen
line-tie_value = total value of craftsmen
line-points_townsmen-name = townsmen
line-points_majorities-name = majorities
line-points_great-name = guilds worth 30 or more
line-points_all_guilds-name = a craftsman of every guild
line-points_richest-name = the richest purse
line-points_crests-name = crests
