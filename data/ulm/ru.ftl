## The game
title = Ульм
name-tower = башня
game-note = У нас была только первая из двух книг правил игры. Ход игры взят из неё; детали описывает вторая, поэтому примерно половину свойств кварталов, карт, щитов, горожан и тайлов Башни **придумали мы сами**. Об этом есть тема в правилах.
option-tower = Для чего тайлы Башни: только считать раунды или менять каждый раунд для всех
option-tower-roof = Только считают раунды (базовый вариант)
option-tower-symbols = Каждый меняет свой раунд для всех (продвинутый вариант)

## Signs of tiles, where a sentence shows a picture of the area
symbol-money = 🪙{" "}
symbol-clear = 🧹{" "}
symbol-card = 📜{" "}
symbol-river = ⛵{" "}
symbol-seal = 🔶{" "}
symbol-gate_a = 🇦{" "}
symbol-gate_b = 🇧{" "}
symbol-gate_c = 🇨{" "}
symbol-gate_d = 🇩{" "}
symbol-gate_e = 🇪{" "}
symbol-gate_f = 🇫{" "}
symbol-gate_g = 🇬{" "}
symbol-gate_h = 🇭{" "}
symbol-gate_i = 🇮{" "}
symbol-gate_j = 🇯{" "}
symbol-gate_k = 🇰{" "}
symbol-gate_l = 🇱{" "}
symbol-closed = ✖️{" "}
symbol-corner = ⬛{" "}
symbol-coin = {""}
symbol-sparrow = {""}
symbol-point = {""}
symbol-barge = {""}
symbol-charter = {""}

## Units and marks, used inside other sentences
unit-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
unit-sparrows = { $sparrows ->
    [one] { $sparrows } воробей
    [few] { $sparrows } воробья
   *[many] { $sparrows } воробьёв
}
unit-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
unit-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
unit-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
unit-number = { $number ->
    [one] { $number } тайл
    [few] { $number } тайла
   *[many] { $number } тайлов
}
unit-price = { $price ->
    [one] { $price } тайл
    [few] { $price } тайла
   *[many] { $price } тайлов
}
unit-places = { $places ->
    [one] { $places } свободное место
    [few] { $places } свободных места
   *[many] { $places } свободных мест
}
unit-seals = { $seals ->
    [one] { $seals } печать
    [few] { $seals } печати
   *[many] { $seals } печатей
}
unit-privilege = { $choices-count ->
    [0] { $things }
   *[other] { $things-count ->
        [0] на выбор: { $choices }
       *[other] { $things }, на выбор: { $choices }
    }
}
mark-count = { $count ->
    [0] {""}
    [1] {""}
   *[other]  ×{ $count }
}
mark-space = { $space ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
    [7] +7
    [8] +8
    [9] +9
    [10] +10
    [11] +11
   *[other] { $space }
}

## The five kinds of action tile
piece-money = { $form ->
    [value] { symbol-money }
    [gen] Денег{ mark-count }
   *[plain] Деньги{ mark-count }
}
piece-clear = { $form ->
    [value] { symbol-clear }
    [gen] Изъятия{ mark-count }
   *[plain] Изъятие{ mark-count }
}
piece-card = { $form ->
    [value] { symbol-card }
    [gen] Карты{ mark-count }
    [acc] Карту{ mark-count }
   *[plain] Карта{ mark-count }
}
piece-river = { $form ->
    [value] { symbol-river }
    [gen] Реки{ mark-count }
    [acc] Реку{ mark-count }
   *[plain] Река{ mark-count }
}
piece-seal = { $form ->
    [value] { symbol-seal }
    [gen] Печати{ mark-count }
   *[plain] Печать{ mark-count }
}

