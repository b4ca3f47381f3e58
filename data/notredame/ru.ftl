## The game
title = Нотр-Дам
name-prestige = престиж
game-note = В правилах не сказано, сколько крыс у каждого персонажа и как проходят улицы: это мы **предположили**. Известно только, сколько крыс приходится на весь период.
level-patron = думает о маркерах, крысах и престиже
option-prestige = Держать очки престижа в тайне до конца игры
option-prestige-secret = Престиж в тайне до конца (по правилам)
option-prestige-open = Престиж всех игроков открыт

## Units and marks, used inside other sentences
unit-gold = { $gold ->
    [one] { $gold } монета
    [few] { $gold } монеты
   *[other] { $gold } монет
}
unit-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
unit-points = { $points } ОП
unit-markers = { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[other] { $markers } маркеров
}
unit-pieces = { $pieces ->
    [one] { $pieces } фишка
    [few] { $pieces } фишки
   *[other] { $pieces } фишек
}
unit-rats = { $rats ->
    [0] без крыс
    [one] { $rats } крыса
    [few] { $rats } крысы
   *[other] { $rats } крыс
}
unit-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
mark-count = { $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}×{ $count }
}
mark-gains = { $gold ->
    [0] {""}
   *[other] {" "}· +{ unit-gold }
}{ $markers ->
    [0] {""}
   *[other] {" "}· +{ unit-markers }
}{ $rats ->
    [0] {""}
   *[other] {" "}· «Крыса» −{ $rats }
}{ $points ->
    [0] {""}
   *[other] {" "}· +{ unit-points }
}{ $bonus ->
    [0] {""}
   *[other] {" "}и { $bonus } за парк
}
mark-period = { $period ->
    [1] A
    [2] B
   *[3] C
}

## Action cards and sectors
piece-school = { $form ->
    [from] из Церковной школы
    [to] в Церковную школу
    [name] «Церковная школа»
   *[plain] Церковная школа
}{ mark-count }
piece-bank = { $form ->
    [from] из Банка
    [to] в Банк
    [name] «Банк»
   *[plain] Банк
}{ mark-count }
piece-residence = { $form ->
    [from] из Резиденции
    [to] в Резиденцию
    [name] «Резиденция»
   *[plain] Резиденция
}{ mark-count }
piece-hotel = { $form ->
    [from] из Гостиницы
    [to] в Гостиницу
    [name] «Гостиница»
   *[plain] Гостиница
}{ mark-count }
piece-carriage = { $form ->
    [from] из Транспортной компании
    [to] в Транспортную компанию
    [name] «Транспортная компания»
    [short] Транспорт
   *[plain] Транспортная компания
}{ mark-count }
piece-park = { $form ->
    [from] из Парка
    [to] в Парк
    [name] «Парк»
   *[plain] Парк
}{ mark-count }
piece-hospital = { $form ->
    [from] из Больницы
    [to] в Больницу
    [name] «Больница»
   *[plain] Больница
}{ mark-count }
piece-friend = { $form ->
    [acc] Друга
    [name] «Надёжный друг»
   *[plain] Надёжный друг
}{ mark-count }
piece-notre_dame = { $form ->
    [from] с Нотр-Дама
    [name] «Нотр-Дам»
   *[plain] Нотр-Дам
}{ mark-count }

## What can be had or moved
piece-gold = { $count ->
    [one] { $form ->
        [gain] +{ $count } монета
       *[plain] { $count } монета
    }
    [few] { $form ->
        [gain] +{ $count } монеты
       *[plain] { $count } монеты
    }
   *[other] { $form ->
        [gain] +{ $count } монет
       *[plain] { $count } монет
    }
}
piece-marker = { $count ->
    [0] маркер
    [one] { $form ->
        [gain] +{ $count } маркер
       *[plain] { $count } маркер
    }
    [few] { $form ->
        [gain] +{ $count } маркера
       *[plain] { $count } маркера
    }
   *[other] { $form ->
        [gain] +{ $count } маркеров
       *[plain] { $count } маркеров
    }
}
piece-rat = «Крыса» −{ $count }

