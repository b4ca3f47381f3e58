## Where one stands
line-panel_title = Раунд { $round } из { $rounds }
line-panel_standing = Если бы игра закончилась сейчас
line-panel_points = { $seat } { $points }
line-panel_points_own = вы { $points }
line-panel_own = **У вас:** { symbol-coin }{ unit-coins } · { symbol-sparrow }{ unit-sparrows } · { $tiles-count ->
    [0] тайлов нет
   *[other] тайлы: { $tiles }
} · { unit-seals } · { symbol-point }{ unit-points }
line-panel_barge = { symbol-barge }**Баржа:** место { $space } · кварталы: { $quarters }
line-panel_tower = **{ $tower }:** { $changes }
line-panel_calm = **{ $tower }:** в этом раунде всё как обычно
line-panel_drawn = **Ваш тайл:** { $tile }
line-panel_grid =
    { symbol-corner }{ $top1-value }{ $top2-value }{ $top3-value }{ symbol-corner }
    { $left1-value }{ $a1-value }{ $a2-value }{ $a3-value }{ $right1-value }
    { $left2-value }{ $b1-value }{ $b2-value }{ $b3-value }{ $right2-value }
    { $left3-value }{ $c1-value }{ $c2-value }{ $c3-value }{ $right3-value }
    { symbol-corner }{ $bottom1-value }{ $bottom2-value }{ $bottom3-value }{ symbol-corner }
line-panel_crests = -# { $gates-count ->
    [one] Семейный герб
   *[other] Семейные гербы
} у ворот { $gates }: хозяин — { $seat }
line-panel_hand = **На руке:** { $cards }
line-panel_laid = **Выложено:** { $cards }
line-panel_doing = **Действие:** { $action }
line-panel_playing = **Карта:** { $card }

## Questions
ask-push = В какие ворота вставить тайл?
ask-push-hint = Буквы — открытые ворота, остальные закрыты. Три тайла ряда — ваши действия, крайний вытесняется.
ask-swap = Какой тайл взять с Пристани?
ask-swap-hint = Вытянутый тайл останется там. Обмен — один за ход.
ask-act = Что делать дальше?
ask-act-hint = Каждый тайл ряда — одно действие, порядок любой. Неиспользованное пропадает.
ask-side = С какой стороны забрать тайлы?
ask-side-hint = Вы получите все тайлы, лежащие там.
ask-card = Как использовать действие Карты?
ask-card-hint = Тайлы возвращаются в мешочек. За два одинаковых можно выбрать карту.
ask-steps = Как далеко плыть?
ask-steps-hint = Занятые места баржа пропускает, они не считаются.
ask-quarter = В каком квартале поставить печать?
ask-quarter-hint = Сразу после этого действует его привилегия.
ask-hand = Какую карту сыграть?
ask-hand-hint = Применить сейчас ради верхнего свойства или выложить ради очков в конце.
ask-way = Как её сыграть?
ask-way-hint = Применённая карта уходит в сброс, выложенная принесёт очки в конце.
ask-pay = Какими тайлами заплатить?
ask-pay-hint = Они возвращаются в мешочек.
ask-keep = Какую карту оставить?
ask-keep-hint = Их видите только вы; другая уйдёт в открытый сброс.
ask-choose = Что взять?
ask-choose-hint = Привилегия даёт что-то одно.
ask-shield = Какой Гербовый щит оставить?
ask-shield-hint = Оба видите только вы; другой уйдёт под низ стопки.
ask-descendant = Какого Горожанина взять?
ask-descendant-hint = Его способность ваша до конца игры.

