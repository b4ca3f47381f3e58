## Units and marks, used inside other sentences
unit-talers = { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
   *[other] { $talers } талеров
}
unit-price = { $price ->
    [one] { $price } талер
    [few] { $price } талера
   *[other] { $price } талеров
}
unit-points = { $points } ПО
# The price of a guest, where one is told
unit-cost = { $goods-count ->
    [0] {""}
   *[other] { $instead-count ->
        [0] { $goods }
       *[other] { $goods } или { $instead }
    }{" · "}
}
mark-agent = { $plus ->
    [yes] {" "}(+посредник)
   *[no] {""}
}
mark-count = { $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}×{ $count }
}
mark-copy = { $copy ->
    [1] {""}
   *[other] {" "}№{ $copy }
}

## Marks that have a symbol; what stands there where there is none, with the space behind it
symbol-prestige = ★{" "}
symbol-taler = {""}
symbol-agent = {""}
symbol-point = {""}

## Guilds; with a value, one of their craftsmen
piece-brewers = { $value ->
    [0] { $form ->
        [gen] Пивоваров
       *[nom] Пивовары
    }
   *[other] { $form ->
        [value] { $value }
        [acc] Пивовара { $value }
       *[nom] Пивовар { $value }
    }{ mark-agent }
}{ mark-count }
piece-bakers = { $value ->
    [0] { $form ->
        [gen] Пекарей
       *[nom] Пекари
    }
   *[other] { $form ->
        [value] { $value }
        [acc] Пекаря { $value }
       *[nom] Пекарь { $value }
    }{ mark-agent }
}{ mark-count }
piece-shoemakers = { $value ->
    [0] { $form ->
        [gen] Сапожников
       *[nom] Сапожники
    }
   *[other] { $form ->
        [value] { $value }
        [acc] Сапожника { $value }
       *[nom] Сапожник { $value }
    }{ mark-agent }
}{ mark-count }
piece-printers = { $value ->
    [0] { $form ->
        [gen] Печатников
       *[nom] Печатники
    }
   *[other] { $form ->
        [value] { $value }
        [acc] Печатника { $value }
       *[nom] Печатник { $value }
    }{ mark-agent }
}{ mark-count }
piece-tailors = { $value ->
    [0] { $form ->
        [gen] Портных
       *[nom] Портные
    }
   *[other] { $form ->
        [value] { $value }
        [acc] Портного { $value }
       *[nom] Портной { $value }
    }{ mark-agent }
}{ mark-count }
piece-hatmakers = { $value ->
    [0] { $form ->
        [gen] Шляпников
       *[nom] Шляпники
    }
   *[other] { $form ->
        [value] { $value }
        [acc] Шляпника { $value }
       *[nom] Шляпник { $value }
    }{ mark-agent }
}{ mark-count }

## Windows of the guildhouses; the value counts them
piece-brewers_workshop = { $value }-я мастерская Пивоваров
piece-bakers_workshop = { $value }-я мастерская Пекарей
piece-shoemakers_workshop = { $value }-я мастерская Сапожников
piece-printers_workshop = { $value }-я мастерская Печатников
piece-tailors_workshop = { $value }-я мастерская Портных
piece-hatmakers_workshop = { $value }-я мастерская Шляпников
piece-brewers_lodgings = { $value }-я комната Пивоваров
piece-bakers_lodgings = { $value }-я комната Пекарей
piece-shoemakers_lodgings = { $value }-я комната Сапожников
piece-printers_lodgings = { $value }-я комната Печатников
piece-tailors_lodgings = { $value }-я комната Портных
piece-hatmakers_lodgings = { $value }-я комната Шляпников

## Goods; spoken of without counting, no number
piece-beer = { $count ->
    [0] Пиво
    [1] Пиво
   *[other] Пиво ×{ $count }
}
piece-pastries = { $form ->
    [acc] Выпечку
   *[nom] Выпечка
}{ mark-count }
piece-shoes = Обувь{ mark-count }
piece-pages = { $count ->
    [0] { $form ->
        [single] Страница
       *[nom] Страницы
    }
    [1] { $form ->
        [acc] Страницу
       *[nom] Страница
    }
   *[other] Страницы ×{ $count }
}
piece-cloth = Ткань{ mark-count }
piece-hats = { $count ->
    [0] { $form ->
        [single] Шляпа
       *[nom] Шляпы
    }
    [1] { $form ->
        [acc] Шляпу
       *[nom] Шляпа
    }
   *[other] Шляпы ×{ $count }
}
# A good of any type, in a price
piece-any = { $count ->
    [1] любой
   *[other] любые ×{ $count }
}

