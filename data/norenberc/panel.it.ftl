## Shortcuts: a whole action by one press
choice-shortcut_buy = Compra { $goods } per { unit-talers }
choice-shortcut_sell = Vendi { $goods-count } per { unit-talers }
choice-shortcut_recruit = Recluta { $tile }
choice-shortcut_recruit_on = Recluta { $tile }…
# Beside what each of them leaves, without what it costs or brings
choice-shortcut_buy-brief = Compra { $goods-count }
choice-shortcut_sell-brief = Vendi { $goods-count }
choice-shortcut_recruit-brief = { $tile }
choice-shortcut_recruit_on-brief = { $tile }
detail-shortcut_trade = → { unit-talers }, { $good } { $number }
detail-shortcut_recruit = per { $goods } → { $good } { $number }{ $first ->
    [0] {""}
   *[1] , primo posto
}

## While planning: each guild, with who has its goods and whom one could recruit
line-plan_guild = **{ $guild }** · { unit-price }{ $prestige ->
    [0] {""}
   *[1] {" "}· { symbol-prestige }prestigio
}
line-plan_roof = { $roof } sul tetto: +{ unit-talers } a chi recluta
line-plan_legend = (1+2) = 1 merce della gilda + 2 a scelta · ✗ troppo caro
line-plan_goods = { $good }: tu { $number }{ $others ->
    [0] {""}
    [1] , { $seats } { $rival }
    [2] , { $seats } { $rival } a testa
   *[other] , altri { $others }: { $rival } a testa
}
price-short = { $any ->
    [0] { $own }
   *[other] { $own }+{ $any }
}
line-plan_payable = { $tile } ({ price-short })
line-plan_dear = ✗ { $tile } ({ price-short })

## At a guild: the favorite’s race, and what cannot be done
line-panel_race = **{ $good }: chi ne ha di più vince { $tiles }{ $prestige ->
    [0] {""}
   *[1] {" "}e il { symbol-prestige }blasone di prestigio
}.** Tu { $number }{ $others ->
    [0] {""}
    [1] , { $seats } { $rival }
    [2] , { $seats } { $rival } a testa
   *[other] , altri { $others }: { $rival } a testa
}
line-panel_tie = a parità contano i talleri, poi l’ordine di turno
line-panel_roof = { unit-talers } dal tetto a chi recluta
line-missing_sell = Vendere: non hai { $good }
line-missing_guests = Reclutare: qui non alloggia nessuno
line-missing_recruit = Reclutare: servono { $goods }
line-missing_buy = Comprare: { $price ->
    [one] serve
   *[other] servono
} { unit-price }, ne hai { $money }
line-panel_payment = **Paghi:** { $goods } · poi hai { $left-count ->
    [0] nessuna merce
   *[other] { $left }
}

## What one has settled in secret
line-sealed_plan = **Il tuo piano:** { $guilds }
line-sealed_pass = **Il tuo piano:** passi fino alla fine del round
line-sealed_rest = **Ancora da fare nel tuo piano:** { $guilds }
