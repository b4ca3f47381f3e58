## Картинки: имена гильдий, которые помещаются в рисунок
picture-guild-brewers = Пивовары
picture-guild-bakers = Пекари
picture-guild-shoemakers = Сапожники
picture-guild-printers = Печатники
picture-guild-tailors = Портные
picture-guild-hatmakers = Шляпники

## Товары
picture-good-beer = Пиво
picture-good-pastries = Выпечка
picture-good-shoes = Обувь
picture-good-pages = Страницы
picture-good-cloth = Ткань
picture-good-hats = Шляпы

## Горожане
picture-townsman-councilman = Член совета
picture-townsman-burglar = Грабитель
picture-townsman-guardsman = Стражник
picture-townsman-musician = Музыкант
picture-townsman-peddler = Торговец
picture-townsman-mayor = Мэр
picture-townsman-nobleman = Дворянин
picture-townsman-tax_collector = Сборщик налогов
picture-townsman-engraver = Резчик
picture-townsman-foreman = Бригадир
picture-townsman-apprentice = Подмастерье
picture-townsman-banker = Банкир
picture-townsman-jack = Мастер на все руки
picture-townsman-historian = Историк
picture-townsman-merchant = Купец
picture-townsman-haggler = Закупщик
picture-townsman-duchess = Герцогиня

## Поле
picture-round = Раунд { $round }/{ $rounds }
picture-turn = Ход { $turn }
picture-calm = Гильдия престижа: { $guild }
picture-stack = Гостей в стопке: { $count }
picture-plans = Планируют
picture-acts = Ходит
picture-names = Выбирает
picture-called = { $guild }: завершено
picture-round-over = Раунд окончен
picture-game-over = Конец игры

## Другие картинки
picture-townsmen = Горожане
picture-agents = { $count ->
    [one] посредник
    [few] посредника
   *[other] посредников
}
picture-in-stock = в запасе
picture-talers = { $count ->
    [one] талер
    [few] талера
   *[other] талеров
}
picture-plan = План
picture-prestige = Гербы престижа
picture-or = или
picture-price = Цена одного товара: { $count }
picture-vacant = Гостя нет
picture-round-end = Конец раунда { $round }/{ $rounds }
picture-favorites = Фавориты гильдий
picture-income = Доход
picture-points-majorities = Большинство
picture-points-crests = Гербы
picture-points-townsmen = Горожане
picture-points-all = Все гильдии
picture-points-great = Гильдии на 30+
picture-points-richest = Самый богатый

## Как читать поле
picture-legend-agents = Посредники на крыше
picture-legend-left = Оставшиеся гербы гильдии
picture-legend-prestige-here = Здесь лежит герб престижа
picture-legend-cost = Цена гостя: товары гильдии + любые
picture-legend-master = Глава гильдии: цена товара
picture-legend-pair = Будущие главы, последние — парой
picture-legend-stored = Товары на складе
picture-legend-star = Действует сразу
picture-legend-moon = Действует в конце раунда
picture-legend-sun = Считается в конце игры
picture-legend-agent = Даёт ещё одного посредника
picture-legend-most = Золотой фон: больше всех
picture-legend-tie = Наполовину золотой: поровну
picture-legend-craft = Мастера: сумма и количество
picture-legend-cards = Карты, ещё лежащие закрыто
picture-legend-pass = Не действует до конца раунда

## Описания картинок
picture-alt-board = Поле «Нюрнберга», раунд { $round } из { $rounds }, ход { $turn }.
picture-alt-guild-close = { $guild } крупным планом, раунд { $round } из { $rounds }.
picture-alt-panel = Планшет игрока { $name }, раунд { $round } из { $rounds }.
picture-alt-order = Порядок хода: { $names }.
picture-alt-guild = { $guild }: цена { $price }, гости: { $guests }.
picture-alt-player = { $name }: посредников { $agents }, товаров { $goods }, мастеров { $craftsmen } (сумма { $total }), гербов { $crests }.
picture-alt-round = Конец раунда { $round } из { $rounds }.
picture-alt-favorite = { $guild }: { $name }.
picture-alt-income = { $name } получает { $talers ->
    [one] { $talers } талер
    [few] { $talers } талера
   *[other] { $talers } талеров
}.
picture-alt-legend = Обозначения на поле: дом гильдии с пояснениями.

## Позиция текстом
picture-text-head = **Нюрнберг**: раунд { $round } из { $rounds }, ход { $turn }. Гостей в стопке: { $stack }.
picture-text-guild = **{ $number }. { $guild }**: { $good } по { $price }.
picture-text-no-master = **{ $number }. { $guild }**: главы нет.
picture-text-prestige = Здесь лежит герб престижа.
picture-text-master-agent = Глава приносит посредника.
picture-text-coming = Будущие главы: { $values }.
picture-text-pair = пара { $upper } над { $lower }
picture-text-window = { $window }) { $tile }: { $price }
picture-text-own = { $good }{ $own ->
    [1] {""}
   *[other] {" "}×{ $own }
}
picture-text-any = { $good }{ $own ->
    [1] {""}
   *[other] {" "}×{ $own }
} + { $any ->
    [1] любой
   *[other] любые ×{ $any }
}
picture-text-storehouse = Склад: { $goods }.
picture-text-roof = Крыша: { $agents }.
picture-text-crests-left = Гербов осталось: { $count }.
picture-text-mayors = Мэров: { $count }.
picture-text-player = **{ $name }**: посредников { $agents } (в запасе { $stock }), действий запланировано { $cards }.
picture-text-points = Очки сейчас без скрытых денег: { $points }.
picture-text-money = Талеров: { $talers }.
picture-text-passed = Не действует до конца раунда.
picture-text-goods = Товары: { $goods }.
picture-text-peddled = На Торговцах: { $goods }.
picture-text-craftsmen = Мастера: { $craftsmen }.
picture-text-townsmen = Горожане: { $townsmen }.
picture-text-crests = Гербы: { $crests }.
picture-text-nothing = нет

