## Shortcuts: a whole action by one press
choice-shortcut_buy = Купить { $goods-acc } за { unit-talers }
choice-shortcut_sell = Продать { $goods-count } за { unit-talers }
choice-shortcut_recruit = Нанять { $tile-acc }
choice-shortcut_recruit_on = Нанять { $tile-acc }…
# Beside what each of them leaves, without what it costs or brings
choice-shortcut_buy-brief = Купить { $goods-count }
choice-shortcut_sell-brief = Продать { $goods-count }
choice-shortcut_recruit-brief = { $tile }
choice-shortcut_recruit_on-brief = { $tile }
detail-shortcut_trade = → { unit-talers }, { $good } { $number }
detail-shortcut_recruit = за { $goods-acc } → { $good } { $number }{ $first ->
    [0] {""}
   *[1] , первое место
}

## While planning: each guild, with who has its goods and whom one could recruit
line-plan_guild = **{ $guild }** · { unit-price }{ $prestige ->
    [0] {""}
   *[1] {" "}· { symbol-prestige }престиж
}
line-plan_roof = на крыше { $roof }: +{ unit-talers } за найм
line-plan_legend = (1+2) = 1 товар гильдии + 2 любых · ✗ — товаров не хватает
line-plan_goods = { $good }: вы — { $number }{ $others ->
    [0] {""}
    [1] , { $seats } — { $rival }
    [2] , { $seats } — по { $rival }
   *[other] , ещё { $others } игрока — по { $rival }
}
price-short = { $any ->
    [0] { $own }
   *[other] { $own }+{ $any }
}
line-plan_payable = { $tile } ({ price-short })
line-plan_dear = ✗ { $tile } ({ price-short })

## At a guild: the favorite’s race, and what cannot be done
line-panel_race = **{ $good }: у кого больше, тому { $tiles }{ $prestige ->
    [0] {""}
   *[1] {" "}и { symbol-prestige }герб престижа
}.** Вы — { $number }{ $others ->
    [0] {""}
    [1] , { $seats } — { $rival }
    [2] , { $seats } — по { $rival }
   *[other] , ещё { $others } игрока — по { $rival }
}
line-panel_tie = при равенстве решают талеры, затем порядок хода
line-panel_roof = за найм { unit-talers } с крыши
line-missing_sell = Продать нельзя: нет товара ({ $good })
line-missing_guests = Нанять нельзя: здесь никто не живёт
line-missing_recruit = Нанять нельзя: нужно { $goods }
line-missing_buy = Купить нельзя: нужно { unit-price }, у вас { $money }
line-panel_payment = **Вы платите:** { $goods } · останется { $left-count ->
    [0] ноль товаров
   *[other] { $left }
}

## What one has settled in secret
line-sealed_plan = **Ваш план:** { $guilds }
line-sealed_pass = **Ваш план:** пас до конца раунда
line-sealed_rest = **Ещё впереди по вашему плану:** { $guilds }