## Options
choice-enter = { $gate-letter }: { $line }
detail-enter = { $gate-from } · вытеснит тайл { $out-gen }
detail-enter_crest = { $gate-from } · вытеснит тайл { $out-gen } · герб ({ $seat }): { $things }
detail-enter_guard = { $gate-from } · вытеснит тайл { $out-gen } · Страж: { unit-points }
detail-enter_both = { $gate-from } · вытеснит тайл { $out-gen } · герб ({ $seat }): { $things } · Страж: { unit-points }
choice-swap = Обменять тайл…
choice-swap_for = { $tile }
choice-play = Сыграть карту…
choice-act_money = Деньги: +{ unit-coins }
choice-act_clear = Изъятие…
choice-act_card = Карта…
choice-act_river = Река: на { $space }
choice-act_river_far = Река: вплоть до { $space }…
choice-act_seal = Печать…
choice-act_seal_in = Печать: { $quarter }
choice-end = Закончить ход
choice-side = { $side-cap }: { $tiles }
choice-buy = За { $tiles-acc }
detail-buy = { $number ->
    [one] Верхняя карта колоды
    [few] Посмотреть { $number } карты и оставить одну
   *[many] Посмотреть { $number } карт и оставить одну
} · { $rest ->
    [0] тайлов не останется
    [one] останется { $rest } тайл
    [few] останется { $rest } тайла
   *[many] останется { $rest } тайлов
}
choice-extra = Сыграть карту с руки…
choice-steps = { unit-steps }, на { $space }
choice-steps_none = Остаться на месте
detail-steps = По пути: { $things }
choice-quarter = { $quarter }
detail-quarter = { unit-privilege } · { unit-places }
detail-quarter_coins = { unit-privilege } · { unit-places } · останется { unit-coins }
choice-hand = { $card }
detail-hand = Сейчас: { $things } · выложить: пока { unit-points }
detail-hand_priced = Сейчас за { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[many] { $tiles } тайлов
}: { $things } · выложить: пока { unit-points }
detail-hand_equal = Сейчас за { $tiles } одинаковых тайла: { $things } · выложить: пока { unit-points }
detail-hand_void = Сейчас нельзя · выложить: пока { unit-points }
choice-now = Сейчас: { $things }
detail-now_free = Бесплатно
detail-now_priced = Стоит { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[many] { $tiles } тайлов
}, у вас { $number }
detail-now_equal = Стоит { $tiles } одинаковых тайла, у вас { unit-number }
choice-later = Выложить: пока { unit-points }
detail-later_cathedral = Карт Собора уже выложено: { $number }
detail-later_trade = Торговых карт уже выложено: { $number }
detail-later_chronicle = В конце { $each ->
    [one] { $each } очко
    [few] { $each } очка
   *[many] { $each } очков
} за { $per ->
    [1] { $of-one }
    [few] каждые { $per } { $of-few }
   *[many] каждые { $per } { $of }
}{ $most ->
    [0] {""}
   *[other] , не больше { $most }
}
choice-pay = { $tiles }
detail-pay = { $rest ->
    [0] Тайлов не останется
    [one] Останется { $rest } тайл
    [few] Останется { $rest } тайла
   *[many] Останется { $rest } тайлов
}
choice-keep = { $card }
choice-choose = { $thing }
detail-choose_steps = На место { $space }
choice-shield = { $shield } · +{ unit-points }
detail-shield_golden = Золотой: ваш герб у ворот { $gate }; каждый тайл, вытесненный там, приносит вам { $things-acc }
detail-shield_golden_late = Золотой, но семейных гербов у вас больше нет
detail-shield_plain = Только очки
choice-descendant = { $descendant }
detail-descendant = { $changes }

## What can be done in a turn, and why something cannot
choice-offer_swap = Обмен
choice-offer_play = Сыграть карту бесплатно
choice-offer_tile = { $tiles }
detail-swap_open = { unit-sparrows } за другой тайл с Пристани: { $docks }
detail-swap_free = в этом раунде бесплатно; на Пристани { $docks }
detail-swap_done = в этот ход уже был
detail-swap_poor = воробьёв не хватает, цена — { unit-sparrows }
detail-swap_docks = на Пристани нет тайлов другого вида
detail-play_open = на руке { unit-cards }
detail-play_used = в этот ход уже использовано
detail-money = +{ unit-coins }, всего станет { $total }
detail-clear = все тайлы с одной стороны: { $sides }
detail-clear_several = все тайлы со сторон (до { $number }): { $sides }
detail-clear_void = вокруг площади нет тайлов
detail-card_buy = купить карту за { unit-price } (у вас { $number })
detail-card_both = купить карту за { unit-price } (у вас { $number }) или сыграть с руки ({ unit-cards })
detail-card_extra = сыграть с руки ({ unit-cards }); на покупку тайлов не хватает
detail-card_poor = нужно { unit-price } (у вас { $number }), а карт на руке нет
detail-card_deck = карт для покупки не осталось, на руке их тоже нет
detail-river = на место { $space }
detail-river_bonus = на место { $space }, где бонус: { $things }
detail-river_far = до { $space }, не дальше чем на { unit-steps }
detail-river_void = впереди нет свободных мест
detail-seal = { unit-coins }, останется { $rest }: { $quarters }
detail-seal_free = бесплатно: { $quarters }
detail-seal_poor = цена — { unit-coins }, у вас { $own }
detail-seal_full = свободных мест нет: { $quarters }
detail-seal_none = все ваши печати уже поставлены

## Usual turns by one press
choice-turn = { $gate-letter }: { $things-row }
choice-turn-brief = { $gate-letter }
choice-turn_either = { $gate-letter }: { $things-row }
choice-begin = Старт: { $things-row }
choice-rest = Всё: { $things-row }
detail-turn = останется { unit-coins }, { unit-number }
detail-turn_left = останется { unit-coins }, { unit-number } · ещё: { $actions }
detail-turn_asks = останется { unit-coins }, { unit-number } · затем: { $next }

## Calls, and answers that are asked about again
call-push = вставьте { $tile }
call-act = используйте свои действия
confirm-side = Забрать с { $sides-count ->
    [one] { $sides-count } стороны
   *[many] { $sides-count } сторон
} ({ unit-number })
doubt-end_actions = **Закончить ход?** Ещё можно использовать { $actions-acc }.
doubt-end_cards = **Закончить ход?** Он последний, а карты на руке ничего не стоят. Бесплатно можно сыграть ещё одну, на руке { unit-cards }.
doubt-act-yes = Да, закончить ход
doubt-set = **Применить карту { $card } сейчас?** Выложенная, она завершит набор: пока { unit-points }.
doubt-way-yes = Да, применить