## Persons
piece-moneylender = { $form ->
    [acc] Ростовщика
   *[plain] Ростовщик
}
piece-monk = { $form ->
    [acc] Монаха
   *[plain] Монах
}
piece-maid = { $form ->
    [acc] Служанку
   *[plain] Служанка
}
piece-doctor = { $form ->
    [acc] Врача
   *[plain] Врач
}
piece-jester = { $form ->
    [acc] Шута
   *[plain] Шут
}
piece-minstrel = { $form ->
    [acc] Певца
   *[plain] Певец
}
piece-city_guard = { $form ->
    [acc] Стражника
   *[plain] Стражник
}
piece-night_watchman = { $form ->
    [acc] Ночного сторожа
   *[plain] Ночной сторож
}
piece-bishop = { $form ->
    [acc] Епископа
   *[plain] Епископ
}
piece-guild_master = { $form ->
    [acc] Цехового мастера
   *[plain] Цеховой мастер
}
piece-beggar_king = { $form ->
    [acc] Нищего короля
   *[plain] Нищий король
}
piece-lawyer = { $form ->
    [acc] Адвоката
   *[plain] Адвокат
}
piece-lady = { $form ->
    [acc] Придворную даму
   *[plain] Придворная дама
}
piece-mayor = { $form ->
    [acc] Мэра
   *[plain] Мэр
}
piece-carpenter = { $form ->
    [acc] Плотника
   *[plain] Плотник
}
piece-pile_brown = в каждом периоде
piece-pile_a = период A
piece-pile_b = период B
piece-pile_c = период C

## Colors, markets and messages; the center market has number 0
piece-red = { $form ->
    [card] красная карта
   *[plain] красный
}{ mark-count }
piece-blue = { $form ->
    [card] синяя карта
   *[plain] синий
}{ mark-count }
piece-green = { $form ->
    [card] зелёная карта
   *[plain] зелёный
}{ mark-count }
piece-yellow = { $form ->
    [card] жёлтая карта
   *[plain] жёлтый
}{ mark-count }
piece-purple = { $form ->
    [card] фиолетовая карта
   *[plain] фиолетовый
}{ mark-count }
piece-red_market = { $value ->
    [0] { $form ->
        [to] в Красный центр
       *[plain] Красный центр
    }
   *[other] { $form ->
        [to] на рынок Красный { $value }
       *[plain] Красный { $value }
    }
}
piece-blue_market = { $value ->
    [0] { $form ->
        [to] в Синий центр
       *[plain] Синий центр
    }
   *[other] { $form ->
        [to] на рынок Синий { $value }
       *[plain] Синий { $value }
    }
}
piece-green_market = { $value ->
    [0] { $form ->
        [to] в Зелёный центр
       *[plain] Зелёный центр
    }
   *[other] { $form ->
        [to] на рынок Зелёный { $value }
       *[plain] Зелёный { $value }
    }
}
piece-yellow_market = { $value ->
    [0] { $form ->
        [to] в Жёлтый центр
       *[plain] Жёлтый центр
    }
   *[other] { $form ->
        [to] на рынок Жёлтый { $value }
       *[plain] Жёлтый { $value }
    }
}
piece-purple_market = { $value ->
    [0] { $form ->
        [to] в Фиолетовый центр
       *[plain] Фиолетовый центр
    }
   *[other] { $form ->
        [to] на рынок Фиолетовый { $value }
       *[plain] Фиолетовый { $value }
    }
}
piece-message_coin = Кошелёк{ mark-count }
piece-message_marker = Помощник{ mark-count }
piece-message_rat = Крысолов{ mark-count }
piece-message_prestige = Почёт{ mark-count }