## Townsmen
piece-councilman = { $form ->
    [acc] Члена совета
   *[nom] Член совета
}{ mark-count }
piece-burglar = { $form ->
    [acc] Грабителя
   *[nom] Грабитель
}{ mark-count }
piece-guardsman = { $form ->
    [acc] Стражника
   *[nom] Стражник
}{ mark-count }
piece-musician = { $form ->
    [acc] Музыканта
   *[nom] Музыкант
} { $value }{ mark-count }
piece-peddler = { $form ->
    [acc] Торговца
   *[nom] Торговец
}{ mark-count }
piece-mayor = { $form ->
    [acc] Мэра
   *[nom] Мэр
}{ mark-count }
piece-nobleman = { $form ->
    [acc] Дворянина
   *[nom] Дворянин
} { $value }{ mark-count }
piece-tax_collector = { $form ->
    [acc] Сборщика налогов
   *[nom] Сборщик налогов
}{ mark-count }
piece-engraver = { $form ->
    [acc] Резчика
   *[nom] Резчик
}{ mark-count }
piece-foreman = { $form ->
    [acc] Бригадира
   *[nom] Бригадир
} { $value }{ mark-count }
piece-apprentice = Подмастерье{ mark-count }
piece-banker = { $form ->
    [acc] Банкира
   *[nom] Банкир
}{ mark-count }
piece-jack = { $form ->
    [acc] Мастера на все руки
   *[nom] Мастер на все руки
} { $value }{ mark-count }
piece-historian = { $form ->
    [acc] Историка
   *[nom] Историк
}{ mark-count }
piece-merchant = { $form ->
    [acc] Купца
   *[nom] Купец
}{ mark-count }
piece-haggler = { $form ->
    [acc] Закупщика
   *[nom] Закупщик
}{ mark-count }
piece-duchess = { $form ->
    [acc] Герцогиню
   *[nom] Герцогиня
}{ mark-count }

## What happens
line-order = Порядок хода: { $seats-symbols }.
line-round_begins = ### Начинается раунд { $round }
line-prestige = { symbol-prestige }Гильдия престижа: { $guild }.
line-turn = **Раунд { $round }, ход { $turn }:** время планировать.
line-laid = { $cards ->
    [one] -# { $seat } планирует { $cards } действие.
    [few] -# { $seat } планирует { $cards } действия.
   *[other] -# { $seat } планирует { $cards } действий.
}
line-passed = -# { $seat } пасует до конца раунда.
line-called = ### { $guild }
line-did_nothing = -# { $seat } бездействует.
line-sold = { $seat } продаёт { $goods-acc } (+{ unit-talers }).
line-bought = { $seat } покупает { $goods-acc } ({ unit-talers }).
line-recruited = { $seat } нанимает { $tile-acc } за { $goods-acc }.
line-agent_gained = -# { $seat } получает нового посредника.
line-no_agent_left = -# { $seat } не получает посредника: запас пуст.
line-roof_money = -# { $seat } получает { unit-talers } за посредников на крыше.
line-went_first = -# { $seat } занимает первое место в порядке хода.
line-robbed = { $thief } посылает Грабителя. { $seat } теряет { $goods-acc } (банк возмещает { unit-talers }).
line-burglar_idle = -# { $seat } отпускает Грабителя ни с чем.
line-swapped = { $seat }: Стражник меняет местами { $tile-acc } и { $other-acc } ({ $places }).
line-guardsman_idle = -# { $seat } отпускает Стражника без поручения.
line-peddled = { $seat } кладёт на Торговца товар: { $good-single }.
line-peddler_idle = -# { $seat }: нет товара для Торговца, он уходит.
line-mayor_placed = { $seat } посылает Мэра на крышу гильдии { $guild-gen }.
line-prestige_moved = { symbol-prestige }{ $seat }: Герцогиня переносит герб престижа в гильдию { $guild-gen }.
line-duchess_idle = -# { $seat } оставляет герб престижа на месте.
line-finished = -# { $seat }: посредников в этом раунде больше нет.
line-round_ended = ### Раунд { $round }: фавориты
    -# Фаворит возвращает один товар и получает главу гильдии и герб. При ничьей решают талеры, затем порядок хода.