## Sides and gates: every gate has a letter
mark-left = { $value ->
    [1] {"A"}
    [2] {"B"}
   *[3] {"C"}
}
mark-right = { $value ->
    [1] {"D"}
    [2] {"E"}
   *[3] {"F"}
}
mark-top = { $value ->
    [1] {"G"}
    [2] {"H"}
   *[3] {"I"}
}
mark-bottom = { $value ->
    [1] {"J"}
    [2] {"K"}
   *[3] {"L"}
}
mark-left-sign = { $value ->
    [1] { symbol-gate_a }
    [2] { symbol-gate_b }
   *[3] { symbol-gate_c }
}
mark-right-sign = { $value ->
    [1] { symbol-gate_d }
    [2] { symbol-gate_e }
   *[3] { symbol-gate_f }
}
mark-top-sign = { $value ->
    [1] { symbol-gate_g }
    [2] { symbol-gate_h }
   *[3] { symbol-gate_i }
}
mark-bottom-sign = { $value ->
    [1] { symbol-gate_j }
    [2] { symbol-gate_k }
   *[3] { symbol-gate_l }
}
piece-left = { $form ->
    [value] { mark-left-sign }
    [letter] { mark-left }
    [cap] Слева
    [from] ряд { $value } слева
   *[plain] { $value ->
        [0] слева{ mark-count }
       *[other] { mark-left } (слева { $value })
    }
}
piece-right = { $form ->
    [value] { mark-right-sign }
    [letter] { mark-right }
    [cap] Справа
    [from] ряд { $value } справа
   *[plain] { $value ->
        [0] справа{ mark-count }
       *[other] { mark-right } (справа { $value })
    }
}
piece-top = { $form ->
    [value] { mark-top-sign }
    [letter] { mark-top }
    [cap] Сверху
    [from] столбец { $value } сверху
   *[plain] { $value ->
        [0] сверху{ mark-count }
       *[other] { mark-top } (сверху { $value })
    }
}
piece-bottom = { $form ->
    [value] { mark-bottom-sign }
    [letter] { mark-bottom }
    [cap] Снизу
    [from] столбец { $value } снизу
   *[plain] { $value ->
        [0] снизу{ mark-count }
       *[other] { mark-bottom } (снизу { $value })
    }
}
piece-closed = { symbol-closed }

## Spaces of the Danube
piece-past = +{ $value }
piece-before = −{ $value }
piece-to_past = баржа на +{ $value }
piece-to_before = баржа на −{ $value }

## What can be gained
piece-gain_coins = { $value ->
    [one] { $form ->
        [acc] { $value } монету
       *[plain] { $value } монета
    }
    [few] { $value } монеты
   *[many] { $value } монет
}
piece-gain_sparrows = { $value ->
    [one] { $form ->
        [acc] { $value } воробья
       *[plain] { $value } воробей
    }
    [few] { $value } воробья
   *[many] { $value } воробьёв
}
piece-gain_points = { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}
piece-gain_tiles = { $value ->
    [one] { $value } тайл
    [few] { $value } тайла
   *[many] { $value } тайлов
}
piece-gain_cards = { $value ->
    [one] { $form ->
        [acc] { $value } карту
       *[plain] { $value } карта
    }
    [few] { $value } карты
   *[many] { $value } карт
}
piece-gain_look = { $value ->
    [one] { $value } карта
   *[other] одна карта из { $value }
}
piece-gain_steps = { $value ->
    [one] { $value } шаг
   *[other] до { $value } шагов
}
piece-gain_shield = { $value ->
    [one] Гербовый щит
   *[other] один Гербовый щит из { $value }
}
piece-gain_descendant = Горожанин
piece-gain_seal = печать без оплаты
piece-gain_one_of = что-то одно на выбор
piece-gain_points_per = очки

## What a player chooses next
piece-next_act = сыграть ли карту
piece-next_shield = какой взять щит
piece-next_descendant = какого взять Горожанина
piece-next_keep = какую карту оставить
piece-next_choose = что даст привилегия
piece-next_steps = как далеко плыть
piece-next_quarter = где поставить печать