## What happens
line-round_begins = ### Раунд { $round } из { $rounds }, период { mark-period }
line-bell_ringer = -# Первый ход и звонарь: { $seat }.
line-persons = Персонажи: { $persons } · в этом раунде { unit-rats }
line-picked = { $turn ->
    [1] -# Все выбрали. Остальные две карты уходят налево.
   *[2] -# Все выбрали. Последняя карта уходит налево, у всех по три карты.
}
line-placed = { $seat } играет { $card-name } ({ $color-card }, { unit-pieces }){ mark-gains }
line-moved = { $seat } играет { $card-name } ({ $color-card }), маркер { $source-from } ({ unit-pieces }){ mark-gains }
line-befriended = { $seat } посылает Друга ({ $color-card }) { $sector-to } ({ unit-pieces }){ mark-gains }
line-donated = { $seat } играет «Нотр-Дам» ({ $color-card }) и жертвует { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}{ mark-gains }
line-donated_moved = { $seat } играет «Нотр-Дам» ({ $color-card }), маркер { $source-from }, и жертвует { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}{ mark-gains }
line-lapsed = -# { $seat } сбрасывает карту без действия: { $card } ({ $color-card }).
line-drove = -# Карета едет { $market-to } ({ unit-steps }).
line-took = -# Карета едет { $market-to } ({ unit-steps }) и берёт там сообщение «{ $message }».
line-paid = -# Монеты в банке кончились: { $seat }, самый богатый соперник, отдаёт свои: { unit-coins }.
line-hired = { $seat } нанимает { $person-acc }{ mark-gains }
line-hired_bishop = { $seat } нанимает { $person-acc }, тот посылает маркер { $sector-to } ({ unit-pieces }){ mark-gains }
line-hired_jester = { $seat } нанимает { $person-acc }, тот переносит { $piece-acc } { $source-from } { $sector-to } ({ unit-pieces }){ mark-gains }
line-hired_minstrel = { $seat } нанимает { $person-acc }, тот переносит { $source-from } { $sector-to }: { $moved }
line-hired_nobody = -# { $seats-count ->
    [one] Никого не нанимает: { $seats }.
   *[other] Никого не нанимают: { $seats }.
}
line-plague = ### Загрязнение: { unit-rats }
line-level = -# { $seat }: «Крыса» { $before } + { $rats } − больница { $hospital } = { $after }
line-outbreak = **Превышение!** { $seat }: «Крыса» { $before } + { $rats } − больница { $hospital }, { $lost ->
    [0] но терять нечего: 0 ОП
   *[other] −{ $lost } ОП
}
line-marker_lost = -# { $seat } теряет маркер { $sector-from }.
line-share = ### Нотр-Дам делит { $pool } ОП: { unit-markers }, по { $worth } ОП
line-no_share = -# На Нотр-Даме нет ни одного маркера: { $pool } ОП не достаются никому.
line-shared = { $seat } · { unit-markers }: +{ unit-points }{ $bonus ->
    [0] {""}
   *[other] {" "}и { $bonus } за парк
}
line-total = { $place }. { $seat } · { unit-points }
line-won = ## 🏆 { $seats-count ->
    [one] Побеждает { $seats }!
   *[other] Победу делят { $seats }!
}

## Reasons for points
line-score_residence = Резиденция
line-score_messages = Сообщения
line-score_donations = Пожертвования
line-score_persons = Персонажи
line-score_cathedral = Доли Нотр-Дама
line-score_park = Парк
line-score_plague = Загрязнение
line-points_residence = Резиденция: { unit-points }
line-points_messages = Сообщения: { unit-points }
line-points_donations = Пожертвования: { unit-points }
line-points_persons = Персонажи: { unit-points }
line-points_cathedral = Доли Нотр-Дама: { unit-points }
line-points_park = Парк: { unit-points }
line-points_plague = Загрязнение: { unit-points }
line-points_total = ### Престиж: { unit-points }
line-points_secret = ### Престиж: тайна до конца игры

## Where one stands
line-panel_draft = Раунд { $round } из { $rounds }, выбор { $turn } из 2
line-panel_lap = Раунд { $round } из { $rounds }, карта { $lap } из 2
line-panel_hiring = Раунд { $round } из { $rounds }, выбор персонажа
line-panel_plague = Раунд { $round } из { $rounds }, превышение
line-panel_rats = **Загрязнение:** «Крыса» { $rat } + { $rats } − больница { $hospital } = **{ $level }**
line-panel_rats_outbreak = **Загрязнение:** «Крыса» { $rat } + { $rats } − больница { $hospital } = **{ $level }, превышение!**
line-panel_own = **У вас:** { unit-gold } · маркеров { $supply } (+{ $general } в резерве) · { unit-points }
line-panel_last_round = **Ваш престиж за раунд:** +{ $won }{ $lost ->
    [0] {""}
   *[other] {" "}−{ $lost }
}
line-panel_standing = Престиж
line-panel_points = { $seat } { $points }
line-panel_points_own = вы { $points }
line-panel_empty = **Доступных маркеров нет:** карта переносит ваш маркер из другого сектора или с Нотр-Дама либо сбрасывается без действия.
line-panel_persons = **Персонажи:** { $persons }
line-panel_kept = **Оставлено:** { $cards }
line-panel_hand = **На руке:** { $cards }
line-panel_left = Соседу слева ({ $seat }) эти карты дали бы:
line-panel_doing = **Вы играете:** { $card }
line-panel_hiring_person = **Вы нанимаете:** { $person-acc }
line-panel_from = **Откуда:** { $place }
line-panel_to = **Куда:** { $sector }
line-panel_lost = **Превышение:** вы теряете ещё и маркер из самого полного сектора.
line-own_gold = **Монеты:** { $gold } · **маркеры:** { $supply } (+{ $general } в резерве)
line-own_borough = **Район:** { $sectors }
line-own_no_borough = **Район:** пока пуст
line-own_friend = **Надёжный друг:** { $sector }
line-own_friend_beside = **Надёжный друг:** рядом с полем
line-own_rat = **Маркер «Крыса»:** { $rat } из { $track }
line-own_cathedral = **На Нотр-Даме:** { unit-markers }, пока по { $worth } ОП
line-own_carriage = **Карета:** { $market }
line-own_messages = **Сообщения:** { $messages } · { $colors }
line-own_no_messages = **Сообщения:** пока нет
line-own_hand = **На руке:** { $cards }
line-sealed_pick = **Ваш выбор:** { $card }
line-sealed_sector = **Ваш выбор:** { $sector }
line-own_deck = **Ещё в вашей колоде:** { $cards }
line-status_round = ### Раунд { $round } из { $rounds }, период { mark-period }
line-status_persons = **Персонажи:** { $persons } · { unit-rats }
line-status_draft = Выбор карт: { $turn } из 2.
line-status_lap = Карты действия: круг { $lap } из 2.
line-status_hiring = Нанимают персонажей.
line-status_plague = Уровень загрязнения превышен.
line-status_over = Игра окончена.
line-status_start = -# Звонарь: { $seat }
line-status_picking = Ещё выбирают: { $seats-symbols }
line-status_acting = Сейчас действует: { $seat }
line-status_next = Затем: { $seats-symbols }