line-favorites_tied = -# { $guild }, ничья по { $number }: { $seats }.
line-favorite = { $guild } → { $seat }: { $tiles }
line-favorite_with_prestige = { symbol-prestige }{ $guild } → { $seat }: { $tiles } · герб престижа
line-no_favorite = { $guild } → никто. Выбывают из игры: { $tiles }.
line-prestige_unclaimed = { symbol-prestige }{ $guild } → никто. Выбывают из игры: { $tiles } и герб престижа.
standing-told = **{ $points }**{ $majorities ->
    [0] { $overtaken ->
        [0] { $crests ->
            [0] { $craftsmen ->
                [0] {""}
               *[other] { standing-gains }
            }
           *[other] { standing-gains }
        }
       *[other] { standing-gains }
    }
   *[other] { standing-gains }
}
standing-gains = {" "}(сейчас{ $majorities ->
    [0] {""}
   *[other] {" "}+{ $majorities } за большинство
}{ $overtaken ->
    [0] {""}
   *[other] {" "}−{ $overtaken } за большинство
}{ $crests ->
    [0] {""}
   *[other] {" "}+{ $crests } за гербы
}{ $craftsmen ->
    [0] {""}
   *[other] {" "}+{ $craftsmen } за мастеров
})
line-standing = -# { $seat }, без учёта денег: { standing-told }.
line-incomes = ### Доход
income-sum = { $everyone }{ $mayors ->
    [0] {""}
   *[other] {" "}+ { $mayors } (Мэры)
}{ $musicians ->
    [0] {""}
   *[other] {" "}+ { $musicians } (Музыканты)
}{ $bankers ->
    [0] {""}
   *[other] {" "}+ { $bankers } (Банкиры)
}{" = "}
income-told = { $mayors ->
    [0] { $musicians ->
        [0] { $bankers ->
            [0] {""}
           *[other] { income-sum }
        }
       *[other] { income-sum }
    }
   *[other] { income-sum }
}+{ unit-talers }
line-income = -# { $seat }: { income-told }.
line-renewed = -# **{ $guild }:** глава { $master }{ $came-count ->
    [0] {""}
   *[other] {" "}· новые гости: { $came }
}{ $left-count ->
    [0] {""}
   *[other] {" "}· ушли: { $left }
}
line-jack_named = { $seat } посылает Мастера на все руки ({ $value }) в гильдию { $guild-gen }.
line-total = { $place }. { $seat } · { unit-points }
line-won = ## 🏆 { $seats-count ->
    [1] Побеждает { $seats }!
   *[other] Победу делят { $seats }!
}

## Reasons for points
line-score_townsman = { $tile }
line-score_majority = { $guild }: { $shared ->
    [0] { $place }-е место
   *[1] делёж { $place }-го места
}, сумма { $total }, { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[other] { $tiles } тайлов
}
line-score_apprentice = Подмастерье: { $place }-е место у { $guild-gen }
line-score_great = { $guild }: сумма { $total }
line-score_all_guilds = мастера всех гильдий
line-score_richest = { $purse ->
    [one] { $purse } талер
    [few] { $purse } талера
   *[other] { $purse } талеров
}{ $shared ->
    [0] {""}
   *[1] , поровну с другими
}
line-score_crests = Разных гербов: гильдий — { $guilds }, престижа — { $prestige }

