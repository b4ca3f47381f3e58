## What happened, in short: see bot/words/gathering.py. What the board shows is left to it.
line-order-brief = {""}
line-round_begins-brief = ### Round { $round }
line-prestige-brief = { symbol-prestige }Prestige guild: { $guild }
line-turn-brief = {""}
line-laid-brief = {""}
line-passed-brief = { $seat-count ->
    [one] -# { $seat } passes for the rest of the round
   *[other] -# { $seat } pass for the rest of the round
}
line-did_nothing-brief = { $seat-count ->
    [one] -# { $seat } does nothing
   *[other] -# { $seat } do nothing
}
line-sold-brief = { $seat-count ->
    [one] { $seat } sells { $goods } (+{ $talers })
   *[other] { $seat } sell { $goods } each (+{ $talers })
}
line-bought-brief = { $seat-count ->
    [one] { $seat } buys { $goods } ({ $talers })
   *[other] { $seat } buy { $goods } each ({ $talers })
}
line-recruited-brief = { $seat-count ->
    [one] { $seat } recruits { $tile-the } for { $goods }
   *[other] { $seat } each recruit { $tile-the } for { $goods }
}
line-agent_gained-brief = { $seat-count ->
    [one] -# { $seat } gains an agent
   *[other] -# { $seat } each gain an agent
}
line-agent_gained-aside = {""}
line-no_agent_left-gain = no agents left
line-roof_money-gain = +{ unit-talers }
line-went_first-aside = moves to first place
line-robbed-aside = robs { $seat } of { $goods } (the bank pays { unit-talers })
line-burglar_idle-aside = sends the Burglar away empty-handed
line-swapped-aside = swaps { $tile-the } and { $other-the } ({ $places })
line-guardsman_idle-aside = sends the Guardsman away without orders
line-peddled-aside = places 1 { $good-single } on the Peddler
line-peddler_idle-aside = has no goods for the Peddler
line-mayor_placed-aside = sends the Mayor to the { $guild }’ roof
line-prestige_moved-aside = moves the { symbol-prestige }prestige crest to the { $guild }
line-duchess_idle-aside = leaves the prestige crest where it is
line-finished-brief = {""}
line-round_ended-brief = ### Round { $round }: favorites
line-favorites_tied-brief = {""}
line-purse_shown = { $purse ->
    [one] -# { $seat } shows { $purse } Taler.
   *[other] -# { $seat } shows { $purse } Talers.
}
line-purse_shown-each = { $seat } { $purse }
line-purse_shown-all = -# Ties by Talers: { $all }
line-favorite-brief = { $seat }: { $tiles }
line-favorite-aside = { $tiles }
line-favorite_with_prestige-brief = { $seat }: { symbol-prestige }{ $tiles }
line-favorite_with_prestige-aside = { symbol-prestige }{ $tiles }
line-no_favorite-each = { $tiles }
line-no_favorite-all = -# Unclaimed: { $all }
line-standing-each = { $seat } { standing-told }
line-standing-all = -# Points, money aside: { $all }
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
line-income-all = -# Income with extras: { $all }
line-renewed-brief = {""}

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