## Что делает каждый горожанин: картинки с объяснениями
picture-legend-townsmen = Что делают горожане
picture-legend-bonus = Что делают дополнительные горожане
picture-effect-councilman = ещё один посредник, всего не больше { $agents }
picture-effect-burglar = заберите { $number } { $number ->
    [one] товар
    [few] товара
   *[other] товаров
} у одного игрока, банк ему заплатит
picture-effect-guardsman = меняет местами двух мастеров одной гильдии
picture-effect-musician = { $values } талеров каждый раунд
picture-effect-peddler = он и ваш товар считаются в этом раунде за { $number }
picture-effect-mayor = каждый раунд всем { unit-talers } за мастера одной гильдии
picture-effect-nobleman = { $values } ПО
picture-effect-tax_collector = 1 ПО за каждые { $money } талеров
picture-effect-engraver = считается ещё одним гербом престижа
picture-effect-foreman = { unit-points } за каждого вашего мастера со значением { $values }
picture-effect-apprentice = { unit-points } за каждое ваше 2-е или 3-е место
picture-effect-banker = каждый раунд { unit-talers } за каждые { $money } ваших
picture-effect-jack = { $values } к большинству одной гильдии
picture-effect-historian = лишний герб заменяет недостающий
picture-effect-merchant = { unit-talers } сверху за каждый проданный товар; −{ unit-points }
picture-effect-haggler = каждая покупка дешевле на { unit-talers }; −{ unit-points }
picture-effect-duchess = переносит герб престижа в другую гильдию

## The picture for planning: its columns, and what the marks at the guests mean
picture-plan-guild = Гильдия · цена
picture-plan-goods = Вы и другие
picture-plan-can = хватает
picture-plan-cannot = не хватает

## Guests by their shortest names, where there is little room
picture-brief-councilman = Член совета
picture-brief-burglar = Грабитель
picture-brief-guardsman = Стражник
picture-brief-musician = Музыкант
picture-brief-peddler = Торговец
picture-brief-mayor = Мэр
picture-brief-nobleman = Дворянин
picture-brief-tax_collector = Сборщик
picture-brief-engraver = Резчик
picture-brief-foreman = Бригадир
picture-brief-apprentice = Подмастерье
picture-brief-banker = Банкир
picture-brief-jack = Мастер
picture-brief-historian = Историк
picture-brief-merchant = Купец
picture-brief-haggler = Закупщик
picture-brief-duchess = Герцогиня

## The picture at a guild
picture-act-each = { $price } за штуку
picture-act-keep = останется { $number }
picture-act-lack = не хватает { $number }
picture-act-buy = Купить
picture-act-sell = Продать
picture-act-most = У кого больше
picture-act-empty = Склад пуст

## What a guest brings, in a few words
picture-brings-sum = Сумма { $own } → { $sum }
picture-brings-rival = соперник: { $sum }
picture-brings-agent = +1 посредник
picture-brings-councilman = ещё один посредник
picture-brings-burglar = заберёт товары соперника: { $number }
picture-brings-guardsman = меняет двух мастеров гильдии
picture-brings-musician = талеры каждый раунд: { $value }
picture-brings-peddler = с ним товар считается за { $number }
picture-brings-mayor = { unit-talers } в раунд за мастера гильдии
picture-brings-nobleman = { $value } ПО в конце
picture-brings-tax_collector = 1 ПО за каждые { $money } талеров
picture-brings-engraver = ещё один герб престижа
picture-brings-foreman = { unit-points } за мастера со значением { $value }
picture-brings-apprentice = { unit-points } за 2-е или 3-е место
picture-brings-banker = { unit-talers } в раунд за { $money } ваших
picture-brings-jack = +{ $value } к большинству гильдии
picture-brings-historian = лишний герб заменит нужный
picture-brings-merchant = продажа дороже на { $talers }; −{ unit-points }
picture-brings-haggler = покупка дешевле на { $talers }; −{ unit-points }
picture-brings-duchess = переносит герб престижа

## Descriptions of the pictures for planning and at a guild
picture-alt-plan = Планирование, раунд { $round } из { $rounds }, ход { $turn }. По гильдиям: цена товара; сколько его у вас и у других ({ $names }); гости, на которых хватает (товары гильдии + любые) и не хватает (сколько).
picture-alt-plan-guild = { $guild } { $price }{ $prestige ->
    [0] {""}
   *[1] , престиж
}{ $roof ->
    [0] {""}
   *[other] , крыша +{ $roof }
}{ $stored ->
    [0] , склад пуст
   *[other] {""}
}: { $goods }{ $payables ->
    [0] {""}
   *[other] ; хватает: { $payable }
}{ $dears ->
    [0] {""}
   *[other] ; не хватает: { $dear }
}.
picture-alt-you = вы
picture-alt-act = { $guild }: { $price } за штуку{ $prestige ->
    [0] {""}
   *[1] , герб престижа
}{ $roof ->
    [0] {""}
   *[other] , крыша +{ $roof } за найм
}.
picture-alt-act-own = У вас талеров { $talers }; { $goods }.
picture-alt-act-buy = Купить (останется талеров): { $numbers }.
picture-alt-act-sell = Продать (останется товара): { $numbers }.
picture-alt-act-most = { $good }: у кого больше, тому { $tiles }, герб{ $prestige ->
    [0] {""}
   *[1] {" "}и герб престижа
}: { $hands }.