## Where one stands
line-panel_guild = { $guild }
line-panel_planning = Раунд { $round } из { $rounds }, ход { $turn }
line-panel_naming = Большинство мастеров
line-panel_store = **Склад:** { $goods-count ->
    [0] пуст
   *[other] { $goods } · { unit-price } за штуку
}
line-panel_own = **У вас:** { line-panel_things }
line-panel_things = { symbol-taler }{ unit-talers } · { $agents ->
    [one] { $agents } посредник
    [few] { $agents } посредника
   *[other] { $agents } посредников
} (+{ $stock } в запасе)
line-panel_purse = **У вас:** { symbol-taler }{ unit-talers } · { $goods-count ->
    [0] товаров нет
   *[other] { $goods }
}
line-panel_standing = Очки без денег
line-panel_points = { $seat } { $points }
line-panel_points_own = вы { $points }
line-panel_turns = Порядок хода, очки без денег
line-panel_turn = { $seat-symbols } { $points }
line-panel_guest = **Ваш гость:** { $tile }
line-panel_jack = **Мастер на все руки:** значение { $value }
line-own_money = **Деньги:** { symbol-taler }{ unit-talers }
line-own_money_hidden = **Деньги:** скрыты
line-own_goods = **Товары:** { $goods-count ->
    [0] нет
   *[other] { $goods }
}
line-own_peddled = **На Торговцах:** { $goods }
line-own_agents = **Посредников:** { symbol-agent }{ $agents } · **в запасе:** { $stock }
line-own_craftsmen = **{ $guild }:** { $total }{ $values-count ->
    [1] {""}
   *[other] {" "}({ $values-sum })
}
line-own_no_craftsmen = **Мастера:** пока нет
line-own_townsmen = **Горожане:** { $tiles }
line-own_crests = **Гербы гильдий:** { $guilds-count ->
    [0] нет
   *[other] { $guilds }
} · { symbol-prestige }**гербы престижа:** { $prestige ->
    [0] нет
   *[other] { $prestige }
}
line-points_total = ### { symbol-point }Если бы игра закончилась сейчас: { unit-points }
line-points_townsmen = Горожане: { unit-points }
line-points_majorities = Большинство мастеров: { unit-points }
line-points_great = Гильдии с суммой 30 и больше: { unit-points }
line-points_all_guilds = Мастера всех гильдий: { unit-points }
line-points_richest = Самый богатый игрок: { unit-points }
line-points_crests = Гербы: { unit-points }
line-points_without_richest = -# Без очков за богатство: деньги скрыты до конца игры.
line-status_round = ### Раунд { $round } из { $rounds }, ход { $turn }
line-status_planning = Планирование: игроки выбирают гильдии.
line-status_action = Фаза действия. Активирована гильдия { $guild-gen }.
line-status_round_end = Раунд окончен.
line-status_naming = Мастера на все руки выбирают гильдии.
line-status_over = Игра окончена.
line-status_order = -# Порядок хода: { $seats-symbols }
line-status_prestige = { symbol-prestige }**Гильдия престижа:** { $guild }
line-status_acting = Сейчас действует: { $seat }
line-status_next = Затем здесь: { $seats-symbols }
line-status_finished = Закончили этот раунд: { $seats-symbols }

## Questions
ask-plan = Куда послать посредников?
ask-plan-hint = По одному посреднику на гильдию. План можно менять, пока планируют другие.
ask-act = Что сделает ваш посредник?
ask-act-hint = Одно действие, после него посредник уходит на крышу.
ask-sell = Сколько товаров продать?
ask-sell-hint = Гильдия покупает только собственные товары.
ask-buy = Что купить?
ask-buy-hint = Всё на этом складе стоит одинаково, чужие товары тоже.
ask-guest = Какого гостя нанять?
ask-guest-hint = Платите товарами, они остаются на складе этой гильдии.
ask-price = Как заплатить?
ask-price-hint = «Любым» может быть и собственный товар гильдии.
ask-extra = Какие товары добавить к плате?
ask-extra-hint = Подойдут любые, в том числе собственный товар гильдии.
ask-victim = К кому послать Грабителя?
ask-victim-hint = Он заберёт для вас два товара, банк возместит потерю. Можно и отказаться.
ask-spoils = Какие товары заберёт ваш Грабитель?
ask-spoils-hint = Банк заплатит за каждый товар столько, сколько он стоит в своей гильдии.
ask-craft = Мастеров какой гильдии поменяет местами Стражник?
ask-craft-hint = Главы гильдий остаются на месте. Можно и отказаться.
ask-swap = Какие два мастера поменяются местами?
ask-swap-hint = Выберите ровно двух.
ask-peddle = Какой товар положить на Торговца?
ask-peddle-hint = При выборе фаворитов этого раунда он считается за 4, потом вернётся к вам.
ask-mayor = На крышу какой гильдии послать Мэра?
ask-mayor-hint = До конца игры: каждый раунд все получают по 1 талеру за каждого своего мастера этой гильдии.
ask-duchess = В какую гильдию перенести герб престижа?
ask-duchess-hint = Не в гильдию престижа прошлого раунда. Можно и оставить его на месте.
ask-first = Занять первое место в порядке хода?
ask-first-hint = Остальные сохранят свой порядок за вами.
ask-jack = Какой гильдии поможет Мастер на все руки?
ask-jack-hint = Он добавит своё значение и один тайл к большинству этой гильдии, больше ни к чему.