## Questions
ask-draft = Какую карту оставить?
ask-draft-hint = Остальные карты уйдут соседу слева. Выбор можно изменить, пока не выбрали все.
ask-card = Какую карту сыграть?
ask-card-hint = Из трёх карт играют две, третья откладывается втёмную.
ask-lapse = Какую карту сбросить без действия?
ask-lapse-hint = Её увидят все. Она ничего не даёт и ничего не стоит.
ask-source = Откуда взять маркер?
ask-source-hint = Доступных маркеров нет, поэтому переносится один из ваших. Друг остаётся на месте.
ask-friend = Куда послать надёжного друга?
ask-friend-hint = Там он считается фишкой, и сектор сразу действует.
ask-hotel = Что взять в гостинице?
ask-hotel-hint = Одно на выбор; от четырёх фишек — два.
ask-drive = Куда поедет карета?
ask-drive-hint = Брать можно только цвет, которого у вас меньше всего; если таких не осталось — любой.
ask-elsewhere = Где остановится карета?
ask-elsewhere-hint = В этой поездке сообщение не берётся.
ask-donate = Сколько монет пожертвовать?
ask-donate-hint = Ваш маркер участвует в дележе в конце периода.
ask-hire = Кого нанять?
ask-hire-hint = Один персонаж за 1 монету; он может служить и нескольким игрокам.
ask-maid = Что ещё получить от служанки?
ask-maid-hint = Одно на выбор, сверх её очков.
ask-bishop = Куда епископ пошлёт маркер?
ask-bishop-hint = В сектор без фишек, из вашего резерва; сектор сразу действует.
ask-jester_piece = Какую фишку перенесёт шут?
ask-jester_piece-hint = Один маркер, друга или маркер с Нотр-Дама.
ask-jester_to = Куда шут её перенесёт?
ask-jester_to-hint = Этот сектор сразу действует, фишка уже считается.
ask-minstrel_from = Из какого сектора певец заберёт фишки?
ask-minstrel_from-hint = До трёх фишек переходят в один другой сектор, действия не будет.
ask-minstrel_to = Куда певец их приведёт?
ask-minstrel_to-hint = В один другой сектор, действия не будет.
ask-minstrel_what = Какие фишки заберёт певец?
ask-minstrel_what-hint = Среди них может быть и друг.
ask-plague = Из какого сектора убрать маркер?
ask-plague-hint = Это ваши самые полные секторы. Маркер уйдёт в резерв.

