## What happened, in short: see bot/words/gathering.py. What the board shows is left to it.
line-order-brief = {""}
line-round_begins-brief = ### Раунд { $round }
line-prestige-brief = { symbol-prestige }Гильдия престижа: { $guild }
line-turn-brief = {""}
line-laid-brief = {""}
line-passed-brief = { $seat-count ->
    [one] -# { $seat } пасует до конца раунда
   *[other] -# { $seat } пасуют до конца раунда
}
line-did_nothing-brief = { $seat-count ->
    [one] -# { $seat } бездействует
   *[other] -# { $seat } бездействуют
}
line-sold-brief = { $seat-count ->
    [one] { $seat } продаёт { $goods-acc } (+{ $talers })
   *[other] { $seat } продают { $goods-acc } (каждый +{ $talers })
}
line-bought-brief = { $seat-count ->
    [one] { $seat } покупает { $goods-acc } ({ $talers })
   *[other] { $seat } покупают { $goods-acc } (каждый { $talers })
}
line-recruited-brief = { $seat-count ->
    [one] { $seat } нанимает { $tile-acc } за { $goods-acc }
   *[other] { $seat } нанимают { $tile-acc } за { $goods-acc } (каждый)
}
line-agent_gained-brief = { $seat-count ->
    [one] -# { $seat } получает посредника
   *[other] -# { $seat } получают по посреднику
}
line-agent_gained-aside = {""}
line-no_agent_left-gain = посредников в запасе нет
line-roof_money-gain = +{ unit-talers }
line-went_first-aside = занимает первое место
line-robbed-aside = { $seat } теряет { $goods-acc } (банк возмещает { unit-talers })
line-burglar_idle-aside = отпускает Грабителя ни с чем
line-swapped-aside = меняет местами { $tile-acc } и { $other-acc } ({ $places })
line-guardsman_idle-aside = отпускает Стражника без поручения
line-peddled-aside = кладёт на Торговца товар ({ $good-single })
line-peddler_idle-aside = отпускает Торговца без товара
line-mayor_placed-aside = посылает Мэра на крышу { $guild-gen }
line-prestige_moved-aside = переносит { symbol-prestige }герб престижа в гильдию { $guild-gen }
line-duchess_idle-aside = оставляет герб престижа на месте
line-finished-brief = {""}
line-round_ended-brief = ### Раунд { $round }: фавориты
line-favorites_tied-brief = {""}
line-purse_shown = { $purse ->
    [one] -# { $seat } показывает { $purse } талер.
    [few] -# { $seat } показывает { $purse } талера.
   *[other] -# { $seat } показывает { $purse } талеров.
}
line-purse_shown-each = { $seat } { $purse }
line-purse_shown-all = -# Ничьи решают талеры: { $all }
line-favorite-brief = { $seat }: { $tiles }
line-favorite-aside = { $tiles }
line-favorite_with_prestige-brief = { $seat }: { symbol-prestige }{ $tiles }
line-favorite_with_prestige-aside = { symbol-prestige }{ $tiles }
line-no_favorite-each = { $tiles }
line-no_favorite-all = -# Никому не достались: { $all }
line-standing-each = { $seat } { standing-told }
line-standing-all = -# Очки без учёта денег: { $all }
line-incomes-brief = {""}
line-income-each = { $mayors ->
    [0] { $musicians ->
        [0] { $bankers ->
            [0] {""}
           *[other] { $seat } — { $talers }
        }
       *[other] { $seat } — { $talers }
    }
   *[other] { $seat } — { $talers }
}
line-income-all = -# Повышенный доход: { $all }
line-renewed-brief = {""}

## Pictures behind buttons
sight-round = Конец раунда

## The end
line-total-each = { $seat } { $points }
line-total-all = -# { $all }
line-tie_craftsmen = число мастеров
line-tie_value = сумма мастеров
line-points_townsmen-name = горожане
line-points_majorities-name = большинство мастеров
line-points_great-name = гильдии с суммой 30 и больше
line-points_all_guilds-name = мастера всех гильдий
line-points_richest-name = самый богатый игрок
line-points_crests-name = гербы