## Options
choice-plan = { $guild }
choice-plan-prestige = ★ { $guild }
choice-plan-none = Пас на раунд
choice-act-sell = Продать
choice-act-recruit = Нанять
choice-act-buy = Купить
choice-act-nothing = Бездействовать
choice-sell = Продать { $number } · +{ unit-talers }
detail-sell = { $number ->
    [0] У вас не останется ни одного
   *[other] У вас останется { $number }
}
choice-buy = { $good-single }{ mark-copy } · { unit-price }
detail-buy = Здесь { $stored } · у вас { $owned } · цена в своей гильдии { unit-price }
choice-guest = { $tile }
choice-guest-priced = { $tile } ({ price-short })
detail-guest-craftsman = { unit-cost }{ $number ->
    [0] +{ $value } к сумме { $guild-gen } (у вас пока нет мастеров)
    [one] +{ $value } к сумме { $guild-gen } (у вас { $total }, { $number } мастер)
    [few] +{ $value } к сумме { $guild-gen } (у вас { $total }, { $number } мастера)
   *[other] +{ $value } к сумме { $guild-gen } (у вас { $total }, { $number } мастеров)
}
detail-guest-councilman = { unit-cost }+1 посредник сразу
detail-guest-burglar = { unit-cost }Забрать 2 товара у одного игрока, банк возместит потерю
detail-guest-guardsman = { unit-cost }Поменять местами 2 мастеров одной гильдии
detail-guest-musician = { unit-cost }{ $value ->
    [one] +{ $value } талер каждый раунд
    [few] +{ $value } талера каждый раунд
   *[other] +{ $value } талеров каждый раунд
}
detail-guest-peddler = { unit-cost }Один ваш товар считается за 4 при выборе фаворитов раунда
detail-guest-mayor = { unit-cost }Каждый раунд всем по 1 талеру за мастера одной гильдии
detail-guest-nobleman = { unit-cost }{ $value } ПО в конце игры
detail-guest-tax_collector = { unit-cost }1 ПО за каждые 10 талеров в конце игры
detail-guest-engraver = { unit-cost }Считается ещё одним гербом престижа
detail-guest-foreman = { unit-cost }1 ПО за каждого вашего мастера со значением { $value }
detail-guest-apprentice = { unit-cost }1 ПО за каждое ваше 2-е или 3-е место в большинстве
detail-guest-banker = { unit-cost }Каждый раунд 2 талера за каждые 10 ваших талеров
detail-guest-jack = { unit-cost }В конце игры +{ $value } к большинству одной гильдии
detail-guest-historian = { unit-cost }В конце игры лишний герб заменит один недостающий
detail-guest-merchant = { unit-cost }+1 талер за каждый проданный товар, −2 ПО в конце игры
detail-guest-haggler = { unit-cost }Каждая покупка на 1 талер дешевле, −2 ПО в конце игры
detail-guest-duchess = { unit-cost }Перенести герб престижа в другую гильдию
choice-price = { $goods }
choice-extra = { $good-single }{ mark-copy }
detail-extra = У вас { $owned } · цена в своей гильдии { unit-price }
choice-victim = { $seat }
detail-victim = { $goods }
choice-victim-none = Никого не грабить
choice-spoils = { $good-single }{ mark-copy }
detail-spoils = Жертва получит { unit-talers } · у вас { $owned }
choice-craft = { $guild }
detail-craft = Можно переставить { $number } (значения { $values })
choice-craft-none = Никого не менять
choice-swap = { $tile }
detail-swap-master = { $place } · глава гильдии в раунде { $round }
detail-swap-lower = { $place } · нижний тайл пары: достанется фавориту 4-го раунда
detail-swap-guest = { $place } · гость за { $goods-acc }
choice-peddle = { $good-single }
detail-peddle = У вас будет { $number }, у ближайшего соперника { $rival }
choice-mayor = { $guild }
detail-mayor = Мастера этой гильдии: у вас { $number }, у остальных { $rivals }
choice-duchess = { $guild }
detail-duchess = Товары этой гильдии: у вас { $number }, у ближайшего соперника { $rival }
choice-duchess-none = Оставить на месте
choice-first-yes = Занять первое место
detail-first-yes = Сейчас вы на { $place }-м месте из { $number }
choice-first-no = Остаться на своём месте
choice-jack = { $guild }
detail-jack = У вас будет { $total }, у ближайшего соперника { $rival }