## Options
choice-brings_school = Церковная школа · { $markers ->
    [0] резерв пуст
   *[other] +{ unit-markers }
}
choice-brings_bank = Банк · +{ unit-gold }
choice-brings_residence = Резиденция · +{ unit-points }
choice-brings_hotel = Гостиница · { $number ->
    [one] одно на выбор
   *[other] два на выбор
}
choice-brings_carriage = Транспортная компания · { $points ->
    [0] { unit-steps }
   *[other] до { unit-points }
}
choice-brings_park = Парк · { $rats ->
    [0] «Крыса» уже на 0
   *[other] «Крыса» −{ $rats }
}
choice-brings_hospital = Больница · −{ $pieces ->
    [one] { $pieces } крыса
    [few] { $pieces } крысы
   *[other] { $pieces } крыс
} за раунд
choice-brings_friend = Надёжный друг · любой сектор
choice-brings_notre_dame = Нотр-Дам · { unit-points } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}
choice-brings_notre_dame-brief = Нотр-Дам
choice-brings_no_gold = { $card } · нужна монета
choice-brings_no_marker = { $card-short } · нет маркеров
line-brings_school = Церковная школа: { $markers ->
    [0] резерв пуст
   *[other] +{ unit-markers }
}
line-brings_bank = Банк: +{ unit-gold }
line-brings_residence = Резиденция: +{ unit-points }
line-brings_hotel = Гостиница: { $number ->
    [one] одно на выбор
   *[other] два на выбор
}
line-brings_carriage = Транспортная компания: { $points ->
    [0] { unit-steps }
   *[other] до { unit-points }
}
line-brings_park = Парк: { $rats ->
    [0] «Крыса» уже на 0
   *[other] «Крыса» −{ $rats }
}
line-brings_hospital = Больница: −{ $pieces ->
    [one] { $pieces } крыса
    [few] { $pieces } крысы
   *[other] { $pieces } крыс
} за раунд
line-brings_friend = Надёжный друг: любой сектор
line-brings_notre_dame = Нотр-Дам: { unit-points } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}
line-brings_no_gold = { $card }: нужна монета
line-brings_no_marker = { $card }: нет маркеров
choice-card-none = Сбросить карту…
choice-lapse = { $card }
choice-source = { $place } · { unit-pieces }
choice-take = { $things }
choice-drive = { $market } · { $message } · { unit-points }
choice-drive-elsewhere = Ехать без сообщения…
choice-drive-stay = Остаться на месте
choice-elsewhere = { $market } · { unit-steps }
choice-donate = Дар: { unit-coins } · +{ unit-points }
choice-hire-points = { $person } · +{ unit-points }
choice-hire-moneylender = Ростовщик · +{ unit-gold }, +{ unit-points }
choice-hire-monk = Монах · { $markers ->
    [0] {""}
   *[other] +{ unit-markers },{" "}
}+{ unit-points }
choice-hire-maid = Служанка · +{ unit-points }, одно на выбор
choice-hire-doctor = Врач · «Крыса» { $after } вместо { $before }
choice-hire-doctor_saves = Врач · «Крыса» { $after }, без превышения
choice-hire-jester = Шут · переносит фишку
choice-hire-minstrel = Певец · переносит { $number ->
    [1] фишку
   *[other] до { $number } фишек
}
choice-hire-bishop = Епископ · ставит маркер
choice-hire-none = Не нанимать
choice-sector = { $sector } · { $pieces ->
    [0] пусто
   *[other] { unit-pieces }
}
choice-jester_friend = Друг · { $sector }
choice-group = { $things }
detail-pieces = Там будет { unit-pieces }
detail-park = Там будет { unit-pieces }, { $bonus ->
    [0] надбавки пока нет
   *[other] +{ $bonus } ОП к каждому получению очков
}
detail-level = «Крыса» на { $level } после загрязнения этого раунда
detail-hospital = «Крыса» { $rats ->
    [0] {""}
   *[other] −{ $rats } сразу,{" "}
}на { $level } после загрязнения этого раунда
detail-outbreak = Загрязнение этого раунда дошло бы до { $level }: превышение!
detail-outbreak_all_the_same = Превышения это не предотвратит
detail-friend = Считается фишкой; сектор сразу действует
detail-share = Маркер там пока приносит { $worth } ОП
detail-best_message = Шагов: до { $steps } · лучшее сообщение: { $message }, { $market }
detail-no_message = Шагов: до { $steps } · доступного сообщения поблизости нет
detail-bonus_lost = Надбавка парка станет на { $bonus } ОП меньше
detail-share_lost = Маркер там пока приносит { $worth } ОП
detail-message = { unit-steps }{ $gold ->
    [0] {""}
   *[other] {" "}· +{ unit-gold }
}{ $markers ->
    [0] {""}
   *[other] {" "}· +{ unit-markers }
}{ $rats ->
    [0] {""}
   *[other] {" "}· «Крыса» −{ $rats }
}
detail-lies = Там лежит сообщение: { $message }
detail-lies_nothing = Сообщения там нет
detail-hire-maid = На выбор: монета, маркер или шаг «Крысы» назад
detail-hire-doctor = { $rats ->
    [0] Крыс в этом раунде и так нет; больница работает
   *[other] Крысы этого раунда ({ $rats }) вас не касаются, больница работает
}
detail-hire-jester = Откуда угодно в другой ваш сектор, и он сразу действует
detail-hire-minstrel = Из одного сектора в один другой, без действия
detail-hire-bishop = Из резерва в пустой сектор, и он сразу действует
detail-hire-city_guard = { unit-points } за каждую фишку в районе
detail-hire-night_watchman = { unit-points } за каждый сектор без фишек
detail-hire-guild_master = { unit-points } за каждый сектор, где { $pieces } и больше фишек
detail-hire-beggar_king = { unit-points } за каждое свободное деление перед «Крысой»
detail-hire-lawyer = { unit-points } за каждые { $messages } сообщения
detail-hire-lady = { unit-points } за каждую фишку самого полного сектора
detail-hire-mayor = { unit-points } за каждый сектор, где { $pieces } и больше фишек
detail-hire-carpenter = { unit-points } за каждый сектор с фишкой