## What points are counted by
piece-of_shields = { $form ->
    [one] каждый свой щит
    [few] своих щита
   *[plain] своих щитов
}
piece-of_coins = { $form ->
    [one] каждую свою монету
    [few] свои монеты
   *[plain] своих монет
}
piece-of_sparrows = { $form ->
    [one] каждого своего воробья
    [few] своих воробья
   *[plain] своих воробьёв
}
piece-of_tiles = { $form ->
    [one] каждый свой тайл
    [few] своих тайла
   *[plain] своих тайлов
}
piece-of_quarters = { $form ->
    [one] каждый квартал со своей печатью
    [few] квартала со своей печатью
   *[plain] кварталов со своей печатью
}
piece-of_seals = { $form ->
    [one] каждую поставленную печать
    [few] поставленные печати
   *[plain] поставленных печатей
}
piece-of_past = { $form ->
    [one] каждое место за мостом
    [few] места за мостом
   *[plain] мест за мостом
}
piece-of_descendants = { $form ->
    [one] каждого своего Горожанина
    [few] своих Горожанина
   *[plain] своих Горожан
}

## What descendants and tower tiles change
piece-all_money = действие Денег даёт на { $value ->
    [one] { $value } монету
    [few] { $value } монеты
   *[many] { $value } монет
} больше
piece-all_money_less = действие Денег даёт на { $value ->
    [one] { $value } монету
    [few] { $value } монеты
   *[many] { $value } монет
} меньше
piece-first_money = первое за ход действие Денег даёт на { $value ->
    [one] { $value } монету
    [few] { $value } монеты
   *[many] { $value } монет
} больше
piece-first_money_less = первое за ход действие Денег даёт на { $value ->
    [one] { $value } монету
    [few] { $value } монеты
   *[many] { $value } монет
} меньше
piece-all_steps = действие Реки может вести на { $value ->
    [one] { $value } место
    [few] { $value } места
   *[many] { $value } мест
} дальше
piece-all_steps_less = действие Реки короче на { $value ->
    [one] { $value } место
    [few] { $value } места
   *[many] { $value } мест
}
piece-first_steps = первое за ход действие Реки может вести на { $value ->
    [one] { $value } место
    [few] { $value } места
   *[many] { $value } мест
} дальше
piece-first_steps_less = первое за ход действие Реки короче на { $value ->
    [one] { $value } место
    [few] { $value } места
   *[many] { $value } мест
}
piece-all_sides = Изъятие берёт ещё до { $value ->
    [one] { $value } стороны
   *[other] { $value } сторон
}
piece-all_sides_less = Изъятие берёт меньше на { $value ->
    [one] { $value } сторону
    [few] { $value } стороны
   *[many] { $value } сторон
}
piece-first_sides = первое за ход Изъятие берёт ещё до { $value ->
    [one] { $value } стороны
   *[other] { $value } сторон
}
piece-first_sides_less = первое за ход Изъятие берёт меньше на { $value ->
    [one] { $value } сторону
    [few] { $value } стороны
   *[many] { $value } сторон
}
piece-all_plays = за ход можно бесплатно сыграть ещё { $value ->
    [one] { $value } карту
    [few] { $value } карты
   *[many] { $value } карт
}
piece-all_plays_less = за ход можно бесплатно сыграть на { $value ->
    [one] { $value } карту
    [few] { $value } карты
   *[many] { $value } карт
} меньше
piece-all_buy_sparrows = { $value ->
    [one] { $value } воробей
    [few] { $value } воробья
   *[many] { $value } воробьёв
} за каждую купленную карту
piece-all_seal_points = { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
} за каждую поставленную печать
piece-all_step_points = { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
} за каждый шаг на место за мостом
piece-all_seal_cost = действие Печати дороже на { $value ->
    [one] { $value } монету
    [few] { $value } монеты
   *[many] { $value } монет
}
piece-all_seal_cost_less = действие Печати дешевле на { $value ->
    [one] { $value } монету
    [few] { $value } монеты
   *[many] { $value } монет
}
piece-first_seal_cost = первое за ход действие Печати дороже на { $value ->
    [one] { $value } монету
    [few] { $value } монеты
   *[many] { $value } монет
}
piece-first_seal_cost_less = первое за ход действие Печати дешевле на { $value ->
    [one] { $value } монету
    [few] { $value } монеты
   *[many] { $value } монет
}
piece-all_guard_two = { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}, если в своём ряду совпали ровно два тайла
piece-all_guard_three = { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}, если все три
piece-all_look = при покупке вы смотрите { $value ->
    [one] { $value } карту
    [few] { $value } карты
   *[many] { $value } карт
}
piece-all_card_price = карта стоит { $value ->
    [one] { $value } тайл
    [few] { $value } тайла
   *[many] { $value } тайлов
}
piece-all_swap_price = { $value ->
    [0] обмен бесплатный
    [one] обмен стоит { $value } воробья
    [few] обмен стоит { $value } воробья
   *[many] обмен стоит { $value } воробьёв
}

