## Shortcuts: a whole action by one press
choice-shortcut_buy = Buy { $goods } for { unit-talers }
choice-shortcut_sell = Sell { $goods } for { unit-talers }
choice-shortcut_recruit = Recruit { $tile }
choice-shortcut_recruit_on = Recruit { $tile }…
detail-shortcut_trade = → { unit-talers }, { $good } { $number }
detail-shortcut_recruit = for { $goods } → { $good } { $number }{ $talers ->
    [0] {""}
   *[other] , +{ unit-talers }
}{ $first ->
    [0] {""}
   *[1] , you go first
}

## While planning: each guild, with who has its goods and whom one could recruit
line-plan_guild = **{ $guild }** · { unit-price }{ $roof ->
    [0] {""}
   *[other] {" "}· { $roof } on the roof
}{ $prestige ->
    [0] {""}
   *[1] {" "}· { symbol-prestige }prestige
}
line-plan_goods = { $good }: you { $number }{ $others ->
    [0] {""}
    [1] , { $seats } { $rival }
    [2] , { $seats } { $rival }
   *[other] , { $others } others { $rival }
}
line-plan_payable = ✓ { $tile } ({ $goods })
line-plan_dear = ✗ { $tile } ({ $goods })

## At a guild: the favorite’s race, and what cannot be done
line-panel_race = **Most { $good } wins { $tiles }{ $prestige ->
    [0] {""}
   *[1] {" "}and the { symbol-prestige }prestige crest
}:** you { $number }{ $others ->
    [0] {""}
    [1] , { $seats } { $rival }
    [2] , { $seats } { $rival }
   *[other] , { $others } others { $rival }
}
line-panel_tie = A tie goes to whoever has more Talers, then to whoever is first in turn order.
line-panel_roof = Whoever recruits here gets { unit-talers } for the agents on the roof.
line-missing_sell = Sell: you have no { $good }
line-missing_guests = Recruit: nobody lodges here
line-missing_recruit = Recruit: needs { $goods }
line-missing_buy = Buy: needs { unit-price }, you have { $money }
line-missing_goods = Buy: the storehouse is empty
line-panel_payment = **You pay:** { $goods } · you keep { $left }

## What one has settled in secret
line-sealed_plan = **Your plan:** { $guilds }
line-sealed_pass = **Your plan:** you pass for the rest of the round
line-sealed_rest = **Still to come in your plan:** { $guilds }
