## Shortcuts: a whole action by one press
choice-shortcut_buy = Купить { $goods-acc } за { unit-talers }
choice-shortcut_sell = Продать { $goods-acc } за { unit-talers }
choice-shortcut_recruit = Нанять { $tile-acc }
choice-shortcut_recruit_on = Нанять { $tile-acc }…
detail-shortcut_trade = → { unit-talers }, { $good } { $number }
detail-shortcut_recruit = за { $goods-acc } → { $good } { $number }{ $talers ->
    [0] {""}
   *[other] , +{ unit-talers }
}{ $first ->
    [0] {""}
   *[1] , первое место
}

## While planning: each guild, with who has its goods and whom one could recruit
line-plan_guild = **{ $guild }** · { unit-price }{ $roof ->
    [0] {""}
   *[other] {" "}· на крыше { $roof }
}{ $prestige ->
    [0] {""}
   *[1] {" "}· { symbol-prestige }престиж
}
line-plan_goods = { $good }: у вас { $number }{ $others ->
    [0] {""}
    [1] , { $seats } { $rival }
    [2] , { $seats } { $rival }
   *[other] , ещё у { $others } – по { $rival }
}
line-plan_payable = ✓ { $tile } ({ $goods })
line-plan_dear = ✗ { $tile } ({ $goods })

## At a guild: the favorite’s race, and what cannot be done
line-panel_race = **{ $good }: у кого больше, тому { $tiles }{ $prestige ->
    [0] {""}
   *[1] {" "}и { symbol-prestige }герб престижа
}.** У вас { $number }{ $others ->
    [0] {""}
    [1] , { $seats } { $rival }
    [2] , { $seats } { $rival }
   *[other] , ещё у { $others } – по { $rival }
}
line-panel_tie = При равенстве решают талеры, затем место в порядке хода.
line-panel_roof = Кто наймёт здесь гостя, получит { unit-talers } за посредников на крыше.
line-missing_sell = Продать нельзя: { $good } – 0
line-missing_guests = Нанять нельзя: здесь никто не живёт
line-missing_recruit = Нанять нельзя: нужно { $goods }
line-missing_buy = Купить нельзя: нужно { unit-price }, у вас { $money }
line-missing_goods = Купить нельзя: склад пуст
line-panel_payment = **Вы платите:** { $goods } · останется { $left }

## What one has settled in secret
line-sealed_plan = **Ваш план:** { $guilds }
line-sealed_pass = **Ваш план:** пас до конца раунда
line-sealed_rest = **Ещё впереди по вашему плану:** { $guilds }