## Rules by topic
topic-goal-title = Цель игры
topic-goal =
    Вы добиваетесь места в совете Нюрнберга и для этого привлекаете на свою сторону мастеров его гильдий.
    За четыре раунда покупок, продаж и найма копятся мастера, горожане, гербы и талеры.
    Побеждает тот, у кого после четвёртого раунда больше всех победных очков (ПО).
topic-setup-title = Подготовка к игре
topic-setup =
    Вдвоём играют с гильдиями 1–3, каждый следующий игрок добавляет ещё одну.
    В начале у вас 25 талеров, 4 посредника и по одному товару каждой гильдии; ещё 4 посредника ждут в запасе.
    В мастерских каждой гильдии видны пять мастеров, нижний из них — глава.
    В комнаты каждой гильдии приходят три гостя; первая комната пустует.
    Талеры держат в тайне, а товары, тайлы и гербы лежат открыто.
topic-planning-title = Планирование
topic-planning =
    Все планируют одновременно и тайно: по одной карте на каждую гильдию, где хотят действовать.
    На каждую карту нужен посредник.
    Всем видно, сколько карт вы выложили, но не какие.
    Если не выложить ни одной, вы пасуете и ждёте следующего раунда.
topic-actions-title = Действия
topic-actions =
    Гильдии активируются по порядку номеров; те, на которые нет карт, пропускаются.
    Каждый, чья карта там лежит, совершает в порядке хода одно действие: продаёт, нанимает, покупает или бездействует.
    Затем посредник уходит на крышу гильдии и возвращается в конце раунда.
topic-sell-title = Продажа
topic-sell =
    Гильдии можно продать любое количество её собственных товаров.
    За каждый банк платит столько талеров, каково значение нынешнего главы гильдии.
    Товары попадают на её склад.
topic-recruit-title = Найм
topic-recruit =
    Возьмите одного гостя из комнат и заплатите за него товарами: они попадают на этот склад.
    Комната 1: 1 собственный товар гильдии. Комната 2: 1 собственный + 1 любой. Комната 3: 2 собственных или 1 собственный + 2 любых. Комната 4: 3 собственных или 2 собственных + 2 любых.
    Сначала срабатывает гость, затем вы получаете по 1 талеру за каждого посредника, уже стоящего на этой крыше.
    После этого можно занять первое место в порядке хода.
    Мастер с пометкой «+посредник» даёт посредника из вашего запаса.
topic-buy-title = Покупка
topic-buy =
    Купите от 1 до 3 товаров в любом сочетании со склада гильдии.
    Каждый стоит столько, каково значение главы, чужие товары тоже.
    Только в первый ход игры покупки ограничены там, где собралось много игроков.
    Впятером: по 2 товара, если там 3 карты, и по 1, если 4 или 5. Вчетвером: по 2, если карт 3 или 4.
topic-nothing-title = Бездействие
topic-nothing =
    В запланированной гильдии можно ничего не делать.
    Посредник всё равно уходит на крышу.
topic-turn_order-title = Порядок хода
topic-turn_order =
    Дорожка решает, кто в гильдии действует раньше; в начале порядок случайный.
    После найма можно сразу встать на первое место, остальные сохраняют свой порядок.
    При равном числе товаров и талеров фаворита тоже определяет дорожка.
topic-turn_end-title = Конец хода
topic-turn_end =
    Игрок без посредников больше не действует в этом раунде.
    Пока хоть кто-то может действовать, начинается новый ход с планирования.
    Посредников, полученных в этом ходу, можно планировать уже на следующий.
topic-round_end-title = Конец раунда
topic-round_end =
    Сначала главы выбирают фаворитов, затем посредники возвращаются и все получают доход.
    После 4-го раунда идёт подсчёт очков.
    Иначе следующий мастер каждой гильдии становится её главой.
    Гость из первой комнаты выбывает, остальные сдвигаются влево, пустые комнаты пополняются, пока в стопке есть гости.
    В конце герб престижа переходит к новой гильдии.
topic-favorites-title = Фавориты
topic-favorites =
    Каждая гильдия выбирает того, у кого больше всех её товаров; при ничьей решают талеры, потом место в порядке хода.
    Фаворит возвращает один такой товар и получает главу, герб гильдии и герб престижа, если он там лежит.
    В 4-м раунде вместе с главой достаётся и второй мастер пары.
    Если товара ни у кого нет, мастера и невостребованный герб престижа выбывают из игры.
