## What happened, in short: see bot/words/gathering.py. A turn is one sentence, which begins with its player.
line-standing-each = { $seat } { $points }
line-standing-all = -# Очки: { $all }
line-turn-brief = {""}
line-turn-each = {""}
line-turn-all = { $all }
line-lines_reopened-brief = -# Все ряды снова открыты
line-drew-each = {""}
line-drew-all = { $all }
line-swapped-brief = { $seat }: { line-swapped-aside }
line-swapped-aside = меняет тайл { $tile-gen } на тайл { $other-gen }
line-pushed-brief = { $seat }: { line-pushed-aside }
line-pushed-aside = ворота { $gate-letter }
line-crest_paid-brief = { $seat }: { line-crest_paid-aside }
line-crest_paid-aside = герб у ворот { $gate-letter }
line-guard_scored-gain = Страж +{ unit-points }
line-took_money-brief = { $seat }: { line-took_money-sum }
line-took_money-sum = {""}
line-cleared-brief = { $seat }: { line-cleared-aside }
line-cleared-aside = забирает { $sides }
line-bought-brief = { $seat }: { line-bought-aside }
line-bought-aside = покупает карту
line-drew_cards-gain = { $number ->
    [one] +{ $number } карта
    [few] +{ $number } карты
   *[many] +{ $number } карт
}
line-rejected-aside = {""}
line-moved-brief = { $seat }: { line-moved-aside }
line-moved-last = { line-moved-aside }
line-moved-aside = баржа на { mark-space }
line-river_bonus-aside = {""}
line-sealed-brief = { $seat }: { line-sealed-aside }
line-sealed-aside = печать { $quarter-in }
line-gained_coins-gain = { $number ->
    [one] +{ $number } монета
    [few] +{ $number } монеты
   *[many] +{ $number } монет
}
line-gained_sparrows-gain = { $number ->
    [one] +{ $number } воробей
    [few] +{ $number } воробья
   *[many] +{ $number } воробьёв
}
line-gained_points-gain = { $number ->
    [one] +{ $number } очко
    [few] +{ $number } очка
   *[many] +{ $number } очков
}
line-gained_tiles-gain = +{ $tiles }
line-shield_taken-brief = { $seat }: щит (+{ unit-points })
line-shield_taken-aside = щит +{ $points }
line-crest_placed-gain = герб у ворот { $gate-letter }
line-descendant_taken-brief = { $seat }: { line-descendant_taken-aside }
line-descendant_taken-aside = берёт { $descendant-acc }
line-card_used-brief = { $seat }: { line-card_used-aside }
line-card_used-aside = применяет карту { $card }
line-card_laid-brief = { $seat }: { line-card_laid-aside }
line-card_laid-aside = выкладывает карту { $card }
line-deck_shuffled-brief = {""}
line-waived-aside = не использует { $actions-acc }

## The end
line-hands_dropped-each = { $seat } { $number }
line-hands_dropped-all = -# Карт осталось на руке: { $all }
line-total-each = { $seat } { $points }
line-total-all = -# { $all }
line-tie_quarters = кварталы со своей печатью
line-points_start-name = очки в начале
line-points_privileges-name = привилегии
line-points_shields-name = Гербовые щиты
line-points_cards-name = применённые карты
line-points_river-name = бонусы на Дунае
line-points_seals-name = поставленные печати
line-points_guard-name = Страж
line-points_crests-name = семейные гербы
line-points_sparrows-name = воробьи
line-points_danube-name = место на Дунае
line-points_cathedral-name = карты Собора
line-points_trade-name = Торговые карты
line-points_chronicle-name = карты Летописи