## Quarters
piece-crooked_house = { $form ->
    [in] в Кривом доме
   *[plain] Кривой дом{ mark-count }
}
piece-oath_house = { $form ->
    [in] в Доме присяги
   *[plain] Дом присяги{ mark-count }
}
piece-town_hall = { $form ->
    [in] в Ратуше
   *[plain] Ратуша{ mark-count }
}
piece-goose_tower = { $form ->
    [in] в Гусиной башне
   *[plain] Гусиная башня{ mark-count }
}
piece-fishermen = { $form ->
    [in] в Квартале рыбаков
    [row] Рыбаки
   *[plain] Квартал рыбаков{ mark-count }
}
piece-gardens = { $form ->
    [in] в Садовом квартале
    [row] Сады
   *[plain] Садовый квартал{ mark-count }
}
piece-dockside = { $form ->
    [in] в Портовом квартале
    [row] Порт
   *[plain] Портовый квартал{ mark-count }
}
piece-reichenau = { $form ->
    [in] в Райхенауэр Хофе
    [row] Райхенауэр
   *[plain] Райхенауэр Хоф{ mark-count }
}

## City shields
piece-shield_town_hall = «Ратуша»
piece-shield_oath_house = «Дом присяги»
piece-shield_goose_tower = «Гусиная башня»
piece-shield_crooked_house = «Кривой дом»
piece-shield_gardens = «Садовый квартал»
piece-shield_reichenau = «Райхенауэр Хоф»
piece-shield_fishermen = «Квартал рыбаков»
piece-shield_dockside = «Портовый квартал»
piece-shield_corn_house = «Хлебный амбар»
piece-shield_salt_house = «Соляной амбар»
piece-shield_armoury = «Арсенал»
piece-shield_butchers_tower = «Башня мясников»

## Cards
piece-base = «Основание»{ mark-count }
piece-nave = «Неф»{ mark-count }
piece-spire = «Шпиль»{ mark-count }
piece-cloth = «Вельвет»{ mark-count }
piece-art = «Произведение искусства»{ mark-count }
piece-goods = «Товар»{ mark-count }
piece-pilot = «Лоцман»{ mark-count }
piece-seal_keeper = «Хранитель печати»{ mark-count }
piece-herald = «Герольд»{ mark-count }
piece-mint = «Монетный двор»{ mark-count }
piece-bird_catcher = «Птицелов»{ mark-count }
piece-market = «Рынок»{ mark-count }

## Descendants
piece-guard = { $form ->
    [acc] Стража
   *[plain] Страж
}
piece-boatman = { $form ->
    [acc] Лодочника
   *[plain] Лодочник
}
piece-merchant = { $form ->
    [acc] Купца
   *[plain] Купец
}
piece-seal_cutter = { $form ->
    [acc] Резчика печатей
   *[plain] Резчик печатей
}
piece-scholar = { $form ->
    [acc] Учёного
   *[plain] Учёный
}
piece-sweeper = { $form ->
    [acc] Метельщика
   *[plain] Метельщик
}
piece-bird_keeper = { $form ->
    [acc] Птичника
   *[plain] Птичник
}
piece-councillor = { $form ->
    [acc] Советника
   *[plain] Советник
}