topic-income-title = Доход
topic-income =
    В конце каждого раунда все получают по 3 талера.
    К ним добавляют своё Музыканты, Мэры и Банкиры.
topic-prestige-title = Гильдия престижа
topic-prestige =
    Герб престижа лежит у самой престижной гильдии: у той, где значение главы выше всех; при ничьей — у гильдии с меньшим номером.
    Одна и та же гильдия не получает его два раунда подряд.
    Герб достаётся её фавориту; каждый герб престижа считается отдельным гербом.
topic-scoring-title = Подсчёт очков
topic-scoring =
    Горожане приносят то, что указано на тайлах, а большинство мастеров каждой гильдии — 5, 3 и 1 ПО.
    Мастера одной гильдии на сумму 30 и больше: 2 ПО. Мастера всех гильдий в игре: 5 ПО.
    Самый богатый игрок получает 5 ПО, при ничьей — по 2.
    Разные гербы приносят до 20 ПО.
topic-majorities-title = Большинство мастеров
topic-majorities =
    В каждой гильдии складываются значения ваших мастеров; при равной сумме решает число тайлов.
    1-е место — 5 ПО, 2-е — 3, 3-е — 1. Если 2-е или 3-е место занять некому, его очки тоже получает единственный первый.
    Если поровну и тайлов: за 1-е место — по 4 ПО, 2-е не присуждается, а 3-е — только если первых двое.
    Ничья за 2-е место — по 2 ПО, 3-е не присуждается. Ничья за 3-е — ничего.
topic-crests-title = Гербы
topic-crests =
    Разные гербы приносят очки: 3 герба — 2 ПО, 4 — 5, 5 — 9, 6 — 14, 7 и больше — 20.
    Герб каждой гильдии считается один раз.
    Каждый герб престижа и каждый Резчик считаются ещё одним.
topic-ties-title = Ничьи
topic-ties =
    При равных очках побеждает тот, у кого больше мастеров, потом — у кого выше их общая сумма, иначе победу делят.
    Фавориты: больше талеров, потом лучшее место в порядке хода.
    Престиж: меньший номер гильдии.
topic-councilman-title = Член совета ★
topic-councilman =
    Вы сразу получаете посредника из запаса; больше { $agents } не бывает ни у кого.
    Потом тайл замешивается в стопку гостей.
topic-burglar-title = Грабитель ★
topic-burglar =
    Вы можете сразу забрать у одного соперника { $number ->
        [one] { $number } товар
        [few] { $number } товара
       *[other] { $number } товаров
    } (или единственный).
    Банк платит жертве за каждый товар значение главы его гильдии.
    Потом тайл замешивается в стопку гостей.
topic-guardsman-title = Стражник ★
topic-guardsman =
    Вы можете сразу поменять местами двух мастеров одной гильдии, в каких бы комнатах и мастерских они ни были.
    Глав гильдий двигать нельзя, оба тайла пары — можно.
    Потом тайл замешивается в стопку гостей.
topic-musician-title = Музыкант ☾
topic-musician =
    В конце каждого раунда он приносит вам столько талеров, сколько указано на тайле.
topic-peddler-title = Торговец ☾
topic-peddler =
    Вы обязаны положить на него один свой товар; если товаров не осталось, он сразу замешивается в стопку гостей.
    При выборе фаворитов этого раунда он вместе с товаром считается за { $number ->
        [one] { $number } такой товар
        [few] { $number } таких товара
       *[other] { $number } таких товаров
    }. Несколько Торговцев складываются.
    До тех пор товаром нельзя пользоваться.
    Потом товар возвращается к вам, если его не пришлось отдать гильдии, а тайл замешивается в стопку гостей.
topic-mayor-title = Мэр ☾
topic-mayor =
    Он сразу встаёт на крышу выбранной вами гильдии и остаётся там до конца игры.
    В конце каждого раунда все получают { $talers ->
        [one] по { $talers } талеру
        [few] по { $talers } талера
       *[other] по { $talers } талеров
    } за каждого своего мастера этой гильдии.
    Два Мэра на одной крыше платят вдвойне. Посредником он не считается.
topic-nobleman-title = Дворянин ☀
topic-nobleman =
    В конце игры он приносит столько ПО, сколько указано на тайле.
topic-tax_collector-title = Сборщик налогов ☀
topic-tax_collector =
    В конце игры он приносит 1 ПО за каждые полные { $money } ваших талеров.
