## Orders for coming decisions: what they are for
occasion-guild = В гильдии { $guild-gen }
occasion-plan = План: раунд { $round }, ход { $turn }
occasion-plan-hint = По карте для каждой из первых гильдий, на сколько хватит посредников.
occasion-pay = Чем платить за гостей
occasion-first = Первое место в порядке хода
occasion-burglar = Кого грабит Грабитель
occasion-guardsman = Что делает Стражник
occasion-peddler = Что кладут на Торговца
occasion-mayor = Куда отправится Мэр
occasion-duchess = Куда Герцогиня перенесёт герб
occasion-jack = Гильдия Мастера на все руки
shelf-recruit = Нанять гостя…
shelf-buy = Купить не дороже…
shelf-other = Продать или ничего…
shelf-plan = Гильдии для посредников…
shelf-pay = Какие товары беречь…
shelf-first = Первое место или своё…
shelf-burglar = Кого грабить и что взять…
shelf-guardsman = Менять или нет…
shelf-peddler = Товары по предпочтению…
shelf-mayor = Гильдии по предпочтению…
shelf-duchess = Гильдии по предпочтению…
shelf-jack = Гильдии по предпочтению…

## Instructions: what to do, and if what
instruction-recruit = Нанять { $tile-acc }
instruction-recruit_for = { $tile-acc } за ≤ { $number ->
    [one] { $number } товар
    [few] { $number } товара
   *[other] { $number } товаров
}
instruction-buy = Купить { $goods-acc } не дороже { $price }
instruction-buyall = Купить побольше: { $good } за ≤ { $price }
instruction-lead = Обойти всех: { $good } за ≤ { $price }
instruction-sell_all = Продать всё: { $good }
instruction-sell_keep = Продать: { $good }, кроме { $number }
instruction-nothing = Бездействовать
instruction-pay_keep = Беречь { $good-acc }
instruction-pay_fewest = Платить как можно меньше товаров
instruction-first_yes = Занять первое место
instruction-first_no = Остаться на своём месте
instruction-best = Как решил бы бот
instruction-rob_good = Взять { $good-acc } у кого больше
instruction-rob_seat = Ограбить: { $seat }
instruction-rob_none = Никого не грабить
instruction-swap_none = Никого не менять
instruction-peddle = { $good-single }
instruction-mayor = { $guild }
instruction-duchess = { $guild }
instruction-duchess_none = Оставить герб на месте
instruction-jack = { $guild }
instruction-plan = { $guild }
instruction-plan_pass = Пас до конца раунда

## When to be asked though the computer plays
when-guest = можно кого-то нанять
when-townsman = можно нанять горожанина
when-prestige = это гильдия престижа
when-plan = пора выкладывать карты