## Tower tiles
piece-rich = «Тучные годы»
piece-flood = «Половодье»
piece-wax = «Дешёвый воск»
piece-toll = «Налог на печати»
piece-fair = «Книжная ярмарка»
piece-library = «Библиотека»
piece-broom = «Большая уборка»
piece-birds = «Стая воробьёв»
piece-stage = «Бродячие актёры»
piece-notary = «Нотариус»
piece-current = «Быстрое течение»
piece-calm = «Затишье»

## What happens
line-round_begins = ### Раунд { $round } из { $rounds }
line-standing = -# { $seat }: { unit-points }, если бы игра закончилась сейчас.
line-tower_shown = **Тайл Башни этого раунда** — { $tower }
line-turn = ### Ходит { $seat }
line-lines_reopened = -# Открытых рядов не было, поэтому { $tiles-count ->
    [one] { $tiles-count } тайл возвращается
    [few] { $tiles-count } тайла возвращаются
   *[many] { $tiles-count } тайлов возвращаются
} в мешочек.
line-bag_refilled = -# Мешочек опустел, и в него возвращаются тайлы вокруг площади: { $tiles }.
line-docks_emptied = -# Мешочек всё ещё пуст, и в него уходят тайлы с Пристани; обменов больше не будет.
line-drew = -# { $seat } тянет тайл { $tile-gen }.
line-no_tile = -# { $seat } остаётся без тайла: в этот ход нет ни сдвига, ни действий.
line-swapped = -# { $seat } оставляет на Пристани тайл { $tile-gen } и берёт тайл { $other-gen }.
line-pushed = { $seat } вставляет тайл { $tile-gen } в ворота { $gate }; вытеснен тайл { $out-gen }.
line-crest_paid = -# Тайл вытеснен через ворота { $gate }, где лежит семейный герб: его хозяин — { $seat }.
line-guard_scored = -# { $seat } получает за Стража { unit-points }.
line-took_money = { $seat } берёт { symbol-coin }{ $coins ->
    [one] { $coins } монету.
    [few] { $coins } монеты.
   *[many] { $coins } монет.
}
line-cleared = { $seat } забирает { $sides } { $tiles-acc }.
line-bought = { $seat } покупает карту за { $tiles-acc }.
line-drew_cards = { $seat } берёт { $number ->
    [one] { $number } карту.
    [few] { $number } карты.
   *[many] { $number } карт.
}
line-rejected = -# { $seat } сбрасывает карту { $card }.
line-moved = { $seat } плывёт до места { mark-space }{ $jumped ->
    [0] .
    [one] , обогнав { $jumped } баржу.
    [few] , обогнав { $jumped } баржи.
   *[many] , обогнав { $jumped } барж.
}
line-river_bonus = -# { $seat } получает бонус места { mark-space }.
line-sealed = { $seat } ставит печать { $quarter-in }{ $coins ->
    [0] {" "}бесплатно.
    [one] {" "}за { symbol-coin }{ $coins } монету.
    [few] {" "}за { symbol-coin }{ $coins } монеты.
   *[many] {" "}за { symbol-coin }{ $coins } монет.
}
line-gained_coins = -# { $seat } получает { symbol-coin }{ $number ->
    [one] { $number } монету.
    [few] { $number } монеты.
   *[many] { $number } монет.
}
line-gained_sparrows = -# { $seat } получает { symbol-sparrow }{ $number ->
    [one] { $number } воробья.
    [few] { $number } воробья.
   *[many] { $number } воробьёв.
}
line-gained_points = -# { $seat } получает { $number ->
    [one] { $number } очко.
    [few] { $number } очка.
   *[many] { $number } очков.
}
line-gained_tiles = -# { $seat } тянет из мешочка { $tiles-acc }.
line-shield_taken = { $seat } берёт Гербовый щит { $shield }: +{ unit-points }.
line-crest_placed = -# Щит золотой, и { $seat } кладёт семейный герб у ворот { $gate }.
line-descendant_taken = { $seat } берёт { $descendant-acc } из Дома присяги.
line-card_used = { $seat } применяет карту { $card }{ $tiles-count ->
    [0] .
   *[other] {" "}за { $tiles-acc }.
}
line-card_laid = { $seat } выкладывает карту { $card } до конца игры.
line-deck_shuffled = -# Из сброса перемешана новая колода.
line-waived = -# { $seat } не использует { $actions-acc }.
line-hands_dropped = -# { $seat } сбрасывает с руки { $number ->
    [one] { $number } карту.
    [few] { $number } карты.
   *[many] { $number } карт.
}
line-total = { $place }. { $seat } · { unit-points }
line-won = ## 🏆 { $seats-count ->
    [one] Побеждает { $seats }!
   *[other] Победу делят { $seats }!
}

