## Shortcuts: a whole action by one press
choice-shortcut_buy = Compra { $goods } per { unit-talers }
choice-shortcut_sell = Vendi { $goods } per { unit-talers }
choice-shortcut_recruit = Recluta { $tile }
choice-shortcut_recruit_on = Recluta { $tile }…
detail-shortcut_trade = → { unit-talers }, { $good } { $number }
detail-shortcut_recruit = per { $goods } → { $good } { $number }{ $talers ->
    [0] {""}
   *[other] , +{ unit-talers }
}{ $first ->
    [0] {""}
   *[1] , primo posto
}

## While planning: each guild, with who has its goods and whom one could recruit
line-plan_guild = **{ $guild }** · { unit-price }{ $roof ->
    [0] {""}
   *[other] {" "}· { $roof } sul tetto
}{ $prestige ->
    [0] {""}
   *[1] {" "}· { symbol-prestige }prestigio
}
line-plan_goods = { $good }: tu { $number }{ $others ->
    [0] {""}
    [1] , { $seats } { $rival }
    [2] , { $seats } { $rival }
   *[other] , altri { $others } { $rival }
}
line-plan_payable = ✓ { $tile } ({ $goods })
line-plan_dear = ✗ { $tile } ({ $goods })

## At a guild: the favorite’s race, and what cannot be done
line-panel_race = **{ $good }: chi ne ha di più vince { $tiles }{ $prestige ->
    [0] {""}
   *[1] {" "}e il { symbol-prestige }blasone di prestigio
}.** Tu { $number }{ $others ->
    [0] {""}
    [1] , { $seats } { $rival }
    [2] , { $seats } { $rival }
   *[other] , altri { $others } { $rival }
}
line-panel_tie = In parità vince chi ha più talleri, poi chi viene prima nell’ordine di turno.
line-panel_roof = Chi recluta qui riceve { unit-talers } per gli agenti sul tetto.
line-missing_sell = Vendere: non hai { $good }
line-missing_guests = Assumere: qui non alloggia nessuno
line-missing_recruit = Assumere: servono { $goods }
line-missing_buy = Comprare: servono { unit-price }, ne hai { $money }
line-missing_goods = Comprare: il magazzino è vuoto
line-panel_payment = **Paghi:** { $goods } · ti restano { $left }

## What one has settled in secret
line-sealed_plan = **Il tuo piano:** { $guilds }
line-sealed_pass = **Il tuo piano:** passi fino alla fine del round
line-sealed_rest = **Ancora da fare nel tuo piano:** { $guilds }
