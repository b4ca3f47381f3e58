## Shortcuts: a whole action by one press
choice-shortcut_buy = Buy { $goods } for { unit-talers }
choice-shortcut_sell = Sell { $goods-count } for { unit-talers }
choice-shortcut_recruit = Recruit { $tile }
choice-shortcut_recruit_on = Recruit { $tile }…
# Beside what each of them leaves, without what it costs or brings
choice-shortcut_buy-brief = Buy { $goods-count }
choice-shortcut_sell-brief = Sell { $goods-count }
choice-shortcut_recruit-brief = { $tile }
choice-shortcut_recruit_on-brief = { $tile }
detail-shortcut_trade = → { unit-talers }, { $good } { $number }
detail-shortcut_recruit = for { $goods } → { $good } { $number }{ $first ->
    [0] {""}
   *[1] , first place
}

## While planning: each guild, with who has its goods and whom one could recruit
line-plan_guild = **{ $guild }** · { unit-price }{ $prestige ->
    [0] {""}
   *[1] {" "}· { symbol-prestige }prestige
}
line-plan_roof = { $roof } on the roof: +{ unit-talers } for recruiting
line-plan_legend = (1+2) = 1 of the guild’s goods + 2 of any · ✗ can’t afford
line-plan_goods = { $good }: you { $number }{ $others ->
    [0] {""}
    [1] , { $seats } { $rival }
    [2] , { $seats } { $rival } each
   *[other] , { $others } others: { $rival } each
}
price-short = { $any ->
    [0] { $own }
   *[other] { $own }+{ $any }
}
line-plan_payable = { $tile } ({ price-short })
line-plan_dear = ✗ { $tile } ({ price-short })

## At a guild: the favorite’s race, and what cannot be done
line-panel_race = **Most { $good } wins { $tiles }{ $prestige ->
    [0] {""}
   *[1] {" "}and the { symbol-prestige }prestige crest
}:** you { $number }{ $others ->
    [0] {""}
    [1] , { $seats } { $rival }
    [2] , { $seats } { $rival } each
   *[other] , { $others } others: { $rival } each
}
line-panel_tie = ties go by Talers, then turn order
line-panel_roof = { unit-talers } from the roof for recruiting
line-missing_sell = Sell: you have no { $good }
line-missing_guests = Recruit: nobody lodges here
line-missing_recruit = Recruit: needs { $goods }
line-missing_buy = Buy: needs { unit-price }, you have { $money }
line-panel_payment = **You pay:** { $goods } · you keep { $left-count ->
    [0] none
   *[other] { $left }
}

## What one has settled in secret
line-sealed_plan = **Your plan:** { $guilds }
line-sealed_pass = **Your plan:** you pass for the rest of the round
line-sealed_rest = **Still to come in your plan:** { $guilds }