topic-engraver-title = Резчик ☀
topic-engraver =
    В конце игры он считается ещё одним гербом престижа среди ваших разных гербов.
topic-foreman-title = Бригадир ☀
topic-foreman =
    В конце игры он приносит { unit-points } за каждого вашего мастера со значением на его тайле.
topic-apprentice-title = Подмастерье ☀
topic-apprentice =
    В конце игры он приносит { unit-points } за каждое ваше 2-е или 3-е место по большинству мастеров.
    Места, занятые вничью, тоже считаются, даже 3-е без очков.
topic-banker-title = Банкир ☾ (дополнительный)
topic-banker =
    В конце каждого раунда он приносит { unit-talers } за каждые полные { $money } талеров, которые были у вас до получения дохода.
    Два Банкира считают одни и те же деньги.
topic-jack-title = Мастер на все руки ☀ (дополнительный)
topic-jack =
    Перед подсчётом большинства вы выбираете для него одну из гильдий в игре.
    К её большинству он добавляет своё значение и один тайл, даже если других мастеров там у вас нет.
    Больше он ни на что не влияет.
topic-historian-title = Историк ☀ (дополнительный)
topic-historian =
    При подсчёте гербов один лишний герб гильдии заменяет герб гильдии в игре, которого вам не хватает.
    Применяется автоматически, если это выгодно.
topic-merchant-title = Купец (дополнительный)
topic-merchant =
    Теперь каждый проданный вами товар приносит на { unit-talers } больше (наше предположение).
    В конце игры это стоит вам { unit-points }.
topic-haggler-title = Закупщик (дополнительный)
topic-haggler =
    Теперь каждый покупаемый вами товар дешевле на { unit-talers }.
    В конце игры это стоит вам { unit-points }.
topic-duchess-title = Герцогиня ★ (дополнительная)
topic-duchess =
    Вы можете сразу перенести герб престижа в другую гильдию, но не в гильдию престижа прошлого раунда.
    Потом тайл замешивается в стопку гостей.

## The game and its variants
level-merchant = берёт то, что выгодно прямо сейчас
level-patient = не спешит и выбирает подходящий момент
option-bonus = Играть с дополнительными горожанами
title = Нюрнберг
name-bonus = бонус
game-note = В правилах не сказано, сколько в игре тайлов каждого горожанина и какие значения у мастеров: эти числа мы **предположили**. Дополнительные горожане взяты из описания небольшого дополнения. Об этом есть тема в правилах.
option-bonus-off = Без дополнительных горожан
option-bonus-on = С дополнительными горожанами

## Buttons that confirm what was picked
confirm-plan = { $guilds-count ->
    [one] Утвердить план: { $guilds-count } гильдия
    [few] Утвердить план: { $guilds-count } гильдии
   *[other] Утвердить план: { $guilds-count } гильдий
}
confirm-buy = { $goods-count ->
    [one] Купить { $goods-count } товар за { unit-talers }
    [few] Купить { $goods-count } товара за { unit-talers }
   *[other] Купить { $goods-count } товаров за { unit-talers }
}
confirm-extra = { $goods-count ->
    [one] Отдать { $goods-count } товар
    [few] Отдать { $goods-count } товара
   *[other] Отдать { $goods-count } товаров
}
confirm-spoils = Забрать { $goods-acc }
confirm-swap = Поменять местами { $tiles-value }
doubt-plan = **Спасовать до конца раунда?** { $agents ->
    [one] { $agents } посредник останется без дела до следующего раунда.
    [few] { $agents } посредника останутся без дела до следующего раунда.
   *[other] { $agents } посредников останутся без дела до следующего раунда.
}
doubt-plan-yes = Да, пасую
doubt-act = **Ничего не делать у { $guild-gen }?** Посредник уйдёт на крышу, и действие пропадёт.
doubt-act-yes = Да, бездействовать

## Calls
call-plan = пора планировать
call-act = ваш ход у { $guild-gen }
call-act-here = ваш ход
call-jack = выберите гильдию для Мастера на все руки

## What can be looked at
sight-board = Всё поле
sight-guild = { $guild } крупным планом
sight-player = Мой планшет
sight-player_of = Планшет: { $seat }
sight-legend = Обозначения на поле

## While others still plan
button-reopen = Изменить план
panel-sealed = Ваш план принят. Его можно изменить, пока не готовы планы всех игроков.