## Reasons for points
line-score_start = Очки в начале
line-score_privileges = Привилегии кварталов
line-score_shields = Гербовые щиты
line-score_cards = Применённые карты
line-score_river = Бонусы на Дунае
line-score_seals = Поставленные печати
line-score_guard = Страж
line-score_crests = Семейные гербы
line-score_sparrows = Воробьи
line-score_danube = Место на Дунае
line-score_cathedral = Карты Собора
line-score_trade = Торговые карты
line-score_chronicle = { $card }
line-points_start = Очки в начале: { unit-points }
line-points_privileges = Привилегии кварталов: { unit-points }
line-points_shields = Гербовые щиты: { unit-points }
line-points_cards = Применённые карты: { unit-points }
line-points_river = Бонусы на Дунае: { unit-points }
line-points_seals = Поставленные печати: { unit-points }
line-points_guard = Страж: { unit-points }
line-points_crests = Семейные гербы: { unit-points }
line-points_sparrows = Воробьи: { unit-points }
line-points_danube = Место на Дунае: { unit-points }
line-points_cathedral = Карты Собора: { unit-points }
line-points_trade = Торговые карты: { unit-points }
line-points_chronicle = Карты Летописи: { unit-points }
line-points_total = ### Если бы игра закончилась сейчас: { unit-points }

## How things stand
line-own_goods = **Имущество:** { symbol-coin }{ unit-coins } · { symbol-sparrow }{ unit-sparrows } · { $tiles-count ->
    [0] тайлов нет
   *[other] тайлы: { $tiles }
}
line-own_barge = { symbol-barge }**Баржа:** место { $space } · кварталы: { $quarters }
line-own_seals = **Печати:** { $quarters } · в запасе { $supply }
line-own_no_seals = **Печати:** пока не поставлены · в запасе { $supply }
line-own_shields = **Гербовые щиты:** { $shields } · семейных гербов в запасе: { $crests }
line-own_descendant = **{ $descendant }:** { $changes }
line-own_laid = **Выложено:** { $cards }
line-own_hand = **На руке:** { $cards }
line-own_hand_hidden = **На руке:** { unit-cards }
line-status_round = ### Раунд { $round } из { $rounds }
line-status_tower = **Тайл Башни { $tower }:** { $changes }
line-status_calm = **Тайл Башни { $tower }:** ничего не меняет
line-status_next_tower = -# В следующем раунде будет { $tower }
line-status_acting = Сейчас ходит { $seat }
line-status_next = Затем в этом раунде: { $seats-symbols }
line-status_start = -# { symbol-charter }Устав присяги и первый ход в каждом раунде: { $seat }
line-status_stacks = -# В мешочке тайлов: { $bag } · карт в колоде: { $deck } · Гербовых щитов: { $shields }
line-status_over = Игра окончена.

## What can be looked at
sight-board = Всё поле
sight-grid = Соборная площадь и Пристань
sight-river = Дунай и баржи
sight-quarters = Кварталы и печати
sight-shields = Гербовые щиты и Горожане
sight-cards = Выложенные карты и карты на руке
sight-player = Мой планшет
sight-player_of = Планшет: { $seat }
sight-legend = Обозначения на поле