## Calls, and answers that are asked about again
call-draft = оставьте карту
call-card = сыграйте карту
call-hire = выберите персонажа
call-plague = превышение: выберите сектор
confirm-answer = Да
doubt-card = **Сбросить карту без действия?** Её ещё можно сыграть.
doubt-card-yes = Да, сбросить
doubt-drive = **Оставить сообщения?** { $number ->
    [one] Поблизости есть { $number } сообщение, которое можно взять.
    [few] Поблизости есть { $number } сообщения, которые можно взять.
   *[other] Поблизости есть { $number } сообщений, которые можно взять.
}
doubt-drive-yes = Да, без сообщения
doubt-hire_for_nothing = **Заплатить впустую?** Сейчас этот персонаж не принесёт вам очков: { $person }.
doubt-hire_nobody = **Никого не нанимать?** Это последний раунд: потом монеты ничего не стоят, а у вас { unit-gold }.
doubt-hire-yes = Да, так и сделать
doubt-outbreak = **Рискнуть превышением?** Без этой фишки в больнице загрязнение раунда отнимет у вас { unit-points } и маркер.
doubt-source-yes = Да, из больницы
doubt-friend-yes = Да, друг уходит
doubt-jester_piece-yes = Да, из больницы
doubt-minstrel_what-yes = Да, из больницы

## What can be looked at
sight-board = Весь город
sight-borough = Район: { $seat }
sight-persons = Персонажи периода
sight-messages = Рынки и сообщения
sight-cathedral = Нотр-Дам и делёж очков
sight-plague = Крысы и больницы
sight-cards = Карты, сыгранные в этом раунде
sight-player = Мой планшет
sight-player_of = Планшет: { $seat }
sight-legend = Обозначения на поле

## While others still choose
button-reopen = Изменить выбор
panel-sealed = Ваш выбор принят. Его ещё можно изменить, пока не выбрали все.

## Usual turns by one press
choice-shortcut_friend = Друг · { $sector }
choice-shortcut_hotel = Гостиница · { $things-gain }
choice-shortcut_maid = Служанка · +{ unit-points }, { $things-gain }
choice-shortcut_bishop = Епископ · { $sector }
choice-shortcut_jester = Шут · { $sector }
mark-gain = { $gold ->
    [0] {""}
   *[other] +{ unit-gold },{" "}
}{ $markers ->
    [0] {""}
   *[other] +{ unit-markers },{" "}
}{ $points ->
    [0] {""}
   *[other] +{ unit-points },{" "}
}
detail-shortcut_gain = { $gold ->
    [0] {""}
   *[other] +{ unit-gold }
}{ $markers ->
    [0] {""}
   *[other] +{ unit-markers }
}{ $points ->
    [0] {""}
   *[other] +{ unit-points }
}
detail-shortcut_source = { mark-gain }маркер переносится { $place-from }
detail-shortcut_carriage = на карете, { detail-message }
detail-shortcut_drive = { $message }, { $market } · { unit-points }
detail-shortcut_hotel = { $things-gain }
detail-shortcut_with_friend = { mark-gain }переносится надёжный друг
